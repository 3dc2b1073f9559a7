"""The last tricks of two players, found anew at each play by what the plays before have shown.

`ending` knows no more of how likely hands are than it is told. Here the last tricks are found from
their beginning on, for all hands that both may have had then. How often each play since would have
been made with a hand says how likely that hand is, and with this the rest is found again. So others
are expected to play as was found, too, but for a slip now and then.

>>> from agurk.rules.cards import cards
>>> from agurk.solve.situation import view_of_deal
>>> from agurk.variants import VARIANTS
>>> view = view_of_deal(VARIANTS["danish"], cards("3c 9d"), played=cards("5s Kd 9s"))
>>> rest_of(view).chances((1, 7))[7] > 0.9
True
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from agurk.rules.errors import DealError
from agurk.rules.view import View
from agurk.sim.duel import MOST_CARDS, Duel, Hand, Likely
from agurk.sim.shape import ranks_of
from agurk.sim.solver import TooLarge, Utility
from agurk.solve.endings import (
    Question,
    check_view,
    duel_of,
    most_slots,
    question_of,
    walks_within,
)

Beliefs: TypeAlias = Mapping[int, Likely]
"""By seat, how likely its hands are for the other one, as `ending` takes it."""
Before: TypeAlias = Callable[[View], Beliefs | None]
"""Says from a view with which the last tricks begin what is believed then."""

_LAST_CHOICE = 2
"""How many cards who is in turn has when nobody will choose after it."""

SLIPS = 0.05
"""In which share of the choices any legal play is thought to be made, as likely as the others."""


class Rest(NamedTuple):
    """The rest of a deal as both have learnt to play it, whatever they hold."""

    duel: Duel
    """What both have learnt from the last trick's lead on, or from some play to it."""
    history: Hand
    """The ranks played since."""

    def chances(self, hand: Hand) -> dict[int, float]:
        """Return how often the seat in turn plays each rank, if it holds such a hand.

        Raises:
            DealError: if it cannot hold it.
        """
        return self.duel.chances(self.history, hand)


def rest_of(
    view: View,
    *,
    utility: Utility | None = None,
    before: Before | None = None,
    milliseconds: float = 100.0,
) -> Rest:
    """Return how the rest of a deal of two players is played.

    The same view has the same answer. What was found for other views of the deal is remembered for
    a while, and serves for this one.

    Args:
        view: What the seat knows that is to play a card.
        utility: What paying is worth by place, payer and rank, if not its points.
        before: Asked what is believed when the last tricks begin; nothing, if not given.
        milliseconds: How long it may take, about, if nothing of it was found before.

    Raises:
        WrongTime: if the view is not that of a seat that is to play one of several cards.
        PlayersError: if it is not for two players.
        VariantError: if sets are led, or the pack is not one that simulations can count.
        TooLarge: if there are too many tricks left.
        NoWorld: if no hands fit.
        TextError: if the utility has not a number for each place, payer and rank.
    """
    check_view(view)
    views = _since(view)
    for first, begun in enumerate(views):
        if begun.trick:
            continue
        beliefs = None if before is None else before(begun)
        asked = question_of(begun, utility, beliefs)
        if _learnt_or_not(asked, milliseconds) is not None:
            return _on_from(asked, beliefs or {}, views[first:], milliseconds)
    raise TooLarge(f"There are too many tricks left to be found in {milliseconds:.0f} ms.")


def _on_from(asked: Question, beliefs: Beliefs, views: Sequence[View], milliseconds: float) -> Rest:
    """Return how the rest is played from the last view on; the question is that of the first."""
    for earlier, later in pairwise(views):
        rank = _next_play(earlier, later)
        if later.trick and asked.cards == _LAST_CHOICE:
            # Nobody chooses after this play, so what its own trick's beginning says of it will do.
            return Rest(_learnt(asked, milliseconds), (rank,))
        seat = later.match.seats[asked.turn]
        beliefs = {**beliefs, seat: dict(_after(asked, milliseconds, rank))}
        asked = question_of(later, asked.utility, beliefs)
    return Rest(_learnt(asked, milliseconds), ())


def _since(view: View) -> list[View]:
    """Return what a seat saw before each play since both held few cards, and what it sees now.

    What it might do is left out.
    """
    plays = list(view.plays())
    counts, hand = list(view.counts), list(view.hand)
    found = [view]
    for number in range(len(plays) - 1, -1, -1):
        play = plays[number]
        counts[play.seat] += 1
        if counts[play.seat] > MOST_CARDS:
            break
        if play.seat == view.seat:
            hand += play.cards
        whole, made = divmod(number, 2)
        trick = (view.tricks[whole].plays if whole < len(view.tricks) else view.trick)[:made]
        found.append(
            view._replace(
                to_act=play.seat,
                actions=(),
                hand=view.variant.sort(hand),
                counts=tuple(counts),
                leader=trick[0].seat if trick else play.seat,
                trick=trick,
                tricks=view.tricks[:whole],
            )
        )
    return found[::-1]


def _next_play(earlier: View, later: View) -> int:
    """Return the rank that was played between two views of one seat, one play apart."""
    plays = list(later.plays())
    return ranks_of(later.variant)[plays[len(list(earlier.plays()))].cards[0]]


@lru_cache(maxsize=64)
def _after(asked: Question, milliseconds: float, rank: int) -> tuple[tuple[Hand, float], ...]:
    """Return how likely each hand of the place in turn is after it has played a rank."""
    duel = _learnt(asked, milliseconds)
    likely = asked.likely[asked.turn]
    found: list[tuple[Hand, float]] = []
    for hand, weight in likely or [(hand, 1.0) for hand in duel.start.hands(asked.turn)]:
        chance = _chance(duel, hand, rank) if weight > 0 and rank in hand else 0.0
        if chance > 0:
            at = hand.index(rank)
            # Of equal cards any may have been the one that was played.
            found.append((hand[:at] + hand[at + 1 :], weight * chance / hand.count(rank)))
    return tuple(found)


def _chance(duel: Duel, hand: Hand, rank: int) -> float:
    """Return how often a rank is played with a hand, slips counted."""
    try:
        chances = duel.chances((), hand)
    except DealError:
        return 0.0
    if rank not in chances:
        return 0.0
    return (1 - SLIPS) * chances[rank] + SLIPS / len(chances)


def _learnt(asked: Question, milliseconds: float) -> Duel:
    """Return what both have learnt.

    Raises:
        TooLarge: if there is too much to be learnt.
    """
    found = _learnt_or_not(asked, milliseconds)
    if found is None:
        raise TooLarge(f"There are too many tricks left to be found in {milliseconds:.0f} ms.")
    return found


@lru_cache(maxsize=32)
def _learnt_or_not(asked: Question, milliseconds: float) -> Duel | None:
    """Return what both have learnt, the time deciding beforehand from how many walks.

    None, if there is too much to be learnt, so that this is not found out again and again.
    """
    try:
        duel = duel_of(asked, most_slots(milliseconds))
    except TooLarge:
        return None
    duel.train(walks_within(duel.slots, milliseconds))
    return duel
