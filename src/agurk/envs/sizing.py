"""A first deal of as many cards as an experiment wants."""

from dataclasses import replace

from agurk.rules.match import Phase
from agurk.rules.state import State


def with_cards(state: State, cards: int | None) -> State:
    """Return a match before its first deal with so many cards for each; any other as it is.

    Args:
        state: The match.
        cards: How many each shall get; None to leave that to the rules.
    """
    match = state.match
    if cards is None or match.number > 1 or match.phase not in {Phase.SIZE, Phase.DEAL}:
        return state
    return State(replace(match, size=cards, phase=Phase.DEAL))
