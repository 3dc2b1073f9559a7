"""Players that are programs: each decides from a view, and from nothing else.

`agurk.bots.check` puts any such program through what a bot has to do.

>>> from random import Random
>>> from agurk.rules.state import begin
>>> from agurk.rules.actions import Lot
>>> from agurk.rules.dealing import chance, seed_of
>>> from agurk.variants import VARIANTS
>>> state = begin(VARIANTS["danish"], 3).apply(Lot(2)).state
>>> state = state.apply(chance(state.match, seed_of("an example"))).state
>>> view = state.view(0)
>>> find("ladder").choose(view, Random(1)) in view.actions
True
"""

from agurk.bots.levels import LEVELS, USUAL
from agurk.bots.options import BotOption
from agurk.bots.registry import BOTS, OFFERED, UnknownBot, find, find_offered, make

__all__ = [
    "BOTS",
    "LEVELS",
    "OFFERED",
    "USUAL",
    "BotOption",
    "UnknownBot",
    "find",
    "find_offered",
    "make",
]
