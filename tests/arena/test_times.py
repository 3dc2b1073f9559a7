"""How long choices took."""

import pytest

from agurk.arena.times import Times


def timed(*seconds):
    times = Times()
    for each in seconds:
        times.add(each)
    return times


def test_the_mean_is_exact_and_the_longest_to_four_per_cent():
    times = timed(*[0.001] * 98, 0.05, 0.2)
    assert times.number == 100
    assert times.mean == pytest.approx((0.098 + 0.25) / 100)
    assert 0.001 <= times.within(0.5) <= 0.00105
    assert 0.05 <= times.within(0.99) <= 0.0525
    assert 0.2 <= times.within(1.0) <= 0.21


def test_two_add_up():
    times = timed(0.1)
    times += timed(0.3, 0.0)
    assert times.number == 3
    assert times.seconds == pytest.approx(0.4)


def test_of_no_choice_nothing_took_any_time():
    assert Times().mean == Times().within(0.99) == 0.0
