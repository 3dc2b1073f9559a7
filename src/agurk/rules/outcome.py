"""When a match is over, who has won it, and who is paid."""

from dataclasses import dataclass, replace

from agurk.rules import events as ev
from agurk.rules.cards import Card
from agurk.rules.choices import AllOut, End, Money
from agurk.rules.scoring import LastTrick, losing_top_card
from agurk.rules.standing import Standing, is_over_threshold
from agurk.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has won and who has lost, by seat."""

    winners: tuple[int, ...]
    losers: tuple[int, ...] = ()
    """Seats that the rules name as losers; empty where only winners are named."""
    top_card: Card | None = None
    """The card that ended the match by itself, if one did."""


def outcome(variant: Variant, standing: Standing, counted: LastTrick) -> Outcome | None:
    """Return how a match has ended with the deal just counted, or None if it goes on.

    Args:
        variant: The rules.
        standing: The standing after the deal and after all buy-ins.
        counted: What the last trick cost, by seat.
    """
    doomed = losing_top_card(variant, counted)
    if doomed is not None:
        return Outcome(_lowest_but(standing, (counted.taker,)), (counted.taker,), doomed)
    seats = standing.seats
    match variant.end:
        case End.ONE_DEAL:
            losers = tuple(payment.place for payment in counted.payments)
            return Outcome(tuple(seat for seat in seats if seat not in losers) or seats, losers)
        case End.ALL_BUT_ONE_OVER:
            left = [seat for seat in seats if not is_over_threshold(variant, standing.scores[seat])]
            if len(left) > 1:
                return None
            winners = standing.lowest(seats)
            return Outcome(winners, tuple(seat for seat in seats if seat not in (*winners, *left)))
        case End.FIRST_OUT if standing.caught:
            winners = standing.lowest(seats) if seats else _after_all_out(variant, standing)
            return Outcome(winners, tuple(seat for seat in standing.caught if seat not in winners))
        case End.TWO_LEFT if 0 < len(seats) <= 2:
            return Outcome(standing.lowest(seats))
        case End.LAST_IN if len(seats) == 1:
            return Outcome(seats)
    return None if seats else Outcome(_after_all_out(variant, standing))


def places(ended: Outcome, standing: Standing) -> tuple[int, ...]:
    """Return the place of each seat, 1 for the best; those who are alike share one.

    Winners come first and losers last. Between them, and among losers, whoever has more lives left
    is ahead, and then whoever has fewer points.
    """

    def key(seat: int) -> tuple[int, int, int]:
        if seat in ended.winners:
            return 0, 0, 0
        return 1 + (seat in ended.losers), -standing.lives[seat], standing.scores[seat]

    keys = [key(seat) for seat in range(len(standing.scores))]
    return tuple([1 + sum([other < mine for other in keys]) for mine in keys])


def _lowest_but(standing: Standing, losers: tuple[int, ...]) -> tuple[int, ...]:
    """Return who has the lowest score among those in, losers left out."""
    return standing.lowest(
        seat for seat in (standing.seats or standing.caught) if seat not in losers
    )


def _after_all_out(variant: Variant, standing: Standing) -> tuple[int, ...]:
    """Return who wins when the last players went out together."""
    return standing.caught if variant.all_out is AllOut.SHARE else standing.lowest(standing.caught)


def pay_out(
    variant: Variant, standing: Standing, winners: tuple[int, ...], dealer: int
) -> tuple[Standing, tuple[ev.Event, ...]]:
    """Return the standing after the winners are paid.

    Args:
        variant: The rules.
        standing: The standing at the end.
        winners: Who is paid.
        dealer: Who dealt last; odd units go to the first winner clockwise from there.
    """
    players = len(standing.scores)
    order = sorted(winners, key=lambda seat: (seat - dealer - 1) % players)
    gains = [0] * players
    _share(gains, order, standing.pot)
    if variant.money is Money.DIFFERENCE:
        least = standing.scores[winners[0]]
        for seat, score in enumerate(standing.scores):
            gains[seat] -= score - least
        _share(gains, order, sum(standing.scores) - least * players)
    money = tuple(had + gain for had, gain in zip(standing.money, gains, strict=True))
    won = tuple(ev.Won(seat, gain) for seat, gain in enumerate(gains) if gain)
    return replace(standing, money=money, pot=0), won


def _share(gains: list[int], order: list[int], units: int) -> None:
    """Add `units` to the seats in `order`, odd ones one by one from the first."""
    each, odd = divmod(units, len(order))
    for place, seat in enumerate(order):
        gains[seat] += each + (place < odd)
