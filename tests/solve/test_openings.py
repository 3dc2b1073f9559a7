"""How deals of four cards each begin."""

import pytest

from agurk.rules.errors import AgurkError
from agurk.sim.duel import Start
from agurk.sim.shape import shape_of
from agurk.solve.equilibrium import find
from agurk.solve.openings import SELDOM, mark_of, opening_of, steps_of
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def opening_there():
    """Return the opening of the Danish game."""
    opening = opening_of(DANISH)
    assert opening is not None
    return opening


def test_every_hand_that_there_can_be_has_a_lead_and_an_answer():
    opening = opening_there()
    for hand in Start.whole(shape_of(DANISH), 4).hands(0):
        for lead in (None, 0, 6, 12):
            chances = opening.chances(hand, lead)
            if hand.count(hand[0]) == 4 and lead == hand[0]:
                assert not chances
            else:
                assert sum(chances.values()) == pytest.approx(1)
                assert min(chances.values()) >= SELDOM * 0.99
                assert chances.keys() <= set(hand)


def test_answers_are_those_that_may_be_given():
    for hand in ((0, 4, 7, 11), (2, 2, 6, 12), (5, 6, 7, 8)):
        for lead in range(13):
            lowest = {hand[0]} | {rank for rank in hand if rank >= lead}
            assert opening_there().chances(hand, lead).keys() <= lowest


def test_what_is_led_says_which_hands_are_likely():
    opening = opening_there()
    led, answered = opening.after(7, 0)
    # A nine is led beside a king, but not beside an ace.
    assert led[(1, 4, 11)] > 10 * led[(1, 4, 12)] > 0
    assert answered[(3, 5, 8)] > 0
    assert set(map(len, led)) == set(map(len, answered)) == {3}


def test_of_equal_cards_any_may_have_been_the_one_that_was_led():
    opening = opening_there()
    led, _ = opening.after(11, 0)
    assert opening.chances((0, 1, 11, 11)) == opening.chances((0, 1, 2, 11)) == {11: 1.0}
    assert led[(0, 1, 11)] == pytest.approx(led[(0, 1, 2)] / 2)


def test_rules_that_play_a_deal_alike_have_the_same_opening():
    assert opening_of(DANISH.but(threshold=77, hand=5)) is not None
    assert mark_of(shape_of(DANISH)) == mark_of(shape_of(VARIANTS["danish_first_over"]))
    assert mark_of(shape_of(DANISH)) != mark_of(shape_of(VARIANTS["danish_tie_all"]))
    assert opening_of(VARIANTS["danish_tie_all"]) is None


def test_only_equilibria_of_four_cards_each_have_one():
    with pytest.raises(AgurkError, match="4 cards each, not of 2") as refused:
        steps_of(find(DANISH, 2, target=1.0))
    assert refused.value.slug == "variant"
