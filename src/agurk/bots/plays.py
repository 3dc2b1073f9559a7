"""What bots ask of the plays, and of all else, that a view offers."""

from collections.abc import Sequence

from agurk.rules.actions import Choice, Exchange, Play
from agurk.rules.cards import Hand
from agurk.rules.trick import heads
from agurk.rules.view import View


def plays_of(view: View) -> tuple[Hand, ...]:
    """Return the plays that may be made now, lowest first; of equally strong ones the first."""
    strength = view.variant.strength
    kinds: dict[tuple[int, ...], Hand] = {}
    for action in view.actions:
        if isinstance(action, Play):
            kinds.setdefault(tuple([strength[card] for card in action.cards]), action.cards)
    return tuple(kinds.values())


def different(view: View) -> tuple[Choice, ...]:
    """Return the choices that differ, in order: of equally strong cards the first stand for all."""
    strength = view.variant.strength
    kinds: dict[object, Choice] = {}
    for action in view.actions:
        kind: object = action
        if isinstance(action, Play | Exchange):
            kind = tuple([strength[card] for card in action.cards])
        kinds.setdefault(kind, action)
    return tuple(kinds.values())


def strengths(view: View, play: Hand) -> tuple[int, ...]:
    """Return how strong the cards of a play are, lowest first."""
    strength = view.variant.strength
    return tuple([strength[card] for card in play])


def heading(view: View, plays: Sequence[Hand]) -> list[Hand]:
    """Return those plays that head the trick, or lead to it; none where an ace forbids it."""
    asked = view.demand
    if asked is None:
        return list(plays)
    return [play for play in plays if heads(view.variant, play, asked)]
