"""Cards as text and as values."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.cards import Card, cards, text_of, without
from agurk.rules.errors import TextError
from agurk.variants import VARIANTS

every_card = st.sampled_from(sorted({c.text for v in VARIANTS.values() for c in v.cards}))


@given(every_card)
def test_a_card_is_read_back_from_its_text(text):
    assert Card(text).text == text
    assert Card(str(Card(text))) is Card(text)


@given(every_card)
def test_a_card_is_read_back_from_what_people_write(text):
    if not Card(text).joker:
        assert Card(Card(text).pretty) is Card(text)


@given(every_card)
def test_what_is_shown_of_a_card_makes_it_again(text):
    assert eval(repr(Card(text)), {"Card": Card}) is Card(text)  # noqa: S307  our own text


@given(every_card)
def test_a_card_travels_between_processes_and_stays_itself(text):
    assert pickle.loads(pickle.dumps(Card(text))) is Card(text)  # noqa: S301  our own bytes


@pytest.mark.parametrize(
    ("written", "text"),
    [
        pytest.param("10d", "Td", id="ten in two digits"),
        pytest.param(" kS ", "Ks", id="any case, with spaces around"),
        pytest.param("10♥", "Th", id="a suit that is drawn"),
        pytest.param("x1", "X1", id="a joker"),
        pytest.param("07", "7", id="a number with a nought before it"),
        pytest.param("värdshus", "Vardshus", id="a Kille card with its accent"),
        pytest.param("HARLEKIN", "Harlekin", id="a Kille card in capitals"),
    ],
)
def test_a_card_is_read_from(written, text):
    assert Card(written).text == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("1c", id="a one with a suit"),
        pytest.param("9x", id="no suit"),
        pytest.param("c9", id="suit before rank"),
        pytest.param("16", id="too high a number"),
        pytest.param("0", id="no number"),
        pytest.param("X0", id="no such joker"),
        pytest.param("9c9d", id="two cards run together"),
        pytest.param("٩c", id="a digit of another script"),
        pytest.param("9" * 500, id="a very long text"),
    ],
)
def test_no_card_is(text):
    with pytest.raises(TextError, match="is not a card") as refusal:
        Card(text)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("thing", [9, None, b"9c"])
def test_only_text_is_read(thing):
    with pytest.raises(TextError, match="A card is written as text"):
        Card(thing)


@given(st.lists(every_card))
def test_a_hand_is_read_back_from_its_text(texts):
    hand = tuple(map(Card, texts))
    assert cards(text_of(hand)) == hand


def test_cards_are_separated_by_spaces_or_commas():
    assert cards(" 9c,Kh  2s, ") == (Card("9c"), Card("Kh"), Card("2s"))


@pytest.mark.parametrize(
    ("hand", "gone", "left"),
    [
        pytest.param("2c 9c Kh", "9c", "2c Kh", id="one card"),
        pytest.param("2c 9c Kh", "Kh 2c", "9c", id="several in any order"),
        pytest.param("9 9 12", "9", "9 12", id="one of two equal cards"),
        pytest.param("2c", "", "2c", id="none"),
    ],
)
def test_a_hand_without(hand, gone, left):
    assert without(cards(hand), cards(gone)) == cards(left)


@pytest.mark.parametrize("gone", ["3c", "2c 2c", "2c 3c"])
def test_a_card_that_is_not_there_cannot_leave(gone):
    with pytest.raises(ValueError, match="not in"):
        without(cards("2c 9c"), cards(gone))
