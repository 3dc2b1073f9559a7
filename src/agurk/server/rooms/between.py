"""What processes say to each other about their clients and rooms, packed as MessagePack.

Letters from one process to another are packed into packets, and packets make up a line, in which
they are numbered. What two processes have to do with each other, clients, guests and questions,
rests on nothing being lost in either line. So whoever misses a packet, or holds the other for dead,
lets go of all of it, says so, and begins a new line; whoever sees that lets go of all of it too.
Each sends every other that it knows a `Here` each second, whether or not anybody depends on it, so
that no loss stays unnoticed for longer.
"""

from typing import TypeAlias

import msgspec

from agurk.server.unsaid import shown
from agurk.server.wire.base import Message, Part
from agurk.server.wire.client import Command
from agurk.server.wire.http import TableLook
from agurk.server.wire.orders import Order
from agurk.server.wire.server import Bye


class Ordered(Message, frozen=True):
    """HTTP asks something of a room of yours."""

    call: int
    table: str
    player: str | None
    seat: int | None
    order: Order

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")


class Attaching(Message, frozen=True):
    """A client of mine comes to a room of yours."""

    call: int
    link: str
    table: str
    player: str | None
    seat: int | None
    since: int

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")


class Said(Message, frozen=True):
    """A client of mine asks for something."""

    link: str
    command: Command


class Detached(Message, frozen=True):
    """A client of mine has gone."""

    link: str


class Forgetting(Message, frozen=True):
    """A player's data are deleted: let him or her leave your rooms."""

    call: int
    player: str

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")


class Reply(Message, frozen=True):
    """The answer to `Ordered`, `Attaching` or `Forgetting`."""

    call: int
    look: TableLook | None
    slug: str = ""
    """Why it was refused; empty if it was not."""
    told: str = ""


class Framed(Message, frozen=True):
    """A frame for a client of yours."""

    link: str
    text: bytes

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "text")


class Ended(Message, frozen=True):
    """A client of yours has to go."""

    link: str
    bye: Bye


class Here(Message, frozen=True):
    """I am still here; sent so that you notice if anything before it was lost."""


class Parted(Message, frozen=True):
    """I missed something of yours, and have let go of all that we had; do so too."""


Letter: TypeAlias = (
    Ordered | Attaching | Forgetting | Said | Detached | Reply | Framed | Ended | Here | Parted
)


class Packet(Part, frozen=True):
    """Several letters, in order."""

    line: int
    """Which line it is of, of those from this process to that one."""
    number: int
    """How many packets of the line went before; one that was lost leaves a gap."""
    letters: tuple[Letter, ...]


_DECODER = msgspec.msgpack.Decoder(Packet)
_ENCODER = msgspec.msgpack.Encoder()


def packed(packet: Packet) -> bytes:
    """Return a packet as one message."""
    return _ENCODER.encode(packet)


def unpacked(data: bytes) -> Packet:
    """Return the packet of a message.

    Raises:
        msgspec.MsgspecError: if it is none.
    """
    return _DECODER.decode(data)
