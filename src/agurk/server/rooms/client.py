"""One client at a room: who it is, what it hears, and where its frames go."""

from dataclasses import dataclass, field

from agurk.server.rooms.ports import Sink


@dataclass(eq=False, slots=True)
class Client:
    """One connection."""

    player: str | None = field(repr=False)
    """The id of the person; None for somebody without a token."""
    sink: Sink
    """Where frames go."""
    claim: int | None = None
    """The only seat that the token opens; None if it is a player's own."""
    muted: set[int] = field(default_factory=set)
    """The seats whose talk is not passed on."""
