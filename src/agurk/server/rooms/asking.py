"""What a seat asks the others, and what is done when all who are there agree."""

from agurk.server.rooms import acts
from agurk.server.rooms.admission import seated
from agurk.server.rooms.allowed import against
from agurk.server.rooms.errors import NotNow
from agurk.server.rooms.pace import REFUSED
from agurk.server.rooms.room import Room
from agurk.server.rooms.starting import begin
from agurk.server.wire import client
from agurk.server.wire.client import Topic
from agurk.server.wire.scene import Stage
from agurk.table.acts import Pause, TakeBack
from agurk.table.commands import Command
from agurk.table.errors import Stale


def ask(room: Room, seat: int, command: client.Ask, at: float, *, by: str) -> None:
    """Ask the others; it is done at once where nobody else is there to be asked.

    Raises:
        AgurkError: if something is asked already, or this cannot be asked now.
    """
    _check_quiet(room, seat, at)
    _check(room, command.what, seat, command.on)
    room.write(acts.Ask(seat, command.what), at, by=by, id=command.id)
    settle(room, at)


def ask_rematch(room: Room, player: str, at: float) -> None:
    """Ask the others for a rematch, without a socket.

    Raises:
        AgurkError: if who asks has no seat, or it cannot be asked for now.
    """
    seat = seated(room, player)
    _check_quiet(room, seat, at)
    _check(room, Topic.REMATCH, seat, room.state.number)
    room.write(acts.Ask(seat, Topic.REMATCH), at, by=player)
    settle(room, at)


def answer(room: Room, seat: int, command: client.Answer, at: float, *, by: str) -> None:
    """Answer what was asked; whoever asked withdraws it with a no.

    Raises:
        AgurkError: if nothing is asked, or something else was asked when this was said.
    """
    question = room.state.question
    if question is None:
        raise NotNow("Nothing is asked at this table now.")
    if command.on < question.number:
        raise Stale(
            f"That answers entry {command.on}; the question was asked at {question.number}.",
            room.state.number,
        )
    if command.yes and seat == question.seat:
        raise NotNow("You asked that yourself; the others answer it.")
    room.write(acts.Answer(seat, command.yes), at, by=by, id=command.id)
    if not command.yes:
        drop(room, at)
    settle(room, at)


def settle(room: Room, at: float) -> None:
    """Do what was asked for if all who are there have agreed; somebody has to be there."""
    question = room.state.question
    if question is None or not room.people.present or room.awaited():
        return
    if outdated(room):
        drop(room, at)
        return
    room.write(acts.Drop(done=True), at)
    match question.what:
        case Topic.PAUSE:
            room.do_at_table(Command(Pause(), question.seat), at)
        case Topic.UNDO:
            room.do_at_table(Command(TakeBack(question.seat), question.seat), at)
        case Topic.REMATCH:
            begin(room, at)


def outdated(room: Room) -> bool:
    """Whether what is asked for has lost its meaning since."""
    question = room.state.question
    if question is None:
        return False
    if room.state.chairs[question.seat].player is None:
        return True
    wanted = Stage.OVER if question.what is Topic.REMATCH else Stage.PLAYING
    return room.state.stage is not wanted


def drop(room: Room, at: float) -> None:
    """Drop a question that was refused, or not answered in time."""
    question = room.state.question
    if question is not None:
        room.quiet_until[question.seat] = at + REFUSED
        room.write(acts.Drop(), at)


def _check_quiet(room: Room, seat: int, at: float) -> None:
    """Make sure that nothing is asked, and that the seat has not been refused just now."""
    if room.state.question is not None:
        raise NotNow("Something is asked already; answer that first.")
    if at < room.quiet_until.get(seat, 0.0):
        raise NotNow("That was refused a moment ago; wait a little before you ask again.")


def _check(room: Room, what: Topic, seat: int, on: int) -> None:
    """Make sure that a seat may ask for this, and knows the card that it wants back."""
    if what is Topic.UNDO and room.state.stage is Stage.PLAYING and room.state.options.undo:
        room.check_number(on)
    refusal = against(room.state, what, seat)
    if refusal is not None:
        raise refusal
