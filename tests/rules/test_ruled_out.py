"""What a play shows its player not to hold: exactly what would have made it illegal."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules.cards import cards, without
from agurk.rules.choices import Lead
from agurk.rules.trick import demand, legal_plays, ruled_out
from agurk.variants import VARIANTS
from tests.rules.positions import keys, position_of, positions, seeds

MANY = settings(max_examples=1000)


@MANY
@given(positions, seeds)
def test_no_hand_holds_what_a_legal_play_out_of_it_rules_out(position, seed):
    variant, hand, trick = position.variant, position.hand, position.trick
    play = Random(seed).choice(legal_plays(variant, hand, trick))
    gone = ruled_out(variant, demand(variant, trick), play)
    assert not gone & {variant.strength[card] for card in without(hand, play)}


@MANY
@given(keys, seeds, st.integers(1, 4))
def test_a_play_is_legal_beside_any_cards_but_those_it_rules_out(key, seed, number):
    variant, random, trick = VARIANTS[key], Random(seed), position_of(key, seed).trick
    width = len(trick[0]) if trick else random.randint(1, 2 if variant.lead is Lead.SETS else 1)
    drawn = random.sample(variant.cards, width + number)
    play, rest = variant.sort(drawn[:width]), drawn[width:]
    if not possible(variant, play, trick):
        return
    gone = ruled_out(variant, demand(variant, trick), play)
    legal = play in legal_plays(variant, variant.sort((*play, *rest)), trick)
    assert legal == (not gone & {variant.strength[card] for card in rest})


def possible(variant, play, trick):
    """Tell whether there is a hand out of which a play is legal."""
    return any(
        play in legal_plays(variant, variant.sort((*play, card)), trick)
        for card in set(variant.cards) - set(play)
    )


@pytest.mark.parametrize(
    ("key", "trick", "play", "held", "gone"),
    [
        pytest.param("danish", "9c", "5d", "5h 6c Ac", "2h 3h 4h", id="a low card"),
        pytest.param("danish", "9c", "9d", "2c 5c Ac", "", id="an equal card"),
        pytest.param("cucumber", "9c", "5d", "5h 8c", "4c 9d Ac", id="a low card under duty"),
        pytest.param("cucumber", "Ac", "5d", "5h 9d Ad", "2c 4c", id="a low card under an ace"),
        pytest.param("gurka_se_match", "9c", "Td", "2c 8c Jc Ac", "9d 9h", id="a higher rank"),
        pytest.param("gurka_is", "9c,9d", "3c 7d", "7h 8d Ah", "2d 3h 5c", id="two low cards"),
    ],
)
def test_ruled_out_by(key, trick, play, held, gone):
    variant = VARIANTS[key]
    asked = demand(variant, (cards(trick.replace(",", " ")),))
    strengths = ruled_out(variant, asked, cards(play))
    assert {variant.strength[card] for card in cards(gone)} <= strengths
    assert not {variant.strength[card] for card in cards(held)} & strengths
