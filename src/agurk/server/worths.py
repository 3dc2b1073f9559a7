"""What plays are worth, in hints and reviews, as the wire has it."""

from agurk.notation.record import Record
from agurk.review import Review
from agurk.review.reasons import Reason
from agurk.review.reviewed import ReviewedDeal, ReviewedPlay
from agurk.review.worth import Worth as Found
from agurk.rules.actions import Correct, DealOut
from agurk.rules.actions import Play as Played
from agurk.rules.cards import Hand
from agurk.server.wire import review as wire
from agurk.server.wire.events import Play
from agurk.server.wire.worth import Worth

_PLACES = 6
"""To how many places chances are told."""


def worth_of(found: Found) -> Worth:
    """Return what a play is worth."""
    return Worth(
        cards=texts(found.cards),
        chance=near(found.chance),
        error=near(found.error),
        loss=near(found.loss),
        loss_error=near(found.loss_error),
        pays=None if found.pays is None else near(found.pays),
    )


def texts(cards: Hand) -> tuple[str, ...]:
    """Return cards as texts."""
    return tuple([card.text for card in cards])


def near(number: float) -> float:
    """Return a number as nearly as it is told."""
    return round(number, _PLACES)


def as_wire(record: Record, review: Review) -> wire.Review:
    """Return a review of a record as clients get it."""
    handed = _handed_out(record)
    numbers = dict(zip([deal.number for deal in review.deals], handed, strict=True))
    return wire.Review(
        match=record.match,
        own_chances=review.own_chances,
        accuracy=tuple(
            [
                wire.SeatAccuracy(
                    seat=each.seat,
                    choices=each.choices,
                    best=each.best,
                    loss=near(each.loss),
                    deal=near(each.deal),
                    others=near(each.others),
                )
                for each in review.accuracy
            ]
        ),
        turns=tuple(
            [
                wire.TurningPoint(
                    deal=numbers[turn.deal],
                    trick=turn.trick,
                    seat=turn.seat,
                    change=near(turn.change),
                    cause=turn.cause.value,
                    by=turn.by,
                    cards=texts(turn.cards),
                )
                for turn in review.turns
            ]
        ),
        deals=tuple([_deal(*each) for each in zip(handed, review.deals, strict=True)]),
    )


def _handed_out(record: Record) -> list[int]:
    """Return which hand-outs of a match cards were played of, from 1.

    One that is thrown in has a number of its own in a replay, and none in a match.
    """
    played: list[int] = []
    number = 0
    for action in record.actions:
        if isinstance(action, DealOut):
            number += 1
        elif isinstance(action, Played | Correct) and played[-1:] != [number]:
            played.append(number)
    return played


def _deal(number: int, deal: ReviewedDeal) -> wire.ReviewedDeal:
    return wire.ReviewedDeal(
        deal=number,
        plays=tuple(map(_play, deal.plays)),
        takers=tuple([Play(each.seat, texts(each.cards)) for each in deal.takers]),
        shares=tuple(
            [
                wire.SeatShare(
                    seat=each.seat,
                    before=near(each.before),
                    deal=near(each.deal),
                    own=near(each.own),
                    others=near(each.others),
                    after=near(each.after),
                )
                for each in deal.shares
            ]
        ),
    )


def _play(play: ReviewedPlay) -> wire.ReviewedPlay:
    return wire.ReviewedPlay(
        trick=play.trick,
        seat=play.seat,
        cards=texts(play.cards),
        forced=play.forced,
        corrected=play.corrected,
        exact=play.worths.exact,
        loss=near(play.loss),
        good=play.good,
        costly=play.costly,
        best=texts(play.best.cards),
        worths=tuple(map(worth_of, play.worths.plays)),
        because=None if play.reason is None else _because(play.reason),
    )


def _because(reason: Reason) -> wire.Because:
    better, worse = reason.chances
    return wire.Because(
        kind=reason.kind.value,
        better=texts(reason.better),
        worse=texts(reason.worse),
        chances=(near(better), near(worse)),
        pays=None if reason.pays is None else (near(reason.pays[0]), near(reason.pays[1])),
    )
