"""Chances that are foretold come true."""

import pytest

from agurk.solve.equity import equity_of, shelf
from agurk.solve.equity.calibration import calibration
from agurk.variants import VARIANTS

MATCHES, MOST = 3_000, 0.04
"""The benchmark plays more matches, and allows a point."""


@pytest.mark.parametrize(
    ("key", "players"),
    [
        pytest.param("danish", 2, id="two Danes"),
        pytest.param("danish", 4, id="four Danes"),
        pytest.param("cucumber_free", 3, id="three by the free rule"),
        pytest.param("gurka_se", 5, id="Swedes who buy in"),
        pytest.param("danish_kept", 3, id="cards that lie before players"),
        pytest.param("kurko", 4, id="a match that nobody leaves"),
        pytest.param("danish_first_over", 4, id="until the first is out"),
    ],
)
def test_in_each_tenth_as_many_win_as_was_foretold(key, players):
    variant = VARIANTS[key]
    book = shelf.shipped(variant)
    assert book is not None
    bins = calibration(equity_of(variant, players), book, MATCHES, seed=3)
    counted = [each for each in bins if each.seats > 2_000]
    assert len(counted) >= 2
    assert sum(each.seats for each in bins) > MATCHES * players
    for each in counted:
        assert each.came == pytest.approx(each.foretold, abs=MOST)


def test_what_is_foretold_of_many_is_what_is_foretold_of_one(standing):
    from agurk.sim.courses import match_courses
    from agurk.solve.equity.calibration import foretold_for
    from agurk.solve.equity.learning import lessons

    danish = VARIANTS["danish"]
    equity, book = equity_of(danish, 4), shelf.shipped(danish)
    assert book is not None
    for rows in lessons(danish, 4, match_courses(danish, 4, 20, seed=1), {}):
        foretold = foretold_for(equity, book, rows)
        for at in range(0, len(rows.scores), 9):
            match = standing(
                danish,
                [*rows.scores[at].tolist(), *[25] * (4 - rows.scores.shape[1])],
                [*rows.lives[at].tolist(), *[0] * (4 - rows.scores.shape[1])],
                dealer=rows.scores.shape[1] - 1,
            )
            told = equity.chances(match)
            assert told[: rows.scores.shape[1]] == pytest.approx(foretold[at], abs=1e-6)
