"""The keys that tokens are signed with."""

import secrets
from time import time

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from agurk.server.storage.schema import signing_keys
from agurk.server.storage.statements import keeping

KEPT = 3
"""How many keys are kept: as long as one is, what it signed is valid."""

_BYTES = 32


async def all_keys(connection: AsyncConnection) -> list[bytes]:
    """Return the keys, oldest first, in a transaction that may write; makes the first one."""
    asked = select(signing_keys.c.key).order_by(signing_keys.c.number)
    keys = list((await connection.execute(asked)).scalars())
    if keys:
        return keys
    # Of two processes that begin at once, the second one keeps the key of the first.
    await connection.execute(keeping(connection.dialect.name, signing_keys), _new(1))
    return list((await connection.execute(asked)).scalars())


async def add_key(connection: AsyncConnection) -> None:
    """Add a key, and drop those that are too many.

    Of two processes that do it at the same time one adds the key, which serves both.
    """
    newest = await connection.scalar(select(func.max(signing_keys.c.number)))
    number = (newest or 0) + 1
    await connection.execute(keeping(connection.dialect.name, signing_keys), _new(number))
    await connection.execute(delete(signing_keys).where(signing_keys.c.number <= number - KEPT))


def _new(number: int) -> dict[str, object]:
    return {"number": number, "key": secrets.token_bytes(_BYTES), "made": time()}
