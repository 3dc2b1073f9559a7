"""One number a bot."""

from math import log10
from random import Random

import pytest

from agurk.arena.rating import AVERAGE, Part, ratings


def pair(one, two, won, matches):
    """Return parts, one a match, in which one bot wins so many against another."""
    return [
        Part({one: 1, two: 1}, {one: float(number < won), two: float(number >= won)}, 1)
        for number in range(matches)
    ]


def test_two_players_stand_apart_as_in_chess():
    found = ratings(2, pair(0, 1, 7500, 10000))
    assert found[0].mean - found[1].mean == pytest.approx(400 * log10(3), abs=0.5)
    assert found[0].mean + found[1].mean == pytest.approx(2 * AVERAGE)


def test_the_margin_of_two_players_by_hand():
    # A share p of n matches is off by sqrt(p * (1 - p) / n), the difference of the ratings by
    # 400 / ln(10) / (p * (1 - p)) times that, and each from the average by half of it.
    found = ratings(2, pair(0, 1, 750, 1000))
    share = 0.75 * 0.25
    error = 400 / 2.302585 / share * (share / 1000) ** 0.5 / 2
    assert found[0].margin == pytest.approx(1.96 * error, rel=0.01)


def test_the_strengths_behind_mixed_tables_are_found():
    strengths, random = (1.0, 2.0, 4.0), Random(5)
    parts = []
    for _ in range(6000):
        seats = {0: 1, 1: 1, 2: 1} if random.random() < 0.5 else {0: 2, 2: 1}
        weights = [strengths[bot] * number for bot, number in seats.items()]
        winner = random.choices(list(seats), weights)[0]
        parts.append(Part(seats, {winner: 1.0}, 1))
    found = ratings(3, parts)
    wanted = [400 * log10(strength / 2) + AVERAGE for strength in strengths]
    for estimate, right in zip(found, wanted, strict=True):
        assert estimate.margin is not None
        assert abs(estimate.mean - right) < 1.5 * estimate.margin < 30


def test_a_bot_that_wins_more_is_rated_higher():
    before = ratings(3, [*pair(0, 1, 50, 100), *pair(0, 2, 50, 100), *pair(1, 2, 50, 100)])
    after = ratings(3, [*pair(0, 1, 60, 100), *pair(0, 2, 50, 100), *pair(1, 2, 50, 100)])
    assert [round(each.mean, 6) for each in before] == [AVERAGE] * 3
    assert after[0].mean > after[2].mean > after[1].mean
    assert after[2].mean == pytest.approx(AVERAGE)


def test_a_bot_that_never_wins_has_a_number_all_the_same():
    found = ratings(2, pair(0, 1, 1000, 1000))
    assert 400 < found[0].mean - found[1].mean < 4000


def test_the_order_of_matches_makes_no_difference():
    parts = [*pair(0, 1, 60, 100), *pair(0, 2, 30, 100), *pair(1, 2, 50, 100)]
    mixed = parts[:]
    Random(1).shuffle(mixed)
    for one, other in zip(ratings(3, parts), ratings(3, mixed), strict=True):
        assert one.mean == pytest.approx(other.mean)
        assert one.margin == pytest.approx(other.margin)


def test_matches_that_always_go_the_same_way_in_a_part_are_not_counted_as_many():
    alone = ratings(2, pair(0, 1, 60, 100))
    tenfold = [
        Part(p.seats, {b: 10 * w for b, w in p.won.items()}, 10) for p in pair(0, 1, 60, 100)
    ]
    assert ratings(2, tenfold)[0].margin == pytest.approx(alone[0].margin, rel=0.05)


def test_of_too_few_parts_no_margin_is_told():
    assert ratings(2, pair(0, 1, 1, 1))[0].margin is None
