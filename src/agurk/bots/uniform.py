"""The bot that takes anything."""

from random import Random

from agurk.bots.plays import different
from agurk.rules.actions import Choice
from agurk.rules.view import View


class Uniform:
    """Takes each different thing that it may do with the same chance.

    Cards of one strength are the same: of a deuce, a deuce and a king the king is played every
    other time.
    """

    def choose(self, view: View, random: Random) -> Choice:
        """Return any of the choices that differ, the first of those that come to the same."""
        return random.choice(different(view))
