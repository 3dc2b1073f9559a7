"""One server for one SQLite file: a second one would show other tables to the same people."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from agurk.server.bus.opening import IN_PROCESS
from agurk.server.settings import Settings
from agurk.server.storage.address import read
from agurk.server.storage.base import StorageError

SUFFIX = "-server"
"""What the name of the lock has after that of the database."""


class InUse(StorageError):
    """A database that another server uses."""


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Keep other servers from the SQLite file of this one until the end of the block.

    Processes that meet on a bus may share it.

    The operating system frees the lock when the process ends, however that comes about. The file
    itself stays: whoever removes it may remove what somebody else has just locked.

    Raises:
        InUse: if another server has it already.
    """
    path = read(settings.db).path
    if sys.platform == "win32" or path is None or settings.bus not in IN_PROCESS:
        yield
        return
    import fcntl  # noqa: PLC0415  not every system has it

    lock = path.resolve()
    descriptor = _opened(lock.with_name(lock.name + SUFFIX))
    if descriptor is None:
        yield
        return
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(
                f"Another `agurk serve` uses the database {path}. Give this one a database of its "
                "own with --db; several servers can share one in PostgreSQL, with a --bus."
            ) from None
        except OSError:
            pass  # some network file systems know no locks
        yield
    finally:
        os.close(descriptor)


def _opened(lock: Path) -> int | None:
    """Open a lock; None where that cannot be: the database says itself then what is wrong."""
    try:
        lock.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        return None
