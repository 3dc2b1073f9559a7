"""What a table is like: chosen when it is opened, shown to whoever thinks of sitting down."""

from enum import Enum
from typing import Annotated

from msgspec import Meta

from agurk.bots.levels import USUAL
from agurk.server.wire.base import Part


class Pace(Enum):
    """How long a person may think."""

    NONE = "none"
    """As long as it takes; only buy-ins have a time limit."""
    RELAXED = "relaxed"
    QUICK = "quick"


class Late(Enum):
    """What happens when a person's time is up."""

    LOWEST = "lowest"
    """The lowest legal card is played; other questions are declined."""
    BOT = "bot"
    """A bot takes over the seat until its owner is back."""


class Thinking(Enum):
    """How long bots take, and how long a deal just counted stays on the table."""

    HUMAN = "human"
    AT_ONCE = "at-once"


class Hints(Enum):
    """Who may ask what cards are worth before one is played."""

    ALONE = "alone"
    """Whoever plays alone with bots; nobody once a second person has sat down."""
    ALWAYS = "always"
    """Everybody at the table; where several sit, all hear that a hint was taken."""
    NEVER = "never"
    """Nobody."""


class TableOptions(Part, frozen=True, kw_only=True):
    """What a table is like."""

    variant: Annotated[str, Meta(max_length=40)] = "danish"
    """The key or a name of a variant."""
    house: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=60)] = ()
    """House rules, each as `threshold=30`."""
    seats: Annotated[int, Meta(ge=2, le=52)] = 4
    """How many seats there are; the variant says how many there may be."""
    pace: Pace = Pace.RELAXED
    """How long a person may think."""
    late: Late = Late.LOWEST
    """What happens when a person's time is up."""
    thinking: Thinking = Thinking.HUMAN
    """How long bots take."""
    level: Annotated[str, Meta(max_length=40)] = USUAL
    """The bot that takes empty seats and those of people who are away."""
    listed: bool = False
    """Whether the table is open: listed for everybody. Only a private one knows free text."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    undo: bool = True
    """Whether a card may be taken back if everybody agrees."""
    hints: Hints = Hints.ALONE
    """Who may ask what cards are worth before one is played."""
