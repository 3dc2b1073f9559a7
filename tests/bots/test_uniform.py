"""The bot that takes anything."""

from collections import Counter
from random import Random

import pytest

from agurk.bots.uniform import Uniform
from agurk.rules.actions import DealOut, Lot, Play
from agurk.rules.actions import Exchange as Change
from agurk.rules.cards import cards
from agurk.rules.choices import Exchange, Lead
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant

CHOSEN = 4000


def chosen(variant, hand):
    """Return how often the bot chooses what with this hand, when it is the first to be asked."""
    held = variant.hand_of(hand)
    rest = list(variant.cards)
    for card in held:
        rest.remove(card)
    state = begin(variant, 2).apply(Lot(1)).state
    deal = DealOut((held, tuple(rest[: len(held)])), tuple(rest[len(held) :]))
    state = State(state.match).apply(deal).state
    view, random = state.view(0), Random("anything")
    choices = [Uniform().choose(view, random) for _ in range(CHOSEN)]
    return Counter(choice.cards for choice in choices if isinstance(choice, Play | Change))


@pytest.mark.parametrize(
    ("rules", "hand", "different"),
    [
        pytest.param({}, "2d 2h 2s Kh", ["2d", "Kh"], id="leads"),
        pytest.param({"lead": Lead.SETS}, "2d 2h Kc Kh", ["2d", "Kc", "2d 2h", "Kc Kh"], id="sets"),
        pytest.param(
            {"exchange": Exchange.FREE}, "2d 2h Kh", ["", "2d", "Kh", "2d 2h", "2d Kh", "2d 2h Kh"],
            id="exchanges",
        ),
    ],
)  # fmt: skip
def test_of_equal_cards_one_is_as_likely_as_a_single_card(rules, hand, different):
    found = chosen(Variant(hand=len(cards(hand)), **rules), hand)
    assert set(found) == {cards(choice) for choice in different}
    expected = CHOSEN / len(different)
    assert all(abs(number - expected) < 5 * expected**0.5 for number in found.values())
