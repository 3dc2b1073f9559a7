"""How long things take at a table, in seconds."""

from random import Random
from typing import NamedTuple

from agurk.server.wire.options import Pace, TableOptions, Thinking

NONCE_WAIT = 3.0
"""How long the lot waits for words from the players."""

QUESTION = 30.0
"""How long a question waits for answers."""

REFUSED = 10.0
"""How long a seat whose question was refused may not ask again."""

STEP = 1.5
"""How long the lot, or thrown-in cards, stay in sight before the cards are handed out."""

BETWEEN_DEALS = 5.0
"""How long a deal just counted stays in sight, unless the table plays at once."""

_DECIDE: dict[Pace, float | None] = {Pace.NONE: None, Pace.RELAXED: 60.0, Pace.QUICK: 15.0}
_BUY_IN = {Pace.NONE: 120.0, Pace.RELAXED: 45.0, Pace.QUICK: 15.0}
_GRACE = {Pace.NONE: 120.0, Pace.RELAXED: 60.0, Pace.QUICK: 20.0}
_BOT = (0.8, 2.2)
_FORCED = (0.8, 2.2)


class Times(NamedTuple):
    """What a table's options come to."""

    decide: float | None
    """How long a person has for a decision; None without limit."""
    buy_in: float
    """How long a person has to buy in."""
    grace: float
    """How long a seat waits for a person who is away, before a bot takes over."""
    between: float
    """How long a deal just counted stays in sight."""
    step: float
    """How long other things of the table's own stay in sight."""
    human: bool
    """Whether bots take their time."""

    def bot(self, random: Random) -> float:
        """Return how long a bot takes, which has nothing to do with its cards."""
        return random.uniform(*_BOT) if self.human else 0.0

    def forced(self, random: Random) -> float:
        """Return how long a forced card takes, which has nothing to do with the cards."""
        return random.uniform(*_FORCED)


def times(options: TableOptions) -> Times:
    """Return how long things take at a table with these options."""
    human = options.thinking is Thinking.HUMAN
    return Times(
        decide=_DECIDE[options.pace],
        buy_in=_BUY_IN[options.pace],
        grace=_GRACE[options.pace],
        between=BETWEEN_DEALS if human else 0.0,
        step=STEP if human else 0.0,
        human=human,
    )
