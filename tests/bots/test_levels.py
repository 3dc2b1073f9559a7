"""The levels that people are offered."""

import subprocess
import sys
from itertools import pairwise
from random import Random

import pytest

from agurk.bots import BOTS, LEVELS, OFFERED, USUAL
from agurk.sim.rollouts import Rollouts
from tests.bots.questions import questions

APART = 60
"""How far a level is to be above the one below it."""


def test_there_is_a_level_for_everybody():
    assert tuple(LEVELS) == OFFERED
    assert len(LEVELS) > 5
    assert USUAL in list(LEVELS)[1:-1]


def test_each_level_is_well_above_the_one_below_it():
    ratings = [level.rating for level in LEVELS.values()]
    assert all(high - low >= APART for low, high in pairwise(ratings))


def test_no_level_sees_or_remembers_less_than_one_below_it():
    bots = [level.bot for level in LEVELS.values()]
    for weak, strong in pairwise(bots):
        assert weak.haze > strong.haze
        assert (weak.worlds, weak.memory) <= (strong.worlds, strong.memory)
        assert strong.haze == 0 or weak.sight <= strong.sight


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_card(name):
    for number, view in zip(range(4), questions("danish", 3, name), strict=False):
        assert len({LEVELS[name].bot.choose(view, Random(number)) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_without_the_kernel_the_worlds_are_few(name, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", "off")
    tried, run = [], Rollouts.run

    def watched(self, worlds, **options):
        tried.append(worlds * len(self.plays) * sum(view.counts))
        return run(self, worlds, **options)

    monkeypatch.setattr(Rollouts, "run", watched)
    for _, view in zip(range(12), questions("danish", 7, 1), strict=False):
        BOTS[name].choose(view, Random(1))
    assert tried
    assert max(tried) <= LEVELS[name].bot.plain


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_move_waits_for_no_numpy(players):
    program = (
        "import sys\n"
        "from random import Random\n"
        "from agurk.bots import LEVELS\n"
        "from tests.bots.questions import questions\n"
        f"asked = questions('danish', {players}, 1)\n"
        "view = next(each for each in asked if len(each.actions) > 1)\n"
        "before = set(sys.modules)\n"
        "LEVELS['expert'].bot.choose(view, Random(1))\n"
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before}))\n"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "agurk" in loaded.stdout.split()
    assert "numpy" not in loaded.stdout.split()
