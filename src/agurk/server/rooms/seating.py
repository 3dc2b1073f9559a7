"""Who sits where: taking a seat, leaving it, bots, and who looks after the table."""

from agurk.bots import find_offered as find_bot
from agurk.bots.names import free_names
from agurk.server.rooms import acts
from agurk.server.rooms.admission import check_open, check_seat, seated
from agurk.server.rooms.allowed import against_sitting
from agurk.server.rooms.byes import REMOVED
from agurk.server.rooms.chairs import check_name
from agurk.server.rooms.errors import NotNow, NotOwner, Removed, SeatTaken, TableFull
from agurk.server.rooms.room import Room
from agurk.server.wire.scene import Stage
from agurk.table.acts import Sit
from agurk.table.commands import Command
from agurk.table.sitters import Sitter, likeness


def sit(room: Room, player: str, name: str, seat: int | None, at: float) -> int:
    """Let a person sit down, and return the seat.

    An empty seat can be taken at any time, one of a bot's too; while a match goes on that is how
    somebody joins it. Where cards are out, the bot plays the deal to its end.

    Raises:
        AgurkError: if the seat is somebody's, none is left, or the person was removed.
    """
    state = room.state
    refusal = Removed(REMOVED.told) if player in state.banned else against_sitting(state)
    if refusal is not None:
        raise refusal
    mine = state.seat_of(player)
    if mine is not None:
        raise SeatTaken(f"You have seat {mine} at this table already.")
    if seat is None:
        seat = _first_free(room)
    check_seat(room, seat)
    taken = state.chairs[seat]
    if taken.player is not None:
        raise SeatTaken(f"Seat {seat} is {taken.name}'s; seats without a person can be taken.")
    name = check_name(name, _names_beside(room, seat))
    room.write(acts.TakeSeat(seat, player, name), at, by=player)
    if state.owner is None:
        room.write(acts.Own(player), at, by=player)
    if state.stage is Stage.PLAYING and not state.joins(seat):
        room.do_at_table(Command(Sit(seat, Sitter(name))), at, by=player)
    return seat


def leave(room: Room, player: str, seat: int, at: float) -> None:
    """Empty a seat: one's own, or, for whoever looks after the table, anybody's.

    While a match goes on, a bot has the seat from then on.

    Raises:
        AgurkError: if the seat is empty already, or not for this player to empty.
    """
    state = room.state
    check_open(room)
    check_seat(room, seat)
    chair = state.chairs[seat]
    if chair.empty:
        raise NotNow(f"Seat {seat} is empty already.")
    own = chair.player == player
    if not own:
        check_owner(room, player)
    playing = state.stage is Stage.PLAYING
    if playing and chair.player is None:
        raise NotNow("A bot's seat can be emptied when the match is over.")
    room.write(acts.EmptySeat(seat, removed=chair.player is not None and not own), at, by=player)
    if playing:
        _seat_bot(room, seat, state.options.level, at)
        sitter = state.chairs[seat].sitter()
        room.do_at_table(Command(Sit(seat, sitter)), at)
    if chair.player is not None and chair.player == state.owner:
        room.write(acts.Own(_next_owner(room)), at)


def place(room: Room, player: str, seat: int, bot: str, at: float) -> None:
    """Give an empty seat to a bot, or put another bot into a bot's.

    Raises:
        AgurkError: if a person has it, there is no such bot, or a match goes on.
    """
    check_open(room)
    check_owner(room, player)
    check_seat(room, seat)
    find_bot(bot)
    chair = room.state.chairs[seat]
    if chair.player is not None:
        raise SeatTaken(f"Seat {seat} is {chair.name}'s; bots take seats that are empty.")
    if room.state.stage is Stage.PLAYING:
        raise NotNow("Bots change when the match is over.")
    _seat_bot(room, seat, bot, at, by=player)


def fill(room: Room, at: float) -> None:
    """Give the empty seats to the table's own bots."""
    for seat in [seat for seat, chair in enumerate(room.state.chairs) if chair.empty]:
        _seat_bot(room, seat, room.state.options.level, at)


def stand_in(room: Room, seat: int, at: float) -> None:
    """Let a bot play for a person who is away, until he or she is back."""
    chair = room.state.chairs[seat]
    sitter = Sitter(chair.name, _bot(room.state.options.level))
    room.do_at_table(Command(Sit(seat, sitter)), at)


def take_back(room: Room, seat: int, at: float) -> None:
    """Let a person have the seat again that a bot has played, unless the deal has to end first."""
    if room.state.stands_in(seat) and not room.state.joins(seat):
        room.do_at_table(Command(Sit(seat, Sitter(room.state.chairs[seat].name))), at)


def check_owner(room: Room, player: str | None) -> None:
    """Make sure that a player looks after the table.

    Raises:
        NotSeated: if the player has no seat.
        NotOwner: if somebody else looks after it.
    """
    state = room.state
    seated(room, player)
    if state.owner is not None and state.owner != player:
        owner = state.seat_of(state.owner)
        name = "somebody else" if owner is None else state.chairs[owner].name
        raise NotOwner(f"Only {name}, who looks after this table, can do that.")


def _seat_bot(room: Room, seat: int, bot: str, at: float, *, by: str | None = None) -> None:
    taken = {likeness(name) for name in (*_names_beside(room, seat), *room.state.names)}
    name = next(name for name in free_names() if likeness(name) not in taken)
    room.write(acts.PlaceBot(seat, name, _bot(bot)), at, by=by)


def _names_beside(room: Room, seat: int) -> list[str]:
    """Return what the others at the table are called, in the match too."""
    state = room.state
    sitters = state.table.sitters if state.table and state.stage is Stage.PLAYING else ()
    names = [chair.name for place_, chair in enumerate(state.chairs) if place_ != seat]
    return names + [sitter.name for place_, sitter in enumerate(sitters) if place_ != seat]


def _bot(name: str) -> str:
    """Return a bot's name as logs have it."""
    find_bot(name)
    return name.strip().casefold()


def _first_free(room: Room) -> int:
    chairs = room.state.chairs
    for kind in ("", "bot"):
        for seat, chair in enumerate(chairs):
            if chair.empty if not kind else chair.bot:
                return seat
    raise TableFull(f"All {len(chairs)} seats are taken by people.")


def _next_owner(room: Room) -> str | None:
    """Return who looks after the table next: somebody who is there, else somebody with a seat."""
    people = [chair.player for chair in room.state.chairs if chair.player is not None]
    there = [player for player in people if player in room.people.connections]
    return next(iter(there or people), None)
