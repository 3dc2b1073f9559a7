"""How fast the environments are from Python, beside those of other libraries.

It installs nothing: what is not there is left out with a sentence. `python -m benchmarks.envs`
prints a row for each: episodes and steps a second of processor time, all choices at random.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, NamedTuple

SECONDS = 2.0
GAMES = 4096


class Speed(NamedTuple):
    """How fast something is."""

    what: str
    episodes: float
    steps: float


def speeds() -> Iterator[Speed]:
    """Yield how fast each is that is there."""
    for what, (module, play) in WAYS.items():
        try:
            ready = find_spec(module.partition(".")[0]) is not None
            made = play() if ready else None
        except ImportError as missing:
            print(f"{what} is not measured: {missing}.")
            continue
        if made is None:
            print(f"{what} is not measured: {module} is not installed.")
            continue
        yield Speed(what, *rates(made))


def rates(play: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Return episodes and steps a second, given what plays some of them."""
    play()
    episodes = steps = 0
    begun = process_time()
    while (spent := process_time() - begun) < SECONDS:
        more, each = play()
        episodes += more
        steps += each
    return episodes / spent, steps / spent


def one_at_a_time(env: Any) -> Callable[[], tuple[int, int]]:  # noqa: ANN401 - any AEC environment
    """Return what plays an episode of a PettingZoo environment."""
    random = Random(1)

    def play() -> tuple[int, int]:
        env.reset(seed=random.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"].tolist()
            env.step(random.choice([at for at, legal in enumerate(mask) if legal]))
            steps += 1
        return 1, steps

    return play


def ours() -> Callable[[], tuple[int, int]]:
    return one_at_a_time(import_module("agurk.envs.agurk_v0").env())


def leduc() -> Callable[[], tuple[int, int]]:
    return one_at_a_time(import_module("pettingzoo.classic.leduc_holdem_v4").env())


def single() -> Callable[[], tuple[int, int]]:
    """Return what plays a deal of ours in Gymnasium; a step is one choice of the learner."""
    env: Any = import_module("agurk.envs").Cucumber(bots=["uniform"] * 3)
    random = Random(1)

    def play() -> tuple[int, int]:
        observation, _ = env.reset(seed=random.randrange(1 << 30))
        over, steps = False, 0
        while not over:
            mask = observation["action_mask"].tolist()
            choice = random.choice([at for at, legal in enumerate(mask) if legal])
            observation, _, over, _, _ = env.step(choice)
            steps += 1
        return 1, steps

    return play


def batched() -> Callable[[], tuple[int, int]]:
    batch: Any = import_module("agurk.envs").Batch(GAMES)
    batch.reset(seed=1)

    def play() -> tuple[int, int]:
        for _ in range(28):
            batch.step(batch.sample())
        return GAMES, 28 * GAMES

    return play


def of_open_spiel(text: str, package: str = "") -> Callable[[], tuple[int, int]]:
    """Return what plays a game of OpenSpiel from Python; a step is a choice, not a card dealt."""
    if package:
        import_module(package)
    pyspiel: Any = import_module("pyspiel")
    game, random = pyspiel.load_game(text), Random(1)

    def play() -> tuple[int, int]:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                ranks, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(ranks, weights)[0])
                continue
            steps += 1
            state.apply_action(random.choice(state.legal_actions()))
        return 1, steps

    return play


def oh_hell() -> Callable[[], tuple[int, int]]:
    return of_open_spiel("oh_hell(players=4,num_tricks_fixed=7)")


def our_spiel() -> Callable[[], tuple[int, int]]:
    return of_open_spiel("python_agurk(players=4)", "agurk.envs.open_spiel")


WAYS: dict[str, tuple[str, Callable[[], Callable[[], tuple[int, int]]]]] = {
    "agurk_v0, 4 players": ("pettingzoo", ours),
    "PettingZoo's leduc_holdem_v4": ("rlcard", leduc),
    "agurk/Cucumber-v0 against 3 uniform bots": ("gymnasium", single),
    f"Batch of {GAMES:,}, 4 players": ("gymnasium", batched),
    "python_agurk, 4 players": ("pyspiel", our_spiel),
    "OpenSpiel's oh_hell, 4 players, 7 tricks": ("pyspiel", oh_hell),
}


if __name__ == "__main__":
    print("| what | episodes/s | steps/s |")
    print("|---|---:|---:|")
    for speed in speeds():
        print(f"| {speed.what} | {speed.episodes:,.0f} | {speed.steps:,.0f} |", flush=True)
