"""The chances of one match by playing it to its end many times: slower, and for any rules."""

from dataclasses import dataclass
from math import sqrt

from agurk.rules.errors import WrongTime
from agurk.rules.match import Match, Phase
from agurk.sim.courses import match_courses
from agurk.solve.equity.building import POLICY
from agurk.solve.equity.equity import Chances
from agurk.solve.equity.exact import names_losers
from agurk.solve.equity.following import following

_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Sampled:
    """What came of many matches that went on from one."""

    chances: Chances
    matches: int

    @property
    def margin(self) -> float:
        """How far off a chance may be, with 95 % certainty, were it one in two."""
        return _SURE * sqrt(0.25 / self.matches)


def sampled(match: Match, matches: int, *, seed: int = 0, policies: str = POLICY) -> Sampled:
    """Play a match to its end many times.

    Args:
        match: The match before a deal.
        matches: How often.
        seed: What all cards follow from.
        policies: By what policy everybody plays.

    Raises:
        WrongTime: if the match is over.
        MissingExtra: if numpy is not installed.
    """
    ways = following(match)
    if match.phase is Phase.OVER:
        raise WrongTime("The match is over, so there is nothing to play.")
    begun = [ways[at % len(ways)] for at in range(matches)]
    found = match_courses(
        match.variant, match.players, matches, seed=seed, policies=policies, begun=begun
    )
    shares = found.winners / found.winners.sum(axis=1, keepdims=True)
    win = tuple(shares.mean(axis=0).tolist())
    safe = tuple((1 - found.losers.mean(axis=0)).tolist())
    return Sampled(Chances(win, safe if names_losers(match.variant) else win), matches)
