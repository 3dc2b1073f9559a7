"""Random deals as programs ask for them."""

import sys
from collections import Counter
from collections.abc import Iterable
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from agurk.rules.deal import start
from agurk.rules.errors import PlayersError, VariantError
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.deal_sums import dealt, random_deals, random_deals_arrays
from agurk.sim.extras import MissingExtra
from agurk.sim.plain.random import SeedError
from agurk.sim.policies import UnknownPolicy
from agurk.sim.running import CountError
from agurk.sim.shape import ranks_of, shape_of
from agurk.variants import VARIANTS
from tests.sim.chances import last_trick_chances, surprise

DANISH = VARIANTS["danish"]
MANY = 200_000 if native.available() else 5_000


@pytest.fixture(params=["native", "plain"])
def kernel(request, monkeypatch):
    if request.param == "plain":
        monkeypatch.setenv("AGURK_KERNEL", "off")
    elif not native.available():
        pytest.skip("there is no kernel")
    return request.param


def same(one: Iterable[NDArray[np.generic]], other: Iterable[NDArray[np.generic]]) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@pytest.mark.parametrize("key", ["danish", "diku", "gurka_is", "krypkille"])
def test_kernel_and_plain_python_play_the_same(key, monkeypatch):
    if not native.available():
        pytest.skip("there is no kernel")
    natively = random_deals(VARIANTS[key], 4, 100, seed=9, policies="sharp")
    rows = random_deals_arrays(VARIANTS[key], 4, 60, seed=9, first=40)
    monkeypatch.setenv("AGURK_KERNEL", "off")
    assert random_deals(VARIANTS[key], 4, 100, seed=9, policies="sharp") == natively
    plainly = random_deals_arrays(VARIANTS[key], 4, 60, seed=9, first=40)
    assert same(rows, plainly)


@pytest.mark.parametrize("key", ["danish", "cucumber", "five_cucumbers", "gurka_is"])
@pytest.mark.usefixtures("kernel")
def test_sums_and_arrays_tell_the_same(key):
    variant, n = VARIANTS[key], 150
    sums = random_deals(variant, 3, n, seed=2)
    rows = random_deals_arrays(variant, 3, n, seed=2)
    assert sums.deals == n
    assert sums.taken_by == tuple((rows.taker == place).sum() for place in range(3))
    ranks = shape_of(variant).ranks
    at = (rows.taker.astype(int) * ranks + rows.rank) * ranks + rows.led
    assert Counter(at.tolist()) == {at: n for at, n in enumerate(sums.counts) if n}
    for place in range(3):
        assert dict(Counter(rows.paid[:, place].tolist())) == sums.paid[place]


@pytest.mark.usefixtures("kernel")
def test_the_first_of_many_deals_are_those_of_few():
    many = random_deals_arrays(DANISH, 4, 300, seed=1)
    few = random_deals_arrays(DANISH, 4, 77, seed=1)
    later = random_deals_arrays(DANISH, 4, 100, seed=1, first=200)
    assert same([rows[:77] for rows in many], few)
    assert same([rows[200:] for rows in many], later)


def test_any_number_of_threads_comes_to_the_same():
    sums = [random_deals(DANISH, 4, MANY, seed=8, threads=threads) for threads in (1, 2, 3)]
    assert sums[0] == sums[1] == sums[2]
    general = [random_deals(VARIANTS["gurka_is"], 3, 999, threads=threads) for threads in (1, 2, 3)]
    assert general[0] == general[1] == general[2]


def test_other_seeds_are_other_deals():
    assert random_deals(DANISH, 4, 100, seed=1) != random_deals(DANISH, 4, 100, seed=2)
    assert random_deals(DANISH, 4, 100, seed=2**64 - 1).deals == 100


@pytest.mark.parametrize(
    ("key", "hand"),
    [
        pytest.param("danish", 2, id="two cards"),
        pytest.param("danish", 3, id="three cards"),
        pytest.param("cucumber", 2, id="two cards, an ace that obliges"),
        pytest.param("cucumber", 3, id="three cards, an ace that obliges"),
        pytest.param("gurka_se_modern", 2, id="two cards, the next after an ace"),
    ],
)
def test_last_tricks_are_taken_as_often_as_counting_every_way_says(key, hand):
    variant = VARIANTS[key].but(least_players=2)
    chances = last_trick_chances(shape_of(variant), hand)
    sums = random_deals(variant, 2, MANY, seed=12, hand=hand)
    seen = {
        (place, rank): number
        for place, row in enumerate(sums.taken_with)
        for rank, number in enumerate(row)
    }
    assert sum(chances.values()) == pytest.approx(1)
    assert surprise(seen, chances) < 4


@pytest.mark.parametrize("key", ["danish", "ogorek", "gurka_se_match", "gurka_se_previous"])
def test_last_tricks_are_taken_as_often_as_by_the_engine(key):
    variant, players, n = VARIANTS[key], 4, 4_000
    size, rank, random = variant.hand, ranks_of(VARIANTS[key]), Random(3)
    by_engine: Counter[tuple[int, int]] = Counter()
    for _ in range(n):
        cards = random.sample(variant.cards, players * size)
        deal = start(variant, tuple(tuple(cards[at::players]) for at in range(players)), 0)
        while not deal.over:
            kinds = {rank[play[0]]: play for play in deal.legal}
            deal = deal.play(random.choice(list(kinds.values())))
        last = deal.tricks[-1]
        by_engine[last.taker, rank[last.plays[(last.taker - last.leader) % players][0]]] += 1
    sums = random_deals(variant, players, MANY, seed=5)
    chances = {
        (place, rank): number / MANY
        for place, row in enumerate(sums.taken_with)
        for rank, number in enumerate(row)
    }
    assert surprise(by_engine, chances) < 4.5


@pytest.mark.parametrize(
    ("key", "players", "size"),
    [
        pytest.param("danish", 4, 7, id="seven each"),
        pytest.param("cucumber_dealers_choice", 4, 7, id="the usual choice"),
        pytest.param("cucumber_dealers_choice", 17, 3, id="as many as the pack has"),
        pytest.param("matapesa", 5, 10, id="all that can be dealt"),
        pytest.param("gurka_is", 3, 10, id="the first of a countdown"),
    ],
)
def test_a_first_deal_gives_each(key, players, size):
    assert dealt(VARIANTS[key], players) == size


@pytest.mark.parametrize(
    ("variant", "asked", "error", "told"),
    [
        pytest.param(DANISH, {"players": 8}, PlayersError, "2 to 7 players", id="eight players"),
        pytest.param(DANISH, {"hand": 14}, PlayersError, "from 1 to 13", id="fourteen cards"),
        pytest.param(DANISH, {"hand": 0}, PlayersError, "not 0", id="no cards"),
        pytest.param(
            Variant(decks=2), {"players": 2, "hand": 50}, PlayersError, "up to 32", id="fifty cards"
        ),
        pytest.param(DANISH, {"seed": -1}, SeedError, "not -1", id="a seed below nothing"),
        pytest.param(DANISH, {"seed": 2**64}, SeedError, "A seed is", id="a seed too large"),
        pytest.param(DANISH, {"n": -1}, CountError, "not -1", id="less than no deal"),
        pytest.param(DANISH, {"threads": 0}, CountError, "threads", id="no thread"),
        pytest.param(DANISH, {"policies": "clever"}, UnknownPolicy, "clever", id="a policy"),
        pytest.param(DANISH, {"policies": ["sharp"]}, UnknownPolicy, "1 polic", id="one policy"),
        pytest.param(Variant(decks=3), {}, VariantError, "12 cards", id="three packs"),
    ],
)
def test_what_cannot_be_played_is_refused(variant, asked, error, told):
    with pytest.raises(error, match=told):
        random_deals(variant, **{"players": 4, "n": 10, **asked})


def test_arrays_need_numpy(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"pip install agurk\[sim\]") as missing:
        random_deals_arrays(DANISH, 4, 1)
    assert missing.value.slug == "missing-extra"


def test_no_deal_comes_to_nothing():
    sums = random_deals(DANISH, 4, 0)
    assert sums.deals == 0
    assert random_deals_arrays(DANISH, 4, 0).paid.shape == (0, 4)
    assert [cost.mean for cost in sums.costs] == [0, 0, 0, 0]
