"""The examples of environments run, and say what they should."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from agurk.sim import native

EXAMPLES = Path(__file__).parents[2] / "examples"
with_kernel = pytest.mark.skipif(not native.available(), reason="it would take very long")


def said(name, *words):
    """Return what an example prints; warnings are errors."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_random_agents_pay_more_than_a_bot():
    points = [int(found) for found in re.findall(r"paid (\d+) points", said("random_loop.py"))]
    assert len(points) == 4
    assert points[0] == min(points)


@with_kernel
def test_the_learner_beats_uniform_by_far_more_than_chance():
    shares = re.findall(r"(\w+) wins ([\d.]+) ± ([\d.]+)", said("policy_gradient.py", "40"))
    (learner, won, off), (uniform, theirs, beside) = shares
    assert (learner, uniform) == ("learner", "uniform")
    assert float(theirs) == pytest.approx(0.75, abs=0.01)
    assert float(won) - float(off) > float(theirs) + float(beside) + 0.1


def test_a_rule_in_one_line_holds_its_own_against_bots():
    lost = re.fullmatch(r"lost (\d+) of 200 deals\n", said("against_bots.py"))
    assert lost
    assert int(lost[1]) < 60


@with_kernel
def test_deals_are_exported_and_read_again(tmp_path):
    path = tmp_path / "deals.npz"
    assert said("export_deals.py", str(path), "2") == "2000 deals in deals.npz\n"
    with np.load(path) as data:
        assert data["ranks"].shape == (2000, 28)
        assert (data["paid"].sum(1) > 0).all()
        assert set(data.files) >= {"hands", "places", "tricks", "taker"}


@pytest.mark.parametrize(
    "name", ["random_loop.py", "against_bots.py", "policy_gradient.py", "export_deals.py"]
)
def test_the_manual_names_the_example(name):
    page = (EXAMPLES.parent / "docs" / "envs.md").read_text(encoding="utf-8")
    assert (EXAMPLES / name).exists()
    assert f"`examples/{name}`" in page
