"""How a match begins: bots in the empty seats, and a secret that nobody chose."""

from dataclasses import replace

from agurk.rules.dealing import SEED_BYTES
from agurk.server.rooms import acts
from agurk.server.rooms.errors import NotNow
from agurk.server.rooms.room import Room
from agurk.server.rooms.seating import check_owner, fill
from agurk.server.wire.scene import Stage
from agurk.table.acts import Again, Begin

_NAME_BYTES = 12


def start(room: Room, at: float, *, by: str, id: str = "") -> None:  # noqa: A002 - the wire's word
    """Begin the first match, or another once it is over.

    Raises:
        AgurkError: if a match goes on, or somebody else looks after the table.
    """
    if room.state.stage not in {Stage.WAITING, Stage.OVER}:
        raise NotNow("The match goes on; another can begin when it is over.")
    check_owner(room, by)
    begin(room, at, by=by, id=id)


def begin(room: Room, at: float, *, by: str | None = None, id: str = "") -> None:  # noqa: A002
    """Begin a match between all who sit, with bots in the empty seats."""
    if room.state.question is not None:
        room.write(acts.Drop(), at)
    fill(room, at)
    room.begin(_begin(room, room.draw(SEED_BYTES)), at, by=by, id=id)


def begin_again(room: Room, secret: bytes, again: Again, at: float, *, by: str) -> None:
    """Begin a match with the deals of one that is over, with bots in the empty seats.

    Args:
        room: The room.
        secret: What those deals followed from.
        again: The match whose deals they are.
        at: The time.
        by: Who begins it.
    """
    fill(room, at)
    room.begin(replace(_begin(room, secret), again=again), at, by=by)


def _begin(room: Room, secret: bytes) -> Begin:
    """Return the beginning of a match between all who sit."""
    sitters = tuple([chair.sitter() for chair in room.state.chairs])
    return Begin(room.state.variant, room.draw(_NAME_BYTES).hex(), secret, sitters)
