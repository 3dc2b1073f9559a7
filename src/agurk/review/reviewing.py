"""A match reviewed from its record: each card judged by what its player knew."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from os import cpu_count
from random import Random
from typing import NamedTuple

from agurk.notation import Record, SheetDeal, replay
from agurk.review.reasons import reason_of
from agurk.review.reviewed import Review, ReviewedDeal, ReviewedPlay
from agurk.review.shares import accuracy_of, shares_of, turns_of
from agurk.review.worth import Effort, Worths, fixed, worths_of
from agurk.rules import events as ev
from agurk.rules.actions import Correct, DealOut, Play
from agurk.rules.cards import Hand
from agurk.rules.errors import AgurkError
from agurk.rules.match import Match, Phase
from agurk.rules.state import State, begin
from agurk.rules.view import SeatPlay, View
from agurk.sim.running import Progress
from agurk.solve.equity import Equity, equity_of

_SEED_BITS = 64
_EFFORT = Effort()


class Unreviewable(AgurkError, ValueError):
    """A record that does not hold what a review needs."""

    slug = "no-review"


class _Asked(NamedTuple):
    """A card that was played, and what its player knew."""

    view: View
    cards: Hand
    corrected: bool


@dataclass(slots=True)
class _Deal:
    """One deal as it is read from the record."""

    number: int
    match: Match
    hands: tuple[tuple[int, Hand], ...]
    before: tuple[float, ...]
    asked: list[_Asked] = field(default_factory=list)
    takers: list[SeatPlay] = field(default_factory=list)
    after: tuple[float, ...] | None = None


def review(
    record: Record,
    *,
    seat: int | None = None,
    seed: int = 0,
    effort: Effort = _EFFORT,
    threads: int | None = None,
    told: Progress | None = None,
) -> Review:
    """Return what each card of a match was worth; the same for the same seed.

    A match that is not over can be reviewed as far as it has come. Each card is judged by its
    player's view at that moment, so others' cards that were not seen play no part.

    Args:
        record: The match, with all hands.
        seat: Whose cards alone are looked at; everybody's if None.
        seed: What the worlds come from in which cards are tried.
        effort: How long to look at each card.
        threads: How many cards are looked at at once; one for each processor if None.
        told: Told how far it is.

    Raises:
        Unreviewable: if hands are not known, the seat is none, or it has played no card.
        RecordError: if an action was not legal.
        VariantError: if simulations cannot count the pack.
        NoWorld: if no hands fit what a player saw.
    """
    _check_hands(record)
    if seat is not None and seat not in range(record.players):
        raise Unreviewable(f"Seats are 0 to {record.players - 1}, so there is no seat {seat}.")
    seats = range(record.players) if seat is None else (seat,)
    equity = equity_of(record.variant, record.players, background=False)
    deals, over = _deals(record, equity)
    asked = [each for deal in deals for each in deal.asked]
    wanted = [at for at, each in enumerate(asked) if each.view.seat in seats]
    if not wanted:
        whose = "" if seat is None else f" of seat {seat}"
        raise Unreviewable(f"No card{whose} has been played in this record, so there is no review.")
    worths = _looked_at(asked, wanted, equity, seed=seed, effort=effort, threads=threads, told=told)
    found = [_reviewed(deal, worths) for deal in deals if deal.asked]
    return Review(
        variant=record.variant,
        players=record.players,
        names=record.names,
        seed=seed,
        over=over,
        own_chances=equity.final,
        deals=tuple(found),
        turns=turns_of(found),
        accuracy=accuracy_of(found, seats),
    )


def _check_hands(record: Record) -> None:
    """Make sure that all hands are known.

    Raises:
        Unreviewable: if they are not; says of which deals.
    """
    if not record.partial:
        return
    deals = [entry for entry in record.sheet if isinstance(entry, SheetDeal)]
    number = len(deals)
    raise Unreviewable(
        f"This record is a score sheet of {number} deal{'s' * (number != 1)}: it does not hold all "
        "hands, so what its players knew cannot be told. A review needs a match whose hands are "
        "all known."
    )


def _deals(record: Record, equity: Equity) -> tuple[list[_Deal], bool]:
    """Return the deals of a record, and whether it is over; deals thrown in have no cards."""
    state = begin(record.variant, record.players)
    chances = fixed(equity.chances(state.match))
    deals: list[_Deal] = []
    for action, after, events in replay(record):
        if isinstance(action, DealOut):
            deals.append(_Deal(after.match.number, after.match, (), chances))
        if isinstance(action, Play | Correct):
            deal = deals[-1]
            if not deal.asked:
                deal.match, deal.hands = state.match, _hands(state)
            corrected = isinstance(action, Correct)
            cards = action.instead if isinstance(action, Correct) else action.cards
            deal.asked.append(_Asked(state.view(state.to_act), cards, corrected))
            taken = [each for each in events if isinstance(each, ev.TrickTaken)]
            deal.takers += [SeatPlay(each.seat, each.cards) for each in taken]
            if after.deal is None:
                chances = deal.after = fixed(equity.chances(after.match))
        state = after
    return deals, state.match.phase is Phase.OVER


def _hands(state: State) -> tuple[tuple[int, Hand], ...]:
    """Return the hands of a deal, by seat."""
    return (
        () if state.deal is None else tuple(zip(state.match.seats, state.deal.hands, strict=True))
    )


def _looked_at(
    asked: Sequence[_Asked],
    wanted: Sequence[int],
    equity: Equity,
    *,
    seed: int,
    effort: Effort,
    threads: int | None,
    told: Progress | None,
) -> dict[int, Worths]:
    """Return what the plays of the wanted views are worth, by the view's identity."""
    random = Random(seed)
    seeds = [random.getrandbits(_SEED_BITS) for _ in asked]
    # Read here once for each deal, lest threads do so at the same time.
    for at in wanted:
        equity.utility(asked[at].view.match)

    def look(at: int) -> Worths:
        return worths_of(asked[at].view, equity, seed=seeds[at], effort=effort)

    found: dict[int, Worths] = {}
    with ThreadPoolExecutor(threads or cpu_count() or 1) as pool:
        for at, worths in zip(wanted, pool.map(look, wanted), strict=True):
            found[id(asked[at])] = worths
            if told is not None:
                told(len(found), len(wanted))
    return found


def _reviewed(deal: _Deal, worths: dict[int, Worths]) -> ReviewedDeal:
    plays = tuple(
        [_play(deal.number, each, worths[id(each)]) for each in deal.asked if id(each) in worths]
    )
    seats = sorted({play.seat for play in plays})
    return ReviewedDeal(
        number=deal.number,
        dealer=deal.match.dealer,
        hands=deal.hands,
        plays=plays,
        takers=tuple(deal.takers),
        shares=shares_of(seats, plays, deal.before, deal.after),
        over=deal.after is not None,
    )


def _play(number: int, asked: _Asked, worths: Worths) -> ReviewedPlay:
    view, played = asked.view, worths.of(asked.view, asked.cards)
    found = ReviewedPlay(
        deal=number,
        trick=len(view.tricks) + 1,
        seat=view.seat or 0,
        cards=asked.cards,
        table=view.trick,
        worths=worths,
        played=played,
        corrected=asked.corrected,
    )
    if not found.costly:
        return found
    return replace(found, reason=reason_of(view, found.best, played))
