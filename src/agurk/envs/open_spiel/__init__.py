"""Cucumber for OpenSpiel; importing this registers `python_agurk`.

>>> import pyspiel
>>> import agurk.envs.open_spiel
>>> game = pyspiel.load_game("python_agurk(variant=danish,players=2,cards=2)")
>>> game.num_distinct_actions(), game.num_players()
(13, 2)
"""

from ctypes import py_object, pythonapi

from agurk.envs.needs import need

need("numpy", "pyspiel")

import pyspiel  # noqa: E402 - only once it is there

from agurk.envs.open_spiel.game import NAME, TYPE, AgurkGame  # noqa: E402
from agurk.envs.open_spiel.making import made  # noqa: E402
from agurk.envs.open_spiel.policy import BotPolicy, EquilibriumPolicy  # noqa: E402

__all__ = ["AgurkGame", "BotPolicy", "EquilibriumPolicy"]

if NAME not in pyspiel.registered_names():
    pyspiel.register_game(TYPE, made)
    # OpenSpiel lets go of it when Python has ended already, and then nothing can be taken away.
    pythonapi.Py_IncRef(py_object(made))
