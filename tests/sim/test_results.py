"""What follows from the sums of many deals."""

from math import sqrt

import pytest

from agurk.sim.deal_sums import random_deals, random_deals_arrays
from agurk.sim.results import CONFIDENT, DealSums
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


@pytest.mark.parametrize("key", ["danish", "diku", "gurka_is", "ogorek_kontra"])
def test_sums_add_up_in_any_order(key):
    variant = VARIANTS[key]
    parts = [random_deals(variant, 3, 40, seed=seed) for seed in range(3)]
    one = parts[0] + parts[1] + parts[2]
    other = DealSums.none(variant, 3) + parts[2] + parts[0] + parts[1]
    assert one == other
    assert one.deals == 120


@pytest.mark.parametrize("other", [DealSums.none(DANISH, 5), DealSums.none(VARIANTS["diku"], 4)])
def test_sums_of_different_deals_do_not_add_up(other):
    with pytest.raises(TypeError):
        DealSums.none(DANISH, 4) + other


@pytest.mark.parametrize("key", ["danish", "diku", "cucumber"])
def test_costs_are_means_with_their_margins(key):
    sums = random_deals(VARIANTS[key], 4, 300, seed=1)
    paid = random_deals_arrays(VARIANTS[key], 4, 300, seed=1).paid
    for place, cost in enumerate(sums.costs):
        column = paid[:, place]
        assert cost.deals == 300
        assert cost.mean == pytest.approx(column.mean())
        assert cost.margin == pytest.approx(CONFIDENT * column.std(ddof=1) / sqrt(300))


def test_costs_by_what_was_led():
    sums = random_deals(DANISH, 4, 500, seed=1)
    rows = random_deals_arrays(DANISH, 4, 500, seed=1)
    for led, cost in enumerate(sums.by_lead):
        chosen = rows.rank[rows.led == led] + 2
        assert cost.deals == len(chosen)
        assert cost.mean == pytest.approx(chosen.mean() if len(chosen) else 0)


@pytest.mark.parametrize(
    ("key", "ends"),
    [
        pytest.param("danish", ("2", "3", "K", "A"), id="an ordinary pack"),
        pytest.param("diku_jokers", ("2", "3", "A", "X"), id="jokers above the ace"),
        pytest.param("gurka_is", ("2", "3", "A", "6c"), id="the six of clubs"),
        pytest.param("gurka_is_sevens", ("2", "3", "7s", "7c"), id="two sevens"),
        pytest.param("five_cucumbers", ("1", "2", "14", "15"), id="plain numbers"),
        pytest.param("kurko", ("2", "3", "K", "A"), id="jokers that are aces"),
    ],
)
def test_ranks_have_names(key, ends):
    ranks = DealSums.none(VARIANTS[key], 4).ranks
    assert (*ranks[:2], *ranks[-2:]) == ends


def test_what_was_taken_with_what():
    sums = random_deals(DANISH, 2, 100, seed=6)
    assert tuple(map(sum, sums.taken_with)) == sums.taken_by
    assert sum(sums.taken_by) == 100
    for place, row in enumerate(sums.taken_with):
        paid = {points: number for points, number in enumerate(row, 2) if number}
        assert {points: number for points, number in sums.paid[place].items() if points} == paid
