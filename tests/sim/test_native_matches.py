"""Whole matches of the kernel against the engine, and its policies against the bots."""

from random import Random

import pytest

from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.shape import shape_of
from agurk.variants import VARIANTS
from tests.sim.replaying import Replay, compare, house_rules

if not native.available():
    pytest.skip("there is no kernel to compare with the engine", allow_module_level=True)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_a_native_match_is_one_that_the_engine_allows_and_the_bots_would_play(variant):
    random = Random(f"bots {variant.key}")
    players = min(
        variant.most_players, random.randint(variant.least_players, max(variant.least_players, 5))
    )
    assert compare(variant, players, random) > 0


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_at_small_and_large_tables_native_matches_come_to_the_same_in_the_engine(variant):
    random = Random(f"engine {variant.key}")
    for players in {variant.least_players, variant.most_players}:
        policies = ("uniform",) * players
        assert Replay(variant, policies, random.getrandbits(64), 0).run() > 0


@pytest.mark.parametrize("share", [pytest.param(k, id=f"share {'abcd'[k]}") for k in range(4)])
def test_house_rules_are_played_alike(share):
    random = Random(f"house rules {share}")
    for _ in range(8):
        variant = house_rules(random)
        players = random.randint(variant.least_players, max(variant.least_players, 5))
        compare(variant, min(players, variant.most_players), random)


@pytest.mark.parametrize(
    ("players", "policies"),
    [
        pytest.param(1, [0], id="one player"),
        pytest.param(18, [0] * 18, id="too many players"),
        pytest.param(3, [0, 1], id="too few policies"),
        pytest.param(2, [0, 4], id="a policy that is none"),
        pytest.param(2, [0, -1], id="another policy that is none"),
    ],
)
def test_the_kernel_refuses_matches_that_cannot_be(players, policies):
    shape = shape_of(Variant()).native()
    for play in (native.kernel.match_sums, native.kernel.match_log):
        with pytest.raises(ValueError, match=r"\.$"):
            play(
                shape, players, policies, 0, 0, *((1,) if play is native.kernel.match_sums else ())
            )
