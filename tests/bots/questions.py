"""Views of seats that are to play."""

from random import Random

from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.strategies import play_on


def questions(key, players, seed):
    """Yield views of a seat that is to play a card."""
    for moment in play_on(begin(VARIANTS[key], players), Random(seed), 0.0):
        if moment.state.match.phase is Phase.PLAY:
            yield moment.state.view(moment.state.to_act)
