"""Why one play is better than another, as facts that a sentence can be made of."""

from enum import Enum
from typing import NamedTuple

from agurk.bots.plays import strengths
from agurk.review.worth import Worth
from agurk.rules.cards import Hand
from agurk.rules.trick import heads
from agurk.rules.view import View


class Kind(Enum):
    """What the better play does; each has its sentence."""

    KEEP_LOW = "keep-low"
    """It heads with a high card, where the other throws the lowest away."""
    SAVE_HIGH = "save-high"
    """It throws the lowest, where the other spends a high card."""
    ENOUGH = "enough"
    """It heads with less."""
    RID = "rid"
    """It heads with more, and is rid of a high card."""
    LEAD_KEEP = "lead-keep"
    """It leads a high card, where the other leads the lowest."""
    LEAD_RID = "lead-rid"
    """It leads a higher card, and is rid of it."""
    LEAD_LOW = "lead-low"
    """It leads a lower card, and has the higher one for later."""
    OTHER = "other"
    """Something that has no short name."""


class Reason(NamedTuple):
    """Why one play is better than another."""

    kind: Kind
    better: Hand
    """The better play."""
    worse: Hand
    """The play that it is compared with."""
    chances: tuple[float, float]
    """The chance to win the match after the better play, and after the other."""
    pays: tuple[float, float] | None
    """How often each of them ends in paying for the last trick; None where not counted."""


def reason_of(view: View, better: Worth, worse: Worth) -> Reason:
    """Return why one play is better than another in a view."""
    pays = None
    if better.pays is not None and worse.pays is not None:
        pays = (better.pays, worse.pays)
    return Reason(
        kind_of(view, better.cards, worse.cards),
        better.cards,
        worse.cards,
        (better.chance, worse.chance),
        pays,
    )


def kind_of(view: View, better: Hand, worse: Hand) -> Kind:
    """Return what a play does that another does not."""
    up, down = strengths(view, better), strengths(view, worse)
    if len(up) != len(down) or up == down:
        return Kind.OTHER
    asked = view.demand
    if asked is None:
        if up < down:
            return Kind.LEAD_LOW
        return Kind.LEAD_KEEP if _are_lowest(view, worse) else Kind.LEAD_RID
    takes = heads(view.variant, better, asked), heads(view.variant, worse, asked)
    if takes == (True, True):
        return Kind.ENOUGH if up < down else Kind.RID
    if takes == (True, False):
        return Kind.KEEP_LOW
    return Kind.SAVE_HIGH if takes == (False, True) else Kind.OTHER


def _are_lowest(view: View, cards: Hand) -> bool:
    """Tell whether cards are the lowest of the hand."""
    return strengths(view, cards) == strengths(view, view.hand[: len(cards)])
