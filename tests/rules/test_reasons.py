"""Why a play is legal or not."""

from random import Random

import pytest
from hypothesis import given, settings

from agurk.rules.cards import cards
from agurk.rules.reasons import Reason, bar, explain, witnesses
from agurk.rules.trick import legal_plays
from agurk.variants import VARIANTS
from tests.rules.positions import positions, seeds
from tests.rules.test_trick import plays

MANY = settings(max_examples=1000)


def any_play(position, seed):
    """Return some cards of a hand, and what is left of it."""
    random, hand = Random(seed), position.hand
    width = len(position.trick[0]) if position.trick else 1
    if random.random() < 0.2:
        width += 1
    chosen = sorted(random.sample(range(len(hand)), min(width, len(hand))))
    play = tuple(hand[place] for place in chosen)
    return play, tuple(card for place, card in enumerate(hand) if place not in chosen)


@MANY
@given(positions, seeds)
def test_a_reason_calls_legal_what_may_be_played_and_nothing_else(position, seed):
    play, _ = any_play(position, seed)
    reason = explain(position.variant, position.hand, position.trick, play)
    assert reason.legal == (play in legal_plays(position.variant, position.hand, position.trick))


@MANY
@given(positions, seeds)
def test_each_witness_makes_a_play_illegal_by_itself(position, seed):
    play, rest = any_play(position, seed)
    variant, trick = position.variant, position.trick
    for card in witnesses(variant, rest, trick, play):
        assert play not in legal_plays(variant, variant.sort((*play, card)), trick)


@MANY
@given(positions, seeds)
def test_a_legal_play_has_no_witness_against_it(position, seed):
    variant, hand, trick = position.variant, position.hand, position.trick
    play = Random(seed).choice(legal_plays(variant, hand, trick))
    left = list(hand)
    for card in play:
        left.remove(card)
    assert witnesses(variant, tuple(left), trick, play) == ()


@pytest.mark.parametrize(
    ("key", "trick", "hand", "play", "reason"),
    [
        pytest.param("danish", "", "2s 6d Kh", "6d", Reason.LEAD, id="a lead"),
        pytest.param("gurka_se_lead_lowest", "", "2s 6d", "2s", Reason.LEAD_LOWEST, id="low lead"),
        pytest.param("gurka_se_lead_lowest", "", "2s 6d", "6d", Reason.MUST_LEAD_LOWEST, id="high"),
        pytest.param("danish", "9c", "6d", "6d", Reason.ONLY, id="the last card"),
        pytest.param("danish", "9c", "2s 6d Kh", "2s", Reason.LOWEST, id="the lowest"),
        pytest.param("danish", "9c", "9s Kh 2d", "9s", Reason.EQUALS, id="an equal card"),
        pytest.param("danish", "9c", "2s 6d Kh", "Kh", Reason.BEATS, id="a higher card"),
        pytest.param("danish", "9c", "2s 6d Kh", "6d", Reason.UNDER, id="neither"),
        pytest.param("danish", "9c", "2s 6d Kh", "7c", Reason.NOT_HELD, id="a card not held"),
        pytest.param("danish", "9c", "2s 6d Kh", "2s 6d", Reason.NUMBER, id="too many cards"),
        pytest.param("cucumber", "9c", "2s Kh", "2s", Reason.MUST_HEAD, id="a duty"),
        pytest.param("cucumber", "Ac", "2s Ah", "2s", Reason.LOWEST_UNDER_ACE, id="obliged"),
        pytest.param("cucumber", "Ac", "2s Ah", "Ah", Reason.MUST_OBEY_ACE, id="disobeyed"),
        pytest.param("gurka_se_match", "9c", "9s Kh", "Kh", Reason.MUST_MATCH, id="same rank held"),
        pytest.param("gurka_is", "", "5c 5d", "5c 5d", Reason.KEEP_ONE, id="none kept"),
        pytest.param("gurka_is", "", "5c 6d Kh", "5c 6d", Reason.UNEQUAL, id="unequal cards"),
    ],
)
def test_the_reason_is(key, trick, hand, play, reason):
    variant = VARIANTS[key]
    assert explain(variant, variant.hand_of(hand), plays(trick), cards(play)) is reason


@pytest.mark.parametrize(
    ("key", "hand", "trick", "told"),
    [
        pytest.param("danish", "2s Kh", "", None, id="nothing to lead"),
        pytest.param("danish", "2s Kh", "9c 3d", "9c or higher", id="the highest card"),
        pytest.param("danish", "2s Kh", "9c Ad", "Ad", id="an ace, where nothing is higher"),
        pytest.param("diku_jokers", "2s Kh", "9c Ad", "Ad or higher", id="an ace under jokers"),
        pytest.param("cucumber", "2s Kh", "Ac", None, id="nothing under an ace that obliges"),
        pytest.param("gurka_se_previous", "2s Kh", "9c 3d", "3d or higher", id="the card before"),
        pytest.param("gurka_se_match", "9s Kh", "9c", "9c", id="the same rank, which is held"),
        pytest.param("gurka_se_match", "2s Kh", "9c", "9c or higher", id="or else a higher one"),
        pytest.param("gurka_is", "2s Kh", "6c", "6c", id="the six on top"),
        pytest.param("gurka_is", "2s Kh 3d", "9c+9d", None, id="nothing single for a set"),
    ],
)
def test_a_card_has_to_reach(key, hand, trick, told):
    variant = VARIANTS[key]
    found = bar(variant, variant.hand_of(hand), plays(trick))
    text = found and found.card.text + " or higher" * found.higher
    assert text == told
