"""Why a play is legal or not: the answer a person asks for at the table."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from agurk.rules.cards import Card, Hand, without
from agurk.rules.choices import Follow, Lead
from agurk.rules.trick import LOWEST_ONLY, Demand, Trick, answers, demand, heads, to_head
from agurk.rules.variant import Variant


class Reason(Enum):
    """One reason; each has a sentence in every catalogue."""

    LEAD = "lead"
    """Any card may be led."""
    LEAD_LOWEST = "lead-lowest"
    """It is the lowest card, which must be led."""
    ONLY = "only"
    """It is the last card in hand."""
    LOWEST = "lowest"
    """It is the lowest in hand, which is always allowed or all that can be done."""
    LOWEST_UNDER_ACE = "lowest-under-ace"
    """An ace obliges to play the lowest card."""
    EQUALS = "equals"
    """It equals what has to be headed."""
    BEATS = "beats"
    """It is higher than what has to be headed."""

    NOT_HELD = "not-held"
    """It is not in the hand."""
    UNDER = "under"
    """It is under what has to be headed, and not the lowest."""
    MUST_HEAD = "must-head"
    """The hand can head the trick and has to."""
    MUST_MATCH = "must-match"
    """The hand holds the same rank and has to play it."""
    MUST_LEAD_LOWEST = "must-lead-lowest"
    """Only the lowest card may be led."""
    MUST_OBEY_ACE = "must-obey-ace"
    """An ace obliges to play the lowest card."""
    KEEP_ONE = "keep-one"
    """One card must be kept for the last trick."""
    UNEQUAL = "unequal"
    """Cards led together must be equal."""
    NUMBER = "number"
    """As many cards must be played as were led."""

    @property
    def legal(self) -> bool:
        """Whether this is a reason why a play is legal."""
        return self in _LEGAL


_LEGAL = frozenset(
    (
        Reason.LEAD,
        Reason.LEAD_LOWEST,
        Reason.ONLY,
        Reason.LOWEST,
        Reason.LOWEST_UNDER_ACE,
        Reason.EQUALS,
        Reason.BEATS,
    )
)


class Bar(NamedTuple):
    """What a card has to reach to head a trick."""

    card: Card
    """The card that has to be headed."""
    higher: bool
    """Whether a higher card would do as well, and there is one in the pack."""


def bar(variant: Variant, hand: Hand, trick: Trick) -> Bar | None:
    """Return what a card out of `hand` has to reach to head `trick`.

    None where nothing is to be headed, or more than one card together.

    >>> from agurk.rules.cards import cards
    >>> bar(Variant(), cards("2s Kh"), (cards("9c"),))
    Bar(card=Card("9c"), higher=True)
    """
    asked = demand(variant, trick)
    if not asked or len(asked) > 1:
        return None
    (card,) = to_head(variant, trick)
    strength = variant.strength
    bound = variant.follow is Follow.MATCH_FIRST and asked[0] in [strength[held] for held in hand]
    return Bar(card, not bound and asked[0] < strength[variant.cards[-1]])


def explain(variant: Variant, hand: Hand, trick: Trick, play: Hand) -> Reason:
    """Return why `play` out of `hand` is legal on `trick`, or why it is not."""
    asked = demand(variant, trick)
    play = variant.sort(play)
    if not _held(hand, play):
        return Reason.NOT_HELD
    if play in answers(variant, variant.sort(hand), asked):
        return why_legal(variant, hand, asked, play)
    return _why_not(variant, hand, asked, play)


def witnesses(variant: Variant, remaining: Hand, trick: Trick, play: Hand) -> Hand:
    """Return the cards of a remaining hand that prove that `play` was not legal; none if it was.

    Each of them, held beside the play, makes it illegal.
    """
    asked = demand(variant, trick)
    play = variant.sort(play)
    return tuple(
        card
        for card in remaining
        if play not in answers(variant, variant.sort((*play, card)), asked)
    )


def _held(hand: Hand, play: Hand) -> bool:
    try:
        without(hand, play)
    except ValueError:
        return False
    return bool(play)


def why_legal(variant: Variant, hand: Hand, asked: Demand, play: Hand) -> Reason:
    """Return why a play that is legal is; nothing is checked.

    Args:
        variant: The rules.
        hand: The cards held before the play.
        asked: What the trick asks for.
        play: The play, lowest card first.
    """
    return Reason.ONLY if len(hand) == 1 else _why_chosen(variant, asked, play)


@lru_cache(maxsize=4096)
def _why_chosen(variant: Variant, asked: Demand, play: Hand) -> Reason:
    """Return why a play that is legal is, where there were other cards to choose from."""
    if asked is None:
        return Reason.LEAD_LOWEST if variant.lead is Lead.LOWEST else Reason.LEAD
    if asked == LOWEST_ONLY:
        return Reason.LOWEST_UNDER_ACE
    offered = tuple([variant.strength[card] for card in play])
    if offered == asked:
        return Reason.EQUALS
    return Reason.BEATS if heads(variant, play, asked) else Reason.LOWEST


def _why_not(variant: Variant, hand: Hand, asked: Demand, play: Hand) -> Reason:
    offered = tuple(variant.strength[card] for card in play)
    if asked is None:
        return _why_no_lead(variant, hand, offered)
    if asked == LOWEST_ONLY:
        return Reason.MUST_OBEY_ACE if len(play) == 1 else Reason.NUMBER
    if len(offered) != len(asked):
        return Reason.NUMBER
    held = {variant.strength[card] for card in hand}
    if variant.follow is Follow.MATCH_FIRST and asked[0] in held:
        return Reason.MUST_MATCH
    if variant.follow is not Follow.OPTIONAL and max(held) >= asked[0]:
        return Reason.MUST_HEAD
    return Reason.UNDER


def _why_no_lead(variant: Variant, hand: Hand, offered: tuple[int, ...]) -> Reason:
    if variant.lead is not Lead.SETS and len(offered) > 1:
        return Reason.NUMBER
    if variant.lead is Lead.LOWEST:
        return Reason.MUST_LEAD_LOWEST
    return (
        Reason.KEEP_ONE if len(set(offered)) == 1 and len(offered) == len(hand) else Reason.UNEQUAL
    )
