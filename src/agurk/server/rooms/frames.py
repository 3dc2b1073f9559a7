"""What clients are sent, as JSON in UTF-8; what is the same for all is written once."""

from collections.abc import Iterable

import msgspec

from agurk.server.wire.scene import Mine, Scene
from agurk.server.wire.server import Entry, ServerMessage

_ENCODER = msgspec.json.Encoder()
_ENTRIES = msgspec.json.Decoder(Entry)


def frame(message: ServerMessage) -> bytes:
    """Return a message as a frame."""
    return _ENCODER.encode(message)


def mine_text(mine: Mine | None) -> bytes:
    """Return what a seat alone knows as the end of an update has it."""
    return _ENCODER.encode(mine)


def entry_text(entry: Entry) -> bytes:
    """Return an entry as an update has it."""
    return _ENCODER.encode(entry)


def entry_of(text: bytes) -> Entry:
    """Return the entry that `entry_text` made a text of."""
    return _ENTRIES.decode(text)


def public_text(number: int, entries: Iterable[bytes], scene: Scene) -> bytes:
    """Return all of an update that every recipient gets alike."""
    seen = _ENCODER.encode(scene)
    told = b",".join(entries)
    return b'{"type":"update","number":%d,"entries":[%b],"scene":%b,"mine":' % (number, told, seen)


def joined(public: bytes, mine: bytes) -> bytes:
    """Return an update for one recipient."""
    return b"%b%b}" % (public, mine)
