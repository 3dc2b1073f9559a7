"""What every bot must do, over all bots and all variants."""

import pytest

from agurk.bots import BOTS, make
from agurk.bots.check import check
from agurk.variants import VARIANTS

QUICK = {"pimc": "pimc:worlds=3", "search": "search:worlds=3,milliseconds=10"}
"""How a bot is asked for where it is not its strength that counts."""


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_as_a_player_must(bot, variant):
    few = {variant.least_players, min(variant.most_players, 4)}
    assert check(make(QUICK.get(bot, bot)), [variant], few) > 0
