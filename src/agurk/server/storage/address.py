"""Which database is meant: an address as people write it, read."""

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from agurk.server.storage.base import StorageError

ALLOWED = "a path such as agurk.db, sqlite:///agurk.db or postgresql://user@host/agurk"
"""What an address may be, in words."""

_POSTGRES = frozenset({"postgres", "postgresql", "postgresql+psycopg"})
_SQLITE = frozenset({"sqlite", "sqlite+aiosqlite"})
_SHOWN = frozenset({"host", "port", "dbname", "user"})
"""What of a query says where a database is; anything else may be a secret."""


@dataclass(frozen=True, slots=True)
class Address:
    """A database, found or not."""

    url: URL = field(repr=False)
    """Where it is, for SQLAlchemy."""
    path: Path | None = None
    """The file; None for PostgreSQL, and for a database in memory."""

    @property
    def sqlite(self) -> bool:
        """Whether it is a SQLite database."""
        return self.url.get_backend_name() == "sqlite"

    def __str__(self) -> str:
        """Return the address as people may see it, without the password, wherever it stands."""
        if self.path is not None:
            return str(self.path)
        if self.sqlite:
            return "the database in memory"
        query = {name: value for name, value in self.url.query.items() if name in _SHOWN}
        shown = self.url.set(drivername="postgresql", query=query)
        return shown.render_as_string(hide_password=True)


def read(text: str) -> Address:
    """Return the database that an address means.

    Raises:
        StorageError: if it means none; the text is not repeated, as a password may be in it.
    """
    if "://" not in text:
        return _file(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError(f"The address of the database cannot be read: give {ALLOWED}.") from None
    if url.drivername in _SQLITE:
        if url.database == "":
            raise StorageError(
                f"The address of the database names no file: give {ALLOWED}, or :memory: for one "
                "that goes with this process."
            )
        return _file(url.database or ":memory:")
    if url.drivername in _POSTGRES:
        return Address(url.set(drivername="postgresql+psycopg"))
    raise StorageError(f"No database is served by {url.drivername}: give {ALLOWED}.")


def _file(name: str) -> Address:
    if not name:
        raise StorageError(f"The address of the database is empty: give {ALLOWED}.")
    if name == ":memory:":
        return Address(URL.create("sqlite+aiosqlite", database=name))
    path = Path(name).expanduser().absolute()
    return Address(URL.create("sqlite+aiosqlite", database=str(path)), path)
