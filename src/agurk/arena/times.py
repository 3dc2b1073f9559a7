"""How long choices took, in few numbers that add up."""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from math import ceil, log2
from typing import Self

STEPS = 16
"""How many steps there are from a time to twice that time."""

_LEAST = 1e-7


class Times:
    """How often a choice took how long, in steps of about 4 %."""

    def __init__(self, steps: dict[int, int] | None = None, seconds: float = 0.0) -> None:
        """Take what is known.

        Args:
            steps: How often it took up to 2 ** (step / 16) of the least time.
            seconds: How long all took together.
        """
        self.steps, self.seconds = Counter(steps or {}), seconds

    def add(self, seconds: float) -> None:
        """Count one more choice."""
        self.steps[max(0, ceil(STEPS * log2(max(seconds, _LEAST) / _LEAST)))] += 1
        self.seconds += seconds

    def __iadd__(self, other: "Times") -> Self:
        """Take in others."""
        self.steps.update(other.steps)
        self.seconds += other.seconds
        return self

    @property
    def number(self) -> int:
        """How many choices there were."""
        return self.steps.total()

    @property
    def mean(self) -> float:
        """How long a choice took on average, in seconds."""
        return self.seconds / (self.number or 1)

    def within(self, share: float) -> float:
        """Return within how many seconds this share of the choices was made."""
        if not self.number:
            return 0.0
        steps = sorted(self.steps)
        reached = list(accumulate(self.steps[step] for step in steps))
        place = bisect_left(reached, share * self.number)
        return float(_LEAST * 2 ** (steps[min(place, len(steps) - 1)] / STEPS))
