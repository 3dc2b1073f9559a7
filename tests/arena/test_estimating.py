"""How sure a share is."""

from math import sqrt

import pytest

from agurk.arena.estimating import ratio


def test_a_share_and_its_margin_by_hand():
    # Four blocks of three matches; the bot won 1, 2, 0 and 3 of them: 6 of 12. What is off the mean
    # of each is -1/2, 1/2, -3/2 and 3/2; the squares add up to 5, so the standard error is
    # the root of 5 times 4/3, a twelfth of it.
    found = ratio([(1, 3), (2, 3), (0, 3), (3, 3)])
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.96 * sqrt(20 / 3) / 12)


def test_for_equal_parts_it_is_the_error_of_a_mean():
    won = [0.2, 0.9, 0.4, 0.4, 0.6]
    mean = sum(won) / 5
    error = sqrt(sum((each - mean) ** 2 for each in won) / 4 / 5)
    found = ratio([(each, 1) for each in won])
    assert found.mean == pytest.approx(mean)
    assert found.margin == pytest.approx(1.96 * error)


def test_parts_that_always_come_to_the_same_are_sure():
    assert ratio([(1, 2), (2, 4), (1, 2)]) == (0.5, 0.0)


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        pytest.param([], (0.0, None), id="nothing"),
        pytest.param([(1, 2)], (0.5, None), id="one part"),
        pytest.param([(0, 0), (0, 0)], (0.0, None), id="parts without chances"),
    ],
)
def test_of_too_little_nothing_is_sure(parts, found):
    assert ratio(parts) == found
