"""Reasons as sentences."""

import pytest

from agurk.review.reasons import Kind, Reason
from agurk.review.words import why
from agurk.rules.cards import cards
from agurk.text.catalogue import written
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def reason(kind=Kind.KEEP_LOW, chances=(0.34, 0.3), pays=(0.2, 0.35)):
    return Reason(kind, cards("Ks"), cards("2s"), chances, pays)


def test_a_reason_names_the_cards_and_the_numbers():
    # No line breaks between a number and its sign.
    assert why(DANISH, reason()).replace("\N{NO-BREAK SPACE}%", " %") == (
        "The king would have kept the 2 for the end. "
        "Paying for the last trick: in 20 % of cases, not 35 %. Chance to win: 34 %, not 30 %."
    )


def test_a_hint_advises():
    assert why(DANISH, reason(), hint=True).startswith("The king keeps the 2 for the end.")


@pytest.mark.parametrize(
    "pays", [pytest.param(None, id="not counted"), pytest.param((0.3, 0.3), id="no difference")]
)
def test_numbers_that_tell_nothing_are_left_out(pays):
    told = why(DANISH, reason(chances=(0.341, 0.339), pays=pays))
    assert told == "The king would have kept the 2 for the end."


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("kind", list(Kind), ids=lambda kind: kind.value)
def test_every_language_has_every_reason_as_told_and_as_a_hint(kind, language):
    told, advised = [why(DANISH, reason(kind), language, hint=hint) for hint in (False, True)]
    assert told != advised
    assert told[0].isupper()
    assert "34" in told
