"""How fast games are stepped, one by one and many at once: rows for `bench_kernel.py`.

By itself it prints them: `python -m benchmarks.bench_kernel games`.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from time import process_time

from agurk.sim.games import Game
from agurk.sim.streams import deals
from agurk.sim.vector_env import VectorEnv
from agurk.variants import VARIANTS
from benchmarks.kernel_matches import PLAYERS
from benchmarks.measuring import Row, rate

MILLION = 1e6
CALL_NS, COPY_NS = 60, 70
"""What a call of a game and a copy of it may cost at most."""
STEPPED, MANY, MANY_SEEN = 6.0, 90.0, 30.0
"""Millions of plays a second: one game from Python, many by one call, many with observations."""
GAMES, CARDS = 1024, 28
DANISH = VARIANTS["danish"]


def asked() -> float:
    """Return how often a second a game can be asked what is legal."""
    game = Game(DANISH, PLAYERS)

    def play(number: int) -> None:
        for _ in range(number // 8):
            game.legal  # noqa: B018 - asking is all
            game.legal  # noqa: B018
            game.legal  # noqa: B018
            game.legal  # noqa: B018
            game.legal  # noqa: B018
            game.legal  # noqa: B018
            game.legal  # noqa: B018
            game.legal  # noqa: B018

    return rate(play, 100_000)


def calls(ask: Callable[[], object]) -> float:
    """Return how often a second something can be asked, the loop that asks included."""

    def play(number: int) -> None:
        for _ in range(number // 8):
            ask()
            ask()
            ask()
            ask()
            ask()
            ask()
            ask()
            ask()

    return rate(play, 100_000)


def stepped() -> float:
    """Return how many cards a second one game plays, dealt anew and stepped from Python."""
    game = Game(DANISH, PLAYERS)
    lowest = [(mask & -mask).bit_length() - 1 for mask in range(1 << 13)]

    def play(number: int) -> None:
        apply = game.apply
        for deal in range(number // CARDS):
            legal = game.deal(deal)
            while legal:
                legal = apply(lowest[legal])

    return rate(play, 100 * CARDS)


def many(*, observe: bool, deals_: int = 40, tries: int = 9) -> float:
    """Return how many cards a second many games play by one call, dealt anew when they end.

    The choices are drawn beforehand, and not counted.
    """
    drawing = VectorEnv(DANISH, PLAYERS, GAMES, seed=1)
    choices = []
    for _ in range(deals_ * CARDS):
        choices.append(drawing.sample().copy())
        drawing.step(choices[-1])
    best = 0.0
    for _ in range(tries):
        env = VectorEnv(DANISH, PLAYERS, GAMES, seed=1, observe=observe)
        begun = process_time()
        for chosen in choices:
            env.step(chosen)
        best = max(best, len(choices) * GAMES / (process_time() - begun))
    return best


def drawn() -> float:
    """Return the same with the drawing of random choices."""
    env = VectorEnv(DANISH, PLAYERS, GAMES, seed=1)

    def play(number: int) -> None:
        for _ in range(number // GAMES):
            env.step(env.sample())

    return rate(play, 100 * GAMES)


def streamed(key: str) -> float:
    """Return how many deals a second come card by card, as arrays."""
    batch = 4096

    def play(number: int) -> None:
        for _ in islice(deals(VARIANTS[key], PLAYERS, batch=batch), number // batch):
            pass

    return rate(play, 4 * batch)


def rows() -> Iterator[Row]:
    """Yield the figures."""
    game = Game(DANISH, PLAYERS)
    yield Row("a game asked what is legal", asked() / MILLION, "M/s", 1000 / CALL_NS)
    yield Row("copy of a game", calls(game.copy) / MILLION, "M/s", 1000 / COPY_NS)
    yield Row("one game stepped from Python", stepped() / MILLION, "M plays/s", STEPPED)
    yield Row(f"{GAMES:,} games by one call", many(observe=False) / MILLION, "M plays/s", MANY)
    seen = many(observe=True) / MILLION
    yield Row(f"{GAMES:,} games with 64 features", seen, "M plays/s", MANY_SEEN)
    yield Row(f"{GAMES:,} games, choices drawn as well", drawn() / MILLION, "M plays/s")
    for key in ("danish", "gurka_is"):
        yield Row(f"{key} card by card, as arrays", streamed(key) / MILLION, "M deals/s")
