"""Drawing hands that fit what is known, every way to lay the cards as likely: the plain twin.

Where any two holders may hold either nested or disjoint ranks, the one with the fewest draws first,
from all cards that it may hold: whatever it draws leaves the others as many ways. Otherwise the
ways are counted, in `agurk.sim.plain.ways`.
"""

from itertools import combinations
from typing import Protocol

from agurk.sim.hidden import NOTHING_FITS, Hidden, NoWorld
from agurk.sim.plain.heaps import cards_of, take
from agurk.sim.plain.random import Stream
from agurk.sim.plain.ways import Counted


class Sampler(Protocol):
    """What draws hands."""

    def draw(self, stream: Stream) -> list[list[int]]:
        """Return the ranks that each holder has."""
        ...


def sampler(hidden: Hidden) -> Sampler:
    """Return what draws hands that fit.

    Raises:
        NoWorld: if no hands fit.
        TooManyWays: if there are more ways to be told apart than memory is given for.
    """
    return Nested(hidden) if is_nested(hidden) else Counted(hidden)


def is_nested(hidden: Hidden) -> bool:
    """Tell whether any two holders may hold either nested or disjoint ranks."""
    seen = _present(hidden)
    sets = {ranks & seen for ranks, need in zip(hidden.may_hold, hidden.needs, strict=True) if need}
    return all(mine & other in {0, mine, other} for mine, other in combinations(sets, 2))


def _present(hidden: Hidden) -> int:
    """Return the ranks of which some card is not seen."""
    return sum(1 << rank for rank, number in enumerate(hidden.unseen) if number)


class Nested:
    """Draws where sets are nested or disjoint.

    Holders are visited so that those inside a set come just before it. What they leave then lies
    on top of one heap, and a holder draws from the cards above where the first of them began.
    """

    def __init__(self, hidden: Hidden) -> None:
        """Find the order of the holders, and the cards that each adds to the heap."""
        seen = _present(hidden)
        sets = [ranks & seen for ranks in hidden.may_hold]
        order = [holder for holder, need in enumerate(hidden.needs) if need]
        order.sort(key=lambda holder: (sets[holder].bit_count(), holder))
        inside: dict[int, list[int]] = {holder: [] for holder in order}
        outermost = []
        for place, holder in enumerate(order):
            around = (other for other in order[place + 1 :] if not sets[holder] & ~sets[other])
            if (other := next(around, None)) is not None:
                inside[other].append(holder)
            else:
                outermost.append(holder)
        self._holders = len(hidden.needs)
        self._steps: list[tuple[int, int, list[int], int]] = []
        """Holder, need, ranks added to the heap, and how much of the heap is drawn from."""
        for holder in outermost:
            self._visit(hidden, sets, inside, holder)

    def _visit(
        self, hidden: Hidden, sets: list[int], inside: dict[int, list[int]], holder: int
    ) -> int:
        """Add the steps for a holder and all inside its set; return how many cards they leave."""
        left, own = 0, sets[holder]
        for other in inside[holder]:
            left += self._visit(hidden, sets, inside, other)
            own &= ~sets[other]
        added = cards_of(hidden.unseen, own)
        size, need = left + len(added), hidden.needs[holder]
        if size < need:
            raise NoWorld(NOTHING_FITS)
        self._steps.append((holder, need, added, size))
        return size - need

    def draw(self, stream: Stream) -> list[list[int]]:
        """Return the ranks that each holder has."""
        held: list[list[int]] = [[] for _ in range(self._holders)]
        heap: list[int] = []
        for holder, need, added, size in self._steps:
            heap += added
            take(heap, size, need, stream, held[holder])
        return held
