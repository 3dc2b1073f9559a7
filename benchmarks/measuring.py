"""Rows of a table of figures, and how they are measured on a machine that others use too."""

from collections.abc import Callable
from time import process_time
from typing import NamedTuple

Rate = Callable[[], float]

TRIES, MORE = 3, 12
"""In how many rounds things are compared, and in how many at most where one is found too slow."""


class Row(NamedTuple):
    """One figure."""

    name: str
    reached: float
    unit: str
    wanted: float | None = None
    """What it should be at least."""


def best(*rates: Rate, enough: Callable[..., bool] = lambda *_: True) -> list[float]:
    """Return the best of some tries of each, taken in turn, so that all meet the same weather.

    Args:
        rates: Each measures one thing once.
        enough: Whether so much, in the order of `rates`, is as good as was wanted; if not, there
            are more tries, since whatever else the machine does can only slow them.
    """
    found = [0.0] * len(rates)
    for tried in range(MORE):
        if tried >= TRIES and enough(*found):
            break
        for at, rate in enumerate(rates):
            found[at] = max(found[at], rate())
    return found


def rate(play: Callable[[int], object], number: int, tries: int = 5) -> float:
    """Return how many of something are done in a second of processor time, the best of some tries.

    Args:
        play: Does so many.
        number: How many to begin with; more if that is too quick to measure.
        tries: How often to measure.
    """
    best = 0.0
    while tries:
        begun = process_time()
        play(number)
        spent = process_time() - begun
        if spent < 0.05:
            number *= 2
            continue
        best = max(best, number / spent)
        tries -= 1
    return best
