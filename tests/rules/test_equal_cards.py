from collections import Counter
from random import Random

import pytest

from agurk.rules.actions import Correct, DealOut, Lot, Play
from agurk.rules.cards import Card, cards
from agurk.rules.state import State, begin
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


@pytest.fixture
def shown():
    """Return a deal in which seat 1 has shown an 11 that it may not play; there are three more."""
    variant = VARIANTS["five_cucumbers"].but(hand=2)
    hands = cards("5 6"), cards("3 11"), cards("12 15")
    stock = Counter(variant.cards) - Counter(card for hand in hands for card in hand)
    state = begin(variant, 3)
    for action in (
        Lot(1),
        DealOut(hands, tuple(stock.elements())),
        Play(cards("15")),
        Play(cards("5")),
        Correct(cards("11"), cards("3")),
    ):
        state = state.apply(action).state
    return state


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_shown_is_in_that_hand_and_its_equals_are_anywhere(shown: State, seat):
    for seed in range(20):
        world = shown.view(seat).resample(Random(seed)).deal
        assert world is not None
        held = [*world.hands[1], *world.hands[0], *world.hands[2], *world.stock]
        assert held[0] is Card("11")
        assert Counter(held) + Counter(cards("15 5 3")) == Counter(shown.match.variant.cards)


def test_equals_of_a_card_shown_may_be_in_another_hand(shown: State):
    assert shown.view(0).may_hold(2).count(Card("11")) == 3
    assert shown.view(1).may_hold(2).count(Card("11")) == 3
