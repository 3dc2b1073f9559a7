import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.notation import actions, objects
from agurk.notation.actions import action_text, parse_action
from agurk.rules.actions import (
    BuyIn,
    CallKontra,
    ChooseSize,
    Correct,
    DealOut,
    Exchange,
    Lot,
    Play,
    Redeal,
)
from agurk.rules.cards import Card, cards
from agurk.rules.errors import TextError
from agurk.variants import VARIANTS
from tests.strategies import names

PACK = sorted(
    {card for variant in VARIANTS.values() for card in variant.cards}, key=lambda card: card.text
)
hands = st.lists(st.sampled_from(PACK), max_size=7).map(tuple)
plays = st.lists(st.sampled_from(PACK), min_size=1, max_size=4).map(tuple)
every_action = st.one_of(
    st.builds(Lot, st.integers(0, 16)),
    st.builds(ChooseSize, st.integers(0, 60)),
    st.builds(DealOut, st.lists(hands, min_size=2, max_size=8).map(tuple), hands),
    st.builds(Redeal, names),
    st.builds(Exchange, hands),
    st.builds(CallKontra, st.booleans()),
    st.builds(Play, plays),
    st.builds(Correct, plays, plays),
    st.builds(BuyIn, st.booleans()),
)


@given(every_action)
def test_an_action_is_the_same_after_printing_and_reading(action):
    assert parse_action(action_text(action)) == action
    assert "\n" not in action_text(action)


@given(every_action, st.none() | st.integers(0, 7))
def test_an_action_is_the_same_after_being_an_object(action, seat):
    told = objects.action_object(action, seat)
    assert told.pop("seat", None) == seat
    assert objects.Fields(told).action() == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        pytest.param("lot 1", Lot(0), id="seats are counted from one"),
        pytest.param("  Buy-In ", BuyIn(accept=True), id="case and spaces make no difference"),
        pytest.param("NO  kontra", CallKontra(call=False), id="nor does a second space"),
        pytest.param("10♠", Play(cards("Ts")), id="a card as people write it"),
        pytest.param("exchange 2c,3d", Exchange(cards("2c 3d")), id="commas between cards"),
        pytest.param("redeal", Redeal(), id="a redeal without a reason"),
        pytest.param("deal 2c | 3d", DealOut((cards("2c"), cards("3d"))), id="no stock"),
        pytest.param("(7s+7h)3c+3d", Correct(cards("7s 7h"), cards("3c 3d")), id="sets put right"),
    ],
)
def test_a_line_stands_for_an_action(text, action):
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        pytest.param("", "'' is no action: write a card such as 9c", id="nothing"),
        pytest.param("play 9c", "'play 9c' is no action", id="a word too many"),
        pytest.param("lot 0", "counted from 1", id="a seat below the first"),
        pytest.param("lot x", "'x' is not a seat", id="a seat that is no number"),
        pytest.param("size ²", "is not a number of cards", id="a digit that is no digit"),
        pytest.param("9c+", "'' is not a card", id="a set that lacks a card"),
        pytest.param("(9c", "is not a card", id="a correction without an end"),
        pytest.param("redeal why", "not a text in double quotes", id="a reason without quotes"),
        pytest.param('redeal "\\ud800"', "half a character", id="half a character"),
        pytest.param("size " + "9" * 5000, "write a whole number", id="too great a number"),
    ],
)
def test_a_line_that_is_no_action_is_refused(text, complaint):
    with pytest.raises(TextError, match=complaint):
        parse_action(text)


def test_what_an_error_quotes_is_kept_short():
    assert len(actions.shown("9" * 500)) < 50


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        pytest.param([], "is no object", id="a list"),
        pytest.param({}, "type is a text, not 'None'", id="no type"),
        pytest.param({"type": "win"}, "'win' is no action", id="an unknown type"),
        pytest.param({"type": "lot", "dealer": True}, "dealer is a whole", id="true for a number"),
        pytest.param({"type": "lot", "dealer": -1}, "dealer is a whole", id="a negative seat"),
        pytest.param({"type": "play", "cards": [9]}, "Cards are texts", id="a number for a card"),
        pytest.param({"type": "play", "cards": "9c"}, "cards is a list", id="a text for a list"),
        pytest.param({"type": "kontra", "call": 1}, "call is true or false", id="1 for true"),
        pytest.param(
            {"type": "kontra", "call": True, "by": 1}, "'by' means nothing", id="a field too many"
        ),
        pytest.param(
            {"type": "deal", "hands": ["9c"], "stock": []},
            "Hands are lists",
            id="a text for a hand",
        ),
    ],
)
def test_an_object_that_is_no_action_is_refused(told, complaint):
    with pytest.raises(TextError, match=complaint):
        objects.Fields(told).action()


def test_a_card_of_a_set_is_read_by_the_pack():
    with pytest.raises(TextError, match="15 is not in the pack"):
        actions.parse_play("15", VARIANTS["danish"].card)
    assert actions.parse_set("9c+9d") == (Card("9c"), Card("9d"))
