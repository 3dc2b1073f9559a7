"""How sure a share or an average is, given what independent parts of a contest came to."""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

CONFIDENT = 1.96
"""Standard errors to either side within which the truth lies with a chance of 95 %."""


class Estimate(NamedTuple):
    """A ratio of two sums, and how far off it may be with a chance of 95 %."""

    mean: float
    margin: float | None
    """None where there are too few parts to tell."""


def ratio(parts: Iterable[tuple[float, float]]) -> Estimate:
    """Return the sum of what was got over the sum of what could be got.

    The error is that of a ratio of means: parts are independent of each other, and whatever is
    within one need not be.

    >>> found = ratio([(1, 2), (0, 2), (2, 2), (1, 2)])
    >>> found.mean, round(found.margin, 2)
    (0.5, 0.4)

    Args:
        parts: What was got in each part, and of how much.
    """
    got = list(parts)
    whole = sum(of for _, of in got)
    if not whole:
        return Estimate(0.0, None)
    mean = sum(part for part, _ in got) / whole
    number = len(got)
    if number < 2:
        return Estimate(mean, None)
    squares = sum((part - mean * of) ** 2 for part, of in got)
    return Estimate(mean, CONFIDENT * sqrt(squares * number / (number - 1)) / whole)
