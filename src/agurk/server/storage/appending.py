"""Many appends in one transaction: each is written or refused by itself, all are on the disk."""

import asyncio
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, select

from agurk.rules.errors import AgurkError
from agurk.server.storage.base import Conflict, Finished, Listing, Row
from agurk.server.storage.schema import entries, match_seats, matches, room_players, rooms
from agurk.server.storage.statements import Entry, add_entries, heads, keeping, replacing
from agurk.server.storage.values import Values
from agurk.server.wire.scene import Stage

_PLAYER = re.compile(r'"player": ?"([A-Za-z0-9_-]+)"', re.ASCII)


def players_in(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the ids of those who sit down, or look after the room, in some rows.

    Only they are named in later rows, as the one who asked for something.
    """
    for row in rows:
        if '"player"' in row.data:
            yield from _PLAYER.findall(row.data)


class Append:
    """What one call of `Storage.append` wants written, and what comes of it."""

    __slots__ = ("done", "finished", "listing", "room", "rows", "unsure")

    def __init__(
        self,
        room: str,
        rows: Sequence[Row],
        listing: Listing | None = None,
        finished: Finished | None = None,
    ) -> None:
        self.room = room
        self.rows = rows
        self.listing = listing
        self.finished = finished
        self.unsure = False
        """Whether it may be written already: the connection was lost while it was committed."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once it is on the disk, or refused."""

    def settle(self, error: AgurkError | None) -> None:
        """Tell whoever waits what came of it; None if it is on the disk."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


@dataclass(slots=True)
class _Found:
    """What the database has of the rooms and matches in question."""

    heads: dict[str, int]
    """The next number of each room that is there."""
    owners: dict[str, str]
    """The room of each match that is there."""

    def conflict(self, append: Append) -> str:
        """Return why an append cannot be written; "" if it can."""
        head = self.heads.get(append.room, 0)
        for number, row in enumerate(append.rows, head):
            if row.number != number:
                return (
                    f"The log of the room goes on at {number}, not at {row.number}: "
                    "another process writes it."
                )
        finished = append.finished
        if finished and self.owners.get(finished.match, append.room) != append.room:
            return f"The match {finished.match} was finished in another room."
        return ""


@dataclass(slots=True)
class _Batch:
    """What is to be written."""

    rows: list[Entry] = field(default_factory=list, repr=False)
    new: dict[str, Values] = field(default_factory=dict)
    listings: dict[str, Values] = field(default_factory=dict)
    players: set[tuple[str, str]] = field(default_factory=set, repr=False)
    finished: list[Finished] = field(default_factory=list)

    def add(self, append: Append, found: _Found) -> None:
        """Take in an append that can be written."""
        room, rows = append.room, append.rows
        if append.listing:
            self.listings[room] = values_of(append.listing)
        elif rows and room not in found.heads:
            self.new[room] = values_of(_unlisted(room, rows[0].at))
        if append.finished:
            self.finished.append(append.finished)
            found.owners[append.finished.match] = room
        self.rows += [(room, number, at, data) for number, at, data in rows]
        self.players.update((room, player) for player in players_in(rows))
        found.heads[room] = found.heads.get(room, 0) + len(rows)

    def write(self, connection: Connection) -> None:
        """Write everything, in an order in which two processes never wait for each other."""
        dialect = connection.dialect.name
        if self.new:
            connection.execute(keeping(dialect, rooms), _sorted(self.new))
        if self.listings:
            connection.execute(replacing(dialect, rooms), _sorted(self.listings))
        if self.rows:
            add_entries(connection, sorted(self.rows))
        if self.players:
            met = [{"room": room, "player": player} for room, player in sorted(self.players)]
            connection.execute(keeping(dialect, room_players), met)
        for finished in self.finished:
            write_match(connection, finished)


def write(connection: Connection, appends: Sequence[Append]) -> dict[Append, Conflict]:
    """Write appends in a transaction that is open, and return those that are refused, and why.

    Raises:
        IntegrityError: if another process has just written one of these rooms; the transaction
            is of no use then, and another one will see what was written.
    """
    found = _find(connection, appends)
    batch, refused = _Batch(), dict[Append, Conflict]()
    for append in appends:
        if append.unsure and _is_there(connection, append):
            continue
        if conflict := found.conflict(append):
            refused[append] = Conflict(conflict)
        else:
            batch.add(append, found)
    batch.write(connection)
    return refused


def write_match(connection: Connection, finished: Finished) -> None:
    """Write a match that is over, unless it is there."""
    dialect = connection.dialect.name
    connection.execute(keeping(dialect, matches), [values_of(finished)])
    seats = [{"match": finished.match, **asdict(seat)} for seat in finished.seats]
    if seats:
        connection.execute(keeping(dialect, match_seats), seats)


def values_of(kept: Listing | Finished) -> Values:
    """Return what is kept as the columns of its table."""
    values = asdict(kept)
    values.pop("seats", None)
    return values


def _unlisted(room: str, at: float) -> Listing:
    """Return the listing of a room that has none of its own."""
    stage = Stage.WAITING.value
    return Listing(room=room, stage=stage, listed=False, summary="{}", opened=at, touched=at)


def _sorted(values: dict[str, Values]) -> list[Values]:
    return [values[key] for key in sorted(values)]


def _find(connection: Connection, appends: Sequence[Append]) -> _Found:
    asked = {append.room for append in appends}
    found = _Found(heads(connection, asked), {})
    names = [append.finished.match for append in appends if append.finished]
    if names:
        owners = connection.execute(
            select(matches.c.match, matches.c.room).where(matches.c.match.in_(names))
        )
        found.owners.update((match, room) for match, room in owners)
    return found


def _is_there(connection: Connection, append: Append) -> bool:
    """Return whether exactly these rows are in the log already."""
    if not append.rows:
        return False
    numbers = [row.number for row in append.rows]
    rows = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.data)
        .where(entries.c.room == append.room, entries.c.number.between(numbers[0], numbers[-1]))
        .order_by(entries.c.number)
    )
    return [tuple(row) for row in rows] == [tuple(row) for row in append.rows]
