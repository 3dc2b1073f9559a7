"""What HTTP asks of a room, and how a room looks from outside."""

import msgspec

from agurk.server.rooms import acts, asking, seating, starting
from agurk.server.rooms.admission import check_claim, check_open, seat_of
from agurk.server.rooms.errors import NotNow, NotSeated
from agurk.server.rooms.ports import Who
from agurk.server.rooms.room import Room
from agurk.server.storage.base import Listing
from agurk.server.wire import orders
from agurk.server.wire.http import Again, TableLook, TableSummary
from agurk.server.wire.scene import Stage
from agurk.table import acts as acts_


def obey(room: Room, who: Who, order: orders.Order, at: float) -> None:
    """Do what is asked for.

    Raises:
        AgurkError: if it is refused; nothing has changed then.
    """
    if isinstance(order, orders.Look):
        return
    player = who.player
    if player is None:
        raise NotSeated("Get a token first: it says who you are without an account.")
    check_claim(room, player, who.seat)
    room.patience.check(player, at)
    if who.seat is not None and isinstance(order, orders.Sit | orders.HoldSeat):
        raise NotSeated("A link to a seat is for that seat alone; come as a player for others.")
    match order:
        case orders.Sit(name, seat):
            seating.sit(room, player, name, seat, at)
        case orders.Leave(seat):
            seating.leave(room, player, seat, at)
        case orders.Place(seat, bot):
            seating.place(room, player, seat, bot, at)
        case orders.HoldSeat(seat):
            if room.state.seat_of(player) != seat:
                raise NotSeated(f"Seat {seat} is not yours; only its owner can have a link to it.")
        case orders.Start():
            starting.start(room, at, by=player)
        case orders.Rematch():
            asking.ask_rematch(room, player, at)
        case orders.Close():
            _close(room, player, at)


def look(room: Room, player: str | None, claim: int | None = None) -> TableLook:
    """Return a room as it looks before one sits down."""
    state = room.state
    return TableLook(
        table=room.name,
        options=state.options,
        rules=state.variant.name,
        stage=state.stage,
        chairs=room.chairs(),
        spectators=room.people.spectators,
        match=None if state.table is None else state.table.name,
        deal=0 if state.table is None else state.table.match.number,
        you=seat_of(room, player, claim),
        opened=room.opened,
        again=None if state.again is None else _again(state.again),
    )


def _again(known: acts_.Again) -> Again:
    return Again(match=known.match, deal=known.deal or None)


def listing(room: Room, at: float) -> Listing:
    """Return how a room is found."""
    state = room.state
    chairs = state.chairs
    options = state.options
    summary = TableSummary(
        table=room.name,
        rules=state.variant.name,
        variant=state.variant.key,
        house=options.house,
        stage=state.stage,
        seats=len(chairs),
        people=tuple(chair.name for chair in chairs if chair.player is not None),
        bots=sum(bool(chair.bot) for chair in chairs),
        free=sum(chair.player is None for chair in chairs),
        pace=options.pace.value,
        spectators=options.spectators,
        opened=room.opened,
    )
    return Listing(
        room=room.name,
        stage=state.stage.value,
        listed=options.listed,
        summary=msgspec.json.encode(summary).decode(),
        opened=room.opened,
        touched=at,
    )


def _close(room: Room, player: str, at: float) -> None:
    check_open(room)
    seating.check_owner(room, player)
    if room.state.stage is Stage.PLAYING:
        raise NotNow("A table can be closed when its match is over, so that its deals are shown.")
    room.write(acts.Close(), at, by=player)
