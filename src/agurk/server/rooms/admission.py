"""Who may see a table, and who may do something at it: one rule for all who come and all who stay.

A token for a seat is good for as long as its player has that seat, and for what is done there.
"""

from agurk.server.rooms.byes import CLOSED, NO_SPECTATORS, NOT_YOURS, REMOVED
from agurk.server.rooms.errors import Closed, NoSpectators, NotSeated, Removed
from agurk.server.rooms.room import Room
from agurk.server.wire.server import Bye
from agurk.table.errors import SeatError

_REFUSALS = {CLOSED: Closed, REMOVED: Removed, NO_SPECTATORS: NoSpectators, NOT_YOURS: NotSeated}


def seat_of(room: Room, player: str | None, claim: int | None) -> int | None:
    """Return the seat for which somebody may act.

    Args:
        room: The room.
        player: Who it is.
        claim: The only seat that the token opens; None if it is a player's own.
    """
    seat = room.state.seat_of(player)
    return None if claim is not None and claim != seat else seat


def turned_away(room: Room, player: str | None, claim: int | None) -> Bye | None:
    """Return why somebody may not see the table; None if he or she may."""
    if room.state.closed:
        return CLOSED
    if player in room.state.banned:
        return REMOVED
    seat = seat_of(room, player, claim)
    if claim is not None and seat is None:
        return NOT_YOURS
    if not room.state.options.spectators and seat is None:
        return NO_SPECTATORS
    return None


def check_watching(room: Room, player: str | None, claim: int | None = None) -> None:
    """Make sure that somebody may see the table.

    Raises:
        Closed: if it is closed.
        Removed: if who comes was removed from it.
        NoSpectators: if only its players may.
        NotSeated: if the token is for a seat that its player has no longer.
    """
    bye = turned_away(room, player, claim)
    if bye is not None:
        raise _REFUSALS[bye](bye.told)


def check_claim(room: Room, player: str | None, claim: int | None) -> None:
    """Make sure that a token for a seat is for one that its player still has.

    Raises:
        NotSeated: if it is not.
    """
    if claim is not None and seat_of(room, player, claim) is None:
        raise NotSeated(NOT_YOURS.told)


def check_open(room: Room) -> None:
    """Make sure that a table is not closed.

    Raises:
        Closed: if it is.
    """
    if room.state.closed:
        raise Closed(CLOSED.told)


def seated(room: Room, player: str | None) -> int:
    """Return the seat of a player.

    Raises:
        NotSeated: if he or she has none.
    """
    seat = room.state.seat_of(player)
    if seat is None:
        raise NotSeated("Only who sits at the table can do that.")
    return seat


def check_seat(room: Room, seat: int) -> None:
    """Make sure that there is such a seat.

    Raises:
        SeatError: if there is not.
    """
    seats = len(room.state.chairs)
    if not 0 <= seat < seats:
        raise SeatError(f"There are seats 0 to {seats - 1}, not {seat}.")
