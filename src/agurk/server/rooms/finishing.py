"""What stays of a match when it is over: its record, and how it ended for each seat."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC

from agurk.notation.writing import dumps
from agurk.rules.events import Paid, TrickTaken
from agurk.rules.outcome import Outcome
from agurk.server.rooms import acts
from agurk.server.rooms.room import Room
from agurk.server.storage.base import Finished, FinishedSeat, Row
from agurk.table.acts import Begin
from agurk.table.entries import Entry
from agurk.table.errors import LogError
from agurk.table.lines import act_of
from agurk.table.recording import Recorder
from agurk.table.table import Table
from agurk.variants.house import house_text


@dataclass(slots=True)
class _Tally:
    """What is counted for one seat."""

    points: int = 0
    last_tricks: int = 0
    deals: int = 0


@dataclass(slots=True)
class _Count:
    """What a match comes to, heard entry by entry."""

    seats: dict[int, _Tally] = field(default_factory=dict)
    dealt: tuple[int, ...] = ()
    """The seats that play the deal."""

    def hear(self, table: Table, entry: Entry) -> None:
        """Take in the next entry, with the table as it is after it."""
        for happened in entry.events:
            match happened:
                case Paid(seat, points):
                    self._of(seat).points += points
                case TrickTaken(seat, _, True):
                    self._of(seat).last_tricks += 1
                    for holder in self.dealt:
                        self._of(holder).deals += 1
        self.dealt = table.match.seats

    def _of(self, seat: int) -> _Tally:
        return self.seats.setdefault(seat, _Tally())


def finished(room: Room, rows: Iterable[Row], at: float) -> Finished:
    """Return what stays of the match that a room has just ended.

    Args:
        room: The room.
        rows: Its log, from the row with which the match began.
        at: When it ended.

    Raises:
        LogError: if this is no match that is over.
    """
    recorder, count = Recorder(), _Count()
    table: Table | None = None
    for row in rows:
        line = acts.loads(row.data)
        if not isinstance(line.do, acts.Act):
            continue
        table = _follow(table, line.do, row.at)
        entry = table.log[-1]
        recorder.hear(entry)
        count.hear(table, entry)
    outcome = None if table is None else table.match.outcome
    if table is None or outcome is None:
        raise LogError("The match is not over.")
    record, again = recorder.record(UTC), table.again
    return Finished(
        match=table.name,
        room=room.name,
        begun=room.state.match_begun,
        ended=at,
        variant=room.state.variant.key,
        players=len(table.sitters),
        record=dumps(record),
        seats=tuple(_seat(room, table, seat, outcome, count) for seat in range(len(table.sitters))),
        again=None if again is None else again.match,
        again_from=None if again is None else again.deal or None,
        house=house_text(table.variant) or None,
    )


def _follow(table: Table | None, act: acts.Act, at: float) -> Table:
    done = act_of(act.act)
    if isinstance(done, Begin):
        return Table(done, at)
    if table is None:
        raise LogError("A match begins with its beginning.")
    table.follow(Entry(table.last + 1, done, act.seat, at))
    return table


def _seat(room: Room, table: Table, seat: int, outcome: Outcome, count: _Count) -> FinishedSeat:
    sitter, tally = table.sitters[seat], count.seats.get(seat, _Tally())
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return FinishedSeat(
        seat=seat,
        player=room.state.chairs[seat].player,
        name=sitter.name,
        bot=sitter.bot,
        won=won,
        lost=seat in outcome.losers,
        points=tally.points,
        last_tricks=tally.last_tricks,
        deals=tally.deals,
    )
