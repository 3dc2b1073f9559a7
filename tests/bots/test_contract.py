"""What every bot must do, over all bots and all variants."""

import pytest

from agurk.bots import BOTS, LEVELS, USUAL, make
from agurk.bots.check import check
from agurk.variants import VARIANTS

QUICK = {
    "pimc": "pimc:worlds=3",
    "search": "search:worlds=3,milliseconds=10",
    USUAL: f"{USUAL}:worlds=3",
}
"""How a bot is asked for where it is not its strength that counts."""

KINDS = [name for name in BOTS if name not in LEVELS or name == USUAL]
"""Every kind of bot; levels differ in numbers only."""


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
@pytest.mark.parametrize("bot", KINDS)
def test_a_bot_plays_as_a_player_must(bot, variant):
    few = {variant.least_players, min(variant.most_players, 4)}
    assert check(make(QUICK.get(bot, bot)), [variant], few) > 0
