"""Cucumber for PettingZoo, Gymnasium and OpenSpiel.

Thin adapters: they take views and the choices that the engine allows, and know no rule. Importing
this package makes `gymnasium.make("agurk/Cucumber-v0")` work; `agurk.envs.open_spiel` does the same
for `pyspiel.load_game("python_agurk")`. All of it needs the extra `research`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from agurk.envs.needs import need

need("numpy", "gymnasium")

from agurk.envs.single import register  # noqa: E402 - only once all of it is there

if TYPE_CHECKING:
    from agurk.envs import agurk_v0
    from agurk.envs.batch import Batch
    from agurk.envs.single import Cucumber

__all__ = ["Batch", "Cucumber", "agurk_v0"]

_HOMES = {"Batch": "agurk.envs.batch", "Cucumber": "agurk.envs.single"}

register()


def __getattr__(name: str) -> object:
    if name == "agurk_v0":
        return import_module("agurk.envs.agurk_v0")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'agurk.envs' has no attribute {name!r}")
