"""Worlds are all that fit, equally likely, and always found."""

from collections import Counter
from random import Random

import pytest

from agurk.rules.errors import AgurkError, WrongTime
from agurk.rules.resample import Worlds as Resampled
from agurk.rules.state import begin
from agurk.sim import native
from agurk.sim.hidden import Hidden, NoWorld, TooManyWays
from agurk.sim.plain import ways
from agurk.sim.plain.random import SeedError, Stream
from agurk.sim.plain.sample import is_nested, sampler
from agurk.sim.plain.ways import Counted
from agurk.sim.position import Position, counts_of
from agurk.sim.sample import Worlds
from agurk.sim.shape import ranks_of, shape_of
from agurk.variants import VARIANTS
from tests.rules.scenes import scene
from tests.rules.test_resample import CASES
from tests.rules.test_resample import layouts as engines_layouts
from tests.sim.laying import Layout, deviation, layouts, some_hidden
from tests.strategies import play_on

NEEDS_KERNEL = pytest.mark.skipif(not native.available(), reason="there is no kernel")
LIKELY = 4.5
"""Deviations that no honest draws of so few tests show."""


@pytest.fixture(
    params=[
        pytest.param(
            "kernel", marks=pytest.mark.skipif(not native.available(), reason="no kernel")
        ),
        "off",
    ]
)
def engine(request, monkeypatch):
    if request.param == "off":
        monkeypatch.setenv("AGURK_KERNEL", "off")


def in_ranks(state, layout):
    """Return the hands of a layout that the engine found, by place and in ranks."""
    shape, ranks = shape_of(state.match.variant), ranks_of(state.match.variant)
    hands = dict(layout)
    return tuple(
        counts_of(
            shape,
            [
                ranks[card]
                for card in (
                    state.match.variant.hand_of(hands[place, "hand"])
                    if (place, "hand") in hands
                    else hand
                )
            ],
        )
        for place, hand in enumerate(state.deal.hands)
    )


def expected_worlds(state):
    found: Counter[Layout] = Counter()
    for layout, number in engines_layouts(state, 0).items():
        found[in_ranks(state, layout)] += number
    return found


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize(("key", "hands", "did", "stock"), CASES)
def test_every_world_that_the_engine_allows_is_drawn_equally_often(key, hands, did, stock):
    state = scene(key, hands, did, stock)
    expected = expected_worlds(state)
    drawn = Counter(Worlds.of(state.view(0)).draw(60 * len(expected), seed=3))
    assert set(drawn) <= set(expected)
    assert len(expected) > 1
    assert abs(deviation(drawn, expected)) < LIKELY


@pytest.mark.parametrize(("key", "hands", "did", "stock"), CASES)
def test_the_engines_own_draws_are_distributed_alike(key, hands, did, stock):
    state = scene(key, hands, did, stock)
    engine, random = Resampled(state.view(0)), Random(4)
    draws = 20 * len(expected_worlds(state))
    own = Counter(hands_of(engine.draw(random)) for _ in range(draws))
    ours = Counter(Worlds.of(state.view(0)).draw(draws, seed=5))
    assert abs(deviation_of_two(own, ours)) < LIKELY


def hands_of(state):
    assert state.deal is not None
    return Position.of(state.deal).hands


def deviation_of_two(one, other):
    both = one + other
    halves = Counter({layout: number / 2 for layout, number in both.items()})
    gap = sum(
        (tally[layout] - half) ** 2 / half
        for tally in (one, other)
        for layout, half in halves.items()
    )
    freedom = max(1, len(both) - 1)
    spread = 2 / (9 * freedom)
    return ((gap / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(sampler, id="by the way that suits"),
        pytest.param(Counted, id="always by counting the ways"),
    ],
)
def test_hands_of_any_sets_of_ranks_are_drawn_equally_often(kind):
    random, tried, crossed = Random(20), 0, 0
    while tried < 40:
        hidden = some_hidden(random, random.randint(2, 5), random.randint(1, 4), 3)
        expected = layouts(hidden)
        rarest = min(expected.values(), default=1)
        draws = 20 * expected.total() // rarest
        if not 2 <= len(expected) <= 300 or draws > 6000:
            continue
        tried += 1
        crossed += not is_nested(hidden)
        draw, stream = kind(hidden), Stream(tried, 4, 0)
        drawn = Counter(
            tuple(tuple(held.count(rank) for rank in range(len(hidden.unseen))) for held in hands)
            for hands in (draw.draw(stream) for _ in range(draws))
        )
        assert set(drawn) <= set(expected), hidden
        assert abs(deviation(drawn, expected)) < LIKELY, hidden
    assert crossed > 5


@NEEDS_KERNEL
def test_kernel_and_plain_python_draw_the_same_worlds():
    random, impossible, crossed = Random(6), 0, 0
    for number in range(1000):
        hidden = some_hidden(random, random.randint(1, 14), random.randint(1, 6), 4)
        crossed += not is_nested(hidden)
        nobody = ((0,) * len(hidden.unseen),) * len(hidden.needs)
        worlds = Worlds(hidden, nobody, tuple(range(len(hidden.needs))))
        try:
            expected = [worlds._plain_world(number, world) for world in range(2)]
        except NoWorld:
            impossible += 1
            with pytest.raises(NoWorld):
                worlds.draw(1)
            continue
        assert worlds.draw(2, seed=number) == expected, hidden
    assert 100 < impossible < 500
    assert crossed > 300


def test_the_order_in_which_ranks_are_dealt_does_not_matter(monkeypatch):
    monkeypatch.setattr(ways, "FEW", 0)
    hidden = Hidden((1, 2, 1, 2, 1), (2, 2, 1), (0b00111, 0b11110, 0b10101))
    expected, draw, stream = layouts(hidden), Counted(hidden), Stream(3, 4, 0)
    drawn = Counter(
        tuple(tuple(held.count(rank) for rank in range(5)) for held in draw.draw(stream))
        for _ in range(4000)
    )
    assert set(drawn) == set(expected)
    assert abs(deviation(drawn, expected)) < LIKELY


TWO_PACKS = Hidden(
    unseen=(3, 5, 5, 4, 8, 7, 8, 7, 8, 7, 7, 6, 3),
    needs=(4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 4, 4, 4),
    may_hold=(
        *(8191, 1023, 4088, 2044, 2040, 4094, 8191, 4092),
        *(4064, 4095, 4095, 8191, 8191, 4088, 511),
    ),
)
"""What a player of `ogorek_two_packs` knew of fifteen others."""


@NEEDS_KERNEL
def test_what_many_players_have_shown_takes_a_hundredth_of_the_memory_given():
    nobody = ((0,) * 13,) * 15
    worlds = Worlds(TWO_PACKS, nobody, tuple(range(15)))
    assert worlds.native.nodes < ways.MOST_NODES / 100
    assert worlds.draw(2, seed=1) == [worlds._plain_world(1, world) for world in range(2)]


@NEEDS_KERNEL
@pytest.mark.parametrize("key", VARIANTS)
def test_hands_that_fit_are_found_at_every_moment_of_a_match(key):
    variant = VARIANTS[key]
    for players in range(variant.least_players, variant.most_players + 1):
        random = Random(f"{key} {players}")
        moments = play_on(begin(variant, players), random, 0.02)
        for _, moment in zip(range(150), moments, strict=False):
            if moment.state.deal is not None and random.random() < 0.2:
                check_fits(moment.state, random.choice([None, *range(players)]))


def check_fits(state, seat):
    """Check that drawn worlds have the right hands, and cards that their seats may hold."""
    view = state.view(seat)
    worlds = Worlds.of(view)
    for hands in worlds.draw(2, seed=len(view.tricks)):
        assert [sum(hand) for hand in hands] == list(map(len, state.deal.hands))
        if seat in state.match.seats:
            mine = state.match.seats.index(seat)
            assert hands[mine] == hands_of(state)[mine]
        unseen = list(worlds.hidden.unseen)
        for place, may_hold in zip(worlds.places, worlds.hidden.may_hold, strict=True):
            if place < 0:
                continue
            for rank, number in enumerate(hands[place]):
                drawn = number - worlds.known[place][rank]
                assert drawn >= 0
                assert not drawn or may_hold >> rank & 1
                unseen[rank] -= drawn
        assert min(unseen) >= 0


@pytest.mark.usefixtures("engine")
def test_a_world_of_a_seed_is_the_same_whatever_is_drawn_with_it():
    worlds = Worlds.of(scene("danish", "4c 9h Kd | 3d 8c Jc | 5h 7s Qd", "9h 3d 5h", "6c").view(0))
    many = worlds.draw(9, seed=2**64 - 1)
    assert worlds.draw(4, seed=2**64 - 1, first=5) == many[5:]
    assert worlds.draw(9, seed=1) != many


@pytest.mark.usefixtures("engine")
def test_arrays_have_the_same_worlds():
    pytest.importorskip("numpy")
    worlds = Worlds.of(
        scene("danish", "4c 9h Kd | 3d 8c Jc | 5h 7s Qd", "9h 3d 5h", "6c 2h").view(0)
    )
    array = worlds.arrays(5, seed=7, first=2)
    assert array.shape == (5, 3, 13)
    assert [tuple(map(tuple, world)) for world in array.tolist()] == worlds.draw(5, seed=7, first=2)


@pytest.mark.usefixtures("engine")
def test_a_shown_hand_is_known():
    state = scene("danish", "4c 9h Kd | 3d 5c Qc | 5h 7s Jd", "9h 5c!3d 5h", "6c Ts 2h")
    worlds = Worlds.of(state.view(0))
    for hands in worlds.draw(20):
        assert hands[1][3] >= 1
        assert sum(hands[1]) == 2


def test_nothing_is_drawn_between_deals():
    state = scene("danish", "4c | 3d", "4c 3d")
    with pytest.raises(WrongTime):
        Worlds.of(state.view(0))


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed):
    worlds = Worlds.of(scene("danish", "4c 9h | 3d 8c").view(0))
    with pytest.raises(SeedError) as refused:
        worlds.draw(1, seed=seed)
    assert refused.value.slug == "seed"


@pytest.mark.parametrize(
    "hidden",
    [
        pytest.param(lambda: Hidden((1, 1), (3,), (3,)), id="too few cards"),
        pytest.param(lambda: Hidden((1, 1), (1,), (3, 3)), id="tables that do not belong together"),
        pytest.param(lambda: Hidden((1, -1), (), ()), id="less than no cards"),
    ],
)
def test_tables_that_cannot_be_are_refused(hidden):
    with pytest.raises(NoWorld) as refused:
        hidden()
    assert refused.value.slug == "no-world"


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize(
    "hidden",
    [
        pytest.param(Hidden((2, 2), (1, 2), (1, 1)), id="two want the same cards"),
        pytest.param(Hidden((1, 1, 1), (1, 1, 1), (3, 3, 3)), id="a card that nobody may have"),
        pytest.param(Hidden((1, 0, 1, 1), (2, 1), (3, 6)), id="too few cards where sets cross"),
    ],
)
def test_knowledge_that_no_hands_fit_is_refused(hidden):
    assert not layouts(hidden)
    nobody = ((0,) * len(hidden.unseen),) * len(hidden.needs)
    with pytest.raises(NoWorld):
        Worlds(hidden, nobody, tuple(range(len(hidden.needs)))).draw(1)


def test_knowledge_too_tangled_is_refused(monkeypatch):
    monkeypatch.setattr(ways, "MOST_NODES", 3)
    with pytest.raises(TooManyWays) as refused:
        Counted(Hidden((4, 4, 4), (2, 2), (3, 6)))
    assert refused.value.slug == "too-many-ways"
    assert isinstance(refused.value, AgurkError)
