"""How many cards a player may change before play, and in what order players are asked."""

from collections.abc import Sequence
from itertools import combinations

from agurk.rules.cards import Hand
from agurk.rules.choices import Exchange
from agurk.rules.variant import Variant

_DEALER_KEEPS = 2


def allowed_numbers(variant: Variant, hand: int, stock: int, first: int | None) -> tuple[int, ...]:
    """Return how many cards a player may change.

    A stock that cannot give as many as asked for gives all it has, or none.

    Args:
        variant: The rules.
        hand: Cards in the player's hand.
        stock: Cards left to draw.
        first: How many the first player changed; None if this is the first player.
    """
    match variant.exchange:
        case Exchange.NONE:
            return (0,)
        case Exchange.FREE:
            most = hand
        case Exchange.UP_TO_FIRST:
            most = hand if first is None else min(hand, first)
        case Exchange.FIRST_SETS | Exchange.DEALER_SETS:
            if first is not None:
                return tuple(sorted({0, min(first, stock)}))
            most = hand - _DEALER_KEEPS if variant.exchange is Exchange.DEALER_SETS else hand
    return tuple(range(max(0, min(most, stock)) + 1))


def exchanges(hand: Hand, numbers: Sequence[int]) -> tuple[Hand, ...]:
    """Return every choice of cards to change, fewest first."""
    return tuple(cards for number in numbers for cards in dict.fromkeys(combinations(hand, number)))


def asking_order(variant: Variant, clockwise_from_dealer: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats in the order in which they may change cards.

    Args:
        variant: The rules.
        clockwise_from_dealer: The seats still in, the dealer's left first and so the dealer last.
    """
    if variant.exchange is Exchange.DEALER_SETS:
        return clockwise_from_dealer[-1:] + clockwise_from_dealer[:-1]
    return clockwise_from_dealer
