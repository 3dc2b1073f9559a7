"""What somebody goes by who has learned to play from search.

Each play has features, which are those that the ladder reckons with; what each of them is worth
depends on how many cards are held and on who is still to play. The numbers were found by least
regret over plays of which search had told what each of them is worth.
"""

from functools import lru_cache
from importlib.resources import files
from typing import TypeAlias

FEATURES, SITUATIONS = 16, 18
"""As in kernel/policy_ladder.hpp."""

Lesson: TypeAlias = tuple[tuple[float, ...], ...]
"""By situation and feature, what it is worth."""


@lru_cache(maxsize=1)
def lesson() -> Lesson:
    """Return what has been learned."""
    text = files("agurk.sim").joinpath("lesson.txt").read_text(encoding="ascii")
    return tuple([tuple(map(float, line.split())) for line in text.splitlines()])


def situation(size: int, made: int, players: int) -> int:
    """Return where a place stands that has so many cards, with so many plays made of so many."""
    standing = 0 if not made else 1 if made + 1 < players else 2
    return (min(max(size, 2), 7) - 2) * 3 + standing
