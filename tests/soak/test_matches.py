"""A thousand random matches of every variant and every number of players."""

import pytest

from agurk.variants import VARIANTS
from tests.rules.matches import play_matches

MATCHES = 1000


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "players"),
    [
        pytest.param(key, players, id=f"{key} with {players} players")
        for key, variant in VARIANTS.items()
        for players in range(variant.least_players, variant.most_players + 1)
    ],
)
def test_random_matches_end(key, players):
    play_matches(VARIANTS[key], players, MATCHES, looks=0.0002)
