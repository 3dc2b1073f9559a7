"""A contest: who plays whom, how often, in which seats, and with which cards."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import combinations, permutations
from random import Random

from agurk.arena.entrants import checked
from agurk.rules.errors import AgurkError
from agurk.rules.variant import Variant
from agurk.variants.house import house_text

MOST_MATCHES = 10**8


class ContestError(AgurkError, ValueError):
    """A contest that cannot be played."""

    slug = "contest"


class Mode(Enum):
    """Who sits at a table."""

    MIXED = "mixed"
    """As many different bots as have room, each about as often: every such company."""
    ALONE = "alone"
    """One bot among several of another: every such pair."""
    LONE = "lone"
    """The first bot among several of each other one."""


Company = tuple[int, ...]
"""The bots at a table, by their numbers in the contest; of one against many it comes first."""

Seating = tuple[int, ...]
"""The bot in each seat."""


@dataclass(frozen=True)
class Contest:
    """What is to be played.

    >>> from agurk.variants import VARIANTS
    >>> contest = Contest(VARIANTS["danish"], 3, ("sharp", "ladder"), matches=30)
    >>> contest.tables, contest.blocks
    (((0, 0, 1), (0, 1, 1)), 10)
    """

    variant: Variant
    players: int
    bots: tuple[str, ...]
    """What the bots are called: names, `name:key=value,...`, or `cmd:` and a command."""
    mode: Mode = Mode.MIXED
    matches: int = 1000
    """How many matches each table plays; if the seats do not come out even, a few more."""
    duplicate: bool = False
    """Whether the same cards are dealt again with everybody one seat further."""
    deals: bool = False
    """Whether each match ends with its first deal."""
    seed: int = 0
    """What all cards and choices follow from."""
    seconds: float = 5.0
    """How long a guest may think."""

    def __post_init__(self) -> None:
        """Make sure that it can be played.

        Raises:
            PlayersError: if the variant is not for so many.
            ContestError: if there are too many matches, or none.
            AgurkError: if the bots make no contest.
        """
        self.variant.check_players(self.players)
        object.__setattr__(self, "bots", checked(self.bots))
        if not 1 <= self.matches <= MOST_MATCHES:
            raise ContestError(
                f"A table plays from 1 to {MOST_MATCHES} matches, not {self.matches}."
            )
        if not 0 < self.seconds <= 3600:
            raise ContestError(f"A guest may think up to an hour, not {self.seconds:g} seconds.")

    @cached_property
    def tables(self) -> tuple[Company, ...]:
        """Every company that plays."""
        everybody = range(len(self.bots))
        if self.mode is Mode.LONE:
            return tuple([(0, *(other,) * (self.players - 1)) for other in everybody[1:]])
        if self.mode is Mode.ALONE:
            return tuple(
                [(one, *(other,) * (self.players - 1)) for one, other in permutations(everybody, 2)]
            )
        each, over = divmod(self.players, len(self.bots))
        return tuple(
            [
                tuple(sorted((*tuple(everybody) * each, *more)))
                for more in combinations(everybody, over)
            ]
        )

    @property
    def blocks(self) -> int:
        """How many blocks each table plays; in a block everybody sits in every seat once."""
        return -(-self.matches // self.players)

    def seatings(self, table: int, block: int) -> tuple[Seating, ...]:
        """Return who sits where in each match of a block: all one seat further each time.

        Who sits beside whom is drawn for each block.
        """
        order = list(self.tables[table])
        Random(self.named(table, block)).shuffle(order)
        seats = range(self.players)
        return tuple(
            [
                tuple([order[(seat - turn) % self.players] for seat in seats])
                for turn in range(self.players)
            ]
        )

    def named(self, table: int, block: int) -> str:
        """Return the text that the chance of a block follows from."""
        company = " ".join(self.bots[bot] for bot in self.tables[table])
        rules = f"{self.variant.key} {house_text(self.variant)}"
        return f"{self.seed} {self.mode.value} {rules} {self.players} {company} {block}"
