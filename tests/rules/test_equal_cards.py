import pytest

from agurk.rules.cards import cards
from agurk.rules.trick import legal_plays
from agurk.variants import VARIANTS


@pytest.mark.parametrize(
    ("key", "hand", "trick", "plays"),
    [
        pytest.param("five_cucumbers", "9 9 12", "", "9 12", id="a lead of the sixty cards"),
        pytest.param("five_cucumbers", "1 1 9 12 12", "8", "1 9 12", id="an answer to one"),
        pytest.param("ogorek_two_packs", "9c 9c 9d", "8h", "9c 9d", id="two packs"),
    ],
)
def test_equal_cards_are_one_choice(key, hand, trick, plays):
    played = tuple(card.alone for card in cards(trick))
    assert legal_plays(VARIANTS[key], cards(hand), played) == tuple(
        card.alone for card in cards(plays)
    )
