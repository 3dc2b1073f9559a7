"""Disputes: was that legal, and what should have been played?"""

from random import Random

import pytest
from hypothesis import given, settings

from agurk.rules.cards import cards, text_of
from agurk.rules.referee import referee
from agurk.rules.trick import legal_plays
from agurk.variants import VARIANTS
from tests.rules.positions import positions, seeds


@settings(max_examples=1000)
@given(positions, seeds)
def test_the_referee_rules_as_the_trick_does(position, seed):
    variant, hand, trick = position.variant, position.hand, position.trick
    place = Random(seed).randrange(len(hand))
    ruling = referee(variant, trick, hand[place].alone, hand[:place] + hand[place + 1 :])
    assert ruling.should_have == legal_plays(variant, hand, trick)
    assert ruling.legal == (hand[place].alone in ruling.should_have)
    assert not (ruling.legal and ruling.witnesses)


@pytest.mark.parametrize(
    ("key", "trick", "played", "remaining", "legal", "should_have", "proof"),
    [
        pytest.param("danish", "9c", "6d", "Kh 2s", False, "2s Kh", "2s", id="a lower card left"),
        pytest.param("danish", "9c", "2s", "Kh 6d", True, "2s Kh", "", id="the lowest"),
        pytest.param("cucumber", "9c", "2s", "Kh 6d", False, "Kh", "Kh", id="could have headed"),
        pytest.param("cucumber", "Ac", "Kh", "2s 3d", False, "2s", "2s 3d", id="under an ace"),
    ],
)
def test_the_referee_says(key, trick, played, remaining, legal, should_have, proof):
    ruling = referee(VARIANTS[key], (cards(trick),), cards(played), cards(remaining))
    assert ruling.legal == legal
    assert [text_of(play) for play in ruling.should_have] == should_have.split()
    assert set(ruling.witnesses) == set(cards(proof))
