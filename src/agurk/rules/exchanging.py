"""How many cards a player may change before play, and in what order players are asked."""

from collections.abc import Sequence
from enum import Enum
from itertools import combinations

from agurk.rules.cards import Hand
from agurk.rules.choices import Exchange
from agurk.rules.variant import Variant


class NoExchange(Enum):
    """Why a player may change no cards."""

    COURT = "court"
    """A court card rules out the free turn."""
    KEPT = "kept"
    """Whoever keeps the hand in the second turn has no third."""
    FIRST = "first"
    """The first who was asked changed none."""
    PREVIOUS = "previous"
    """The one asked before changed none."""
    DEALER = "dealer"
    """The dealer has no more cards than have to be kept."""
    STOCK = "stock"
    """The stock cannot give what would have to be drawn."""


_DEALER_KEEPS = 2
_WHOLE_HAND_TURNS = 3


def allowed_numbers(
    variant: Variant,
    hand: int,
    stock: int,
    before: Sequence[int] = (),
    *,
    courts: bool = False,
    mine: Sequence[int] = (),
) -> tuple[int, ...]:
    """Return how many cards a player may change.

    A stock that cannot give as many as asked for gives all it has, or none; a whole hand it gives
    wholly or not at all.

    Args:
        variant: The rules.
        hand: Cards in the player's hand.
        stock: Cards left to draw.
        before: How many those asked before have changed, in order.
        courts: Whether the hand holds a king, queen or jack.
        mine: How many the player changed when asked before in this deal.
    """
    match variant.exchange:
        case Exchange.NONE:
            return (0,)
        case Exchange.WHOLE_HANDS:
            return _whole_hand(hand, stock, courts=courts, mine=mine)
        case Exchange.FREE:
            most = hand
        case Exchange.UP_TO_FIRST:
            most = min(hand, before[0]) if before else hand
        case Exchange.UP_TO_PREVIOUS:
            most = min(hand, before[-1]) if before else hand
        case Exchange.FIRST_SETS | Exchange.DEALER_SETS:
            if before:
                return tuple(sorted({0, min(before[0], stock)}))
            most = hand - _DEALER_KEEPS if variant.exchange is Exchange.DEALER_SETS else hand
    return tuple(range(max(0, min(most, stock)) + 1))


def _whole_hand(hand: int, stock: int, *, courts: bool, mine: Sequence[int]) -> tuple[int, ...]:
    """Return whether a player may change all cards, in the first, second or third turn."""
    barred = _barred(courts=courts, mine=mine) is not None
    return (0,) if barred or stock < hand else (0, hand)


def _barred(*, courts: bool, mine: Sequence[int]) -> NoExchange | None:
    """Return what bars a player from changing the whole hand, if anything but the stock does."""
    if not mine:
        return NoExchange.COURT if courts else None
    return NoExchange.KEPT if len(mine) > 1 and not mine[1] else None


def why_none(
    variant: Variant, hand: int, before: Sequence[int], *, courts: bool, mine: Sequence[int]
) -> NoExchange:
    """Return why a player whose allowed numbers are 0 alone may change no cards.

    Args:
        variant: The rules.
        hand: Cards in the player's hand.
        before: How many those asked before have changed, in order.
        courts: Whether the hand holds a king, queen or jack.
        mine: How many the player changed when asked before in this deal.
    """
    match variant.exchange:
        case Exchange.DEALER_SETS if not before and hand <= _DEALER_KEEPS:
            return NoExchange.DEALER
        case Exchange.WHOLE_HANDS:
            return _barred(courts=courts, mine=mine) or NoExchange.STOCK
        case Exchange.UP_TO_FIRST | Exchange.FIRST_SETS | Exchange.DEALER_SETS if before:
            return NoExchange.STOCK if before[0] else NoExchange.FIRST
        case Exchange.UP_TO_PREVIOUS if before and not before[-1]:
            return NoExchange.PREVIOUS
        case _:
            return NoExchange.STOCK


def exchanges(hand: Hand, numbers: Sequence[int]) -> tuple[Hand, ...]:
    """Return every choice of cards to change, fewest first."""
    return tuple(cards for number in numbers for cards in dict.fromkeys(combinations(hand, number)))


def asking_order(variant: Variant, clockwise_from_dealer: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats in the order in which they may change cards.

    Args:
        variant: The rules.
        clockwise_from_dealer: The seats still in, the dealer's left first and so the dealer last.
    """
    if variant.exchange is Exchange.WHOLE_HANDS:
        return clockwise_from_dealer * _WHOLE_HAND_TURNS
    if variant.exchange is Exchange.DEALER_SETS:
        return clockwise_from_dealer[-1:] + clockwise_from_dealer[:-1]
    return clockwise_from_dealer
