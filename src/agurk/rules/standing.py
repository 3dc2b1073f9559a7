"""Scores, lives and money between deals, and what a counted last trick does to them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from agurk.rules import events as ev
from agurk.rules.cards import Hand
from agurk.rules.choices import AllOut, BuyIn, Compare, End, LifeLost, Money
from agurk.rules.pack import is_court
from agurk.rules.scoring import LastTrick, Payment, losing_top_card
from agurk.rules.variant import Variant

_FIRST_OUT_UNITS, _FIRST_OUT_COURT_UNITS = 5, 10


@dataclass(frozen=True, slots=True)
class Standing:
    """Who has what, by seat."""

    scores: tuple[int, ...]
    """Points; an eliminated player's are the last, and count for nothing more."""
    lives: tuple[int, ...]
    """Lives left; nobody with 0 is in."""
    bought: tuple[int, ...]
    """How often each has bought in."""
    kept: tuple[Hand, ...]
    """Cards that lie before each, out of the pack."""
    money: tuple[int, ...]
    """Units won or lost so far; with the pot they sum to 0."""
    pot: int = 0
    """Units in the pot."""
    caught: tuple[int, ...] = ()
    """Seats that went out in the deal just counted."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats still in."""
        return with_lives(self.lives)

    def highest_of_others(self, seat: int, left_out: Iterable[int] = ()) -> int | None:
        """Return the highest score among the other players still in, or None if there are none."""
        ignored = {seat, *left_out}
        return max(
            (self.scores[other] for other in self.seats if other not in ignored), default=None
        )

    def lowest(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Return those of `seats` that share the lowest score."""
        seats = tuple(seats)
        least = min(self.scores[seat] for seat in seats)
        return tuple(seat for seat in seats if self.scores[seat] == least)


# Asked several times for every card played.
@lru_cache(maxsize=1024)
def with_lives(lives: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that have lives left."""
    return tuple([seat for seat, left in enumerate(lives) if left])


def opening(variant: Variant, players: int) -> Standing:
    """Return the standing before the first deal, stakes paid."""
    zeros = (0,) * players
    standing = Standing(zeros, (variant.lives,) * players, zeros, ((),) * players, zeros)
    if variant.money is not Money.ANTE:
        return standing
    return replace(standing, money=(-variant.stake,) * players, pot=variant.stake * players)


def least_too_much(variant: Variant) -> int | None:
    """Return the lowest score that costs a life, or None where no score does."""
    if not variant.threshold:
        return None
    return variant.threshold + (variant.compare is Compare.MORE_THAN)


def is_over_threshold(variant: Variant, score: int) -> bool:
    """Tell whether a score costs a life."""
    least = least_too_much(variant)
    return least is not None and score >= least


def settle(
    variant: Variant, standing: Standing, counted: LastTrick
) -> tuple[Standing, tuple[ev.Event, ...]]:
    """Return the standing after a last trick has been paid for, and what happened.

    The order is: penalties, exact scores that become 0, lives and the scores players return on,
    then bonuses.

    Args:
        variant: The rules.
        standing: The standing before.
        counted: What the last trick costs, by seat.
    """
    change = _Change(variant, replace(standing, caught=()))
    for payment in counted.payments:
        change.pay(payment)
    doomed = losing_top_card(variant, counted) is not None
    over = [
        payment.place
        for payment in counted.payments
        if change.is_over(payment.place) or (doomed and payment.place == counted.taker)
    ]
    if change.would_empty(over):
        return void(variant, standing)
    change.take_lives(over, all_of=counted.taker if doomed else None)
    for bonus in counted.bonuses:
        change.deduct(bonus)
    change.charge_first_out(standing, counted.payments)
    return change.standing, tuple(change.events)


def void(variant: Variant, standing: Standing) -> tuple[Standing, tuple[ev.Event, ...]]:
    """Return the standing after a deal that does not count since nobody would be left."""
    if variant.all_out is AllOut.RAMPO:
        players = len(standing.scores)
        standing = replace(
            standing,
            scores=(0,) * players,
            lives=(variant.lives,) * players,
            kept=((),) * players,
            bought=(0,) * players,
            caught=(),
        )
    return standing, (ev.DealVoid(variant.all_out),)


class _Change:
    """The steps of counting one deal, each changing the standing and telling what happened."""

    def __init__(self, variant: Variant, standing: Standing) -> None:
        self.variant = variant
        self.standing = standing
        self.events: list[ev.Event] = []

    def pay(self, payment: Payment) -> None:
        """Add a penalty, and keep its card where cards are kept."""
        seat, card = payment.place, payment.card
        score = self.standing.scores[seat] + payment.points
        self._score(seat, score)
        self.events.append(ev.Paid(seat, payment.points, score))
        if self.variant.keep_cards and card is not None:
            self._keep(seat, (*self.standing.kept[seat], card))
        resets = self.variant.exact_reset and self.variant.end is not End.ONE_DEAL
        if resets and score == self.variant.exact_reset:
            self._score(seat, 0)
            self._keep(seat, ())
            self.events.append(ev.ScoreReset(seat, score))

    def is_over(self, seat: int) -> bool:
        """Tell whether a seat loses a life now."""
        if self.variant.end in {End.ALL_BUT_ONE_OVER, End.ONE_DEAL}:
            return False
        return is_over_threshold(self.variant, self.standing.scores[seat])

    def would_empty(self, over: Sequence[int]) -> bool:
        """Tell whether nobody would be left, in rules where such a deal does not count."""
        if self.variant.all_out not in {AllOut.REPLAY, AllOut.RAMPO}:
            return False
        return all(seat in over and self.standing.lives[seat] == 1 for seat in self.standing.seats)

    def take_lives(self, over: Sequence[int], *, all_of: int | None = None) -> None:
        """Take a life from each seat in `over`; whoever has one left returns on a new score.

        Args:
            over: The seats that lose a life.
            all_of: A seat that loses all it has.
        """
        for seat in over:
            left = 0 if seat == all_of else self.standing.lives[seat] - 1
            self.standing = replace(self.standing, lives=_put(self.standing.lives, seat, left))
        caught = tuple(seat for seat in over if not self.standing.lives[seat])
        self.standing = replace(self.standing, caught=caught)
        returning = {seat: self._returns_on(seat, over) for seat in over if seat not in caught}
        for seat in over:
            score = self.standing.scores[seat]
            if seat in caught:
                self._keep(seat, ())
                self.events.append(ev.WentOut(seat, score))
            else:
                self._return(seat, score, returning[seat])

    def deduct(self, bonus: Payment) -> None:
        """Take a bonus off a score, never below 0."""
        score = max(0, self.standing.scores[bonus.place] - bonus.points)
        self._score(bonus.place, score)
        self.events.append(ev.Deducted(bonus.place, bonus.points, score))

    def charge_first_out(self, before: Standing, payments: Iterable[Payment]) -> None:
        """Let the first player out pay to the pot, where that is the rule."""
        if self.variant.money is not Money.FIRST_OUT or not all(before.lives):
            return
        for payment in payments:
            if payment.place in self.standing.caught:
                court = payment.card is not None and is_court(payment.card)
                self.stake(payment.place, _FIRST_OUT_COURT_UNITS if court else _FIRST_OUT_UNITS)

    def stake(self, seat: int, units: int) -> None:
        """Move units from a seat to the pot."""
        money = _put(self.standing.money, seat, self.standing.money[seat] - units)
        self.standing = replace(self.standing, money=money, pot=self.standing.pot + units)
        self.events.append(ev.StakePaid(seat, units))

    def _returns_on(self, seat: int, over: Sequence[int]) -> int:
        """Return the score with which a player who lost a life goes on.

        Others who lose a life by the same trick have no score to take over.
        """
        match self.variant.life_lost:
            case LifeLost.NONE:
                return 0
            case LifeLost.HIGHEST_CARD:
                return max(
                    (self.variant.cost[card] for card in self.standing.kept[seat]), default=0
                )
            case LifeLost.MAX_OTHER:
                return self.standing.highest_of_others(seat, over) or 0

    def _return(self, seat: int, score: int, returns_on: int) -> None:
        if self.variant.life_lost is LifeLost.HIGHEST_CARD:
            self._keep(
                seat,
                tuple(sorted(self.standing.kept[seat], key=self.variant.cost.__getitem__)[-1:]),
            )
        elif self.variant.life_lost is LifeLost.NONE:
            self._keep(seat, ())
        self._score(seat, returns_on)
        self.events.append(ev.LifeLost(seat, score, returns_on, self.standing.lives[seat]))

    def _score(self, seat: int, score: int) -> None:
        self.standing = replace(self.standing, scores=_put(self.standing.scores, seat, score))

    def _keep(self, seat: int, cards: Hand) -> None:
        kept = list(self.standing.kept)
        kept[seat] = cards
        self.standing = replace(self.standing, kept=tuple(kept))


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def buy_in_score(variant: Variant, standing: Standing, seat: int) -> int | None:
    """Return the score at which a seat may buy in now, or None if it may not."""
    others = [other for other in standing.seats if other != seat]
    if (
        variant.buy_in is BuyIn.NONE
        or (standing.lives[seat] and variant.buy_in is not BuyIn.ANY_TIME)
        or standing.bought[seat] >= variant.buy_in_times
        or len(others) < variant.buy_in_others
    ):
        return None
    return standing.highest_of_others(seat)


def buy_in(
    variant: Variant, standing: Standing, seat: int
) -> tuple[Standing, tuple[ev.Event, ...]]:
    """Return the standing after a seat has bought in, which must be allowed."""
    score = buy_in_score(variant, standing, seat)
    if score is None:
        raise ValueError(f"Seat {seat} may not buy in.")
    change = _Change(variant, standing)
    if variant.buy_in_stakes:
        change.stake(seat, variant.stake * variant.buy_in_stakes)
    now = change.standing
    now = replace(
        now,
        scores=_put(now.scores, seat, score),
        lives=_put(now.lives, seat, max(1, now.lives[seat])),
        bought=_put(now.bought, seat, now.bought[seat] + 1),
        caught=tuple(other for other in now.caught if other != seat),
    )
    return now, (ev.BuyInAnswered(seat, bought=True, score=score), *change.events)
