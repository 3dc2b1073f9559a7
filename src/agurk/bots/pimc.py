"""A player that tries each play in many worlds that it cannot tell from the real one."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from agurk.bots.decisions import decide
from agurk.bots.options import check_range
from agurk.bots.plays import plays_of
from agurk.bots.sharp import Sharp
from agurk.rules.actions import Choice, Play
from agurk.rules.errors import VariantError
from agurk.rules.match import Phase
from agurk.rules.variant import Variant
from agurk.rules.view import View

_SEED_BITS = 64


@dataclass(frozen=True, slots=True)
class Pimc:
    """Makes the play that costs the fewest points on average where all then play as `sharp`.

    It lays the hidden cards anew in each world, as play has shown that they may lie, and plays the
    deal out for each play it could make: plain determinised search, the measure of other players.
    A pack that simulations cannot count, and knowledge too tangled for them, it plays as `sharp`.
    """

    worlds: int = 100
    """In how many worlds each play is tried."""

    def __post_init__(self) -> None:
        """Make sure that there are worlds, and not too many."""
        check_range("worlds", self.worlds, 1, 1_000_000)

    def choose(self, view: View, random: Random) -> Choice:
        """Return the play that costs the least, or a sensible decision between plays."""
        if view.match.phase is not Phase.PLAY:
            return decide(view)
        plays = plays_of(view)
        if len(plays) == 1:
            return Play(plays[0])
        from agurk.sim.hidden import TooManyWays  # noqa: PLC0415 - simulations are slow to load
        from agurk.sim.rollouts import Rollouts  # noqa: PLC0415
        from agurk.sim.shape import ranks_of  # noqa: PLC0415

        if not is_countable(view.variant):
            return Sharp().choose(view, random)
        try:
            tried = Rollouts(view, policies="sharp").run(
                self.worlds, seed=random.getrandbits(_SEED_BITS)
            )
        except TooManyWays:
            return Sharp().choose(view, random)
        ranks, best = ranks_of(view.variant), tried.best
        return Play(
            next(play for play in plays if tuple(sorted(ranks[card] for card in play)) == best)
        )


@lru_cache(maxsize=256)
def is_countable(variant: Variant) -> bool:
    """Tell whether simulations can count the pack of a variant."""
    from agurk.sim.shape import shape_of  # noqa: PLC0415 - as above

    try:
        shape_of(variant)
    except VariantError:
        return False
    return True
