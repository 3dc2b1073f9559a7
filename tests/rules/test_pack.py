"""What cards there are, how strong each is, and what it costs."""

from collections import Counter

import pytest

from agurk.rules.pack import is_court
from agurk.variants import VARIANTS
from tests import checker


@pytest.mark.parametrize("key", VARIANTS)
def test_the_pack_is_the_checkers(key):
    variant = VARIANTS[key]
    assert Counter(card.text for card in variant.cards) == Counter(checker.pack(checker.load(key)))


@pytest.mark.parametrize("key", VARIANTS)
def test_cards_are_as_strong_and_as_dear_as_the_checkers(key):
    variant, rules = VARIANTS[key], checker.load(key)
    one = int(rules["game_end"] == "last_trick_out")
    for card in variant.cards:
        assert variant.strength[card] == checker.strength(rules, card.text, last=False)
        assert variant.last_strength[card] == checker.strength(rules, card.text, last=True)
        assert variant.cost[card] == checker.value(rules, card.text) + one


@pytest.mark.parametrize("key", VARIANTS)
def test_a_sorted_hand_goes_from_low_to_high(key):
    variant = VARIANTS[key]
    heights = [variant.strength[card] for card in variant.sort(variant.cards[::-1])]
    assert heights == sorted(heights)


def test_court_cards_are_jacks_queens_and_kings():
    courts = {card.text[0] for card in VARIANTS["danish"].cards if is_court(card)}
    assert courts == {"J", "Q", "K"}
    assert not any(map(is_court, VARIANTS["five_cucumbers"].cards))
