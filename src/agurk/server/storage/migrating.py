"""Bringing a database to the schema of this program, or saying that it is not there."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from agurk.server.storage.address import Address
from agurk.server.storage.base import StorageError
from agurk.server.storage.engine import writing

VERSION_TABLE = "agurk_version"
"""The table that says which step a database is at."""

_FOLDER = Path(__file__).with_name("migrations")
_LOCK = 0x6167_7572_6B


def configuration(connection: Connection | None = None) -> Config:
    """Return what Alembic needs to know, for a connection."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str | None:
    """Return the step that this program needs."""
    return ScriptDirectory.from_config(configuration()).get_current_head()


def current(connection: Connection) -> str | None:
    """Return the step that a database is at; None for an empty one."""
    options = {"version_table": VERSION_TABLE}
    return MigrationContext.configure(connection, opts=options).get_current_revision()


async def upgrade(address: Address, engine: AsyncEngine) -> bool:
    """Bring a database to this program's schema, and return whether there was anything to do.

    Two processes that do it at once take turns, and the second finds nothing to do.

    Raises:
        StorageError: if the database is of a later program.
    """
    async with writing(engine).begin() as connection:
        if not address.sqlite:
            # SQLite's writing transactions take turns anyway.
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        return await connection.run_sync(_upgrade, address)


async def check(address: Address, engine: AsyncEngine) -> None:
    """Make sure that a database has this program's schema.

    Raises:
        StorageError: if it is of an earlier or a later one.
    """
    async with engine.connect() as connection:
        step = await connection.run_sync(current)
    _check_known(address, step)
    if step != newest():
        state = "is empty" if step is None else "is of an earlier version"
        raise StorageError(
            f"The database {address} {state}: run `agurk db upgrade` on it, then start again."
        )


def _upgrade(connection: Connection, address: Address) -> bool:
    step = current(connection)
    _check_known(address, step)
    if step == newest():
        return False
    command.upgrade(configuration(connection), "head")
    return True


def _check_known(address: Address, step: str | None) -> None:
    scripts = ScriptDirectory.from_config(configuration())
    if step is not None and step not in {script.revision for script in scripts.walk_revisions()}:
        raise StorageError(
            f"The database {address} was written by a later version of Agurk, which this one "
            "cannot read: install that version."
        )
