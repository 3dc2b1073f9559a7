"""Connections to a database, set up so that what is committed survives a power cut."""

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry, QueuePool

from agurk.server.storage.address import Address
from agurk.server.storage.base import StorageError

PATIENT = 10_000
"""For how many milliseconds a SQLite connection waits for another one that writes."""

PRAGMAS: tuple[str, ...] = (
    f"PRAGMA busy_timeout = {PATIENT}",
    "PRAGMA journal_mode = WAL",
    # A commit waits for the disk. With commits in batches this costs next to nothing
    # (benchmarks/bench_storage.py measures it), and NORMAL may lose the last ones in a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

_WRITES = "agurk_writes"

# A server that is gone without a word is noticed within a quarter of a minute.
_ALIVE = {
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def connect(address: Address, connections: int = 5) -> AsyncEngine:
    """Return connections to a database, none of them opened yet.

    Args:
        address: The database.
        connections: How many are kept; for PostgreSQL there may be more for a while, if it is
            more than one.

    Raises:
        StorageError: if the driver is not installed.
    """
    if not address.sqlite:
        return _postgres(address, connections)
    engine = create_async_engine(
        address.url,
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        # A database in memory is its only connection: all take turns with it.
        pool_size=1 if address.path is None else connections,
        max_overflow=0,
    )
    _prepare(engine.sync_engine)
    return engine


def connect_in_thread(address: Address) -> Engine:
    """Return a connection to a SQLite file that waits for each answer, for a thread that writes."""
    engine = create_engine(
        address.url.set(drivername="sqlite"),
        hide_parameters=True,
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        execution_options={_WRITES: True},
    )
    _prepare(engine)
    return engine


def writing(engine: AsyncEngine) -> AsyncEngine:
    """Return the same connections for transactions that write from their beginning."""
    return engine.execution_options(**{_WRITES: True})


def make_file(path: Path) -> None:
    """Make an empty file that only its owner can read, if there is none.

    SQLite gives the files beside it (`-wal` and `-shm`) the same permissions.

    Raises:
        StorageError: if it cannot be made.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StorageError(f"The database {path} cannot be made: {reason.lower()}.") from error


def _postgres(address: Address, connections: int) -> AsyncEngine:
    try:
        return create_async_engine(
            address.url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=connections,
            max_overflow=2 * connections if connections > 1 else 0,
            connect_args=_ALIVE,
        )
    except ImportError as error:
        raise StorageError(
            "PostgreSQL needs its driver, which is not installed: pip install 'agurk[postgres]'."
        ) from error


def _prepare(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Set a new SQLite connection up."""
    # Transactions begin where we say so (`_begin`), and not where the driver guesses.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction.

    One that writes takes its turn at once: if it read first, somebody else could write meanwhile,
    and it could not go on.
    """
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
