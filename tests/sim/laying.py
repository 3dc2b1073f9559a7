"""Every way to lay hidden cards, by trying all; and how likely a tally of draws is."""

from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from random import Random

from agurk.sim.hidden import Hidden

Layout = tuple[tuple[int, ...], ...]
"""By holder, how many cards of each rank."""


def layouts(hidden: Hidden) -> Counter[Layout]:
    """Return every layout with the number of ways the cards give it."""
    found = Counter[Layout]()
    for by_rank, ways in _from(hidden, 0, hidden.needs):
        found[tuple(zip(*by_rank, strict=True)) if by_rank else ()] += ways
    return found


def _from(
    hidden: Hidden, rank: int, needs: tuple[int, ...]
) -> Iterator[tuple[list[tuple[int, ...]], int]]:
    """Yield what holders can get of the ranks from one on, rank by rank."""
    if rank == len(hidden.unseen):
        if not any(needs):
            yield [], 1
        return
    for given, ways in _give(hidden, rank, needs, hidden.unseen[rank]):
        left = tuple(need - got for need, got in zip(needs, given, strict=True))
        for rest, more in _from(hidden, rank + 1, left):
            yield [given, *rest], ways * more


def _give(
    hidden: Hidden, rank: int, needs: tuple[int, ...], left: int, holder: int = 0
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield how the cards of one rank can go to the holders from one on."""
    if holder == len(needs):
        yield (), 1
        return
    most = min(left, needs[holder]) if hidden.may_hold[holder] >> rank & 1 else 0
    for number in range(most + 1):
        for rest, ways in _give(hidden, rank, needs, left - number, holder + 1):
            yield (number, *rest), comb(left, number) * ways


def deviation(drawn: Counter[Layout], expected: Counter[Layout]) -> float:
    """Return how far draws are from what is expected, in standard deviations.

    It is that of chi-square, made nearly normal (Wilson and Hilferty).
    """
    draws, ways = drawn.total(), expected.total()
    gap = 0.0
    for layout, number in expected.items():
        each = draws * number / ways
        gap += (drawn[layout] - each) ** 2 / each
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    return float(((gap / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def some_hidden(random: Random, ranks: int, holders: int, most: int) -> Hidden:
    """Return some hidden cards that there may or may not be hands for.

    Args:
        random: What they come from.
        ranks: How many ranks.
        holders: How many holders.
        most: The most cards of a rank, and of a holder.
    """
    while True:
        unseen = tuple(random.randint(0, most) for _ in range(ranks))
        needs = tuple(random.randint(0, most) for _ in range(holders))
        if sum(needs) <= sum(unseen):
            sets = tuple(_some_ranks(random, ranks) for _ in range(holders))
            return Hidden(unseen, needs, sets)


def _some_ranks(random: Random, ranks: int) -> int:
    """Return a run of ranks, as play shows them, or any ranks."""
    if random.random() < 0.4:
        return random.randint(1, 2**ranks - 1) | random.randint(0, 2**ranks - 1)
    low = random.randrange(ranks)
    high = random.randint(low, ranks - 1) if random.random() < 0.6 else ranks - 1
    return (2 << high) - (1 << low)
