"""What a deal may lead to."""

import pytest

from agurk.rules.choices import FirstLead, NextDealer
from agurk.rules.match import Counted
from agurk.sim.plain.courses import settled
from agurk.sim.shape import ranks_of
from agurk.solve.equity.following import after_deal
from agurk.variants import VARIANTS

LOWEST = (NextDealer.LOWEST_LAST_CARD, FirstLead.LOWEST_LAST_CARD)
ASKING = [key for key, each in VARIANTS.items() if {each.next_dealer, each.first_lead} & {*LOWEST}]


@pytest.mark.parametrize("key", ASKING)
def test_each_of_the_others_may_have_had_the_lowest_last_card(key, standing):
    variant = VARIANTS[key]
    scores = tuple(range(variant.least_players))
    match = standing(variant, scores)
    for payer in match.seats:
        for card in {rank: card for card, rank in ranks_of(variant).items()}.values():
            ways = after_deal(match, payer, card)
            assert len(ways) == len(match.seats) - 1
            for way in ways:
                assert way.counted is not None
                assert way == settled(match, Counted(way.counted.trick, way.counted.lowest))
            assert {way.counted.lowest for way in ways if way.counted} == {*match.seats} - {payer}


def test_where_it_does_not_matter_there_is_one_way(standing):
    match = standing(VARIANTS["danish"], (3, 20, 7))
    assert len(after_deal(match, 1, VARIANTS["danish"].hand_of("Kd")[0])) == 1
