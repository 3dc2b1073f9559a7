"""A player that weighs each play in many worlds by what it does to the match."""

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from agurk.bots.decisions import decide
from agurk.bots.ladder import Ladder
from agurk.bots.options import check_range
from agurk.bots.pimc import is_countable
from agurk.bots.plays import plays_of
from agurk.rules.actions import Choice, Play
from agurk.rules.cards import Hand
from agurk.rules.match import Phase
from agurk.rules.view import View

if TYPE_CHECKING:
    from agurk.sim.rollouts import Rollouts, Tried

_SEED_BITS = 64
_BLOCK = 64
"""How many worlds are tried before it is asked whether that will do."""
_CLEAR = 4.0
"""By how many standard errors a play has to be ahead to be made at once."""
_MOST_MILLISECONDS = 60_000


@dataclass(frozen=True, slots=True)
class Search:
    """Makes the play that gains the most on average where all then play as `ladder`.

    It lays the hidden cards anew in each world, as play has shown that they may lie, and plays the
    deal out for each play it could make. It stops when one play is clearly the best, or when its
    worlds or its time are used up. With worlds alone the same seed gives the same play. A pack that
    simulations cannot count, and knowledge too tangled for them, it plays as `ladder`.
    """

    worlds: int = 1000
    """In how many worlds each play is tried at most."""
    milliseconds: int | None = None
    """How long it may take, if there is a limit; asked for after every few worlds."""

    def __post_init__(self) -> None:
        """Make sure that there are worlds and time, and not too much of either."""
        check_range("worlds", self.worlds, 1, 1_000_000)
        if self.milliseconds is not None:
            check_range("milliseconds", self.milliseconds, 1, _MOST_MILLISECONDS)

    def choose(self, view: View, random: Random) -> Choice:
        """Return the play that gains the most, or a sensible decision between plays."""
        if view.match.phase is not Phase.PLAY:
            return decide(view)
        plays = plays_of(view)
        if len(plays) == 1:
            return Play(plays[0])
        from agurk.sim.hidden import TooManyWays  # noqa: PLC0415 - simulations are slow to load

        seed = random.getrandbits(_SEED_BITS)
        if not is_countable(view.variant):
            return Ladder().choose(view, random)
        try:
            return Play(self._best(view, plays, seed))
        except TooManyWays:
            return Ladder().choose(view, random)

    def _best(self, view: View, plays: tuple[Hand, ...], seed: int) -> Hand:
        """Return the best of some plays."""
        from agurk.sim.rollouts import Rollouts  # noqa: PLC0415 - as above
        from agurk.sim.shape import ranks_of  # noqa: PLC0415

        best = self._tried(Rollouts(view, policies="ladder"), seed).best
        ranks = ranks_of(view.variant)
        return next(play for play in plays if tuple(sorted(ranks[card] for card in play)) == best)

    def _tried(self, rollouts: "Rollouts", seed: int) -> "Tried":
        """Return what came of the plays in as many worlds as it takes."""
        begun = perf_counter()
        tried = rollouts.run(min(_BLOCK, self.worlds), seed=seed)
        while tried.worlds < self.worlds and not tried.is_clear(_CLEAR):
            if self.milliseconds is not None:
                spent = (perf_counter() - begun) * 1000
                if spent * (1 + _BLOCK / tried.worlds) > self.milliseconds:
                    break
            block = min(_BLOCK, self.worlds - tried.worlds)
            tried += rollouts.run(block, seed=seed, first=tried.worlds)
        return tried
