"""What a hand shows beside its cards: which may be played, and a word that says why."""

from agurk.rules.actions import Play
from agurk.rules.cards import Card, Hand
from agurk.rules.reasons import Reason, explain
from agurk.rules.trick import demand
from agurk.rules.view import View
from agurk.text.catalogue import words

_MARKS = {
    Reason.LOWEST: "mark-lowest",
    Reason.LOWEST_UNDER_ACE: "mark-lowest",
    Reason.LEAD_LOWEST: "mark-lowest",
    Reason.EQUALS: "mark-equals",
    Reason.BEATS: "mark-beats",
}


def trick_of(view: View) -> tuple[Hand, ...]:
    """Return the plays of the current trick."""
    return tuple(play.cards for play in view.trick)


def is_legal(view: View, card: Card) -> bool:
    """Tell whether a card may be played now, alone or with others."""
    return any(isinstance(action, Play) and card in action.cards for action in view.actions)


def mark(view: View, card: Card, language: str = "en") -> str:
    """Return the word below a card: why it may be played by itself; "" where that says nothing."""
    if Play(card.alone) not in view.actions or demand(view.variant, trick_of(view)) is None:
        return ""
    reason = explain(view.variant, view.hand, trick_of(view), card.alone)
    return words(language, "play").say(_MARKS[reason]) if reason in _MARKS else ""


def sets(view: View) -> list[Hand]:
    """Return the plays of several cards that are legal now."""
    return [
        action.cards
        for action in view.actions
        if isinstance(action, Play) and len(action.cards) > 1
    ]
