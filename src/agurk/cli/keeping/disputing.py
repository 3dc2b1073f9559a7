"""Settling a dispute at the table whose score is kept."""

from agurk.cli.given import check_cards, read_hand, read_trick
from agurk.cli.referee import ruling_lines
from agurk.rules.variant import Variant


def verdict(variant: Variant, trick: str, played: str, left: str) -> list[str]:
    """Return whether a card was legal, why, and what should have been played.

    Raises:
        AgurkError: if what was typed cannot have happened.
    """
    play = read_hand(variant, played, "The disputed play")
    before, remaining = read_trick(variant, trick), variant.hand_of(left)
    check_cards(variant, (play, remaining, *before))
    return ruling_lines(variant, before, play, remaining)
