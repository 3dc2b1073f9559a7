"""Deleting: rooms that nobody has used for long, and what tells who somebody is."""

import secrets

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from agurk.server.storage.anonymous import Room, without_name
from agurk.server.storage.engine import writing
from agurk.server.storage.schema import entries, match_seats, matches, room_players, rooms

_AT_ONCE = 100


async def retire(engine: AsyncEngine, before: float) -> int:
    """Remove rooms in which nothing has happened since, some at a time, so that others may write.

    Returns:
        How many there were.
    """
    last = (
        select(entries.c.at)
        .where(entries.c.room == rooms.c.room)
        .order_by(entries.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    old = (
        select(rooms.c.room)
        .where(rooms.c.touched < before, func.coalesce(last, rooms.c.touched) < before)
        .limit(_AT_ONCE)
    )
    retired = 0
    while True:
        async with writing(engine).begin() as connection:
            names = list((await connection.execute(old)).scalars())
            await connection.execute(delete(entries).where(entries.c.room.in_(names)))
            await connection.execute(delete(rooms).where(rooms.c.room.in_(names)))
        retired += len(names)
        if len(names) < _AT_ONCE:
            return retired


async def forget(engine: AsyncEngine, player: str) -> int:
    """Take somebody's name and id out of rooms and matches, one at a time.

    When this is stopped half-way, doing it again does the rest: the id is in what is left.

    Returns:
        How many matches were changed.
    """
    if not player:
        return 0
    async with engine.connect() as connection:
        met = select(room_players.c.room).where(room_players.c.player == player)
        names = list((await connection.execute(met)).scalars())
    for room in names:
        async with writing(engine).begin() as connection:
            await _forget_in_room(connection, room, player)
    async with engine.connect() as connection:
        asked = select(match_seats.c.match).where(match_seats.c.player == player).distinct()
        played = list((await connection.execute(asked)).scalars())
    for match in played:
        async with writing(engine).begin() as connection:
            await _forget_in_match(connection, match, player)
    return len(played)


async def _forget_in_room(connection: AsyncConnection, room: str, player: str) -> None:
    here = entries.c.room == room
    asked = select(entries.c.number, entries.c.data).where(here).order_by(entries.c.number)
    rows = [(number, data) for number, data in await connection.execute(asked)]
    summary = await connection.scalar(select(rooms.c.summary).where(rooms.c.room == room))
    if summary is None:
        return
    texts = Room([data for _, data in rows] + [summary], player, secrets.token_urlsafe(16))
    for number, data in rows:
        rewritten = texts.rewrite(data)
        if rewritten != data:
            changed = update(entries).where(here, entries.c.number == number)
            await connection.execute(changed.values(data=rewritten))
    await connection.execute(
        update(rooms).where(rooms.c.room == room).values(summary=texts.rewrite(summary))
    )
    await connection.execute(
        delete(room_players).where(room_players.c.room == room, room_players.c.player == player)
    )


async def _forget_in_match(connection: AsyncConnection, match: str, player: str) -> None:
    here = matches.c.match == match
    record = await connection.scalar(select(matches.c.record).where(here))
    seats = select(match_seats.c.seat).where(
        match_seats.c.match == match, match_seats.c.player == player
    )
    for seat in list((await connection.execute(seats)).scalars()):
        record, name = without_name(record or "", seat)
        await connection.execute(
            update(match_seats)
            .where(match_seats.c.match == match, match_seats.c.seat == seat)
            .values(player=None, name=name)
        )
    await connection.execute(update(matches).where(here).values(record=record))
