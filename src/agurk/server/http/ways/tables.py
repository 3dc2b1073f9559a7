"""Tables: opened, looked at, closed."""

import time
from itertools import islice
from typing import Final

import msgspec
from starlette.responses import Response

from agurk.server.http.answers import answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.languages import LANGUAGE
from agurk.server.http.query import Query
from agurk.server.http.ways.choices import told
from agurk.server.http.ways.players import player_or_new, with_cookie
from agurk.server.wire.http import NewTable, OpenTables, Rules, TableLook, TableSummary
from agurk.server.wire.orders import Close, Look, Order, Rematch, Start
from agurk.variants import find

MOST_LISTED = 100
"""How many open tables are listed."""

LISTED_SECONDS = 3600.0
"""For how long a table is listed after something has happened at it."""

_LOOKED_AT = 5 * MOST_LISTED
"""How many of the newest are looked at for some that one can do something with."""

_NEWCOMER: Final = Query(
    "newcomer",
    bool,
    "Whether somebody without a token becomes a player by it; a browser gets its cookie with the "
    "answer. If not said, only players open tables.",
)

_summary = msgspec.json.Decoder(TableSummary).decode


async def open_table(asked: Asked) -> Response:
    """Open a table; whoever asks sits down and looks after it."""
    newcomer = asked.value(_NEWCOMER, bool)
    player = player_or_new(asked) if newcomer else asked.player()
    new = await asked.body(NewTable)
    asked.services.limits.table(asked.caller.household)
    look = await _opened(asked, player, new)
    answer = answered(look, 201, {"location": f"/api/tables/{look.table}"})
    if newcomer:
        with_cookie(answer, asked, asked.services.tokens.for_player(player))
    return answer


async def _opened(asked: Asked, player: str, new: NewTable) -> TableLook:
    """Open a table; what was played before is done once more in its turn, for it may be long."""
    if new.again is None:
        return await asked.services.tables.open(player, new)
    async with asked.services.records.turn(asked.caller.household):
        return await asked.services.tables.open(player, new)


async def open_tables(asked: Asked) -> Response:
    """Return the open tables that are in use, and at which one can sit down or watch."""
    since = time.time() - LISTED_SECONDS
    listings = await asked.services.storage.listed(_LOOKED_AT, since)
    tables = (_summary(listing.summary) for listing in listings)
    useful = (table for table in tables if table.free or table.spectators)
    return answered(OpenTables(tuple(islice(useful, MOST_LISTED))))


async def look(asked: Asked) -> Response:
    """Return a table as it is, before one sits down."""
    return answered(await asked.services.tables.order(asked.table(), asked.who(), Look()))


async def rules(asked: Asked) -> Response:
    """Return the rules of a table in words."""
    table = await asked.services.tables.order(asked.table(), asked.who(), Look())
    return await told(asked, find(table.options.variant), table.options.house)


async def start(asked: Asked) -> Response:
    """Begin a match, with bots in the empty seats."""
    return await _ordered(asked, Start())


async def rematch(asked: Asked) -> Response:
    """Ask the others for a rematch."""
    return await _ordered(asked, Rematch())


async def close(asked: Asked) -> Response:
    """Close a table for good."""
    return await _ordered(asked, Close())


async def _ordered(asked: Asked, order: Order) -> Response:
    who = asked.seated()
    return answered(await asked.services.tables.order(asked.table(), who, order))


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/tables",
        name="open_table",
        summary="Open a table, sit down at it and look after it.",
        handle=open_table,
        body=Kind(NewTable),
        query=(_NEWCOMER,),
        answers={201: Kind(TableLook)},
        refuses=(404, 409),
        player=True,
    ),
    Endpoint(
        method="GET",
        path="/tables",
        name="open_tables",
        summary="List the open tables of the last hour, the newest first.",
        handle=open_tables,
        answers={200: Kind(OpenTables)},
    ),
    Endpoint(
        method="GET",
        path="/tables/{table}",
        name="look",
        summary="Look at a table before sitting down.",
        handle=look,
        answers={200: Kind(TableLook)},
        refuses=(403, 409),
    ),
    Endpoint(
        method="GET",
        path="/tables/{table}/rules",
        name="table_rules",
        summary="Explain the rules of a table in plain words.",
        handle=rules,
        query=(LANGUAGE,),
        answers={200: Kind(Rules)},
        refuses=(403, 409),
    ),
    Endpoint(
        method="POST",
        path="/tables/{table}/start",
        name="start_match",
        summary="Begin the match, with bots in the empty seats; for whoever looks after the table.",
        handle=start,
        answers={200: Kind(TableLook)},
        refuses=(409,),
        player=True,
    ),
    Endpoint(
        method="POST",
        path="/tables/{table}/rematch",
        name="rematch",
        summary="Ask the others for a rematch with the same people.",
        handle=rematch,
        answers={200: Kind(TableLook)},
        refuses=(409,),
        player=True,
    ),
    Endpoint(
        method="DELETE",
        path="/tables/{table}",
        name="close_table",
        summary="Close a table for good; for whoever looks after it.",
        handle=close,
        answers={200: Kind(TableLook)},
        refuses=(409,),
        player=True,
    ),
)
