"""What people say at a table. It is passed on and not kept."""

from agurk.server.rooms.admission import check_seat, seated
from agurk.server.rooms.client import Client
from agurk.server.rooms.errors import NotHere, NotNow
from agurk.server.rooms.room import Room
from agurk.server.wire import client
from agurk.server.wire.server import Said


def said(room: Room, player: str | None, command: client.Say) -> Said:
    """Return what somebody says as the others hear it.

    Raises:
        NotSeated: if who speaks has no seat.
        NotHere: if it is free text, and the table is open to all.
        NotNow: if nothing is said.
    """
    seat = seated(room, player)
    text = command.text.strip()
    if text and room.state.options.listed:
        raise NotHere("At an open table only phrases can be said, no free text.")
    if not text.isprintable():
        raise NotHere("What is said has one line of letters that can be shown.")
    if command.phrase is None and not text:
        raise NotNow("Say a phrase or a text.")
    return Said(seat, command.phrase, text)


def mute(room: Room, who: Client, command: client.Mute) -> None:
    """Let a client hear a seat no longer, or again.

    Raises:
        SeatError: if there is no such seat.
    """
    check_seat(room, command.seat)
    (who.muted.add if command.on else who.muted.discard)(command.seat)
