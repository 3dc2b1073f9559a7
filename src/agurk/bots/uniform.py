"""The bot that takes anything."""

from random import Random

from agurk.rules.actions import Choice
from agurk.rules.view import View


class Uniform:
    """Takes each of its possible actions with the same chance."""

    def choose(self, view: View, random: Random) -> Choice:
        """Return any of `view.actions`."""
        return random.choice(view.actions)
