"""What somebody at the table asks for on the socket, and who may."""

from collections.abc import Callable
from typing import Any

from agurk.server.rooms import acts, asking, playing
from agurk.server.rooms.admission import check_open, seated
from agurk.server.rooms.errors import NotNow
from agurk.server.rooms.room import Room
from agurk.server.rooms.seating import take_back
from agurk.server.rooms.starting import start
from agurk.server.wire import client
from agurk.server.wire.server import Done, Explained

Doing = Callable[..., None]
"""Does a command of a seat."""

_DOINGS: dict[type[Any], Doing] = {
    client.Choose: playing.choose,
    client.Nonce: playing.add_nonce,
    client.Redeal: playing.redeal,
    client.Resume: playing.resume,
    client.Dispute: playing.dispute,
    client.Ask: asking.ask,
    client.Answer: asking.answer,
}

_PLAYING = (client.Choose, client.Explain, client.Redeal, client.Return)
"""What only those can do who play this deal."""

_BESIDE_PLAY = (
    client.Ask,
    client.Dispute,
    client.Nonce,
    client.Prefer,
    client.Redeal,
    client.Resume,
)
"""What can be asked for again and again, and fills the log each time."""

_NUMBERED = (
    *(client.Choose, client.Nonce, client.Start, client.Ask, client.Answer),
    *(client.Resume, client.Redeal, client.Dispute),
)
"""What is asked for on an entry, which has to be there."""


def do(room: Room, player: str, command: client.Command, at: float) -> Done | Explained:
    """Carry out a command; doing it again changes nothing.

    Raises:
        AgurkError: if it is refused; nothing has changed then.
    """
    seat = seated(room, player)
    check_open(room)
    if room.done.has(player, command.id):
        return Done(command.id, room.state.number)
    if isinstance(command, _NUMBERED):
        room.check_known(command.on)
    if isinstance(command, _PLAYING) and room.state.joins(seat):
        raise NotNow("You sat down while cards were out; you play from the next deal on.")
    if isinstance(command, _BESIDE_PLAY):
        room.patience.check(player, at)
    match command:
        case client.Explain():
            return playing.explained(room, seat, command)
        case client.Start():
            start(room, at, by=player, id=command.id)
        case client.Return():
            take_back(room, seat, at)
        case client.Prefer() if command.forced != (seat in room.state.forced):
            act = acts.Prefer(seat, command.forced)
            room.write(act, at, by=player, id=command.id)
        case client.Prefer():
            pass  # it is so already
        case _:
            _DOINGS[type(command)](room, seat, command, at, by=player)
    return Done(command.id, room.state.number)
