"""How a match begins: bots in the empty seats, and a secret that nobody chose."""

from agurk.rules.dealing import SEED_BYTES
from agurk.server.rooms import acts
from agurk.server.rooms.errors import NotNow
from agurk.server.rooms.room import Room
from agurk.server.rooms.seating import check_owner, fill
from agurk.server.wire.scene import Stage
from agurk.table.acts import Begin

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
    sitters = tuple([chair.sitter() for chair in room.state.chairs])
    name = room.draw(_NAME_BYTES).hex()
    room.begin(Begin(room.state.variant, name, room.draw(SEED_BYTES), sitters), at, by=by, id=id)
