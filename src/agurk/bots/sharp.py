"""The bot that takes what it can."""

from random import Random

from agurk.bots.decisions import decide
from agurk.bots.plays import heading, plays_of, strengths
from agurk.rules.actions import Choice, Play
from agurk.rules.match import Phase
from agurk.rules.view import View


class Sharp:
    """Leads its highest card, heads with its highest, and throws its lowest when it cannot head."""

    def choose(self, view: View, random: Random) -> Choice:  # noqa: ARG002  no chance in it
        """Return the highest play that heads, or a sensible decision between plays."""
        if view.match.phase is not Phase.PLAY:
            return decide(view)
        plays = plays_of(view)
        high = heading(view, plays)
        return Play(max(high, key=lambda play: strengths(view, play)[::-1]) if high else plays[0])
