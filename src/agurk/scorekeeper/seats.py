"""Seats added to a match and taken out of it, between two deals."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from agurk.rules.choices import Money
from agurk.rules.match import Counted, Match
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.standing import Standing, is_over_threshold

_T = TypeVar("_T")
_Move = Callable[[int], int]


def newcomers_terms(match: Match) -> tuple[int, int]:
    """Return the score and the lives with which somebody sits down late.

    The score is the highest of those in, as if bought in, and the lives are the fewest, so that
    nobody gains by coming late. Where nothing has been paid yet that is 0 and all lives.
    """
    standing, variant = match.standing, match.variant
    scores = [standing.scores[seat] for seat in match.seats]
    lives = min(standing.lives[seat] for seat in match.seats)
    bearable = [score for score in scores if not is_over_threshold(variant, score)]
    return max(bearable, default=0), lives


def add_seat(match: Match, place: int, score: int, lives: int, *, pays: bool = True) -> Match:
    """Return a match with a new seat before the one that was at `place`.

    Args:
        match: The match, between two deals.
        place: Where the seat goes, from 0.
        score: The score it begins with.
        lives: The lives it begins with.
        pays: Whether it pays the stake, where there is one.
    """
    variant, had = match.variant, match.standing
    stake = variant.stake if pays and variant.money is Money.ANTE else 0
    standing = Standing(
        scores=_insert(had.scores, place, score),
        lives=_insert(had.lives, place, lives),
        bought=_insert(had.bought, place, 0),
        kept=_insert(had.kept, place, ()),
        money=_insert(had.money, place, -stake),
        pot=had.pot + stake,
    )
    return _moved(match, standing, lambda seat: seat + (seat >= place))


def remove_seat(match: Match, seat: int) -> Match:
    """Return a match without a seat; what it had to do falls to the next one clockwise.

    Before the first deal the stake is given back; later it stays in the pot.
    """
    had = match.standing
    given_back = -had.money[seat] if match.counted is None else 0
    standing = Standing(
        scores=_drop(had.scores, seat),
        lives=_drop(had.lives, seat),
        bought=_drop(had.bought, seat),
        kept=_drop(had.kept, seat),
        money=_drop(had.money, seat),
        pot=had.pot - given_back,
    )
    left = match.players - 1
    after = _moved(match, standing, lambda other: (other - (other > seat)) % left)
    return replace(after, dealer=after.at_or_after(after.dealer)) if after.seats else after


def _moved(match: Match, standing: Standing, move: _Move) -> Match:
    """Return a match with another standing, in which each seat has moved."""
    counted = match.counted
    return replace(
        match,
        players=len(standing.scores),
        standing=standing,
        dealer=move(match.dealer),
        counted=None if counted is None else _moved_counted(counted, move),
    )


def _moved_counted(counted: Counted, move: _Move) -> Counted:
    trick = counted.trick
    payments, bonuses = (
        tuple(Payment(move(pay.place), pay.points, pay.card) for pay in pays)
        for pays in (trick.payments, trick.bonuses)
    )
    return Counted(LastTrick(move(trick.taker), payments, bonuses), move(counted.lowest))


def _insert(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*values[:place], value, *values[place:])


def _drop(values: tuple[_T, ...], place: int) -> tuple[_T, ...]:
    return (*values[:place], *values[place + 1 :])
