"""How fast worlds are drawn, open hands solved and plays tried: rows for `bench_kernel.py`.

By itself it prints them: `python -m benchmarks.kernel_solving`.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random
from time import process_time

from agurk.rules.actions import Lot
from agurk.rules.deal import start
from agurk.rules.dealing import chance, seed_of
from agurk.rules.state import State, begin
from agurk.sim.hidden import Hidden
from agurk.sim.native import kernel
from agurk.sim.policies import POLICIES
from agurk.sim.position import Position
from agurk.sim.rollouts import Rollouts
from agurk.sim.sample import Worlds
from agurk.sim.solver import Method
from agurk.variants import VARIANTS
from benchmarks.measuring import Row, rate

MOST_PLAYS = 10**9


def dealt(key: str, players: int) -> State:
    """Return a match in which the first card is to be played."""
    state = begin(VARIANTS[key], players).apply(Lot(players - 1)).state
    return state.apply(chance(state.match, seed_of("an example"))).state


def worlds() -> Iterator[Row]:
    """Yield how many worlds are drawn a second."""
    for players in (4, 7):
        state = dealt("danish", players)
        drawn = Worlds.of(state.view(state.to_act))
        yield Row(f"worlds, {players} players, 7 cards", _draws(drawn) / 1e6, "M worlds/s")
    # Two tricks are over: some seats hold nothing low, and some nothing high.
    hidden = Hidden(
        unseen=(4, 4, 4, 3, 3, 4, 4, 3, 3, 3, 3, 3, 0),
        needs=(5,) * 6,
        may_hold=(510, 504, 8191, 8188, 1008, 8191),
    )
    crossed = Worlds(hidden, ((0,) * 13,) * 6, tuple(range(6)))
    yield Row("worlds, 7 players, ways counted", _draws(crossed) / 1e6, "M worlds/s")


def _draws(drawn: Worlds) -> float:
    ranks, places = len(drawn.hidden.unseen), len(drawn.known)
    laid = bytearray(1_000 * places * ranks)

    def draw(number: int) -> None:
        for first in range(0, number, 1_000):
            drawn.native.fill(laid, 1, first)

    return rate(draw, 10_000)


def open_hands() -> Iterator[Row]:
    """Yield how long it takes to find what every card is worth, and how many plays are tried."""
    for key, players, size, method in (
        ("danish", 2, 7, Method.MINIMAX),
        ("cucumber", 2, 7, Method.MINIMAX),
        ("danish", 4, 4, Method.PARANOID),
        ("danish", 4, 5, Method.PARANOID),
        ("danish", 4, 4, Method.MAX_N),
        ("danish", 4, 5, Method.MAX_N),
        ("gurka_is", 2, 7, Method.MINIMAX),
    ):
        positions = [_position(key, players, size, number) for number in range(20)]
        spent, begun = 0, process_time()
        for position in positions:
            spent += kernel.solve(
                position.shape.native(),
                position.leader,
                bytes(chain.from_iterable(position.hands)),
                [],
                (-1, b""),
                list(Method).index(method),
                [],
                MOST_PLAYS,
            )[3]
        seconds = process_time() - begun
        name = f"{key}, {players} × {size} cards, {method.value}"
        yield Row(f"open hands, {name}", seconds / len(positions) * 1e3, "ms a position")
        yield Row(f"open hands, {name}", spent / seconds / 1e6, "M plays/s")


def _position(key: str, players: int, size: int, number: int) -> Position:
    """Return a position before the first card."""
    pack = list(VARIANTS[key].cards)
    Random(number).shuffle(pack)
    hands = tuple(tuple(pack[at * size : (at + 1) * size]) for at in range(players))
    return Position.of(start(VARIANTS[key], hands, 0))


def tried() -> Iterator[Row]:
    """Yield how many plays a second are tried to the end of the deal, from its first card."""
    for policy in POLICIES:
        yield _tried("danish", 4, policy)
    for key, players in (("danish", 2), ("danish", 7), ("cucumber", 4), ("gurka_is", 4)):
        yield _tried(key, players, "sharp")


def solved() -> Iterator[Row]:
    """Yield how many drawn worlds are solved a second, every card of the first to play in each."""
    for players, worlds in ((2, 200), (3, 10)):
        state = dealt("danish", players)
        rollouts = Rollouts(state.view(state.to_act))
        name = f"worlds solved, danish, {players} players, 7 cards"
        yield Row(name, rate(rollouts.solve, worlds, tries=2), "worlds/s")


def _tried(key: str, players: int, policy: str) -> Row:
    state = dealt(key, players)
    rollouts = Rollouts(state.view(state.to_act), policies=policy)
    found = rate(rollouts.run, 200) * len(rollouts.plays)
    return Row(f"rollouts, {key}, {players} players, {policy}", found / 1e3, "k rollouts/s")


def rows() -> Iterator[Row]:
    """Yield all rows."""
    yield from worlds()
    yield from open_hands()
    yield from tried()
    yield from solved()


def main() -> None:
    """Print all rows."""
    for row in rows():
        print(f"{row.name:50} {row.reached:9.2f} {row.unit}")


if __name__ == "__main__":
    main()
