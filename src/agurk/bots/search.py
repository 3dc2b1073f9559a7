"""A player that weighs each play in many worlds by what it does to the match."""

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from agurk.bots.decisions import decide
from agurk.bots.endgame import MOST_MILLISECONDS, Plan, is_endgame, plan_of
from agurk.bots.ladder import Ladder
from agurk.bots.options import check_range
from agurk.bots.pimc import is_countable
from agurk.bots.plays import plays_of
from agurk.rules.actions import Choice, Play
from agurk.rules.cards import Hand
from agurk.rules.choices import Lead
from agurk.rules.match import Phase
from agurk.rules.variant import Variant
from agurk.rules.view import View

if TYPE_CHECKING:
    from agurk.sim.rollouts import Model, Rollouts, Tried
    from agurk.sim.solver import Utility

_SEED_BITS = 64
_BLOCK = 64
"""How many worlds are tried before it is asked whether that will do; as many as a block has."""
_CLEAR = 4.0
"""By how many standard errors a play has to be ahead to be made at once."""
_MOST_MILLISECONDS, _MOST_TRICKS = 60_000, 32
GOES_ON = "learned"
"""The policy by which all play on in a world, if their plays suggest no other."""

_SHARP = 0.4
"""How many are taken for `sharp`, before they have played."""
_SLIPS, _SLIPS_OF_SETS = 0.05, 0.7
"""In which share of their choices the rest are taken to play anything; more where sets are led, for
which nothing was learned but how a good player plays on."""
ALIKE = 0.9
"""At which share of all tables the others all play in the same way."""


@dataclass(frozen=True, slots=True)
class Search:
    """Makes the play after which it wins the match most often, if all then play well enough.

    It lays the hidden cards anew in each world, as play has shown that they may lie, plays the deal
    out for each play it could make, and weighs how it ends by match equity. Worlds in which others
    would hardly have played as they did count for less, and who plays by a rule that it knows is
    expected to go on so. It stops when one play is clearly the best, or when its worlds or its time
    are used up. With worlds alone the same seed gives the same play. The last tricks of two players
    it plays so that nothing is gained by knowing how, if it sees clearly and has seen all. A pack
    that simulations cannot count, and knowledge too tangled for them, it plays as `ladder`, now and
    then anyhow if there is a haze.
    """

    worlds: int = 1024
    """In how many worlds each play is tried at most."""
    milliseconds: int | None = None
    """How long it may take, if there is a limit; asked for after every few worlds."""
    inference: bool = True
    """Whether it goes by what play has shown of other hands."""
    memory: int = _MOST_TRICKS
    """How many complete tricks it remembers, the last ones."""
    sight: int = 0
    """How many tricks ahead it sees clearly, whatever the haze."""
    haze: float = 0.0
    """How far it misjudges a play, for each trick to come that it does not see clearly: the
    standard deviation, as a share of what is at stake in the deal."""
    endings: bool = True
    """Whether it plays the last tricks of two players so that nothing is gained by knowing how."""
    points: bool = False
    """Whether it plays for the points of each deal, not for the match."""
    plain: int | None = None
    """How many cards it plays at most in its worlds, if there is a limit, where there is no kernel;
    there all play on as `sharp` then, which is quick, and it does without inference."""

    def __post_init__(self) -> None:
        """Make sure that each option is in its range."""
        check_range("worlds", self.worlds, 1, 1_000_000)
        if self.milliseconds is not None:
            check_range("milliseconds", self.milliseconds, 1, _MOST_MILLISECONDS)
        check_range("memory", self.memory, 0, _MOST_TRICKS)
        check_range("sight", self.sight, 0, _MOST_TRICKS)
        check_range("haze", self.haze, 0, 1)
        if self.plain is not None:
            check_range("plain", self.plain, 1, 1_000_000_000)

    def choose(self, view: View, random: Random) -> Choice:
        """Return the play that gains the most, or a sensible decision between plays."""
        if view.match.phase is not Phase.PLAY:
            return decide(view)
        plays = plays_of(view)
        if len(plays) == 1:
            return Play(plays[0])
        from agurk.sim.hidden import TooManyWays  # noqa: PLC0415 - simulations are slow to load

        if not is_countable(view.variant):
            return self._by_rule(view, plays, random)
        plan = self.plan(view)
        if plan is not None:
            chances = plan(_ranks_of(view, view.hand))
            (rank,) = random.choices(list(chances), list(chances.values()))
            return Play(next(play for play in plays if _ranks_of(view, play) == (rank,)))
        try:
            return Play(self._best(view, plays, random))
        except TooManyWays:
            return self._by_rule(view, plays, random)

    def _by_rule(self, view: View, plays: tuple[Hand, ...], random: Random) -> Choice:
        """Return what `ladder` plays, or anything the more often the less can be seen."""
        blur = self._blur(view)
        if blur and random.random() < blur:
            return Play(random.choice(plays))
        return Ladder().choose(view, random)

    def _blur(self, view: View) -> float:
        """Return how far a play is misjudged, as a share of what is at stake."""
        return self.haze * max(0, len(view.hand) - 1 - self.sight)

    def plan(self, view: View) -> Plan | None:
        """Return how it plays an ending of two, whatever it holds; None, where it searches."""
        clear = self.endings and self.inference and not self.haze
        if not clear or len(view.tricks) > self.memory or not is_endgame(view):
            return None
        longest = min(MOST_MILLISECONDS, self.milliseconds or MOST_MILLISECONDS)
        return plan_of(view, self._utility(view), longest, others_play(view.variant))

    def _utility(self, view: View) -> "Utility | None":
        """Return what it wants: the match, or points."""
        if self.points:
            return None
        from agurk.solve.equity import equity_of  # noqa: PLC0415 - as above

        equity = equity_of(view.variant, view.match.players, background=False)
        return equity.utility(view.match)

    def _best(self, view: View, plays: tuple[Hand, ...], random: Random) -> Hand:
        """Return the best of some plays."""
        from agurk.sim import native  # noqa: PLC0415 - as above
        from agurk.sim.rollouts import Rollouts  # noqa: PLC0415

        lean = self.plain is not None and not native.ready()
        rollouts = Rollouts(
            view._replace(tricks=view.tricks[max(0, len(view.tricks) - self.memory) :]),
            policies="sharp" if lean else GOES_ON,
            utility=self._utility(view),
            models=others_play(view.variant),
            alike=ALIKE,
            heeds=self.inference,
        )
        seed = random.getrandbits(_SEED_BITS)
        if lean:
            tried = rollouts.run(self._few(view, plays), seed=seed)
        else:
            tried = self._tried(rollouts, seed)
        best = tried.best
        if blur := self._blur(view) * rollouts.stake:
            seen = [random.gauss(mean, blur) for mean in tried.means]
            best = tried.plays[max(range(len(seen)), key=seen.__getitem__)]
        return next(play for play in plays if _ranks_of(view, play) == best)

    def _few(self, view: View, plays: tuple[Hand, ...]) -> int:
        """Return in how many worlds each play is tried where there is no kernel."""
        each = len(plays) * sum(view.counts)
        return min(self.worlds, max(1, (self.plain or 0) // each))

    def _tried(self, rollouts: "Rollouts", seed: int) -> "Tried":
        """Return what came of the plays in as many worlds as it takes."""
        begun = perf_counter()
        tried = self._more(rollouts, seed, 0)
        while tried.worlds < self.worlds and not tried.is_clear(_CLEAR):
            if self.milliseconds is not None:
                spent = (perf_counter() - begun) * 1000
                if spent * (1 + _BLOCK / tried.worlds) > self.milliseconds:
                    break
            tried += self._more(rollouts, seed, tried.worlds)
        return tried

    def _more(self, rollouts: "Rollouts", seed: int, done: int) -> "Tried":
        """Return what came of the plays in the next few worlds."""
        left = self.worlds - done
        if self.inference and left >= _BLOCK:
            return rollouts.believe(1, seed=seed, first=done // _BLOCK)
        return rollouts.run(min(left, _BLOCK), seed=seed, first=done)


def _ranks_of(view: View, cards: Hand) -> tuple[int, ...]:
    """Return the ranks of some cards, lowest first."""
    from agurk.sim.shape import ranks_of  # noqa: PLC0415 - as above

    ranks = ranks_of(view.variant)
    return tuple(sorted([ranks[card] for card in cards]))


def others_play(variant: Variant) -> "tuple[Model, ...]":
    """Return how others may play: some as `sharp`, most about as this bot itself does."""
    from agurk.sim.rollouts import Model  # noqa: PLC0415 - as above

    slips = _SLIPS_OF_SETS if variant.lead is Lead.SETS else _SLIPS
    return Model("sharp", _SHARP, slips=0.01), Model(GOES_ON, 1 - _SHARP, slips)
