"""Several things in one breath."""

import pytest

from agurk.text.lists import all_of, one_of


@pytest.mark.parametrize(
    ("parts", "listed"),
    [
        pytest.param([], "", id="nothing"),
        pytest.param(["a"], "a", id="one thing"),
        pytest.param(["a", "b"], "a and b", id="two things"),
        pytest.param(["a", "b", "c"], "a, b and c", id="three things"),
    ],
)
def test_things_are_listed(parts, listed):
    assert all_of(parts) == listed
    assert one_of(parts) == listed.replace(" and ", " or ")
