"""How fast the kernel is beside other libraries: rows for `bench_kernel.py`.

It installs nothing: what is not there is left out with a sentence. By itself it prints the rows:
`python -m benchmarks.kernel_peers`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from time import process_time
from typing import Any

from agurk.sim import native
from benchmarks.kernel_lanes import kernel_rate
from benchmarks.measuring import Row, best

SECONDS = 0.5
OH_HELL = "oh_hell(players=4,num_tricks_fixed=7)"
OF_OPEN_SPIEL = {
    "its loop in Python": {"avx512": 2000, "avx2": 1200},
    "its whole games in C++": {"avx512": 600, "avx2": 390},
    "its rollouts in C++": {"avx512": 170, "avx2": 100},
}
"""How many times as many deals as OpenSpiel plays are wanted, by how it plays and by tier."""

GAMES = {
    "pyspiel": ("OpenSpiel, a game much like ours, stepped from Python", ("pyspiel",)),
    "pettingzoo": ("PettingZoo, leduc poker", ("pettingzoo", "pygame", "rlcard")),
    "pgx": ("pgx, leduc poker, 4,096 games at once", ("pgx",)),
}
"""By module, what is played there, and what that has to import."""


def rows() -> Iterator[Row]:
    """Yield a row for each library that is there."""
    for module, (what, needed) in GAMES.items():
        missing = [each for each in needed if find_spec(each) is None]
        if missing:
            print(f"{' and '.join(missing)} cannot be imported: {what} is not measured.")
            continue
        games, plays = RATES[module]()
        yield Row(f"{what}: games", games / 1e3, "k games/s")
        yield Row(f"{what}: plays", plays / 1e6, "M plays/s")
        if module == "pyspiel" and native.available():
            yield from beside_open_spiel(games)


def beside_open_spiel(stepped: float) -> Iterator[Row]:
    """Yield how many times as many deals we play, given the games a second of its Python loop."""
    tier = native.kernel.lane_tiers()[-1]
    (ours,) = best(partial(kernel_rate, "danish", 4, tier))
    rates = (stepped, *open_spiel_in_cpp())
    for (how, wanted), theirs in zip(OF_OPEN_SPIEL.items(), rates, strict=True):
        name = f"danish, 4 players, {tier}, beside {how}"
        yield Row(name, ours / theirs, "times", wanted.get(tier))


def repeated(play: Callable[[], int]) -> tuple[float, float]:
    """Return how many games and plays a second something plays, given what plays one game."""
    games = plays = 0
    begun = process_time()
    while (spent := process_time() - begun) < SECONDS:
        plays += play()
        games += 1
    return games / spent, plays / spent


def open_spiel() -> tuple[float, float]:
    """Play Oh Hell with four players and seven cards: the tricks, the deal and as many choices."""
    pyspiel: Any = import_module("pyspiel")
    game, random = pyspiel.load_game(OH_HELL), Random(1)

    def play() -> int:
        state, plays = game.new_initial_state(), 0
        while not state.is_terminal():
            plays += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return plays

    return repeated(play)


def open_spiel_in_cpp() -> tuple[float, float]:
    """Return its whole games a second in C++, and those from after the deal."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(OH_HELL)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    seeds, random = count(), Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(random.choice(dealt.legal_actions()))

    def play(begin: Callable[[], Any]) -> int:
        pyspiel.evaluate_bots(begin(), bots, next(seeds))
        return 0

    whole, _ = repeated(partial(play, game.new_initial_state))
    rollouts, _ = repeated(partial(play, dealt.clone))
    return whole, rollouts


def petting_zoo() -> tuple[float, float]:
    """Play leduc poker at random."""
    leduc: Any = import_module("pettingzoo.classic.leduc_holdem_v4")
    env, random = leduc.env(), Random(1)

    def play() -> int:
        env.reset(seed=random.randrange(1 << 30))
        plays = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(random.choice([at for at, legal in enumerate(mask) if legal]))
            plays += 1
        return plays

    return repeated(play)


def pgx() -> tuple[float, float]:
    """Step 4,096 games of leduc poker at once, each with any of its legal actions."""
    library, jax = (import_module(name) for name in ("pgx", "jax"))
    env: Any = library.make("leduc_holdem")
    many = 4_096

    def step(state: Any, key: Any) -> Any:  # noqa: ANN401 - pgx has types of its own
        weights = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.vmap(env.step)(state, jax.random.categorical(key, weights))

    stepped = jax.jit(step)
    begin = jax.jit(jax.vmap(env.init))
    key = jax.random.PRNGKey(1)

    def play() -> int:
        state, plays = begin(jax.random.split(key, many)), 0
        while not bool(state.terminated.all()):
            plays += int((~state.terminated).sum())
            state = stepped(state, jax.random.fold_in(key, plays))
        return plays

    play()
    games, plays = repeated(play)
    return games * many, plays


RATES = {"pyspiel": open_spiel, "pettingzoo": petting_zoo, "pgx": pgx}


if __name__ == "__main__":
    for row in rows():
        print(row, flush=True)
