"""Hints to whoever is to play a card."""

from random import Random

import pytest

from agurk.review import Effort, NoHint, hint
from agurk.review.reasons import Kind
from tests.rules.scenes import scene

LITTLE = Effort(blocks=1, forced=1)
STOCK = "3h 4h Th Ah 8c 9c"


def test_a_hint_tells_what_each_card_is_worth_and_why_the_best_is():
    told = hint(scene("danish", "2d Kd|Ks 5s|Qc 6s").view(0), effort=LITTLE)
    assert [str(card) for card in told.best.cards] == ["Kd"]
    assert told.reason is not None
    assert told.reason.kind is Kind.LEAD_KEEP
    assert told.reason.better == told.best.cards


def test_where_nothing_can_be_chosen_there_is_no_reason():
    told = hint(scene("danish", "9d 3d|2s 5s|Qc 6s", "9d", STOCK).view(1), effort=LITTLE)
    assert len(told.worths.plays) == 1
    assert told.reason is None


def test_other_hands_change_nothing():
    state = scene("danish", "2d 9d Kd|Ks 5s 7s|Qc 6s 8d", "9d", STOCK)
    view = state.view(1)
    told = hint(view, effort=LITTLE)
    for seed in range(5):
        other = view.resample(Random(seed))
        assert hint(other.view(1), effort=LITTLE) == told


@pytest.mark.parametrize(
    "seat", [pytest.param(0, id="another's turn"), pytest.param(None, id="somebody who looks on")]
)
def test_only_who_is_to_play_gets_a_hint(seat):
    state = scene("danish", "2d 9d Kd|Ks 5s 7s|Qc 6s 8d", "9d", STOCK)
    with pytest.raises(NoHint, match="to play a card") as caught:
        hint(state.view(seat))
    assert caught.value.slug == "no-hint"
