"""Random deals in lanes: the same from every tier, from plain Python, and from the engine."""

import pytest

from agurk.rules import choices as ch
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.plain.lanes import BLOCK, fits_lanes, rows_in_lanes, sums_in_lanes
from agurk.sim.policies import POLICIES
from agurk.sim.shape import shape_of
from agurk.variants import VARIANTS
from tests.sim.lane_cases import CASES, cards_fit, engine_rows

kernel_wanted = pytest.mark.skipif(not native.available(), reason="there is no kernel")
SEED = 0xFFFF_FFFF_FFFF_FFFF
each_case = pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.name) for case in CASES if cards_fit(case)]
)


def sums(case, first, number, tier=None):
    shape, numbered = shape_of(case.variant), [POLICIES.index(name) for name in case.policies]
    counts, paid = native.kernel.deal_sums_in_lanes(
        shape.native(), case.players, case.size, numbered, SEED, first, number, tier
    )
    return counts, [dict(by) for by in paid]


def plain(case, first, number):
    return sums_in_lanes(
        shape_of(case.variant), case.size, case.policies, seed=SEED, first=first, number=number
    )


@each_case
def test_the_engine_plays_the_same_deals(case):
    stream, steps = 5, 3
    rows = list(
        rows_in_lanes(
            shape_of(case.variant), case.size, case.policies, seed=3, first=0, number=32 * steps
        )
    )
    by_engine = engine_rows(case, 3, stream, steps)
    for step in range(steps):
        at = 32 * step + 4 * stream
        assert rows[at : at + 4] == by_engine[step]


@kernel_wanted
@each_case
def test_the_kernel_plays_what_plain_python_plays(case):
    assert sums(case, 0, 500) == plain(case, 0, 500)


@kernel_wanted
@each_case
def test_every_tier_plays_the_same(case):
    tiers = native.kernel.lane_tiers()
    assert tiers[0] == "scalar"
    expected = sums(case, 40, BLOCK, "scalar")
    for tier in tiers[1:]:
        assert sums(case, 40, BLOCK, tier) == expected, tier


@kernel_wanted
@pytest.mark.parametrize(
    ("first", "number"),
    [
        pytest.param(0, 0, id="no deal"),
        pytest.param(31, 2, id="across a step"),
        pytest.param(BLOCK - 3, 70, id="across a block"),
        pytest.param(5 * BLOCK + 17, 1, id="one deal far on"),
        pytest.param(BLOCK, 2 * BLOCK + 1, id="two blocks and a deal"),
    ],
)
def test_any_piece_is_the_same_natively_and_plainly(first, number):
    assert sums(CASES[0], first, number) == plain(CASES[0], first, number)


@kernel_wanted
def test_pieces_add_up():
    whole, _ = sums(CASES[0], 0, 100)
    one, _ = sums(CASES[0], 0, 37)
    other, _ = sums(CASES[0], 37, 63)
    assert whole == [mine + theirs for mine, theirs in zip(one, other, strict=True)]


@kernel_wanted
@pytest.mark.parametrize("key", VARIANTS)
def test_kernel_and_plain_python_agree_on_what_fits_lanes(key):
    variant = VARIANTS[key]
    shape = shape_of(variant)
    for players in range(variant.least_players, variant.most_players + 1):
        assert native.kernel.fits_lanes(shape.native(), players, 2) == fits_lanes(shape, players)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"lead": ch.Lead.SETS}, id="sets"),
        pytest.param({"exchange": ch.Exchange.FREE}, id="an exchange"),
        pytest.param({"multiplier": ch.Multiplier.KONTRA}, id="Kontra"),
        pytest.param({"pack": ch.Pack.KILLE, "most_players": 6}, id="too many ranks"),
    ],
)
def test_what_lanes_do_not_know_does_not_fit(changes):
    shape = shape_of(Variant(**{"hand": 5, "most_players": 5, **changes}))
    assert not fits_lanes(shape, 4)
    if native.available():
        with pytest.raises(ValueError, match="cannot be run in lanes"):
            native.kernel.deal_sums_in_lanes(shape.native(), 4, 5, [0] * 4, 0, 0, 1)


@kernel_wanted
@pytest.mark.parametrize(
    ("players", "size", "policies", "tier", "told"),
    [
        pytest.param(1, 7, [0], None, "cannot be run", id="one player"),
        pytest.param(9, 5, [0] * 9, None, "cannot be run", id="nine players"),
        pytest.param(4, 14, [0] * 4, None, "cannot be run", id="more cards than there are"),
        pytest.param(4, 0, [0] * 4, None, "cannot be run", id="no cards"),
        pytest.param(4, 7, [0] * 3, None, "cannot be run", id="too few policies"),
        pytest.param(4, 7, [0, 0, 0, 3], None, "no such policy", id="the ladder"),
        pytest.param(4, 7, [0] * 4, "mmx", "no tier of that name", id="a tier of no machine"),
    ],
)
def test_the_kernel_refuses(players, size, policies, tier, told):
    shape = shape_of(VARIANTS["danish"]).native()
    with pytest.raises(ValueError, match=told):
        native.kernel.deal_sums_in_lanes(shape, players, size, policies, 0, 0, 1, tier)
