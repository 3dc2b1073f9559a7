"""One deal stepped from Python, at the price of a call."""

from typing import TYPE_CHECKING

from agurk.sim import native

if TYPE_CHECKING or not native.ready():
    from agurk.sim.plain.deal import Game
else:
    Game = native.kernel.Game

__all__ = ["Game"]
