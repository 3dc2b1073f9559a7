"""How many choices a player may have at once, in the worst deal that the rules allow."""

from collections.abc import Iterator
from math import comb
from typing import TYPE_CHECKING

from agurk.rules.choices import HandRule
from agurk.rules.sizes import largest

if TYPE_CHECKING:
    from agurk.rules.variant import Variant

MOST_CHOICES = 2_048
"""How many choices a player may have, since every one of them is listed."""


def deals(variant: "Variant", pack: int, dearest: int) -> Iterator[tuple[int, int]]:
    """Yield how many cards a player may be dealt, and how many are left, for each such deal.

    Args:
        variant: The rules.
        pack: How many cards the whole pack has.
        dearest: The value of the dearest card.
    """
    for players in range(2, variant.most_players + 1):
        fits = pack // players
        wanted = largest(variant, dearest) or variant.hand_max or fits
        most = min(wanted, fits)
        always = variant.hand_rule in {HandRule.FIXED, HandRule.EQUAL_ALL}
        for hand in range(most if always else 1, most + 1):
            yield hand, pack - players * hand


def exchanges(hand: int, stock: int) -> int:
    """Return in how many ways a hand can be changed."""
    return sum(comb(hand, number) for number in range(min(hand, stock) + 1))


def sets(hand: int, equal: int) -> int:
    """Return how many sets of one size a hand has at most, of the size that has the most.

    Args:
        hand: How many cards the hand has.
        equal: How many equal cards the pack has.
    """
    return max(comb(hand, size) for size in range(1, max(2, min(hand, equal + 1))))
