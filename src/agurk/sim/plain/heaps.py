"""Cards in heaps, by rank, and how they are drawn from there: the plain twin."""

from collections.abc import Sequence

from agurk.sim.plain.random import Stream


def cards_of(unseen: Sequence[int], ranks: int) -> list[int]:
    """Return the ranks of all unseen cards of a set of ranks, lowest first."""
    return [rank for rank, number in enumerate(unseen) if ranks >> rank & 1 for _ in range(number)]


def take(heap: list[int], size: int, number: int, stream: Stream, to: list[int]) -> None:
    """Move cards from the last `size` of a heap elsewhere, each choice as likely as any other."""
    start = len(heap) - size
    if number == size:
        to += heap[start:]
        del heap[start:]
        return
    for left in range(size, size - number, -1):
        place = start + stream.below(left)
        to.append(heap[place])
        heap[place] = heap[-1]
        heap.pop()
