"""What the commands for a server's database share."""

import os
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

if TYPE_CHECKING:
    from agurk.server.storage.sql import SqlStorage

T = TypeVar("T")

_DB = (
    "The database: a path, sqlite:///path or postgresql://user@host/name. Without it the server's "
    "settings count: AGURK_DB, agurk.toml, or agurk.db in the data folder."
)

Db: TypeAlias = Annotated[str | None, Parameter(name="--db", help=_DB)]
"""`--db`: which database; the one of the server's settings if it is not given."""


def say(name: str, **filled: str | int) -> str:
    """Return a sentence for whoever looks after a server."""
    from agurk.text.catalogue import words

    return words("en", "database").say(name, filled)


def work_on(
    db: str | None, work: "Callable[[SqlStorage], Awaitable[T]]", *, new: bool = False
) -> T:
    """Do something with a database, and return what came of it.

    Args:
        db: Its address; None for the one that a server started here would take.
        work: What to do; it starts the storage if it wants to.
        new: Whether it may be a file that is not there yet.

    Raises:
        SettingsError: if the settings are wrong.
        StorageError: if it is not there, or cannot be opened.
    """
    import asyncio

    from agurk.server.settings import load
    from agurk.server.storage import StorageError, open_storage

    storage = open_storage(load({"db": db}, os.environ).db)
    path = storage.address.path
    if path is not None and not new and not path.exists():
        raise StorageError(f"There is no database {path}.")

    async def run() -> T:
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


class Progress:
    """How many rows are done, on one line of the standard error that is written again and again.

    Where nobody reads it as it grows, in a file or a pipe, nothing is written.
    """

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._written = 0

    def __call__(self, rows: int) -> None:
        """Show a number of rows."""
        if self._shown:
            text = say("progress", rows=rows)
            print(f"\r{text:<{self._written}}", end="", file=sys.stderr, flush=True)
            self._written = len(text)

    def done(self) -> None:
        """Leave a clean line."""
        if self._written:
            print(f"\r{'':<{self._written}}\r", end="", file=sys.stderr, flush=True)
