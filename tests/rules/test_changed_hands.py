"""Whole hands that others have changed, as far as a seat can know them."""

from random import Random

import pytest

from agurk.rules.match import Phase
from agurk.rules.pack import is_court
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.strategies import play_on

RASSI = VARIANTS["rassi"]


def changed_for_free(state, seat):
    """Yield the hands that other seats changed away in the free turn."""
    for place, other in enumerate(state.match.seats):
        changed = state.match.changed_by(other)
        if other != seat and changed and changed[0]:
            yield state.deal.discards[place][: changed[0]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_changed_for_free_is_drawn_without_court_cards(players):
    random, hands = Random(players), 0
    for _, state in play_on(begin(RASSI, players), random):
        if state.match.phase not in {Phase.PLAY, Phase.EXCHANGE}:
            continue
        for seat in (0, None):
            drawn = state.view(seat).resample(random)
            assert drawn.view(seat) == state.view(seat)
            for hand in changed_for_free(drawn, seat):
                hands += 1
                assert len(hand) == RASSI.hand
                assert not any(is_court(card) for card in hand)
    assert hands
