"""What plays are worth where it follows from the view: the hands are known, or nothing is chosen.

If only one lay of the hidden cards fits, up to equal cards, the rest is solved with open hands,
everybody playing for himself. If nobody has a choice any more after this play, every lay that fits
is counted, each as likely as another.
"""

from collections.abc import Iterator
from itertools import islice
from math import comb

from agurk.rules.view import View
from agurk.sim.hidden import Hidden
from agurk.sim.position import Counts, Position
from agurk.sim.rollouts import Rollouts
from agurk.sim.solver import Method, TooLarge, Utility, solve

_MOST_WORLDS = 3000
"""How many lays are counted at most."""
_MOST_HIDDEN = 12
"""How many hidden cards there may be in other hands."""
_MOST_PLAYS = 200_000
"""How many plays are tried to solve one lay at most."""


def exact_gains(view: View, rollouts: Rollouts, utility: Utility) -> tuple[float, ...] | None:
    """Return what each play gains, lowest play first; None where that does not follow."""
    hidden = rollouts.worlds.hidden
    if sum(hidden.needs) > _MOST_HIDDEN:
        return None
    most = _MOST_WORLDS if nothing_is_chosen(view) else 1
    lays = list(islice(lays_of(hidden), most + 1))
    if not lays or len(lays) > most:
        return None
    me = view.match.seats.index(view.seat or 0)
    try:
        return _average(rollouts, lays, utility, me)
    except TooLarge:
        return None


def nothing_is_chosen(view: View) -> bool:
    """Tell whether, after this play, everybody has one card for each trick that is left."""
    if view.seat is None or view.leader is None:
        return False
    held = view.counts[view.seat]
    if held == 1:
        return True
    last = len(view.trick) == len(view.match.seats) - 1
    return last and held - len(view.trick[0].cards) == 1


def lays_of(hidden: Hidden) -> Iterator[tuple[tuple[Counts, ...], int]]:
    """Yield each way in which holders may have the hidden cards, in ranks.

    With each comes in how many ways it can be dealt.

    >>> for lay in lays_of(Hidden(unseen=(2, 1), needs=(1,), may_hold=(0b11,))): print(lay)
    (((0, 1),), 1)
    (((1, 0),), 2)
    """
    return _lays(hidden.unseen, tuple(zip(hidden.needs, hidden.may_hold, strict=True)))


def _lays(
    unseen: Counts, holders: tuple[tuple[int, int], ...]
) -> Iterator[tuple[tuple[Counts, ...], int]]:
    if not holders:
        yield (), 1
        return
    (need, may_hold), *others = holders
    for hand, ways in _hands(unseen, need, may_hold, 0):
        left = tuple([there - taken for there, taken in zip(unseen, hand, strict=True)])
        for rest, more in _lays(left, tuple(others)):
            yield (hand, *rest), ways * more


def _hands(unseen: Counts, need: int, may_hold: int, rank: int) -> Iterator[tuple[Counts, int]]:
    """Yield each hand of so many cards of some rank or higher, and in how many ways it is dealt."""
    if rank == len(unseen):
        if not need:
            yield (), 1
        return
    most = min(need, unseen[rank]) if may_hold >> rank & 1 else 0
    for taken in range(most + 1):
        for rest, ways in _hands(unseen, need - taken, may_hold, rank + 1):
            yield (taken, *rest), ways * comb(unseen[rank], taken)


def _average(
    rollouts: Rollouts, lays: list[tuple[tuple[Counts, ...], int]], utility: Utility, me: int
) -> tuple[float, ...]:
    """Return what each play gains on average over lays, by how many ways each has.

    Raises:
        TooLarge: if a lay has too many ways to play.
    """
    gains, whole = [0.0] * len(rollouts.plays), sum([ways for _, ways in lays])
    for drawn, ways in lays:
        solved = solve(
            _position(rollouts, drawn), method=Method.MAX_N, utility=utility, most=_MOST_PLAYS
        )
        by_play = dict(zip(solved.plays, solved.gains, strict=True))
        for at, play in enumerate(rollouts.plays):
            gains[at] += by_play[play][me] * ways / whole
    return tuple(gains)


def _position(rollouts: Rollouts, drawn: tuple[Counts, ...]) -> Position:
    """Return the deal as it lies if holders have these cards."""
    asked, worlds = rollouts.question, rollouts.worlds
    hands = [list(known) for known in worlds.known]
    for place, hand in zip(worlds.places, drawn, strict=True):
        for rank, number in enumerate(hand if place >= 0 else ()):
            hands[place][rank] += number
    return Position(
        shape=asked.shape,
        hands=tuple(map(tuple, hands)),
        leader=asked.leader,
        trick=asked.trick,
        kontra=asked.kontra,
        factors=asked.factors,
    )
