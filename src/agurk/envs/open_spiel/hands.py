"""Hands dealt rank by rank, the lowest card first, each hand as likely as when cards are shuffled.

So a hand is a few small chance nodes and comes up once, not once for each order of its cards and
each choice of suits: two cards of the whole pack are 91 hands in 14 nodes.
"""

from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import TypeAlias

Ranks: TypeAlias = tuple[int, ...]


@lru_cache(maxsize=65536)
def next_ranks(counts: Ranks, size: int, begun: Ranks) -> tuple[tuple[int, float], ...]:
    """Return what the next card of a hand may be, and how likely each rank is.

    >>> [rank for rank, _ in next_ranks((1, 1, 1), 2, ())], next_ranks((2, 1), 2, (0,))
    ([0, 1], ((0, 0.3333333333333333), (1, 0.6666666666666666)))

    Args:
        counts: How many cards of each rank there were before the hand.
        size: How many cards it is to have.
        begun: The ranks it has, lowest first.
    """
    left = size - len(begun)
    above = (*list(accumulate(reversed(counts)))[::-1], 0)
    low, have = (begun[-1], begun.count(begun[-1])) if begun else (-1, 0)
    ways = {
        rank: comb(above[rank], left) - comb(above[rank + 1], left)
        for rank in range(low + 1, len(counts))
    }
    if begun:
        more = range(have + 1, counts[low] + 1)
        beyond = above[low + 1]
        again = sum(
            comb(counts[low], equal) * comb(beyond, have + left - equal)
            for equal in more
            if equal <= have + left
        )
        kept = comb(counts[low], have)
        ways = {low: again} | {rank: kept * number for rank, number in ways.items()}
    total = sum(ways.values())
    return tuple((rank, number / total) for rank, number in ways.items() if number)
