"""The best play when all hands are open.

With two players, minimax finds what one gains less what the other gains. With more, "paranoid" is
what a player can make sure of, though all others do nothing but harm that player; "max-n" lets
everybody play for himself. There, among plays that are equal to whoever plays, the highest is made,
which keeps low cards; the others may do better or worse by another of them.

>>> from agurk.rules.cards import cards
>>> from agurk.rules.deal import start
>>> from agurk.variants import VARIANTS
>>> deal = start(VARIANTS["danish"], (cards("2s 9h Kh"), cards("3c 9d Ad")), leader=0)
>>> solved = solve(Position.of(deal))
>>> solved.plays, solved.values
(((0,), (7,), (11,)), (-13.0, -13.0, 3.0))
"""

from collections.abc import Sequence
from enum import Enum
from itertools import chain
from typing import NamedTuple, TypeAlias

from agurk.rules.errors import AgurkError, PlayersError, TextError, WrongTime
from agurk.sim import native
from agurk.sim.position import Play, Position

Utility: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""By place, payer and rank: what it changes for that place that the payer pays for such a card.

More is better. Where several pay, changes add up; points that are taken off count for nothing.
"""

MOST_PLAYS = 200_000_000
"""How many plays are tried at most, unless said otherwise."""


class TooLarge(AgurkError, MemoryError):
    """A position with more ways to play than were to be tried."""

    slug = "position-too-large"


class Method(Enum):
    """What a result is the best of."""

    MINIMAX = "minimax"
    """Of two players, one's gain less the other's."""
    PARANOID = "paranoid"
    """One's own gain, against all others together."""
    MAX_N = "max-n"
    """Everybody's own gain."""


class Solved(NamedTuple):
    """What there is to gain in a position; without a utility, points less than nothing."""

    plays: tuple[Play, ...]
    """What may be played, lowest first."""
    values: tuple[float, ...]
    """What each of them is worth to whoever plays."""
    results: tuple[float, ...]
    """By place, the best result there is: what it can make sure of, or gets under max-n."""
    gains: tuple[tuple[float, ...], ...]
    """Under max-n, by play and place, what each place gets; else empty."""


def solve(
    position: Position,
    *,
    method: Method | None = None,
    utility: Utility | None = None,
    most: int = MOST_PLAYS,
) -> Solved:
    """Return what each play is worth, and each player's best result.

    Args:
        position: All hands, and the trick.
        method: What to find; minimax for two players and paranoid for more, if not given.
        utility: What paying is worth, if not its points.
        most: How many plays to try at most.

    Raises:
        WrongTime: if every card is played.
        PlayersError: if minimax is asked of more than two players.
        TextError: if the utility has not a number for each place, payer and rank.
        TooLarge: if `most` plays do not do.
    """
    places = len(position.hands)
    if position.over:
        raise WrongTime("All cards of this deal are played, so there is nothing to solve.")
    if method is None:
        method = Method.MINIMAX if places == 2 else Method.PARANOID
    if method is Method.MINIMAX and places != 2:
        raise PlayersError(
            f"Minimax is for 2 players, not {places}; paranoid and max-n are for more."
        )
    table = flat(utility, places, position.shape.ranks)
    try:
        if not native.ready():
            from agurk.sim.plain import solver as plain  # noqa: PLC0415 - seldom needed

            return plain.solve(position, method, table, most)
        plays, values, results, _ = native.kernel.solve(
            position.shape.native(),
            position.leader,
            bytes(chain.from_iterable(position.hands)),
            list(map(bytes, position.trick)),
            native_factors(position.kontra, position.factors),
            list(Method).index(method),
            table,
            most,
        )
    except OverflowError:
        raise TooLarge(
            f"The position has more ways to play than the {most} plays that were to be tried."
        ) from None
    by_place = method is Method.MAX_N
    return Solved(
        tuple(map(tuple, plays)),
        tuple([each[position.turn if by_place else 0] for each in values]),
        tuple(results),
        tuple(map(tuple, values)) if by_place else (),
    )


def flat(utility: Utility | None, places: int, ranks: int) -> list[float]:
    """Return a utility as one row; an empty one for points.

    Raises:
        TextError: if it has not a number for each place, payer and rank.
    """
    if utility is None:
        return []
    row = [float(gain) for by_payer in utility for by_rank in by_payer for gain in by_rank]
    if len(row) != places * places * ranks or any(
        len(by_rank) != ranks for by_payer in utility for by_rank in by_payer
    ):
        raise TextError(
            f"A utility has a number for each of {places} places, {places} payers and {ranks} "
            "ranks."
        )
    return row


def native_factors(kontra: int | None, factors: Sequence[int]) -> tuple[int, bytes]:
    """Return what multiplies the cost, as the kernel takes it."""
    return -1 if kontra is None else kontra, bytes(factors)
