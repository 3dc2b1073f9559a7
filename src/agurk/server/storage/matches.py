"""Finding matches that are over, and adding them up."""

from collections.abc import Sequence

from sqlalchemy import RowMapping, Select, func, select
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
    rows = (await connection.execute(asked)).mappings().all()
    seats = await _seats(connection, [row["match"] for row in rows])
    return [Played(**row, seats=seats.get(row["match"], ())) for row in rows]


async def statistics(connection: AsyncConnection, player: str) -> Statistics:
    """Return how somebody has played, in all and by variant."""
    counted = func.count().label("matches")
    seat = match_seats.c
    found = await connection.execute(
        select(
            matches.c.variant,
            counted,
            func.sum(seat.won),
            func.count().filter(seat.lost),
            func.sum(seat.points),
            func.sum(seat.last_tricks),
            func.sum(seat.deals),
        )
        .join_from(match_seats, matches)
        .where(seat.player == player)
        .group_by(matches.c.variant)
        .order_by(counted.desc(), matches.c.variant)
    )
    names = ("matches", "won", "lost", "points", "last_tricks", "deals")
    variants = tuple(
        (variant, Tally(**dict(zip(names, sums, strict=True)))) for variant, *sums in found
    )
    return Statistics(total=sum((tally for _, tally in variants), start=Tally()), variants=variants)


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
