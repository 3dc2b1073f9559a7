"""What happens at a scorekeeper's table that the rules know nothing of."""

from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules.events import Event


@dataclass(frozen=True, slots=True)
class SatDown:
    """A player joined the match."""

    player: str
    score: int
    """The score it begins with."""
    lives: int
    """The lives it begins with."""
    back: bool
    """Whether the player had left before."""


@dataclass(frozen=True, slots=True)
class GotUp:
    """A player left the match."""

    player: str
    score: int
    """The score left behind."""


@dataclass(frozen=True, slots=True)
class DealerNamed:
    """The table says who deals next."""

    player: str


@dataclass(frozen=True, slots=True)
class SheetBegun:
    """A match is begun: the first, or a rematch."""

    players: tuple[str, ...]


Happening: TypeAlias = Event | SatDown | GotUp | DealerNamed | SheetBegun
"""Whatever an entry can lead to."""
