"""The exact chances of two-handed deals, found by counting every way, and how far counts are off.

Written apart from all other code here: hands are tuples of ranks, and chances are fractions.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import comb, sqrt

from agurk.rules import choices as ch
from agurk.sim.shape import Shape

Hand = tuple[int, ...]
Table = tuple[int, Hand, Hand]
"""Who leads, the leader's hand, and the other's."""


def last_trick_chances(shape: Shape, size: int) -> dict[tuple[int, int], float]:
    """Return how likely each place takes the last trick with each rank, two playing at random."""
    total = comb(shape.cards, size) * comb(shape.cards - size, size)
    tables: dict[Table, float] = {}
    for one, ways in _hands(shape.copies, size):
        left = tuple(copies - one.count(rank) for rank, copies in enumerate(shape.copies))
        for other, more in _hands(left, size):
            tables[0, one, other] = ways * more / total
    for _ in range(size - 1):
        tables = _after_a_trick(shape, tables)
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (leader, *held), chance in tables.items():
        mine, theirs = held[0][0], held[1][0]
        follows = shape.last[theirs] >= shape.last[mine]
        found[(leader + follows) % 2, theirs if follows else mine] += chance
    return dict(found)


def _after_a_trick(shape: Shape, tables: dict[Table, float]) -> dict[Table, float]:
    """Return how likely each table is after one more trick."""
    found: defaultdict[Table, float] = defaultdict(float)
    for (leader, mine, theirs), chance in tables.items():
        leads = set(mine)
        for led in leads:
            answers = _answers(shape, theirs, led)
            each, kept = chance / len(leads) / len(answers), _without(mine, led)
            for answer in answers:
                rest = _without(theirs, answer)
                if answer > led or (answer == led != shape.ace_rank):
                    found[1 - leader, rest, kept] += each
                else:
                    found[leader, kept, rest] += each
    return found


def _hands(copies: tuple[int, ...], size: int, rank: int = 0) -> Iterator[tuple[Hand, int]]:
    """Yield each hand of ranks, and in how many ways it can be dealt."""
    if rank == len(copies):
        if size == 0:
            yield (), 1
        return
    for number in range(min(size, copies[rank]) + 1):
        for rest, ways in _hands(copies, size - number, rank + 1):
            yield (rank,) * number + rest, ways * comb(copies[rank], number)


def _answers(shape: Shape, hand: Hand, led: int) -> list[int]:
    """Return the ranks that may follow one that was led."""
    heading = {rank for rank in hand if rank >= led}
    if led == shape.ace_rank or not heading:
        return [hand[0]]
    if shape.follow is ch.Follow.OPTIONAL:
        heading.add(hand[0])
    return list(heading)


def _without(hand: Hand, rank: int) -> Hand:
    at = hand.index(rank)
    return hand[:at] + hand[at + 1 :]


def surprise(
    seen: Mapping[tuple[int, int], int], chances: Mapping[tuple[int, int], float]
) -> float:
    """Return by how many standard errors chi-square is above what chance alone would make it.

    What is expected fewer than ten times counts together.
    """
    number = sum(seen.values())
    pairs = [(seen.get(key, 0), chance * number) for key, chance in chances.items()]
    rare = [pair for pair in pairs if pair[1] < 10]
    pairs = [pair for pair in pairs if pair[1] >= 10]
    if rare:
        pairs.append((sum(pair[0] for pair in rare), sum(pair[1] for pair in rare)))
    pairs = [pair for pair in pairs if pair[1]]
    chi_square = sum((found - expected) ** 2 / expected for found, expected in pairs)
    free = len(pairs) - 1
    # The cube root of chi-square over its freedom is nearly normal (source: Wilson, Hilferty 1931).
    middle, spread = 1 - 2 / (9 * free), sqrt(2 / (9 * free))
    return (float((chi_square / free) ** (1 / 3)) - middle) / spread
