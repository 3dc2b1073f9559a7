"""`agurk db`: what now and then has to be done to a server's database."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from agurk.cli.databases import Db, say, work_on
from agurk.cli.options import Misused

if TYPE_CHECKING:
    from agurk.server.storage.sql import SqlStorage

db = App(name="db", help="Look after the database of a server: upgrade it, or delete from it.")


@db.command
def upgrade(*, db: Db = None) -> None:
    """Bring a database to the tables of this version.

    A server does it by itself on SQLite. On PostgreSQL do it before the new version is started.
    """
    changed = work_on(db, _upgrade, new=True)
    print(say("upgraded" if changed[0] else "up-to-date", database=changed[1]))


@db.command(name="rotate-keys")
def rotate_keys(*, db: Db = None) -> None:
    """Add a key that tokens are signed with from now on.

    Servers that run take it within a minute. What older keys signed stays valid until the
    third rotation after it.
    """
    from agurk.server.storage.keys import KEPT

    async def rotate(storage: "SqlStorage") -> str:
        await storage.start()
        await storage.keys()
        await storage.add_key()
        return str(storage.address)

    print(say("rotated", database=work_on(db, rotate), kept=KEPT))


@db.command
def retire(*, days: int, db: Db = None) -> None:
    """Remove the rooms in which nothing has happened for some days.

    Matches that were finished in them stay.

    Args:
        days: How many days.
        db: Which database.

    Raises:
        Misused: if that is less than a day.
    """
    from time import time

    if days < 1:
        raise Misused(f"--days is at least 1, not {days}: rooms in use are not to be removed.")

    async def remove(storage: "SqlStorage") -> int:
        await storage.start()
        return await storage.retire(time() - days * 86_400)

    print(say("retired", rooms=work_on(db, remove)))


@db.command
def forget(player: Annotated[str, Parameter(name="PLAYER")], /, *, db: Db = None) -> None:
    """Take somebody's name and id out of rooms and finished matches.

    The matches stay, and their records prove as much as before.

    Args:
        player: The id of the player; put -- before one that begins with a hyphen.
        db: Which database.

    Raises:
        Misused: if that cannot be an id.
    """
    if len(player) < 8:
        raise Misused("The id of a player is longer than that; give it whole.")

    async def remove(storage: "SqlStorage") -> int:
        await storage.start()
        return await storage.delete_player(player)

    print(say("forgotten", matches=work_on(db, remove)))


async def _upgrade(storage: "SqlStorage") -> tuple[bool, str]:
    return await storage.upgrade(), str(storage.address)
