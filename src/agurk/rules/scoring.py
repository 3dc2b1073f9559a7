"""What the last trick costs, and whom."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from agurk.rules.cards import ACE, Card
from agurk.rules.choices import Multiplier, PenaltyTie
from agurk.rules.trick import Trick, taker
from agurk.rules.variant import Variant

_KONTRA, _KONTRA_CALLER, _ONES = 2, 4, 2
_EXCHANGED = (1, 2, 4)
"""What changing the whole hand in the first, second and third turn multiplies."""


class Payment(NamedTuple):
    """What one player pays for the last trick."""

    place: int
    """Who pays: a place in the trick, or a seat once a match has counted it."""
    points: int
    """Points to be added, multiplied already."""
    card: Card | None = None
    """The card it is paid for; None where only points were noted."""


class LastTrick(NamedTuple):
    """What the last trick did."""

    taker: int
    """Who took it."""
    payments: tuple[Payment, ...]
    """Who pays what."""
    bonuses: tuple[Payment, ...] = ()
    """Who takes how much off the score."""


def count_last_trick(
    variant: Variant,
    trick: Trick,
    kontra: int | None = None,
    factors: Mapping[int, int] | None = None,
) -> LastTrick:
    """Return what the last trick costs, by places in the trick.

    Args:
        variant: The rules.
        trick: The last cards, in order of play.
        kontra: The place in the trick of the player who called Kontra.
        factors: What multiplies the cost for some places, by exchanges made.
    """
    took = taker(variant, trick, last=True)
    top = variant.last_strength[trick[took][0]]
    equals = [place for place, play in enumerate(trick) if variant.last_strength[play[0]] == top]
    paid = {
        place: Payment(
            place,
            _price(variant, trick, place, kontra) * (factors or {}).get(place, 1),
            trick[place][0],
        )
        for place in equals
    }
    if variant.penalty_tie is PenaltyTie.ALL:
        return LastTrick(took, tuple(paid.values()))
    bonus = variant.penalty_tie is PenaltyTie.BONUS
    others = [paid[place] for place in equals if bonus and place != took]
    return LastTrick(took, (paid[took],), tuple(other for other in others if other.points))


def _price(variant: Variant, trick: Trick, place: int, kontra: int | None) -> int:
    """Return what the card at a place costs, multiplied."""
    price = variant.cost[trick[place][0]]
    if variant.multiplier is Multiplier.ONES and any(play[0].rank == 1 for play in trick):
        price *= _ONES
    if variant.multiplier is Multiplier.KONTRA and kontra is not None:
        price *= _KONTRA_CALLER if kontra == place else _KONTRA
    return price


def lowest_last_card(variant: Variant, trick: Trick) -> int:
    """Return the place of the lowest card in the last trick, the first of equals."""
    return min(range(len(trick)), key=lambda place: (variant.last_strength[trick[place][0]], place))


def loses_match(variant: Variant, card: Card) -> bool:
    """Tell whether taking the last trick with a card loses the match at once."""
    return variant.top_card_loses and card.suit is not None and variant.last_strength[card] > ACE


def losing_top_card(variant: Variant, counted: LastTrick) -> Card | None:
    """Return the top card if it took the last trick and that alone loses the match."""
    for payment in counted.payments:
        card = payment.card
        if payment.place == counted.taker and card is not None and loses_match(variant, card):
            return card
    return None


def exchange_factor(variant: Variant, changed: Sequence[int]) -> int:
    """Return what multiplies a player's cost for the exchanges made.

    Args:
        variant: The rules.
        changed: How many cards the player changed, turn by turn.
    """
    if variant.multiplier is not Multiplier.EXCHANGE:
        return 1
    return max((_EXCHANGED[turn] for turn, cards in enumerate(changed) if cards), default=1)
