"""Finding matches that are over, and adding them up."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from agurk.server.storage.base import Finished, FinishedSeat, Played, Statistics, Tally
from agurk.server.storage.schema import match_seats, matches

_WITHOUT_RECORD = [column for column in matches.columns if column is not matches.c.record]


async def finished(connection: AsyncConnection, match: str) -> Finished | None:
    """Return a match and its record; None if there is no such match."""
    found = await connection.execute(select(matches).where(matches.c.match == match))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    seats = await _seats(connection, [match])
    return Finished(**row, seats=seats.get(match, ()))


async def matches_of(
    connection: AsyncConnection, player: str, limit: int, before: float | None
) -> list[Played]:
    """Return somebody's matches without their records, the last one first."""
    asked = select(*_WITHOUT_RECORD).where(matches.c.match.in_(_played(player)))
    if before is not None:
        asked = asked.where(matches.c.ended < before)
    asked = asked.order_by(matches.c.ended.desc(), matches.c.match).limit(limit)
    return await _all_played(connection, asked)


async def same_deals(connection: AsyncConnection, match: str, limit: int) -> list[Played]:
    """Return the matches that had the same deals as one, and that one, without their records."""
    first = (
        select(func.coalesce(matches.c.again, matches.c.match))
        .where(matches.c.match == match)
        .scalar_subquery()
    )
    asked = (
        select(*_WITHOUT_RECORD)
        .where(or_(matches.c.match == first, matches.c.again == first))
        .order_by(matches.c.again.is_not(None), matches.c.ended, matches.c.match)
        .limit(limit)
    )
    return await _all_played(connection, asked)


async def statistics(connection: AsyncConnection, player: str) -> Statistics:
    """Return how somebody has played, in all and by variant and number of players."""
    counted = func.count().label("matches")
    seat = match_seats.c
    found = await connection.execute(
        select(
            matches.c.variant,
            matches.c.players,
            counted,
            func.sum(seat.won),
            func.count().filter(seat.lost),
            func.sum(seat.points),
            func.sum(seat.last_tricks),
            func.sum(seat.deals),
        )
        .join_from(match_seats, matches)
        .where(seat.player == player, matches.c.again.is_(None))
        .group_by(matches.c.variant, matches.c.players)
        .order_by(counted.desc(), matches.c.variant, matches.c.players)
    )
    names = ("matches", "won", "lost", "points", "last_tricks", "deals")
    variants = tuple(
        (variant, players, Tally(**dict(zip(names, sums, strict=True))))
        for variant, players, *sums in found
    )
    total = sum((tally for _, _, tally in variants), start=Tally())
    return Statistics(total=total, variants=variants)


async def _all_played(connection: AsyncConnection, asked: Select[Any]) -> list[Played]:
    """Return the matches that are asked for, with their seats."""
    rows = (await connection.execute(asked)).mappings().all()
    seats = await _seats(connection, [row["match"] for row in rows])
    return [Played(**row, seats=seats.get(row["match"], ())) for row in rows]


def _played(player: str) -> Select[str]:
    """Return the question which matches somebody played."""
    return select(match_seats.c.match).where(match_seats.c.player == player)


async def _seats(
    connection: AsyncConnection, names: Sequence[str]
) -> dict[str, tuple[FinishedSeat, ...]]:
    """Return the seats of some matches, by match."""
    found = await connection.execute(
        select(match_seats)
        .where(match_seats.c.match.in_(names))
        .order_by(match_seats.c.match, match_seats.c.seat)
    )
    seats: dict[str, tuple[FinishedSeat, ...]] = {}
    for row in found.mappings():
        match, seat = _seat(row)
        seats[match] = (*seats.get(match, ()), seat)
    return seats


def _seat(row: RowMapping) -> tuple[str, FinishedSeat]:
    values = {str(name): value for name, value in row.items()}
    return values.pop("match"), FinishedSeat(**values)
