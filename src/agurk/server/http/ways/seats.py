"""Seats: taken, left, given to bots, and opened on another device."""

import time

from starlette.responses import Response

from agurk.server.http.answers import answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.ways.codes import own_origin
from agurk.server.tokens import SEAT_DAYS, SeatClaim
from agurk.server.wire.http import PlaceBot, SeatLink, TableLook, TakeSeat
from agurk.server.wire.orders import HoldSeat, Leave, Order, Place, Sit


async def sit(asked: Asked) -> Response:
    """Take a seat."""
    who = asked.seated()
    taken = await asked.body(TakeSeat)
    order = Sit(name=taken.name, seat=taken.seat)
    return answered(await asked.services.tables.order(asked.table(), who, order))


async def leave(asked: Asked) -> Response:
    """Empty a seat."""
    return await _ordered(asked, Leave(asked.seat()))


async def place(asked: Asked) -> Response:
    """Give a seat to a bot."""
    seat = asked.seat()
    asked.seated()
    placed = await asked.body(PlaceBot)
    return await _ordered(asked, Place(seat, placed.bot))


async def link(asked: Asked) -> Response:
    """Make a link that opens one's own seat on another device.

    Raises:
        BadRequest: if nobody knows where the server is.
    """
    table, seat, who = asked.table(), asked.seat(), asked.seated()
    await asked.services.tables.order(table, who, HoldSeat(seat))
    claim = SeatClaim(room=table, seat=seat, player=who.player or asked.player())
    token = asked.services.tokens.for_seat(claim)
    expires = float(int(time.time()) + SEAT_DAYS * 24 * 60 * 60)
    path = f"/t/{table}#seat={token}"
    address = f"{own_origin(asked)}{path}"
    code = await asked.services.codes.once(address, asked.caller.household)
    return answered(SeatLink(token, path, expires, code.decode()))


async def _ordered(asked: Asked, order: Order) -> Response:
    look = await asked.services.tables.order(asked.table(), asked.seated(), order)
    return answered(look)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/tables/{table}/seats",
        name="sit",
        summary="Take a seat.",
        handle=sit,
        body=Kind(TakeSeat),
        answers={200: Kind(TableLook)},
        refuses=(409,),
        player=True,
    ),
    Endpoint(
        method="DELETE",
        path="/tables/{table}/seats/{seat}",
        name="leave",
        summary="Leave your seat, or empty another one of the table you look after.",
        handle=leave,
        answers={200: Kind(TableLook)},
        refuses=(409,),
        player=True,
    ),
    Endpoint(
        method="PUT",
        path="/tables/{table}/seats/{seat}/bot",
        name="place_bot",
        summary="Give a seat of the table you look after to a bot.",
        handle=place,
        body=Kind(PlaceBot),
        answers={200: Kind(TableLook)},
        refuses=(409,),
        player=True,
    ),
    Endpoint(
        method="POST",
        path="/tables/{table}/seats/{seat}/link",
        name="seat_link",
        summary="Make a link that opens your seat on another device.",
        handle=link,
        answers={200: Kind(SeatLink)},
        refuses=(409,),
        player=True,
    ),
)
