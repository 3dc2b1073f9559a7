"""What is entered on a score sheet, one small value each.

A sheet is the list of its entries. They name players, not seats, since players come and go.
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A sheet is begun."""

    variant: str
    """The key of the rules."""
    house: str = ""
    """How they were changed, as `name=value` words."""
    name: str = ""
    """What these rules are called; empty for what their preset says."""
    players: tuple[str, ...]
    """Who plays, clockwise; the first deals first."""
    date: str = ""
    """When it is played, as year-month-day or any other text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Took:
    """A deal is over: who took the last trick, and with what."""

    takers: tuple[str, ...]
    """Who played the highest rank, in order of play, and so whoever took the trick last."""
    card: str = ""
    """Its rank or the card itself, such as `9`, `K` or `9h`; empty where points are noted."""
    points: int | None = None
    """What each who pays has to pay, multiplied already; None where the card says it."""
    kontra: str | None = None
    """Who called Kontra."""
    one: bool = False
    """Whether a 1 was in the last trick, where ones double."""
    doubled: tuple[str, ...] = ()
    """Who pays twice for an exchange, where exchanges multiply."""
    redoubled: tuple[str, ...] = ()
    """Who pays four times for two exchanges, where exchanges multiply."""
    lowest: str | None = None
    """Who played the lowest last card, the first of equals, where that decides who goes on."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A player buys in, or declines."""

    player: str
    bought: bool


@dataclass(frozen=True, slots=True)
class Joined:
    """A player sits down between two deals."""

    player: str
    after: str | None = None
    """Whose left the new seat is on; None for the end of the row."""


@dataclass(frozen=True, slots=True)
class Left:
    """A player gets up between two deals."""

    player: str


@dataclass(frozen=True, slots=True)
class Dealing:
    """The table says who deals next: the lot, or a mistake put right."""

    player: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """Everybody who is still here plays again."""


Entry: TypeAlias = Opened | Took | Answered | Joined | Left | Dealing | Rematch
"""Whatever can be entered."""
