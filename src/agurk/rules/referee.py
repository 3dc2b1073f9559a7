"""Settling a dispute: was that card legal, and what should have been played?

The Danish rules correct a disputed response by checking the remaining hand; so does this.
"""

from typing import NamedTuple

from agurk.rules.cards import Hand
from agurk.rules.reasons import Reason, explain, witnesses
from agurk.rules.trick import Trick, legal_plays
from agurk.rules.variant import Variant


class Ruling(NamedTuple):
    """What the referee says."""

    legal: bool
    """Whether the play was legal."""
    reason: Reason
    """Why."""
    should_have: tuple[Hand, ...]
    """The plays that would have been legal, lowest first."""
    witnesses: Hand
    """The cards of the remaining hand that prove an illegal play."""


def referee(variant: Variant, trick: Trick, played: Hand, remaining: Hand) -> Ruling:
    """Return the ruling on a play already made.

    >>> from agurk.rules.cards import cards
    >>> ruling = referee(Variant(), (cards("9c"),), cards("6d"), cards("Kh 2s"))
    >>> ruling.legal, ruling.should_have, ruling.witnesses
    (False, ((Card("2s"),), (Card("Kh"),)), (Card("2s"),))

    Args:
        variant: The rules.
        trick: The plays before the disputed one; none if it was led.
        played: The disputed play.
        remaining: The hand that is left.
    """
    before = variant.sort((*played, *remaining))
    reason = explain(variant, before, trick, played)
    return Ruling(
        reason.legal,
        reason,
        legal_plays(variant, before, trick),
        witnesses(variant, remaining, trick, played),
    )
