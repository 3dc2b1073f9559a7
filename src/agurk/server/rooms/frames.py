"""What clients are sent, as JSON text; what is the same for all is written once."""

from collections.abc import Iterable

import msgspec

from agurk.server.wire.scene import Mine, Scene
from agurk.server.wire.server import Entry, ServerMessage

_ENCODER = msgspec.json.Encoder()
_ENTRIES = msgspec.json.Decoder(Entry)


def frame(message: ServerMessage) -> str:
    """Return a message as a frame."""
    return _ENCODER.encode(message).decode()


def mine_text(mine: Mine | None) -> str:
    """Return what a seat alone knows as the end of an update has it."""
    return _ENCODER.encode(mine).decode()


def entry_text(entry: Entry) -> bytes:
    """Return an entry as an update has it."""
    return _ENCODER.encode(entry)


def entry_of(text: bytes) -> Entry:
    """Return the entry that `entry_text` made a text of."""
    return _ENTRIES.decode(text)


def public_text(number: int, entries: Iterable[bytes], scene: Scene) -> str:
    """Return all of an update that every recipient gets alike."""
    told = b",".join(entries).decode()
    seen = _ENCODER.encode(scene).decode()
    return f'{{"type":"update","number":{number},"entries":[{told}],"scene":{seen},"mine":'


def joined(public: str, mine: str) -> str:
    """Return an update for one recipient."""
    return f"{public}{mine}}}"
