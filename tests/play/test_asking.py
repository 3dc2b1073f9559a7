"""Changing cards is asked for with what it costs, and only where it is allowed."""

import io

import pytest

from agurk.cli.line.pen import Pen
from agurk.cli.line.sheet import Row, Sheet, draw
from agurk.play.answers import Unclear, yes_or_no
from agurk.play.ask import question
from agurk.play.say import Teller
from agurk.rules import choices as ch
from agurk.rules.actions import DealOut, Exchange, Lot
from agurk.rules.cards import cards, without
from agurk.rules.events import Dealt, Exchanged, Played
from agurk.rules.exchanging import allowed_numbers, why_none
from agurk.rules.pack import is_court
from agurk.rules.state import begin
from agurk.text.catalogue import words, written
from agurk.variants import VARIANTS

RASSI = VARIANTS["rassi"]
FIRST_SETS = RASSI.but(exchange=ch.Exchange.FIRST_SETS, multiplier=ch.Multiplier.NONE)
NO_DOUBLING = ch.Multiplier.NONE
LOW, HIGH = RASSI.hand_of("2c 3d 4h 5s 6c 7d"), RASSI.hand_of("2d 3h 4s 5c 6d Kh")
TELLER = Teller(RASSI, ("Ann", "Bo"), 1, Pen(io.StringIO()))
ONE, OTHER, LAST = "It costs nothing.", "you then pay double.", "four times as much."


def dealt(variant):
    """Return a match in which seat 0 has dealt, and seat 1 is asked first."""
    rest = without(variant.cards, (*LOW, *HIGH))
    return begin(variant, 2).apply(Lot(0)).state.apply(DealOut((HIGH, LOW), rest[::-1])).state


def after(answers):
    """Return what seat 1 sees after it has changed its hand, or not, in some turns."""
    state = dealt(RASSI)
    for change in answers:
        state = state.apply(Exchange(state.view(1).hand if change else ())).state
        state = state.apply(Exchange(())).state
    return state.view(1)


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        pytest.param([], ONE, id="the first turn"),
        pytest.param([False], OTHER, id="the second turn"),
        pytest.param([True], OTHER, id="the second turn, after the first"),
        pytest.param([False, True], LAST, id="the third turn"),
    ],
)
def test_the_price_of_a_whole_hand_is_told_before_it_is_paid(answers, told):
    view = after(answers)
    asked = question(view, TELLER)
    assert told in asked.text
    assert asked.read("yes") == Exchange(view.hand)
    assert asked.read("no") == Exchange(())


def test_who_may_not_change_is_not_asked_for_cards():
    asked = question(after([False, False]), TELLER)
    assert asked.text == TELLER.say("ask-keep", why="kept")
    assert asked.read("") == asked.read("none") == Exchange(())
    with pytest.raises(Unclear, match="ask-keep"):
        asked.read("2c")


def test_what_the_last_trick_would_cost_counts_the_changes():
    sheet = Sheet()
    for event in (
        Dealt(dealer=0, number=1, size=1, leader=1),
        Exchanged(1, 0),
        Exchanged(0, 0),
        Exchanged(1, 6),
        Exchanged(0, 0),
        Played(1, cards("9c")),
    ):
        sheet.hear(event)
    rows = [Row(0, "Ann", ""), Row(1, "Bo", "")]
    assert "would pay 18" in "\n".join(draw(sheet, rows, RASSI, Pen(io.StringIO())))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("", 'Say which. 2, or "none".', id="nothing"),
        pytest.param("2d 3h 4s", 'Not 3 cards. 2, or "none".', id="too many"),
        pytest.param("2d", 'Not one card. 2, or "none".', id="too few"),
    ],
)
def test_an_answer_that_is_not_allowed_is_told_what_is(line, told):
    state = dealt(FIRST_SETS).apply(Exchange(LOW[:2])).state
    with pytest.raises(Unclear) as unclear:
        question(state.view(0), TELLER).read(line)
    assert TELLER.say(unclear.value.message, **unclear.value.arguments) == told


@pytest.mark.parametrize(
    ("variant", "before", "held", "stock", "why"),
    [
        pytest.param({"exchange": "le_first"}, (0,), LOW, 9, "first", id="none by the first"),
        pytest.param({"exchange": "first_sets_n"}, (2,), LOW, 0, "stock", id="nothing to draw"),
        pytest.param({"exchange": "le_previous"}, (3, 0), LOW, 9, "previous", id="none before"),
        pytest.param({"exchange": "free"}, (), LOW, 0, "stock", id="an empty stock"),
        pytest.param(
            {"exchange": "dealer_sets_n_keep2"}, (), LOW[:2], 9, "dealer", id="two cards to keep"
        ),
        pytest.param({"exchange": "rassi"}, (), HIGH, 9, "court", id="a king in the free turn"),
        pytest.param({"exchange": "rassi"}, (), LOW, 5, "stock", id="too few for a hand"),
    ],
)
def test_why_no_cards_may_be_changed_is_told(variant, before, held, stock, why):
    rules = VARIANTS["rassi"].but(exchange=ch.Exchange(variant["exchange"]), multiplier=NO_DOUBLING)
    courts = any(is_court(card) for card in held)
    numbers = allowed_numbers(rules, len(held), stock, before, courts=courts)
    assert numbers == (0,)
    assert why_none(rules, len(held), before, courts=courts, mine=()).value == why


def test_help_says_what_can_be_answered():
    assert question(after([]), TELLER).help[-1] == "Type yes or no; y and n will do."
    told = question(dealt(FIRST_SETS).view(1), TELLER).help[0]
    assert told.startswith("Type the cards to change, one after the other: cards (5s), their ranks")
    assert told.endswith('"none" keeps them all. Up to 6, or "none".')


@pytest.mark.parametrize("language", written())
def test_yes_and_no_are_understood_in_english_and_in_the_players_language(language):
    own = words(language, "fields").say
    for answer, meant in (("yes", True), ("no", False)):
        said = own(f"value-{answer}")
        for typed in (answer, answer[0], said, said[0].upper()):
            assert yes_or_no(typed, language) is meant
    with pytest.raises(Unclear):
        yes_or_no("perhaps", language)
