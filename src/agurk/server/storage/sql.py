"""A storage in a SQL database, SQLite or PostgreSQL."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from agurk.server.storage import address as addresses
from agurk.server.storage import forgetting, keys, matches, migrating
from agurk.server.storage.address import Address
from agurk.server.storage.appending import Append
from agurk.server.storage.base import Finished, Listing, Played, Row, Statistics
from agurk.server.storage.committing import commits_to
from agurk.server.storage.engine import connect, make_file, writing
from agurk.server.storage.schema import entries, rooms
from agurk.server.storage.trouble import PATIENCE, patiently
from agurk.server.storage.writer import Writer
from agurk.server.wire.scene import Stage

T = TypeVar("T")

_PATIENCE_AT_START = 3.0


class SqlStorage:
    """Rooms and matches in a SQL database; made by `open_storage`."""

    def __init__(
        self,
        address: Address,
        engine: AsyncEngine,
        patience: float = PATIENCE,
        count: Callable[[int], None] | None = None,
    ) -> None:
        self.address = address
        """Which database it is."""
        self.engine = engine
        """Connections to it."""
        self._patience = patience
        self._writer = Writer(address, commits_to(address, engine), patience, count)

    async def start(self) -> None:
        """Open the database; a SQLite file is brought to this program's schema.

        Raises:
            StorageError: if it cannot be reached, or has another schema than this program.
        """
        try:
            if self.address.sqlite:
                await self.upgrade()
            else:
                await patiently(
                    lambda: migrating.check(self.address, self.engine),
                    self.address,
                    "be opened",
                    _PATIENCE_AT_START,
                )
        except BaseException:
            await self.close()
            raise
        self._writer.start()

    async def upgrade(self) -> bool:
        """Bring the database to this program's schema, and return whether that changed it.

        Raises:
            StorageError: if it cannot be reached, or is of a later program.
        """
        if self.address.path is not None:
            make_file(self.address.path)
        return await patiently(
            lambda: migrating.upgrade(self.address, self.engine),
            self.address,
            "be upgraded",
            _PATIENCE_AT_START,
        )

    async def close(self) -> None:
        """Write what waits to be written, and let the database go."""
        await self._writer.close()
        await self.engine.dispose()

    async def append(
        self,
        room: str,
        rows: Sequence[Row],
        listing: Listing | None = None,
        finished: Finished | None = None,
    ) -> None:
        """Add rows to a room's log, and write its listing and a match that is over with them.

        Raises:
            Conflict: if a number is there already, or one is missing before it.
            StorageError: if the database cannot be reached, or refuses this.
            ValueError: if the listing or the match is another room's.
        """
        for other in (listing, finished):
            if other is not None and other.room != room:
                raise ValueError("What is appended to one room names another one.")
        await self._writer.append(Append(room, rows, listing, finished))

    async def read(self, room: str, start: int = 0) -> list[Row]:
        """Return a room's rows from a number on, in order; none if there is no such room.

        Raises:
            StorageError: if the database cannot be reached.
        """
        asked = (
            select(entries.c.number, entries.c.at, entries.c.data)
            .where(entries.c.room == room, entries.c.number >= start)
            .order_by(entries.c.number)
        )

        async def rows(connection: AsyncConnection) -> list[Row]:
            return [Row(*row) for row in await connection.execute(asked)]

        return await self._read(rows)

    async def listing(self, room: str) -> Listing | None:
        """Return how a room is listed; None if there is no such room.

        Raises:
            StorageError: if the database cannot be reached.
        """

        async def found(connection: AsyncConnection) -> Listing | None:
            rows = await connection.execute(select(rooms).where(rooms.c.room == room))
            row = rows.mappings().one_or_none()
            return None if row is None else Listing(**row)

        return await self._read(found)

    async def listed(self, limit: int, since: float = 0.0) -> list[Listing]:
        """Return the rooms open to all that wait for players or play, the newest first.

        Raises:
            StorageError: if the database cannot be reached.
        """
        asked = (
            select(rooms)
            .where(rooms.c.listed, rooms.c.stage.in_([Stage.WAITING.value, Stage.PLAYING.value]))
            .where(rooms.c.touched >= since)
            .order_by(rooms.c.opened.desc(), rooms.c.room)
            .limit(limit)
        )

        async def found(connection: AsyncConnection) -> list[Listing]:
            return [Listing(**row) for row in (await connection.execute(asked)).mappings()]

        return await self._read(found)

    async def finished(self, match: str) -> Finished | None:
        """Return a match that is over; None if there is no such match.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._read(lambda connection: matches.finished(connection, match))

    async def matches_of(
        self, player: str, limit: int, before: float | None = None
    ) -> list[Played]:
        """Return somebody's matches, the last one first.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._read(
            lambda connection: matches.matches_of(connection, player, limit, before)
        )

    async def same_deals(self, match: str, limit: int) -> list[Played]:
        """Return the matches that had the same deals as one that is over, and that one.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._read(lambda connection: matches.same_deals(connection, match, limit))

    async def statistics(self, player: str) -> Statistics:
        """Return how somebody has played.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._read(lambda connection: matches.statistics(connection, player))

    async def delete_player(self, player: str) -> int:
        """Forget who somebody is, and return how many finished matches this changed.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._patiently(lambda: forgetting.forget(self.engine, player))

    async def retire(self, before: float) -> int:
        """Remove the rooms in which nothing has happened since, and return how many there were.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._patiently(lambda: forgetting.retire(self.engine, before))

    async def keys(self) -> list[bytes]:
        """Return the keys that tokens are signed with, the newest last; never none.

        Raises:
            StorageError: if the database cannot be reached.
        """
        return await self._write(keys.all_keys)

    async def add_key(self) -> None:
        """Add a key to sign with from now on, and drop all but the newest three.

        Raises:
            StorageError: if the database cannot be reached.
        """
        await self._write(keys.add_key)

    async def ping(self) -> None:
        """Make sure that the database answers.

        Raises:
            StorageError: if it does not.
        """

        async def ask() -> None:
            async with self.engine.connect() as connection:
                await connection.execute(select(1))

        await patiently(ask, self.address, "be reached", patience=0)

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def read() -> T:
            async with self.engine.connect() as connection:
                return await work(connection)

        return await self._patiently(read)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def write() -> T:
            async with writing(self.engine).begin() as connection:
                return await work(connection)

        return await self._patiently(write)

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        return await patiently(work, self.address, "answer", self._patience)


def open_storage(url: str, count: Callable[[int], None] | None = None) -> SqlStorage:
    """Return a storage for an address; `start` opens it.

    Args:
        url: A path or `sqlite:///path` for a SQLite file, `sqlite://` for a database in memory, or
            `postgresql://user@host/name`.
        count: Is told how many rows each commit has written.

    Raises:
        StorageError: if the address means no database, or its driver is not installed.
    """
    address = addresses.read(url)
    return SqlStorage(address, connect(address), count=count)
