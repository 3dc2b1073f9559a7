"""What clients are sent, as JSON text; what is the same for all is written once."""

from collections.abc import Iterable

import msgspec

from agurk.server.wire.scene import Mine, Scene
from agurk.server.wire.server import Entry, ServerMessage

_ENCODER = msgspec.json.Encoder()


def frame(message: ServerMessage) -> str:
    """Return a message as a frame."""
    return _ENCODER.encode(message).decode()


def mine_text(mine: Mine | None) -> str:
    """Return what a seat alone knows as the end of an update has it."""
    return _ENCODER.encode(mine).decode()


def public_text(number: int, entries: Iterable[Entry], scene: Scene) -> str:
    """Return all of an update that every recipient gets alike."""
    told = _ENCODER.encode(tuple(entries)).decode()
    seen = _ENCODER.encode(scene).decode()
    return f'{{"type":"update","number":{number},"entries":{told},"scene":{seen},"mine":'


def joined(public: str, mine: str) -> str:
    """Return an update for one recipient."""
    return f"{public}{mine}}}"
