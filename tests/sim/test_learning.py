"""How what was learned from search is learned anew."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from agurk.sim.lesson import FEATURES, SITUATIONS
from agurk.sim.native import available
from scripts.habits import chance_of, surprised
from scripts.lesson import learn, regretted

LOW, HIGH = (1.0, *[0.0] * (FEATURES - 1)), (0.0, 1.0, *[0.0] * (FEATURES - 2))
NOTHING = np.zeros((2 * SITUATIONS, FEATURES))


def test_habits_tell_how_often_what_is_done():
    """Three of four times the high play is made, whatever it gains."""
    rows = [(4, [LOW, HIGH], [0.0, 1.0] if at % 4 else [1.0, 0.0]) for at in range(400)]
    weights = learn(rows, NOTHING, surprised, 600)
    high, low = weights[4, 1], weights[4, 0]
    assert 1 / (1 + np.exp(low - high)) == pytest.approx(0.75, abs=0.02)
    luck, told = chance_of(rows, weights)
    assert luck == pytest.approx(0.5)
    assert told == pytest.approx(0.75**0.75 * 0.25**0.25, abs=0.01)


def test_a_lesson_is_what_is_regretted_least():
    """The low play seldom gains much, and the high one often little."""
    rows = [(4, [LOW, HIGH], [0.0, 0.1] if at % 4 else [0.8, 0.0]) for at in range(400)]
    weights = learn(rows, NOTHING, regretted, 600)
    assert weights[4, 0] > weights[4, 1] + 1


@pytest.mark.skipif(not available(), reason="there is no kernel, and plain Python is slow")
def test_habits_are_learned_by_one_command(tmp_path):
    file = tmp_path / "habits.txt"
    asked = ["--matches", "2", "--worlds", "16", "--rounds", "20", "--file", str(file)]
    command = [sys.executable, "-m", "scripts.habits", *asked]
    subprocess.run(command, check=True, timeout=300, cwd=Path(__file__).parents[2])
    found = np.loadtxt(file)
    assert found.shape == (2 * SITUATIONS, FEATURES)
    # Of two players nobody plays between the first and the last.
    played = [bool(np.abs(row).max()) for row in found]
    assert played == [at >= SITUATIONS or at % 3 != 1 for at in range(2 * SITUATIONS)]
