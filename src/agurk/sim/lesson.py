"""What somebody goes by who has learned to play from search.

Each play has features, which are those that the ladder reckons with; what each of them is worth
depends on how many cards are held and on who is still to play. The numbers were found by least
regret over plays of which search had told what each of them is worth.

Habits are such numbers, too, but found so that what was played by search is likeliest, if of all
plays each is made in proportion to the exponential of its sum. They tell hands from plays.
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
    return _read("lesson.txt")


@lru_cache(maxsize=1)
def habits() -> Lesson:
    """Return what tells how often each play is made, by situations of two players, and of more."""
    return _read("habits.txt")


def _read(name: str) -> Lesson:
    text = files("agurk.sim").joinpath(name).read_text(encoding="ascii")
    return tuple([tuple(map(float, line.split())) for line in text.splitlines()])


def situation(size: int, made: int, players: int) -> int:
    """Return where a place stands that has so many cards, with so many plays made of so many."""
    standing = 0 if not made else 1 if made + 1 < players else 2
    return (min(max(size, 2), 7) - 2) * 3 + standing


def standing(situation: int, players: int) -> int:
    """Return which habits somebody goes by in a situation, among so many players."""
    return situation + (0 if players == 2 else SITUATIONS)
