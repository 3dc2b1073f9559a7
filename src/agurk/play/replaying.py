"""A record as deals to be told: what was dealt, played and paid, whether it is whole or a sheet."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from agurk.notation import Record, SheetChange, SheetDeal, SheetTrick, replay
from agurk.notation.sheet import count_sheet, dealt, open_sheet, taken_by
from agurk.rules import events as ev
from agurk.rules.actions import Correct, DealOut, Exchange
from agurk.rules.cards import Hand
from agurk.rules.match import Match
from agurk.rules.trick import bound_to_lowest, how_played


@dataclass(slots=True)
class DealTold:
    """One deal, or what was set by hand between two."""

    match: Match
    """How the match stands afterwards."""
    number: int = 0
    """Which deal of the match it is; 0 for what was set by hand."""
    hands: dict[int, Hand] = field(default_factory=dict)
    """The hands before play that are known, by seat."""
    before: list[ev.Event] = field(default_factory=list)
    """What happened up to the first card."""
    play: list[ev.Event] = field(default_factory=list)
    """The plays, corrections and tricks taken."""
    after: list[ev.Event] = field(default_factory=list)
    """What the deal cost, and what came of it."""
    absent: frozenset[int] = frozenset()
    """Seats that nobody has taken yet: they had no lives before the first deal, nor since."""


def deals_of(record: Record) -> Iterator[DealTold]:
    """Yield each deal of a record.

    Raises:
        RecordError: if the record cannot be replayed.
    """
    return _entries(record) if record.partial else _deals(record)


def _deals(record: Record) -> Iterator[DealTold]:
    """Yield each deal of a match of which everything is known."""
    now: DealTold | None = None
    for action, state, events in replay(record):
        opens = any(isinstance(event, ev.SizeChosen | ev.Dealt) for event in events)
        if now is not None and now.after and opens:
            yield now
            now = None
        now = now or DealTold(state.match)
        now.match = state.match
        if state.deal is not None and isinstance(action, DealOut | Exchange):
            now.number = state.match.number
            now.hands = dict(zip(state.match.seats, state.deal.hands, strict=True))
        _hear(now, events)
    if now is not None:
        yield now


def _hear(now: DealTold, events: Iterable[ev.Event]) -> None:
    """Put what happened where it belongs in a deal, whose hands are told beforehand."""
    for event in events:
        if isinstance(event, ev.Corrected):
            now.play.append(replace(event, hand=()))
        elif isinstance(event, ev.Played | ev.TrickTaken):
            now.play.append(event)
        else:
            (now.after if now.play else now.before).append(event)


def _entries(record: Record) -> Iterator[DealTold]:
    """Yield each entry of a score sheet."""
    before = open_sheet(record.variant, record.players)
    number, absent = 0, frozenset[int]()
    for place, (entry, match, events) in enumerate(count_sheet(record)):
        opens = not place and isinstance(entry, SheetChange)
        absent = _without_lives(match) if opens else absent & _without_lives(match)
        told = DealTold(match, after=list(events), absent=absent)
        if isinstance(entry, SheetDeal):
            number += 1
            under_way = dealt(before, entry)
            told.number, told.hands = number, dict(entry.hands)
            told.before = list(_opening(under_way, number, entry))
            told.play = [
                event for trick in entry.tricks for event in _plays(under_way, entry, trick)
            ]
        yield told
        before = match


def _without_lives(match: Match) -> frozenset[int]:
    return frozenset(seat for seat, left in enumerate(match.standing.lives) if not left)


def _opening(match: Match, number: int, entry: SheetDeal) -> Iterator[ev.Event]:
    """Yield what a sheet has noted of a deal up to its first card."""
    if match.dealer >= 0 and match.size:
        leader = entry.tricks[0].leader if entry.tricks else match.leader()
        yield ev.Dealt(match.dealer, number, match.size, leader)
    for seat, count in entry.exchanged:
        yield ev.Exchanged(seat, count)
    if entry.kontra is not None:
        yield ev.KontraAnswered(entry.kontra, called=True)


def _plays(match: Match, entry: SheetDeal, trick: SheetTrick) -> Iterator[ev.Event]:
    """Yield what happened in one trick of a sheet."""
    order = match.clockwise(match.seats, trick.leader - 1)
    cards: dict[int, Hand] = {}
    last = trick is entry.tricks[-1] and bool(entry.payments)
    for seat, play in zip(order, trick.plays, strict=False):
        if isinstance(play, Correct):
            yield ev.Corrected(seat, play.played)
        cards[seat] = play.instead if isinstance(play, Correct) else play.cards
        lying = tuple(cards.values())
        how = how_played(match.variant, lying, last=last)
        lowest = not last and bound_to_lowest(match.variant, lying)
        yield ev.Played(seat, cards[seat], how, lowest, last)
    took = taken_by(match, trick, last=last)
    if took is not None:
        yield ev.TrickTaken(took, cards[took], last)
