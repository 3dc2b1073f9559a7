"""Random matches of every variant and every number of players end, and nothing in them is wrong."""

import pytest

from agurk.variants import VARIANTS
from tests.rules.matches import play_matches

MATCHES = 20


@pytest.mark.parametrize("key", VARIANTS)
def test_random_matches_end(key):
    variant = VARIANTS[key]
    for players in range(variant.least_players, variant.most_players + 1):
        play_matches(variant, players, MATCHES, looks=0.0003)
