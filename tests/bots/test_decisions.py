"""What our bots decide between plays."""

from dataclasses import replace

import pytest

from agurk.bots.decisions import buying_pays
from agurk.rules.choices import BuyIn, Compare, Money
from agurk.rules.state import begin
from agurk.rules.variant import Variant

BUYING = Variant(
    compare=Compare.MORE_THAN, money=Money.ANTE, buy_in=BuyIn.ANY_TIME, buy_in_others=1
)


@pytest.mark.parametrize(
    ("scores", "lives", "pays"),
    [
        pytest.param((30, 21, 21), (0, 1, 1), True, id="caught"),
        pytest.param((21, 21, 21), (1, 1, 1), False, id="still in"),
    ],
)
def test_a_bot_decides_when_all_have_the_highest_score_that_is_not_too_much(scores, lives, pays):
    match = begin(BUYING, 3).match
    match = replace(match, standing=replace(match.standing, scores=scores, lives=lives))
    assert buying_pays(match, 0) is pays
