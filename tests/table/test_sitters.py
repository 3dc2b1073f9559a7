"""Who may sit at a table: names that can be seen, and told apart."""

import pytest

from agurk.table.errors import SeatError
from agurk.table.sitters import LONGEST, Sitter, check_sitters, likeness


@pytest.mark.parametrize("name", ["Ida", "李", "7", "?", "🥒", "O'Hara", "Ida \u3164", "é"])
def test_a_name_is(name):
    assert Sitter(name).name == name


@pytest.mark.parametrize(
    "name",
    ["", " ", "Ida\nBo", "\u200b", "Ida\u202e", "Ida\u2067", "x" * (LONGEST + 1)],
    ids=[
        "nothing",
        "a space",
        "two lines",
        "what cannot be printed",
        "what turns text around",
        "what keeps text apart",
        "too long",
    ],
)
def test_a_name_is_shown_on_one_line_unlike(name):
    with pytest.raises(SeatError, match="on one line"):
        Sitter(name)


@pytest.mark.parametrize(
    "blank",
    ["\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u0301", "\u2800 \u3164"],
    ids=[
        "the filler of an initial sound",
        "the filler of a vowel",
        "an empty sign of Braille",
        "the filler of Hangul",
        "its half-width form",
        "an accent alone",
        "two of them",
    ],
)
def test_a_name_that_looks_like_nothing_is_refused(blank):
    with pytest.raises(SeatError, match="looks like nothing"):
        Sitter(blank)


@pytest.mark.parametrize(
    "other", ["IDA", "\uff29\uff44\uff41", "Ida\u3164", "\U0001d408da"], ids=ascii
)
def test_two_whose_names_look_the_same_are_refused(other):
    assert likeness("Ida") == likeness(other)
    with pytest.raises(SeatError, match="Two at the table"):
        check_sitters([Sitter("Ida"), Sitter("Bo"), Sitter(other)])


def test_names_that_differ_may_sit_together():
    check_sitters([Sitter("Ida"), Sitter("Idá"), Sitter("Ida 2")])
