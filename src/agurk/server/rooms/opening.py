"""How a room is opened: for a match of its own, or for the deals of one that is over.

Deals that are known are for one person and bots: nobody else sits down at them unawares.
"""

import asyncio

import msgspec

from agurk.notation import loads
from agurk.notation.record import Record
from agurk.rules.errors import AgurkError
from agurk.server.rooms import seating
from agurk.server.rooms.errors import NoMatch, NotHere, OtherRules
from agurk.server.rooms.room import Room
from agurk.server.rooms.starting import begin, begin_again
from agurk.server.rooms.state import variant_of
from agurk.server.storage.base import Finished, Storage
from agurk.server.wire.http import NewTable
from agurk.server.wire.options import TableOptions
from agurk.table.again import again, steps
from agurk.table.errors import SeatError
from agurk.variants.house import house_text


async def open_room(storage: Storage, name: str, player: str, new: NewTable, *, at: float) -> Room:
    """Return a new room; whoever opens it sits at it and looks after it.

    Args:
        storage: Where matches are that are over.
        name: The name of the room.
        player: Who opens it.
        new: What it is like.
        at: The time.

    Raises:
        NoMatch: if the match is not there or not over whose deals are to be played again.
        AgurkError: if the variant, the house rules, the seats or the bots do not go together, or
            the match cannot be played again like this.
        StorageError: if the database cannot be reached.
    """
    if new.again is None:
        room = Room.open(name, new.options, at)
        _seat(room, player, new, new.seat or 0, at)
        if new.start:
            begin(room, at, by=player)
        return room
    finished = await storage.finished(new.again.match)
    if finished is None:
        raise NoMatch("There is no match with this name, or it is not over yet.")
    # All that was played before a deal is played once more, which takes a while.
    return await asyncio.to_thread(_once_more, name, player, new, finished, at)


def _seat(room: Room, player: str, new: NewTable, seat: int, at: float) -> None:
    """Let whoever opens a room sit down, and the bots that were chosen."""
    seating.sit(room, player, new.name, seat, at)
    others = [other for other in range(len(room.state.chairs)) if other != seat]
    for other, bot in zip(others, new.bots, strict=False):
        seating.place(room, player, other, bot, at)


def _once_more(name: str, player: str, new: NewTable, finished: Finished, at: float) -> Room:
    """Return a room for the deals of a match that is over, as it stood when one had been dealt."""
    if new.options.listed:
        raise NotHere("Deals that are known are played alone with bots; the table is not listed.")
    record = _record(finished)
    options = _options(new.options, record)
    if variant_of(options) != record.variant:
        raise OtherRules(f"The match {finished.match} was played by rules that no table has here.")
    seat = _own(finished, player) if new.seat is None else new.seat
    chosen = msgspec.structs.replace(new, options=options, seat=seat)
    room = _as_it_stood(name, player, chosen, record, at=at)
    deal, seats = _deal(new), room.table.match.seats
    if not deal or seat in seats:
        return room
    if new.seat is None:
        chosen = msgspec.structs.replace(chosen, seat=seats[0])
        return _as_it_stood(name, player, chosen, record, at=at)
    still = ", ".join(map(str, seats))
    raise SeatError(f"Seat {seat} is out in deal {deal}; those in it are {still}.")


def _as_it_stood(name: str, player: str, new: NewTable, record: Record, *, at: float) -> Room:
    """Return a room in which a match stands as it did when a deal had been handed out."""
    known = again(record, _deal(new))
    room = Room.open(name, new.options, at)
    _seat(room, player, new, new.seat or 0, at)
    begin_again(room, bytes.fromhex(record.secret), known, at, by=player)
    for step in steps(room.table, record, known.deal):
        if step is None:
            room.deal(at)
        else:
            room.do_at_table(step, at)
    return room


def _deal(new: NewTable) -> int:
    """Return the deal from which a match is to be played anew; 0 for all of it."""
    return 0 if new.again is None else new.again.deal or 0


def _record(finished: Finished) -> Record:
    """Return the record of a match.

    Raises:
        OtherRules: if this program plays by other rules than it was played by.
    """
    try:
        return loads(finished.record)
    except AgurkError:
        raise OtherRules(
            f"The match {finished.match} was played by rules that this server has replaced; it can "
            "no longer be played here."
        ) from None


def _options(chosen: TableOptions, record: Record) -> TableOptions:
    """Return the options of a table at which a match can be played again."""
    return msgspec.structs.replace(
        chosen,
        variant=record.variant.key,
        house=tuple(house_text(record.variant).split()),
        seats=record.players,
    )


def _own(finished: Finished, player: str) -> int:
    """Return the seat that somebody had in a match; the first for whoever had none."""
    return next((seat.seat for seat in finished.seats if seat.player == player), 0)
