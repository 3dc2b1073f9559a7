"""How many choices a player may have: counted ahead, and met in play."""

from random import Random

import pytest

from agurk.rules import choices as ch
from agurk.rules.breadth import deals, exchanges, sets
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.strategies import play_on

CHANGING = [
    variant
    for variant in VARIANTS.values()
    if variant.exchange not in {ch.Exchange.NONE, ch.Exchange.WHOLE_HANDS}
]


@pytest.mark.parametrize("variant", CHANGING, ids=lambda variant: variant.key)
@pytest.mark.parametrize("seed", range(3))
def test_no_deal_of_a_match_is_wider_than_foreseen(variant, seed):
    whole = len(variant.cards)
    foreseen = {hand for hand, _ in deals(variant, whole, max(variant.cost.values()))}
    random = Random(seed)
    for moment in play_on(begin(variant, variant.least_players + seed), random):
        state = moment.state
        if state.deal and state.match.phase is Phase.EXCHANGE and not state.match.exchanged:
            hand = len(state.deal.hands[0])
            assert hand in foreseen
            assert len(state.actions) <= exchanges(hand, whole - hand * len(state.deal.hands))


@pytest.mark.parametrize(
    ("hand", "equal", "most"),
    [
        pytest.param(1, 4, 1, id="one card"),
        pytest.param(5, 4, 10, id="pairs or threes of five cards"),
        pytest.param(9, 1, 9, id="no equals"),
        pytest.param(26, 4, 14950, id="four of many"),
    ],
)
def test_sets_are_as_many_as_cards_can_be_chosen(hand, equal, most):
    assert sets(hand, equal) == most
