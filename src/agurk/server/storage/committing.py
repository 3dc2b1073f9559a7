"""Ways to commit a batch: on an asynchronous connection, or in a thread of its own.

The thread is for SQLite files, whose asynchronous driver changes threads for each statement: that
costs more than the statements do.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from agurk.server.storage.address import Address
from agurk.server.storage.appending import Append, write
from agurk.server.storage.base import Conflict
from agurk.server.storage.engine import connect, connect_in_thread, writing

Refused = dict[Append, Conflict]
"""The appends of a batch that cannot be written, and why."""


class Commits(Protocol):
    """A way to commit batches, one after the other."""

    async def commit(self, batch: Sequence[Append]) -> Refused:
        """Write a batch in one transaction, durable when this returns."""
        ...

    async def close(self) -> None:
        """Let the database go."""
        ...


def commits_to(address: Address, engine: AsyncEngine) -> Commits:
    """Return the way to commit to a database."""
    if address.path is not None:
        return InThread(address)
    return Asynchronous(engine) if address.sqlite else Apart(address)


class Asynchronous:
    """Commits on a connection of those that others read from."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = writing(engine)

    async def commit(self, batch: Sequence[Append]) -> Refused:
        """Write a batch in one transaction, durable when this returns."""
        async with self._engine.connect() as connection, connection.begin() as transaction:
            refused = await connection.run_sync(write, batch)
            doubt(batch, refused)
            await transaction.commit()
        return refused

    async def close(self) -> None:
        """Leave the connections to whoever made them."""


class Apart(Asynchronous):
    """Commits on a connection of its own, so that no number of readers keeps it waiting."""

    def __init__(self, address: Address) -> None:
        self._own = connect(address, connections=1)
        super().__init__(self._own)

    async def close(self) -> None:
        """Let the database go."""
        await self._own.dispose()


class InThread:
    """Commits on a connection of its own, in a thread of its own."""

    def __init__(self, address: Address) -> None:
        self._engine = connect_in_thread(address)
        self._thread = ThreadPoolExecutor(1, "storage writer")

    async def commit(self, batch: Sequence[Append]) -> Refused:
        """Write a batch in one transaction, durable when this returns."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _commit, self._engine, batch)

    async def close(self) -> None:
        """Let the database go."""
        self._thread.shutdown()
        await asyncio.to_thread(self._engine.dispose)


def doubt(batch: Sequence[Append], refused: Refused) -> None:
    """Note what is being committed: if that fails, it may be written all the same."""
    for append in batch:
        append.unsure = append.unsure or append not in refused


def _commit(engine: Engine, batch: Sequence[Append]) -> Refused:
    with engine.connect() as connection, connection.begin() as transaction:
        refused = write(connection, batch)
        doubt(batch, refused)
        transaction.commit()
    return refused
