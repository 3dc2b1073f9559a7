"""What a room's log holds: what was done, hidden cards and players' ids included.

One JSON text a row. It never leaves the server; what clients hear of it is in `wire.events`.
"""

from typing import Any, TypeAlias

import msgspec

from agurk.server.unsaid import shown
from agurk.server.wire.base import Message, Part
from agurk.server.wire.client import Topic
from agurk.server.wire.options import TableOptions


class Open(Message, frozen=True):
    """The room was opened."""

    options: TableOptions
    revision: int
    """The revision of the variant's rules."""


class TakeSeat(Message, frozen=True):
    """A person sat down."""

    seat: int
    player: str
    name: str

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")


class PlaceBot(Message, frozen=True):
    """A bot was given a seat for good."""

    seat: int
    name: str
    bot: str


class EmptySeat(Message, frozen=True):
    """A seat was emptied; while a match goes on, a bot has it from then on."""

    seat: int
    removed: bool = False
    """Whether its person was removed, and may not come back."""


class Own(Message, frozen=True):
    """A player looks after the table now; nobody does if None."""

    player: str | None

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")


class Act(Message, frozen=True):
    """Something was done at the table, as `agurk.table.lines` writes it."""

    seat: int | None
    """Who did it; None for the table itself."""
    act: Any

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "act")


class Ask(Message, frozen=True):
    """A seat asked the others."""

    seat: int
    what: Topic


class Answer(Message, frozen=True):
    """A seat answered."""

    seat: int
    yes: bool


class Drop(Message, frozen=True):
    """What was asked is no longer asked: it was refused or not answered, or has been done."""

    done: bool = False


class Settle(Message, frozen=True):
    """A play was called into question, and checked."""

    seat: int
    by: int
    cards: tuple[str, ...]
    legal: bool


class TakeHint(Message, frozen=True):
    """A seat asked what its cards are worth."""

    seat: int


class Prefer(Message, frozen=True):
    """A seat lets forced cards be played by themselves, or not."""

    seat: int
    forced: bool


class Close(Message, frozen=True):
    """The room was closed."""


RoomAct: TypeAlias = (
    Open
    | TakeSeat
    | PlaceBot
    | EmptySeat
    | Own
    | Act
    | Ask
    | Answer
    | Drop
    | Settle
    | TakeHint
    | Prefer
    | Close
)
"""Everything that a room's log holds."""


class Line(Part, frozen=True, omit_defaults=True):
    """One row of a room's log."""

    do: RoomAct
    by: str | None = None
    """The player who asked for it; None for the room itself."""
    id: str = ""
    """The client's name for the command, so that a repeated one is known again."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "by")


_DECODER = msgspec.json.Decoder(Line)
_ENCODER = msgspec.json.Encoder()


def dumps(line: Line) -> str:
    """Return a row's text."""
    return _ENCODER.encode(line).decode()


def loads(text: str) -> Line:
    """Return the row that a text stands for.

    Raises:
        msgspec.MsgspecError: if it stands for none.
    """
    return _DECODER.decode(text)
