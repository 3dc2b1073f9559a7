"""Hands dealt rank by rank are as likely as when cards are shuffled."""

from collections import Counter
from itertools import combinations

import pytest

from agurk.envs.open_spiel.hands import next_ranks


def hands(counts, size, begun=(), chance=1.0):
    """Yield every hand and how likely it comes out."""
    if len(begun) == size:
        yield begun, chance
        return
    for rank, likely in next_ranks(counts, size, begun):
        yield from hands(counts, size, (*begun, rank), chance * likely)


@pytest.mark.parametrize(
    ("counts", "size"),
    [
        pytest.param((4, 4, 4), 3, id="equal ranks"),
        pytest.param((1, 0, 3, 2), 4, id="uneven ranks"),
        pytest.param((2, 2), 4, id="the whole pack"),
        pytest.param((0, 0, 5), 2, id="one rank alone"),
    ],
)
def test_each_hand_comes_once_and_as_often_as_it_is_drawn(counts, size):
    pack = [rank for rank, copies in enumerate(counts) for _ in range(copies)]
    drawn = Counter(combinations(pack, size))
    found = dict(hands(counts, size))
    assert len(found) == len(list(hands(counts, size)))
    assert found == {hand: pytest.approx(ways / drawn.total()) for hand, ways in drawn.items()}
