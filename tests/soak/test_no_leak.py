"""Two thousand matches of all variants, in which nobody is told what only others may know."""

import pytest

from agurk.variants import VARIANTS
from tests.server.rooms.crowd import watched_match

MATCHES = -(-2000 // len(VARIANTS))
"""How many of each variant."""


@pytest.mark.soak
@pytest.mark.parametrize("key", VARIANTS)
def test_no_byte_of_many_matches_tells_what_only_others_may_know(key):
    frames = 0
    for seed in range(MATCHES):
        frames += watched_match(VARIANTS[key], f"soak {seed}", steps=200).watch.frames
    print(f"{key}: {MATCHES} matches, {frames} frames")
