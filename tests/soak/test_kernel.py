"""The kernel on millions of positions, and while its memory is watched."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from agurk.sim import native

pytestmark = pytest.mark.soak
ROOT = Path(__file__).parents[2]


def run(*words):
    subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=True)


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_kernel_and_engine_agree_on_a_million_positions():
    run("scripts.equal", "1000000", "--seed", "500")


@pytest.mark.skipif(not shutil.which("c++"), reason="there is no compiler")
def test_nothing_is_wrong_with_memory_and_nothing_is_undefined():
    run("scripts.sanitize")
