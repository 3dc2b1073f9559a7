"""What the server says on a socket."""

from typing import TypeAlias

from agurk.server.unsaid import shown
from agurk.server.wire.base import Message, Part
from agurk.server.wire.client import Phrase
from agurk.server.wire.events import Event
from agurk.server.wire.options import TableOptions
from agurk.server.wire.scene import Away, Mine, Scene
from agurk.server.wire.worth import Worth


class Entry(Part, frozen=True):
    """One entry of a table's log, as everybody may know it."""

    number: int
    """Its place in the log, from 0; none is missing, none comes twice."""
    seat: int | None
    """The seat that did it; null for the table itself."""
    at: float
    """When, in seconds since 1970."""
    events: tuple[Event, ...]
    """What happened."""


class Welcome(Message, frozen=True, kw_only=True):
    """The answer to `hello`: the table as it stands."""

    protocol: int
    table: str
    options: TableOptions
    rules: str
    """The name of the variant."""
    you: int | None
    """Your seat; null if you watch."""
    number: int
    """The last entry that the scene shows."""
    missed: tuple[Entry, ...] | None
    """The entries after the one you named; null if some are no longer kept at hand."""
    scene: Scene
    mine: Mine | None


class Update(Message, frozen=True, kw_only=True):
    """Something happened."""

    number: int
    """The last entry that the scene shows."""
    entries: tuple[Entry, ...]
    """What is new, in order."""
    scene: Scene
    mine: Mine | None
    """Null for spectators."""


class Done(Message, frozen=True):
    """A command was carried out, and is kept."""

    id: str
    number: int
    """The last entry of the log when it was."""


class Refused(Message, frozen=True):
    """A command, or a message that could not be understood, was refused; nothing has changed."""

    id: str | None
    """The command's; null if none could be read."""
    slug: str
    """Why, for programs."""
    told: str
    """Why, as a sentence."""
    number: int
    """The last entry of the log; catch up to it and try again if the slug is `stale`."""


class Explained(Message, frozen=True):
    """Why cards may be played now, or may not."""

    id: str
    legal: bool
    reason: str
    """For programs, such as `beats` or `under`."""
    told: str
    """As a sentence."""


class Hinted(Message, frozen=True, kw_only=True):
    """What each card you may play is worth, found from what you know and nothing else."""

    id: str
    number: int
    """The entry on which you have to decide; it is void once the match has moved on."""
    plays: tuple[Worth, ...]
    """Every legal play, lowest first; of equal cards the first stand for all."""
    best: tuple[str, ...]
    """The one with the best chance."""
    exact: bool
    """Whether the chances follow from what you know, and are no estimates."""
    told: str
    """Why the best is better, as a sentence; empty if there is nothing to choose."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "plays", "best", "told")


class Presence(Message, frozen=True):
    """Who is there has changed."""

    present: tuple[int, ...]
    """The seats whose people are connected."""
    spectators: int
    away: tuple[Away, ...]
    """Who is away while the match goes on, and has not been taken over from."""


class Said(Message, frozen=True):
    """Somebody said something. It is not kept."""

    seat: int
    phrase: Phrase | None
    text: str


class Pong(Message, frozen=True):
    """The answer to `ping`."""


class Bye(Message, frozen=True):
    """The server ends this connection."""

    slug: str
    """Why: `slow`, `flood`, `moved`, `restart`, `removed`, `closed`, `hello`, `origin` ..."""
    told: str
    again: bool
    """Whether to connect again."""


ServerMessage: TypeAlias = (
    Welcome | Update | Done | Refused | Explained | Hinted | Presence | Said | Pong | Bye
)
"""Everything that the server may say."""
