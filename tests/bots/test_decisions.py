"""What our bots decide between plays."""

from dataclasses import replace

import pytest

from agurk.bots.decisions import buying_pays, exchange, kontra_pays
from agurk.rules.actions import DealOut, Lot
from agurk.rules.choices import BuyIn, Compare, Exchange, LastAce, Money, Multiplier
from agurk.rules.state import begin
from agurk.rules.variant import Variant

BUYING = Variant(
    compare=Compare.MORE_THAN, money=Money.ANTE, buy_in=BuyIn.ANY_TIME, buy_in_others=1
)


@pytest.mark.parametrize(
    ("scores", "lives", "pays"),
    [
        pytest.param((30, 21, 21), (0, 1, 1), True, id="caught"),
        pytest.param((21, 21, 21), (1, 1, 1), False, id="still in"),
    ],
)
def test_a_bot_decides_when_all_have_the_highest_score_that_is_not_too_much(scores, lives, pays):
    match = begin(BUYING, 3).match
    match = replace(match, standing=replace(match.standing, scores=scores, lives=lives))
    assert buying_pays(match, 0) is pays


def asked(variant, hand):
    """Return the view of a seat that is asked first, with this hand."""
    held = variant.hand_of(hand)
    rest = list(variant.cards)
    for card in held:
        rest.remove(card)
    size, state = len(held), begin(variant, 3).apply(Lot(2)).state
    hands = (held, tuple(rest[:size]), tuple(rest[size : 2 * size]))
    return state.apply(DealOut(hands, tuple(rest[2 * size :]))).state.view(0)


@pytest.mark.parametrize(
    ("one", "other", "changed"),
    [
        pytest.param("2s 4c 5d 9h Ts Ks", "2d 4s 5h 9s Tc Kd", 4, id="low and high ones are kept"),
        pytest.param("2s 3c 3d Jh Qs Ks", "2d 3s 3h Js Qc Kd", 0, id="none is worth changing"),
    ],
)
def test_which_cards_a_bot_changes_depends_on_no_suit(one, other, changed):
    variant = Variant(hand=6, exchange=Exchange.FREE)
    strength = variant.strength
    first, second = (
        [strength[card] for card in exchange(asked(variant, hand)).cards] for hand in (one, other)
    )
    assert first == second
    assert len(first) == changed


@pytest.mark.parametrize(
    ("hand", "pays"),
    [
        pytest.param("2s 4c 9d Jh Qs Ks", True, id="a deuce, and enough to head with"),
        pytest.param("3s 4c 9d Jh Qs Ks", False, id="no card is safe at the end"),
        pytest.param("2s 4c 9d 9h Ts Ks", False, id="too little heads"),
        pytest.param("As 4c 9d Jh Qs Ks", True, id="an ace, which is low at the end"),
    ],
)
def test_a_bot_calls_kontra_with_a_safe_hand(hand, pays):
    variant = Variant(hand=6, last_ace=LastAce.LOW, multiplier=Multiplier.KONTRA)
    assert kontra_pays(asked(variant, hand)) is pays
