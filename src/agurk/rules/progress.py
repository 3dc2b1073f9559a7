"""How a match goes on from deal to deal: sizes, counting, buy-ins, and the end."""

from collections.abc import Sequence
from dataclasses import replace

from agurk.rules import events as ev
from agurk.rules.choices import AllOut, BuyIn, HandRule
from agurk.rules.deal import Deal
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.outcome import Outcome, outcome, pay_out
from agurk.rules.scoring import (
    LastTrick,
    Payment,
    count_last_trick,
    exchange_factor,
    losing_top_card,
    lowest_last_card,
)
from agurk.rules.sizes import hand_size
from agurk.rules.standing import buy_in_score, settle
from agurk.rules.trick import Trick

Progress = tuple[Match, tuple[ev.Event, ...]]
"""A match, and what has happened."""


def prepare(match: Match, happened: tuple[ev.Event, ...]) -> Progress:
    """Return the match before the cards of a new deal are handed out."""
    match = replace(match, size=0, waiting=(), exchanged=(), kontra=None, shown=())
    if match.variant.hand_rule is HandRule.DEALER_CHOICE:
        return replace(match, phase=Phase.SIZE), happened
    size = hand_size(
        match.variant,
        len(match.seats),
        match.number,
        losing=match.losing_value(),
        kept=len(match.kept),
    )
    return replace(match, phase=Phase.DEAL, size=size), happened


def settle_deal(match: Match, counted: Counted, happened: tuple[ev.Event, ...] = ()) -> Progress:
    """Return the match after a deal that ended like this has been paid for."""
    standing, settled = settle(match.variant, match.standing, counted.trick)
    happened = (*happened, *settled)
    if any(isinstance(event, ev.DealVoid) for event in settled):
        return _after_void(replace(match, standing=standing), happened)
    match = replace(match, standing=standing, counted=counted)
    asked: tuple[int, ...] = ()
    decided = losing_top_card(match.variant, counted.trick) is not None
    if match.variant.buy_in is not BuyIn.NONE and not decided:
        still_in = standing.seats if match.variant.buy_in is BuyIn.ANY_TIME else ()
        asked = match.from_dealer((*standing.caught, *still_in))
    return ask_buy_ins(replace(match, waiting=asked), happened)


def _after_void(match: Match, happened: tuple[ev.Event, ...]) -> Progress:
    """Return the match after a deal that does not count: played again, or begun anew by all."""
    if match.variant.all_out is AllOut.RAMPO:
        match = replace(match, dealer=match.next_dealer(), number=match.number + 1)
    return prepare(match, happened)


def ask_buy_ins(match: Match, happened: tuple[ev.Event, ...]) -> Progress:
    """Return the match in which the next player who may buy in is asked, or the deal concluded."""
    waiting = match.waiting
    while waiting and not worth_asking(match, waiting[0]):
        waiting = waiting[1:]
    match = replace(match, waiting=waiting)
    if waiting:
        return replace(match, phase=Phase.BUY_IN), happened
    return _conclude(match, happened)


def worth_asking(match: Match, seat: int) -> bool:
    """Tell whether a seat may buy in; one still in is asked only if its score would be lower."""
    score = buy_in_score(match.variant, match.standing, seat)
    if score is None:
        return False
    return seat not in match.seats or score < match.standing.scores[seat]


def _conclude(match: Match, happened: tuple[ev.Event, ...]) -> Progress:
    """Return the match before the next deal, or at its end."""
    ended = (
        None
        if match.counted is None
        else outcome(match.variant, match.standing, match.counted.trick)
    )
    if ended is None:
        following = replace(match, dealer=match.next_dealer(), number=match.number + 1)
        return prepare(following, happened)
    return finish(match, ended, happened)


def finish(match: Match, ended: Outcome, happened: tuple[ev.Event, ...] = ()) -> Progress:
    """Return the match at its end, its winners paid."""
    standing, paid = pay_out(match.variant, match.standing, ended.winners, match.dealer)
    over = ev.MatchOver(ended.winners, ended.losers, match.variant.end, ended.top_card)
    match = replace(match, standing=standing, outcome=ended, phase=Phase.OVER)
    return match, (*happened, over, *paid)


def count_deal(match: Match, deal: Deal) -> Counted:
    """Return how a deal that is all played has ended, by seat."""
    seats, last = match.seats, deal.tricks[-1]
    order = [seats[(last.leader + turn) % len(seats)] for turn in range(len(seats))]
    counted = count_last_plays(match, order, last.plays)
    payments, bonuses = (
        tuple(Payment(order[pay.place], pay.points, pay.card) for pay in pays)
        for pays in (counted.payments, counted.bonuses)
    )
    lowest = order[lowest_last_card(match.variant, last.plays)]
    return Counted(LastTrick(order[counted.taker], payments, bonuses), lowest)


def count_last_plays(match: Match, order: Sequence[int], plays: Trick) -> LastTrick:
    """Return what the plays made to the last trick cost as they lie, by places in the trick.

    Args:
        match: The match.
        order: The seats in the order in which they play, beginning with the leader.
        plays: The plays, all of them or the first few.
    """
    kontra = order.index(match.kontra) if match.kontra is not None else None
    factors = {
        place: exchange_factor(match.variant, match.changed_by(seat))
        for place, seat in enumerate(order)
    }
    return count_last_trick(match.variant, plays, kontra, factors)
