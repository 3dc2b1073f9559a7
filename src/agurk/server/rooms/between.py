"""What processes say to each other about their clients and rooms, packed as MessagePack."""

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
    text: str

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "text")


class Ended(Message, frozen=True):
    """A client of yours has to go."""

    link: str
    bye: Bye


class Here(Message, frozen=True):
    """I am still here; sent so that you notice if anything before it was lost."""


Letter: TypeAlias = (
    Ordered | Attaching | Forgetting | Said | Detached | Reply | Framed | Ended | Here
)


class Packet(Part, frozen=True):
    """Several letters, in order."""

    number: int
    """How many packets went before, to the same process; one that was lost leaves a gap."""
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
