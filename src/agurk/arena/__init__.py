"""Bots against bots: who wins how much, how surely, and how long each takes.

>>> from agurk.variants import VARIANTS
>>> contest = Contest(VARIANTS["danish"], 2, ("ladder", "uniform"), matches=20, seed=1)
>>> found = judge(contest, play(contest, jobs=1))
>>> found.bots[0].share.mean > 0.5
True
"""

from agurk.arena.contest import Contest, Mode
from agurk.arena.judging import judge
from agurk.arena.running import play

__all__ = ["Contest", "Mode", "judge", "play"]
