"""The bot that gives way."""

from random import Random

from agurk.bots.decisions import decide
from agurk.rules.actions import Choice
from agurk.rules.match import Phase
from agurk.rules.view import View


class Lowest:
    """Leads and plays the lowest it may."""

    def choose(self, view: View, random: Random) -> Choice:  # noqa: ARG002  no chance in it
        """Return the lowest play, or a sensible decision between plays."""
        return view.actions[0] if view.match.phase is Phase.PLAY else decide(view)
