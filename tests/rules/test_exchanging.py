"""Which cards may be changed, and who is asked first."""

import pytest

from agurk.rules.cards import cards, text_of
from agurk.rules.exchanging import allowed_numbers, asking_order, exchanges
from agurk.variants import VARIANTS


@pytest.mark.parametrize(
    ("key", "stock", "before", "numbers"),
    [
        pytest.param("danish", 30, [], {0}, id="none where nothing is changed"),
        pytest.param("diku_exchange", 30, [], set(range(8)), id="any number by the first"),
        pytest.param("diku_exchange", 30, [3, 0], {0, 3}, id="as many as the first, or none"),
        pytest.param("diku_exchange", 2, [3], {0, 2}, id="what the stock has, or none"),
        pytest.param("norwegian_vidargas", 30, [], set(range(6)), id="the dealer keeps two"),
        pytest.param("gurka_is_exchange", 30, [3, 1], set(range(4)), id="at most as the first"),
        pytest.param("vidivellir", 30, [3, 1], {0, 1}, id="at most as the one before"),
        pytest.param("twenty_two", 4, [7], set(range(5)), id="while the stock lasts"),
        pytest.param("rassi", 30, [], {0, 7}, id="the whole hand"),
        pytest.param("rassi", 6, [], {0}, id="not what the stock cannot give whole"),
    ],
)
def test_of_seven_cards_may_be_changed(key, stock, before, numbers):
    assert set(allowed_numbers(VARIANTS[key], 7, stock, before)) == numbers


@pytest.mark.parametrize(
    ("courts", "mine", "numbers"),
    [
        pytest.param(True, [], {0}, id="no court cards in the first turn"),
        pytest.param(True, [0], {0, 6}, id="court cards in the second"),
        pytest.param(False, [6, 0], {0}, id="not in the third unless in the second"),
        pytest.param(False, [0, 6], {0, 6}, id="in the third after the second"),
    ],
)
def test_a_whole_hand_may_be_changed(courts, mine, numbers):
    found = allowed_numbers(VARIANTS["rassi"], 6, 20, (), courts=courts, mine=mine)
    assert set(found) == numbers


@pytest.mark.parametrize(
    ("key", "order"),
    [
        pytest.param("diku_exchange", (1, 2, 0), id="from the left of the dealer"),
        pytest.param("norwegian_vidargas", (0, 1, 2), id="the dealer first"),
        pytest.param("rassi", (1, 2, 0) * 3, id="three turns"),
    ],
)
def test_players_are_asked(key, order):
    assert asking_order(VARIANTS[key], (1, 2, 0)) == order


def test_every_choice_of_cards_is_offered_once_with_the_fewest_first():
    offered = exchanges(cards("5 5 9"), (0, 1, 2))
    assert [text_of(choice) for choice in offered] == ["", "5", "9", "5 5", "5 9"]
