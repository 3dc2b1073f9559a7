"""`agurk export` and `agurk import`: a whole database as a file, and back."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import IO, TYPE_CHECKING

from agurk.cli.databases import Db, Progress, say, work_on
from agurk.cli.options import Misused

if TYPE_CHECKING:
    from agurk.server.storage.sql import SqlStorage


def export(file: Path, /, *, db: Db = None, force: bool = False) -> None:
    """Write the whole database of a server to a file, from which any other one can be filled.

    The server may run meanwhile: the file holds the moment at which it was begun. It holds secrets
    too, so nobody else can read it; keep it so.

    Args:
        file: Where to; JSON, one line a row.
        db: Which database.
        force: Overwrite the file if it is there already.
    """
    if file.exists() and not force:
        raise Misused(f"{file} is there already; name another file, or add --force.")
    progress = Progress()

    async def write(storage: "SqlStorage") -> tuple[int, str]:
        from agurk.server.storage.transfer import export

        await storage.start()
        lines = 0
        with _whole(file) as target:
            async for line in export(storage, progress):
                target.write(line)
                lines += 1
        return lines - 2, str(storage.address)

    try:
        rows, database = work_on(db, write)
    finally:
        progress.done()
    print(say("exported", rows=rows, database=database, file=str(file)))


def load(file: Path, /, *, db: Db = None) -> None:
    """Fill the database of a server from a file that `agurk export` wrote.

    Everything is imported, or nothing. What the database has already stays as it is; a row that
    differs from the one in the file is refused.

    Args:
        file: The file.
        db: Which database.
    """
    progress = Progress()

    async def read(storage: "SqlStorage") -> tuple[int, str]:
        from agurk.server.storage.transfer import load

        with file.open(encoding="utf-8") as source:
            await storage.start()
            return await load(storage, source, progress), str(storage.address)

    try:
        rows, database = work_on(db, read, new=True)
    finally:
        progress.done()
    print(say("imported", rows=rows, database=database, file=str(file)))


@contextmanager
def _whole(file: Path) -> Iterator[IO[str]]:
    """Open a file that only its owner can read, and that takes its place only when it is whole."""
    target = file.resolve()
    descriptor, name = mkstemp(prefix=f".{target.name[:40]}.", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as opened:
            yield opened
            opened.flush()
            os.fsync(opened.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
