"""Many deals and matches at once, by the kernel where it was built and in plain Python elsewhere.

Each name is loaded when it is first used, so that a program pays only for what it needs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from agurk.sim.courses import Courses, End, deal_ends, match_courses, match_steps
    from agurk.sim.deal_sums import DealArrays, random_deals, random_deals_arrays
    from agurk.sim.games import Game
    from agurk.sim.hidden import Hidden, NoWorld
    from agurk.sim.match_sums import MatchSums, matches
    from agurk.sim.position import Position
    from agurk.sim.results import DealSums, Estimate
    from agurk.sim.rollouts import Rollouts, Tried
    from agurk.sim.sample import Worlds
    from agurk.sim.shape import Shape, shape_of
    from agurk.sim.solver import Method, Solved, TooLarge, solve
    from agurk.sim.streams import Plays, deals
    from agurk.sim.vector_env import VectorEnv

__all__ = [
    "Courses",
    "DealArrays",
    "DealSums",
    "End",
    "Estimate",
    "Game",
    "Hidden",
    "MatchSums",
    "Method",
    "NoWorld",
    "Plays",
    "Position",
    "Rollouts",
    "Shape",
    "Solved",
    "TooLarge",
    "Tried",
    "VectorEnv",
    "Worlds",
    "deal_ends",
    "deals",
    "match_courses",
    "match_steps",
    "matches",
    "random_deals",
    "random_deals_arrays",
    "shape_of",
    "solve",
]

_HOMES = {
    "agurk.sim.courses": ("Courses", "End", "deal_ends", "match_courses", "match_steps"),
    "agurk.sim.deal_sums": ("DealArrays", "random_deals", "random_deals_arrays"),
    "agurk.sim.games": ("Game",),
    "agurk.sim.hidden": ("Hidden", "NoWorld"),
    "agurk.sim.match_sums": ("MatchSums", "matches"),
    "agurk.sim.position": ("Position",),
    "agurk.sim.results": ("DealSums", "Estimate"),
    "agurk.sim.rollouts": ("Rollouts", "Tried"),
    "agurk.sim.sample": ("Worlds",),
    "agurk.sim.shape": ("Shape", "shape_of"),
    "agurk.sim.solver": ("Method", "Solved", "TooLarge", "solve"),
    "agurk.sim.streams": ("Plays", "deals"),
    "agurk.sim.vector_env": ("VectorEnv",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'agurk.sim' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    found: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return list(__all__)
