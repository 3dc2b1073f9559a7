"""The levels that people are offered: `search`, and the same weakened as people are weak.

Weaker ones forget cards that lie in complete tricks, imagine fewer ways in which the others' cards
may lie, do not ask what their play tells, and misjudge what a play will bring, the more the
further away the end is. Ratings are what `make levels` measured, in `danish` with two, three and
four players in all mixtures; 1500 is that of `sharp`, and 400 points are ten times the strength.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from agurk.bots.search import Search

_BRISK, _LONG = 500, 4_000
"""How many cards are played in all worlds where there is no kernel; a level's and the top's."""


class Level(NamedTuple):
    """A bot that people are offered, and how strong it is."""

    bot: Search
    rating: int
    """What was measured."""


def _weakened(worlds: int, *, memory: int, sight: int, haze: float) -> Search:
    return Search(worlds, inference=False, memory=memory, sight=sight, haze=haze, plain=_BRISK)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(_weakened(8, memory=0, sight=0, haze=0.4), 1075),
        "learner": Level(_weakened(8, memory=0, sight=0, haze=0.17), 1265),
        "casual": Level(_weakened(16, memory=0, sight=0, haze=0.08), 1455),
        "practised": Level(_weakened(16, memory=1, sight=1, haze=0.05), 1600),
        "skilled": Level(_weakened(32, memory=2, sight=1, haze=0.025), 1725),
        "expert": Level(_weakened(64, memory=4, sight=1, haze=0.012), 1805),
        "master": Level(Search(plain=_LONG), 1915),
    }
)
"""Every level by its name, weakest first."""

USUAL = "practised"
"""The level that people get who do not choose."""
