"""What a view tells of the rest of its deal: what the last trick costs, and hands without choice.

>>> from agurk.rules.actions import DealOut, Lot
>>> from agurk.rules.state import begin
>>> from agurk.rules.variant import Variant
>>> state = begin(Variant(hand=1), 2).apply(Lot(0)).state
>>> pack = state.match.variant.cards
>>> state = state.apply(DealOut((pack[:1], pack[4:5]), pack[1:4] + pack[5:])).state
>>> state = state.apply(state.actions[0]).state
>>> price(state.view(None)), claim(state.view(0))
(3, True)
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache

from agurk.rules.actions import Play
from agurk.rules.cards import Hand, without
from agurk.rules.choices import Ace, Lead, Reference
from agurk.rules.match import Phase
from agurk.rules.progress import count_last_plays
from agurk.rules.trick import How, how_played, taker
from agurk.rules.variant import Variant
from agurk.rules.view import View


def price(view: View) -> int | None:
    """Return what whoever holds the last trick would pay for it as it lies.

    None if another trick is under way, or nothing has been played to the last one.
    """
    if not view.trick or not view.last_trick:
        return None
    order = view.match.clockwise(view.match.seats, view.trick[0].seat - 1)
    counted = count_last_plays(view.match, order, tuple([play.cards for play in view.trick]))
    return next(pay.points for pay in counted.payments if pay.place == counted.taker)


def holding(view: View) -> int | None:
    """Return the seat that would take the current trick as it lies; None before its first card."""
    if not view.trick:
        return None
    cards = tuple([play.cards for play in view.trick])
    return view.trick[taker(view.variant, cards, last=view.last_trick)].seat


def claim(view: View) -> bool:
    """Tell whether all cards that this seat has left are forced, whatever the others hold and do.

    Which of several equal cards is played is no choice. What is told stays true to the end of the
    deal. It is told with care: some hands without a choice are not known for one.
    """
    hand = view.hand
    if view.match.phase is not Phase.PLAY or not hand:
        return False
    if _is_plain(view, hand):
        return True
    if view.to_act == view.seat:
        return _is_forced_from_now(view)
    if not _may_be_forced(view, hand):
        return False
    places = [play.seat for play in view.trick]
    if view.seat in places:
        return _stays_under(view, hand, holds=holding(view) == view.seat)
    return _is_forced_from_later(view) if places else _is_forced_from_lead(view)


def _is_plain(view: View, hand: Hand) -> bool:
    """Tell whether a hand leaves no choice in any trick: one card, or equal ones led singly."""
    strength = view.variant.strength
    even = strength[hand[0]] == strength[hand[-1]]
    return len(hand) == 1 or (even and view.variant.lead is not Lead.SETS)


def _may_be_forced(view: View, hand: Hand) -> bool:
    """Tell whether it may come out so for a seat that waits; it is quick."""
    variant, strength = view.variant, view.variant.strength
    if len(hand) < 3 or variant.lead is Lead.SETS or strength[hand[1]] == strength[hand[-1]]:
        return True
    return _stronger(variant, strength[hand[-1]]) >= sum(view.counts) - len(hand)


def _is_forced_from_now(view: View) -> bool:
    """Tell it for the seat whose turn it is."""
    strength = view.variant.strength
    plays = [action.cards for action in view.actions if isinstance(action, Play)]
    forced = [strength[card] for card in plays[0]]
    # From the last play on, for it is the first that differs.
    if any([strength[card] for card in play] != forced for play in reversed(plays)):
        return False
    rest = without(view.hand, plays[0])
    trick = (*[play.cards for play in view.trick], plays[0])
    holds = how_played(view.variant, trick) is not How.THROWN
    return _is_plain(view, rest) or _stays_under(view, rest, holds=holds)


def _is_forced_from_later(view: View) -> bool:
    """Tell it for a seat whose turn comes later in a trick under way."""
    variant, asked, hand = view.variant, view.demand, view.hand
    strength = variant.strength
    best = max([strength[play.cards[-1]] for play in view.trick])
    if not asked:
        forced = variant.ace in {Ace.LED, Ace.ANY}
    elif variant.reference is Reference.PREVIOUS:
        forced = _all_above(view, view.match.seats, strength[hand[-1]])
    else:
        forced = asked[0] > strength[hand[-1]]
    rest = hand[len(view.trick[0].cards) :]
    if not forced:
        return False
    return _is_plain(view, rest) or _stays_under(view, rest, holds=strength[hand[0]] > best)


def _is_forced_from_lead(view: View) -> bool:
    """Tell it for a seat that somebody else leads to."""
    variant, hand = view.variant, view.hand
    top = variant.strength[hand[-1]]
    if variant.lead is not Lead.SETS and variant.reference is Reference.HIGHEST:
        leader = () if view.leader is None else (view.leader,)
        if _is_plain(view, hand[1:]) and _all_above(view, leader, top):
            return True
    return _stays_under(view, hand, holds=False)


def _stays_under(view: View, hand: Hand, *, holds: bool) -> bool:
    """Tell whether a hand is under all that others hold, so that it can only be thrown.

    Args:
        view: What the seat knows.
        hand: Its cards after this trick.
        holds: Whether it may take this trick, and so have to lead.
    """
    if holds and view.variant.lead is not Lead.LOWEST:
        return False
    return _all_above(view, view.match.seats, view.variant.strength[hand[-1]])


def _all_above(view: View, seats: Iterable[int], top: int) -> bool:
    """Tell whether whatever other seats may hold is stronger than `top`."""
    variant, counts = view.variant, view.counts
    strength = variant.strength
    others = [seat for seat in seats if seat != view.seat and counts[seat]]
    if _stronger(variant, top) < sum([counts[seat] for seat in others]):
        return False
    if view.match.shown:
        known = dict(view.match.shown)
        if any(strength[card] <= top for seat in others for card in known.get(seat, ())):
            return False
    low = {strength[card] for card in view.unseen(top)}
    return not low or all(low <= view.excluded_of(seat) for seat in others)


@lru_cache(maxsize=4096)
def _stronger(variant: Variant, top: int) -> int:
    """Return how many cards of the pack are stronger than `top`."""
    return len(variant.cards) - bisect_right(variant.cards, top, key=variant.strength.__getitem__)
