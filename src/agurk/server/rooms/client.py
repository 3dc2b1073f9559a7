"""One client at a room: who it is, what it hears, and where its frames go."""

from dataclasses import dataclass, field

from agurk.server.rooms.ports import Sink


@dataclass(eq=False, slots=True)
class Client:
    """One connection."""

    player: str | None
    """The id of the person; None for somebody without a token."""
    sink: Sink
    """Where frames go."""
    process: str = ""
    """The process that the connection is at, if it is another one."""
    muted: set[int] = field(default_factory=set)
    """The seats whose talk is not passed on."""
