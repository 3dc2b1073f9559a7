"""Simulations run with the kernel and without, and say once that they lack it."""

import os
import subprocess
import sys

import pytest

WITHOUT = """
import sys, warnings
sys.modules["agurk.sim._kernel"] = None
from agurk.sim import native, random_deals
from agurk.variants import VARIANTS
assert not native.available()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(2):
        sums = random_deals(VARIANTS["danish"], 3, 10, seed=4)
print(len(caught), [warning.category.__name__ for warning in caught])
print(*[warning.message for warning in caught])
print(sums.taken_by)
"""

TAKEN = """
from agurk.sim import native, random_deals
from agurk.variants import VARIANTS
print(native.available(), random_deals(VARIANTS["danish"], 3, 10, seed=4).taken_by)
"""


def told(code, **settings):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    assert not done.stderr
    return done.stdout.splitlines()


def test_a_missing_kernel_is_told_once_and_all_runs_the_same():
    count, sentence, taken = told(WITHOUT, AGURK_KERNEL="")
    assert count == "1 ['SlowerWarning']"
    assert "plain Python, slower" in sentence
    assert "pip install" in sentence
    assert told(TAKEN, AGURK_KERNEL="off") == [f"False {taken}"]


def test_nothing_is_told_where_the_kernel_is_not_wanted():
    (line,) = told(TAKEN, AGURK_KERNEL="off")
    assert line.startswith("False ")


@pytest.mark.parametrize("module", ["agurk", "agurk.sim", "agurk.sim.shape"])
def test_neither_kernel_nor_numpy_is_loaded_before_it_is_needed(module):
    code = (
        f"import {module}, sys; print([n for n in sys.modules if 'numpy' in n or '_kernel' in n])"
    )
    assert told(code) == ["[]"]
