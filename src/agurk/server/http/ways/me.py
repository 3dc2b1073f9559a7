"""What is kept of a player: statistics, matches, and how to have it deleted."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.responses import Response

from agurk.server.http.answers import answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.query import Query
from agurk.server.http.ways.players import with_cookie
from agurk.server.storage.base import Played
from agurk.server.wire.http import (
    Again,
    Deleted,
    FinishedMatch,
    FinishedMatches,
    FinishedSeat,
    Statistics,
    VariantStatistics,
)

Count = Annotated[int, Meta(ge=1, le=100)]
"""How many are listed."""

Time = Annotated[float, Meta(ge=0, le=2**53)]
"""Seconds since 1970."""

_LIMIT: Final = Query("limit", Count, "How many to list at most; 20 if nothing is said.")
_BEFORE: Final = Query("before", Time, "List only matches that ended before this time.")


async def statistics(asked: Asked) -> Response:
    """Return what one played, and how it went."""
    player = asked.player()
    kept = await asked.services.storage.statistics(player)
    return answered(
        Statistics(
            player=player,
            matches=kept.total.matches,
            won=kept.total.won,
            lost=kept.total.lost,
            deals=kept.total.deals,
            points=kept.total.points,
            last_tricks=kept.total.last_tricks,
            variants=tuple(
                VariantStatistics(
                    variant=key,
                    players=players,
                    matches=tally.matches,
                    won=tally.won,
                    deals=tally.deals,
                    points=tally.points,
                    last_tricks=tally.last_tricks,
                )
                for key, players, tally in kept.variants
            ),
        )
    )


async def matches(asked: Asked) -> Response:
    """Return the matches of one's own that are over."""
    player = asked.player()
    limit, before = asked.value(_LIMIT, Count), asked.value(_BEFORE, Time)
    played = await asked.services.storage.matches_of(player, limit or 20, before)
    return answered(FinishedMatches(tuple(match_of(each, player) for each in played)))


def match_of(played: Played, player: str | None) -> FinishedMatch:
    """Return a match that is over, as somebody is shown it."""
    again = None
    if played.again is not None:
        again = Again(match=played.again, deal=played.again_from)
    return FinishedMatch(
        match=played.match,
        variant=played.variant,
        house=tuple((played.house or "").split()),
        begun=played.begun,
        ended=played.ended,
        seats=tuple(
            FinishedSeat(
                name=seat.name,
                bot=seat.bot,
                won=seat.won,
                lost=seat.lost,
                points=seat.points,
                last_tricks=seat.last_tricks,
                you=player is not None and seat.player == player,
            )
            for seat in played.seats
        ),
        again=again,
    )


async def delete(asked: Asked) -> Response:
    """Forget who one is: seats are left, names go from records, and the cookie with them."""
    player, services = asked.player(), asked.services
    services.limits.deletion(asked.caller.household)
    async with services.deleting:
        await services.tables.forget(player)
        answer = answered(Deleted(await services.storage.delete_player(player)))
    with_cookie(answer, asked, "")
    return answer


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/me",
        name="my_statistics",
        summary="Say what you played, and how it went.",
        handle=statistics,
        answers={200: Kind(Statistics)},
        player=True,
    ),
    Endpoint(
        method="GET",
        path="/me/matches",
        name="my_matches",
        summary="List your matches that are over, the last first.",
        handle=matches,
        query=(_LIMIT, _BEFORE),
        answers={200: Kind(FinishedMatches)},
        player=True,
    ),
    Endpoint(
        method="DELETE",
        path="/me",
        name="delete_me",
        summary="Delete what is kept of you; matches stay, without your name.",
        handle=delete,
        answers={200: Kind(Deleted)},
        player=True,
    ),
)
