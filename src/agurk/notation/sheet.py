"""A score sheet counted: what is known of each deal, entered into a match."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from agurk.notation.record import Entry, Record, SheetChange, SheetDeal, SheetTrick
from agurk.rules.actions import BuyIn, Correct
from agurk.rules.cards import Card, Hand
from agurk.rules.deal import Deal, PlayedTrick
from agurk.rules.errors import AgurkError, RecordError
from agurk.rules.events import Event
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.outcome import Outcome
from agurk.rules.progress import count_deal, finish, prepare, settle_deal
from agurk.rules.scoring import LastTrick
from agurk.rules.state import State, begin
from agurk.rules.trick import taker
from agurk.rules.variant import Variant


class Entered(NamedTuple):
    """One entry of a score sheet, and what it led to."""

    entry: Entry
    """What was noted."""
    match: Match
    """How the match stands afterwards."""
    events: tuple[Event, ...]
    """What happened."""


def open_sheet(variant: Variant, players: int) -> Match:
    """Return a match of which nothing is noted yet.

    Raises:
        PlayersError: if the variant is not for so many.
    """
    return begin(variant, players).match


def count_sheet(record: Record) -> Iterator[Entered]:
    """Yield each entry of a record's score sheet with what it led to.

    Raises:
        RecordError: if an entry cannot be; says which.
    """
    match = open_sheet(record.variant, record.players)
    for number, entry in enumerate(record.sheet, 1):
        try:
            match, events = enter(match, entry, final=number == len(record.sheet))
        except AgurkError as error:
            raise RecordError(f"Entry {number} of the score sheet: {error}") from error
        yield Entered(entry, match, events)


def enter(match: Match, entry: Entry, *, final: bool = True) -> tuple[Match, tuple[Event, ...]]:
    """Return a match after one more entry, and what happened.

    Args:
        match: The match so far.
        entry: What is noted next.
        final: Whether it is the last entry, which alone may be a deal under way.

    Raises:
        RecordError: if the entry cannot be: the match is over, or a seat is not in it.
        TextError: if a card named is not in the pack.
    """
    if match.phase is Phase.OVER:
        raise RecordError("The match is over, so nothing can come after this.")
    if isinstance(entry, SheetChange):
        return _change(match, entry)
    match = dealt(match, entry)
    check_tricks(match, entry)
    if not entry.payments:
        if not final:
            raise RecordError("What the deal cost is missing.")
        return match, ()
    counted = LastTrick(entry.payments[-1].place, entry.payments, entry.bonuses)
    lowest = counted.taker if entry.lowest is None else entry.lowest
    if entry.tricks:
        found = count_last(match, entry.tricks[-1])
        if found.trick != counted or entry.lowest not in {None, found.lowest}:
            raise RecordError("The last trick costs something else than is written.")
        lowest = found.lowest
    return _answer(*settle_deal(match, Counted(counted, lowest)), entry)


def dealt(match: Match, entry: SheetDeal) -> Match:
    """Return the match while a noted deal is under way.

    Raises:
        RecordError: if somebody named is not in the match.
        TextError: if a card named is not in the pack.
    """
    if match.number == 0:
        match, _ = prepare(replace(match, number=1), ())
    for seat in _seats_named(entry):
        if seat not in match.seats:
            raise RecordError(f"Seat {seat + 1} is not in this deal.")
    for card in _cards_named(entry):
        match.variant.card(card.text)
    size = match.size if entry.size is None else entry.size
    dealer = match.dealer if entry.dealer is None else entry.dealer
    return replace(match, dealer=dealer, size=size, kontra=entry.kontra, exchanged=entry.exchanged)


def _seats_named(entry: SheetDeal) -> Iterator[int]:
    """Yield the seats that an entry says something of, as players of the deal."""
    for seat in (entry.dealer, entry.kontra, entry.lowest):
        if seat is not None:
            yield seat
    for seat, _ in (*entry.hands, *entry.exchanged):
        yield seat
    for payment in (*entry.payments, *entry.bonuses):
        yield payment.place
    for trick in entry.tricks:
        yield trick.leader


def _cards_named(entry: SheetDeal) -> Iterator[Card]:
    """Yield the cards that an entry names."""
    for _, held in entry.hands:
        yield from held
    for payment in (*entry.payments, *entry.bonuses):
        if payment.card is not None:
            yield payment.card
    for trick in entry.tricks:
        for play in trick.plays:
            yield from (*play.played, *play.instead) if isinstance(play, Correct) else play.cards


def count_last(match: Match, trick: SheetTrick) -> Counted:
    """Return how a deal has ended whose last trick is known.

    Raises:
        RecordError: if a player's card is missing.
    """
    if len(trick.plays) != len(match.seats):
        raise RecordError(
            f"The last trick has {len(trick.plays)} plays, and {len(match.seats)} players."
        )
    played = PlayedTrick(match.seats.index(trick.leader), _cards(trick), 0)
    if any(len(cards) != 1 for cards in played.plays):
        raise RecordError("To the last trick each plays one card.")
    return count_deal(match, Deal(match.variant, (), 0, (), (played,), ()))


def taken_by(match: Match, trick: SheetTrick, *, last: bool) -> int | None:
    """Return the seat that took a trick; None while a card is missing.

    Raises:
        RecordError: if a set of another size was played than led.
    """
    cards = _cards(trick)
    if not 0 < len(cards) <= len(match.seats):
        raise RecordError(f"A trick has up to {len(match.seats)} plays, not {len(cards)}.")
    if not cards[0] or any(len(play) != len(cards[0]) for play in cards):
        raise RecordError("All play as many cards to a trick as were led.")
    if len(cards) < len(match.seats):
        return None
    place = match.seats.index(trick.leader) + taker(match.variant, cards, last=last)
    return match.seats[place % len(match.seats)]


def _cards(trick: SheetTrick) -> tuple[Hand, ...]:
    return tuple(play.instead if isinstance(play, Correct) else play.cards for play in trick.plays)


def check_tricks(match: Match, entry: SheetDeal) -> None:
    """Make sure that tricks are complete, and that whoever takes one leads the next.

    Raises:
        RecordError: if one is not, or somebody else led.
    """
    leader: int | None = None
    for number, trick in enumerate(entry.tricks, 1):
        if leader is not None and trick.leader != leader:
            raise RecordError(
                f"Seat {leader + 1} leads trick {number}, not seat {trick.leader + 1}."
            )
        final = number == len(entry.tricks)
        leader = taken_by(match, trick, last=final and bool(entry.payments))
        if leader is None and not final:
            raise RecordError(f"Trick {number} lacks a card.")


def _change(match: Match, entry: SheetChange) -> tuple[Match, tuple[Event, ...]]:
    """Return a match with its standing set by hand; one player alone has won it."""
    for values in (entry.scores, entry.lives, entry.money or entry.lives):
        if len(values) != match.players:
            raise RecordError(f"Write a number for each of the {match.players} seats.")
    standing = replace(
        match.standing,
        scores=entry.scores,
        lives=entry.lives,
        money=entry.money or match.standing.money,
        pot=match.standing.pot if entry.pot is None else entry.pot,
        caught=(),
    )
    match = replace(match, standing=standing)
    if len(match.seats) < 2:
        if not match.seats:
            raise RecordError("Somebody must have a life left.")
        return finish(match, Outcome(match.seats))
    return replace(match, dealer=match.at_or_after(match.dealer)) if match.number else match, ()


def _answer(
    match: Match, happened: tuple[Event, ...], entry: SheetDeal
) -> tuple[Match, tuple[Event, ...]]:
    """Return a match after everybody was asked who may buy in."""
    answers = dict(entry.buy_ins)
    while match.phase is Phase.BUY_IN:
        answer = BuyIn(accept=answers.pop(match.waiting[0], False))
        state, events = State(match).apply(answer)
        match, happened = state.match, (*happened, *events)
    for seat, accepted in answers.items():
        if accepted:
            raise RecordError(f"Seat {seat + 1} cannot buy in after this deal.")
    return match, happened
