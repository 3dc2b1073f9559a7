"""Changing the whole hand is asked for with what it costs, and only where it is allowed."""

import io

import pytest

from agurk.cli.line.ask import question
from agurk.cli.line.pen import Pen
from agurk.cli.line.say import Teller
from agurk.rules.actions import DealOut, Exchange, Lot
from agurk.rules.cards import without
from agurk.rules.state import begin
from agurk.variants import VARIANTS

RASSI = VARIANTS["rassi"]
LOW, HIGH = RASSI.hand_of("2c 3d 4h 5s 6c 7d"), RASSI.hand_of("2d 3h 4s 5c 6d Kh")
ONE, OTHER, LAST = "It costs nothing.", "you then pay double.", "four times as much."


def asked(changes):
    """Return the question to seat 1 and its view, after both have changed so often or not."""
    state = begin(RASSI, 2).apply(Lot(0)).state
    rest = without(RASSI.cards, (*LOW, *HIGH))
    state = state.apply(DealOut((HIGH, LOW), rest[::-1])).state
    for change in changes:
        for changing in (change, False):
            hand = state.view(state.to_act).hand
            state = state.apply(Exchange(hand if changing else ())).state
    view = state.view(1)
    return view, question(view, Teller(RASSI, ("Ann", "Bo"), 1, Pen(io.StringIO())))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        pytest.param([], ONE, id="the first turn"),
        pytest.param([False], OTHER, id="the second turn"),
        pytest.param([True], OTHER, id="the second turn, after the first"),
        pytest.param([False, True], LAST, id="the third turn"),
    ],
)
def test_the_price_is_told_before_it_is_paid(changes, told):
    view, ask = asked(changes)
    assert told in ask.text
    assert ask.read("yes") == Exchange(view.hand)
    assert ask.read("no") == Exchange(())


def test_who_may_not_change_is_not_asked_for_cards():
    _, ask = asked([False, False])
    assert ask.text == "You may change no cards now: Enter keeps them all."
    assert ask.read("") == Exchange(())
