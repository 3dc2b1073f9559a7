"""What HTTP asks of one table; forwarded as it is to the process that owns it."""

from typing import TypeAlias

from agurk.server.wire.base import Message


class Look(Message, frozen=True):
    """Look at the table."""


class Sit(Message, frozen=True):
    """Take a seat; the first free one if none is named."""

    name: str
    seat: int | None


class Leave(Message, frozen=True):
    """Empty a seat: one's own, or, for whoever looks after the table, anybody's."""

    seat: int


class Place(Message, frozen=True):
    """Give a seat to a bot."""

    seat: int
    bot: str


class HoldSeat(Message, frozen=True):
    """Make sure that a seat is one's own, before a link to it is made."""

    seat: int


class Start(Message, frozen=True):
    """Begin the match; for whoever looks after the table."""


class Rematch(Message, frozen=True):
    """Ask the others for a rematch with the same people."""


class Close(Message, frozen=True):
    """Close the table for good."""


Order: TypeAlias = Look | Sit | Leave | Place | HoldSeat | Start | Rematch | Close
"""Everything that HTTP asks of a table."""
