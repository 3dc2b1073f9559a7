"""What a database says when something is wrong: whether to try again, and how to tell it."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from agurk.server.storage.base import StorageError

T = TypeVar("T")

PATIENCE = 30.0
"""For how many seconds a database may be away before whoever waits for it is told."""

_LONGEST_PAUSE = 1.0

_PASSING = frozenset(
    {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}
)
"""What SQLite says of a lock, and of a disk that may have room again in a moment."""


def passing(error: BaseException) -> bool:
    """Return whether an error may be gone in a moment: no connection, a lock, a restart."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        if isinstance(error.orig, sqlite3.Error):
            return _code(error.orig) in _PASSING
    passes = (OperationalError, InterfaceError, InternalError, PoolTimeout, OSError)
    return isinstance(error, passes)


def _code(error: sqlite3.Error) -> int:
    """Return what is wrong, without the details: the low byte of SQLite's number for it."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def told(error: BaseException, address: object, doing: str) -> StorageError:
    """Return an error as a sentence, without the values that were to be written or found."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    # What PostgreSQL says of values may quote them. Of connections and disks it says no secrets.
    plain = passing(error) or isinstance(cause, sqlite3.Error)
    said = str(cause).strip().partition("\n")[0] if plain else type(cause).__name__
    return StorageError(f"The database {address} could not {doing}: {said.rstrip('.')}.")


class Backoff:
    """Pauses that get longer, until patience is at an end."""

    def __init__(self, patience: float) -> None:
        self._end = monotonic() + patience
        self._pause = 0.02

    async def rest(self) -> bool:
        """Wait a little, and return whether it is worth trying again."""
        left = self._end - monotonic()
        if left <= 0:
            return False
        await asyncio.sleep(min(left, self._pause * random.uniform(0.5, 1)))
        self._pause = min(2 * self._pause, _LONGEST_PAUSE)
        return True


async def patiently(
    work: Callable[[], Awaitable[T]], address: object, doing: str, patience: float = PATIENCE
) -> T:
    """Do something that may be done twice, again and again while the database is away.

    Raises:
        StorageError: if it stays away, or refuses this.
    """
    backoff = Backoff(patience)
    while True:
        try:
            return await work()
        except (SQLAlchemyError, OSError) as error:
            if not passing(error) or not await backoff.rest():
                raise told(error, address, doing) from error
