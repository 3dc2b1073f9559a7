"""Luck and skill apart: what changed each seat's chance over a deal, and what turned the match.

A seat's chance is known before the deal, at each of its cards (as the best play would have it, and
after the one it played) and after the deal. What lies between are steps that add up to the change.
"""

from collections.abc import Iterable, Sequence

from agurk.review.reviewed import Accuracy, Cause, ReviewedDeal, ReviewedPlay, Share, Turn

_TURNS = 6
"""How many turning points are told."""


def shares_of(
    seats: Sequence[int],
    plays: Sequence[ReviewedPlay],
    before: Sequence[float],
    after: Sequence[float] | None,
) -> tuple[Share, ...]:
    """Return what changed the chance of each seat.

    Args:
        seats: Those whose cards are reviewed.
        plays: Every card of it, in order.
        before: By seat of the match, the chances before the deal.
        after: The chances after it; None if it is not over.
    """
    return tuple(
        [_share(seat, [play for play in plays if play.seat == seat], before, after)
         for seat in seats]
    )  # fmt: skip


def _share(
    seat: int, plays: list[ReviewedPlay], before: Sequence[float], after: Sequence[float] | None
) -> Share:
    now = before[seat]
    dealt = own = others = 0.0
    for number, play in enumerate(plays):
        step = play.best.chance - now
        if number:
            others += step
        else:
            dealt = step
        own -= play.loss
        now = play.played.chance
    if after is not None:
        others += after[seat] - now
        now = after[seat]
    return Share(seat, before[seat], dealt, own, others, now)


def turns_of(deals: Iterable[ReviewedDeal]) -> tuple[Turn, ...]:
    """Return what turned the match most; of each trick and each deal's cards the greatest step."""
    greatest: dict[tuple[int, int, Cause], Turn] = {}
    for deal in deals:
        for turn in _steps(deal):
            kind = Cause.OWN if turn.cause is Cause.OWN else Cause.OTHERS
            key = turn.deal, turn.trick, kind
            if key not in greatest or abs(turn.change) > abs(greatest[key].change):
                greatest[key] = turn
    found = sorted(greatest.values(), key=lambda turn: (-abs(turn.change), turn.deal, turn.trick))
    return tuple([turn for turn in found[:_TURNS] if turn.change])


def _steps(deal: ReviewedDeal) -> Iterable[Turn]:
    """Yield every step of every seat's chance."""
    takers = dict(enumerate(deal.takers, 1))
    for share in deal.shares:
        plays = [play for play in deal.plays if play.seat == share.seat]
        now, previous = share.before, 0
        for play in plays:
            taken = takers.get(previous)
            yield Turn(
                deal.number,
                previous,
                share.seat,
                play.best.chance - now,
                Cause.OTHERS if previous else Cause.DEAL,
                taken.seat if taken else None,
                taken.cards if taken else (),
            )
            if play.loss:
                yield Turn(
                    deal.number,
                    play.trick,
                    share.seat,
                    -play.loss,
                    Cause.OWN,
                    play.seat,
                    play.cards,
                )
            now, previous = play.played.chance, play.trick
        taken = takers.get(previous)
        if deal.over and taken:
            yield Turn(
                deal.number,
                previous,
                share.seat,
                share.after - now,
                Cause.END,
                taken.seat,
                taken.cards,
            )


def accuracy_of(deals: Iterable[ReviewedDeal], seats: Iterable[int]) -> tuple[Accuracy, ...]:
    """Return how well seats of a match played, and how lucky they were."""
    plays = [play for deal in deals for play in deal.plays]
    shares = [share for deal in deals for share in deal.shares]
    return tuple([_accuracy(seat, plays, shares) for seat in seats])


def _accuracy(seat: int, plays: list[ReviewedPlay], shares: list[Share]) -> Accuracy:
    chosen = [
        play for play in plays if play.seat == seat and not play.forced and not play.corrected
    ]
    mine = [share for share in shares if share.seat == seat]
    return Accuracy(
        seat,
        len(chosen),
        sum([play.good for play in chosen]),
        sum([play.loss for play in chosen]),
        sum([share.deal for share in mine]),
        sum([share.others for share in mine]),
    )
