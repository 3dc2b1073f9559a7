"""Lives as they are drawn in text."""

import pytest

from agurk.text.lives import lives_text


@pytest.mark.parametrize(
    ("lives", "left", "drawn"),
    [
        pytest.param(1, 1, "(  )", id="the only life"),
        pytest.param(1, 0, "(::)", id="out"),
        pytest.param(2, 2, "(  )(  )", id="two lives"),
        pytest.param(2, 1, "(::)(  )", id="one life lost"),
        pytest.param(9, 9, "(  ) 0/9", id="too many to draw, none lost"),
        pytest.param(9, 5, "(::) 4/9", id="too many to draw"),
    ],
)
def test_lives_are_drawn(lives, left, drawn):
    assert lives_text(lives, left) == drawn
