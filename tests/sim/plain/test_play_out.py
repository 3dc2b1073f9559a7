"""Deals under policies in plain Python, held against the kernel."""

from random import Random

import pytest

from agurk.rules.sizes import fitting
from agurk.sim import native
from agurk.sim.plain.play_out import deal_out
from agurk.sim.policies import POLICIES
from agurk.sim.shape import shape_of
from agurk.variants import VARIANTS
from tests.sim.replaying import house_rules

if not native.available():
    pytest.skip("there is no kernel to compare with", allow_module_level=True)


def compare(variant, random):
    """Compare a few deals of any size, each place with a policy of its own."""
    players = random.randint(variant.least_players, variant.most_players)
    size = random.randint(2, min(9, fitting(variant, players)))
    policies = tuple(random.choice(POLICIES) for _ in range(players))
    seed, number = random.getrandbits(64), random.getrandbits(40)
    shape = shape_of(variant)
    for deal in range(number, number + 4):
        counts, paid = native.kernel.deal_sums_general(
            shape.native(), players, size, [POLICIES.index(p) for p in policies], seed, deal, 1
        )
        ended = deal_out(variant, size, policies, seed=seed, number=deal)
        taker, rank, led = ended.taker, ended.ranks[ended.taker], ended.ranks[ended.leader]
        assert counts.index(1) == (taker * shape.ranks + rank) * shape.ranks + led
        for place, points in enumerate(paid):
            mine = ended.payments.get(place, 0) - ended.bonuses.get(place, 0)
            assert points == {mine: 1}


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_a_deal_ends_as_in_the_kernel(variant):
    compare(variant, Random(f"deals of {variant.key}"))


def test_a_deal_by_house_rules_ends_as_in_the_kernel():
    random = Random("deals by house rules")
    for _ in range(40):
        compare(house_rules(random), random)
