"""How many cards each player gets."""

from typing import TYPE_CHECKING

from agurk.rules.choices import HandRule, HandShort
from agurk.rules.errors import PlayersError

if TYPE_CHECKING:
    from agurk.rules.variant import Variant


def fitting(variant: "Variant", players: int, kept: int = 0) -> int:
    """Return how many cards the pack, less `kept` lying before players, gives everybody."""
    return (len(variant.cards) - kept) // players


def choosable_sizes(variant: "Variant", players: int, kept: int = 0) -> range:
    """Return the sizes that a dealer may name where the dealer chooses."""
    most = fitting(variant, players, kept)
    if variant.hand_max:
        most = min(most, variant.hand_max)
    return range(min(variant.hand_min, most), most + 1)


def hand_size(
    variant: "Variant", players: int, number: int = 1, losing: int | None = None, kept: int = 0
) -> int:
    """Return how many cards each gets in a deal whose size nobody chooses.

    Args:
        variant: The rules.
        players: How many still play.
        number: Which deal of the match it is, from 1.
        losing: The value of the card that took the last trick before.
        kept: Cards that lie before players.

    Raises:
        PlayersError: if the rules do not allow fewer cards than the pack can give.
    """
    fits = fitting(variant, players, kept)
    wanted = _wanted(variant, fits, number, losing)
    if wanted <= fits:
        return wanted
    if variant.hand_short is HandShort.FIRST and variant.hand <= fits:
        return variant.hand
    if variant.hand_short is HandShort.REFUSE and not kept:
        raise PlayersError(
            f"{players} players with {wanted} cards each need {players * wanted}; "
            f"the pack has {len(variant.cards)}."
        )
    return fits


def largest(variant: "Variant", dearest: int) -> int:
    """Return the largest hand that the rules may ask for; 0 where they take what the pack gives.

    Args:
        variant: The rules.
        dearest: The value of the dearest card.
    """
    if variant.hand_rule is HandRule.DEALER_CHOICE:
        return 0
    return max(_wanted(variant, 0, 1, losing) for losing in (None, dearest))


def _wanted(variant: "Variant", fits: int, number: int, losing: int | None) -> int:
    """Return the size the rules ask for, whatever the pack can give."""
    match variant.hand_rule:
        case HandRule.EQUAL_ALL:
            wanted = fits
        case HandRule.COUNTDOWN:
            wanted = variant.hand - (number - 1) % (variant.hand - variant.hand_min + 1)
        case HandRule.DOWN_AND_UP:
            steps = variant.hand - variant.hand_min
            wanted = variant.hand_min + abs(steps - (number - 1) % max(1, 2 * steps))
        case HandRule.LOSER_CARD if losing is not None:
            wanted = max(losing, variant.hand_min)
        case _:
            return variant.hand
    return min(wanted, variant.hand_max) if variant.hand_max else wanted
