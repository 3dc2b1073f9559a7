"""A careful player by rules of thumb."""

from random import Random

from agurk.bots.decisions import decide
from agurk.bots.outlook import Outlook
from agurk.bots.plays import plays_of
from agurk.rules.actions import Choice, Play
from agurk.rules.cards import without
from agurk.rules.match import Phase
from agurk.rules.view import View


class Ladder:
    """Makes the play after which the card it will end with can be expected to cost the least.

    A hand is a ladder. Whoever cannot head throws the lowest rung and stands one higher, so low
    cards are kept, middling ones led or used to head while they can be, and the highest saved for
    the tricks in which nothing else would head.
    """

    def choose(self, view: View, random: Random) -> Choice:  # noqa: ARG002  no chance in it
        """Return the play with the best outlook, or a sensible decision between plays."""
        if view.match.phase is not Phase.PLAY:
            return decide(view)
        plays = plays_of(view)
        if len(plays) == 1:
            return Play(plays[0])
        outlook = Outlook(view)
        return Play(
            min(reversed(plays), key=lambda play: outlook.worth(play, without(view.hand, play)))
        )
