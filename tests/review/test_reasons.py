"""What the better of two plays does."""

import pytest

from agurk.review.reasons import Kind, kind_of
from agurk.rules.cards import cards
from tests.rules.scenes import scene

FOLLOWING = scene("danish", "9d 3d 4d 5d|Ks 2s Ts As|Qc 6s 8d 7c", "9d", "3h 4h Th").view(1)
LEADING = scene("danish", "2d 9d Kd|Ks 5s 7s|Qc 6s 8d", "", "3h 4h Th").view(0)


@pytest.mark.parametrize(
    ("view", "better", "worse", "kind"),
    [
        pytest.param(FOLLOWING, "Ks", "2s", Kind.KEEP_LOW, id="a low card thrown away"),
        pytest.param(FOLLOWING, "2s", "Ks", Kind.SAVE_HIGH, id="a high card spent"),
        pytest.param(FOLLOWING, "Ts", "As", Kind.ENOUGH, id="more than was needed"),
        pytest.param(FOLLOWING, "As", "Ts", Kind.RID, id="a chance to be rid of a card"),
        pytest.param(LEADING, "Kd", "2d", Kind.LEAD_KEEP, id="the lowest led"),
        pytest.param(LEADING, "Kd", "9d", Kind.LEAD_RID, id="a middling card led"),
        pytest.param(LEADING, "9d", "Kd", Kind.LEAD_LOW, id="a high card led"),
        pytest.param(LEADING, "9d", "9d", Kind.OTHER, id="no difference"),
    ],
)
def test_the_better_play(view, better, worse, kind):
    assert kind_of(view, cards(better), cards(worse)) is kind
