"""The kernel against the engine, on positions of deals played at random."""

import pytest

from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.shape import shape_of
from tests.sim.equality import compare

POSITIONS = 50_000

if not native.available():
    pytest.skip("there is no kernel to compare with the engine", allow_module_level=True)


@pytest.mark.parametrize(
    "seed",
    [
        pytest.param(0, id="the first share of tables"),
        pytest.param(1, id="the second share of tables"),
        pytest.param(2, id="the third share of tables"),
        pytest.param(3, id="the fourth share of tables"),
    ],
)
def test_kernel_and_engine_agree_on_what_is_legal_who_takes_and_who_pays(seed):
    assert compare(native.kernel.walk, POSITIONS, seed) >= POSITIONS


@pytest.mark.parametrize(
    ("players", "size", "leader"),
    [
        pytest.param(1, 7, 0, id="one player"),
        pytest.param(18, 1, 0, id="too many players"),
        pytest.param(2, 0, 0, id="no cards"),
        pytest.param(2, 27, 0, id="more cards than the pack has"),
        pytest.param(2, 7, 2, id="a leader who is not there"),
    ],
)
def test_the_kernel_refuses(players, size, leader):
    with pytest.raises(ValueError, match=r"\.$"):
        native.kernel.walk(shape_of(Variant()).native(), players, size, leader, 0, 0)
