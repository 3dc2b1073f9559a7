"""What each play of a view is worth: the chance to win the match after it.

Endings that can be told are told exactly; all else is tried in worlds that fit the view, in which
the others are expected to play as their plays suggest.
"""

from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import monotonic
from typing import NamedTuple

from agurk.bots.plays import plays_of
from agurk.bots.search import ALIKE, GOES_ON, others_play
from agurk.review.endings import exact_gains
from agurk.rules.cards import Hand
from agurk.rules.view import View
from agurk.sim.hidden import TooManyWays
from agurk.sim.position import Play, in_ranks
from agurk.sim.rollouts import Rollouts, Tried
from agurk.sim.shape import ranks_of
from agurk.solve.equity import Equity

_STEPS = 2.0**30
"""Chances are whole multiples of one over this, so that sums of them are exact."""
SURE = 2.0
"""By how many standard errors a play has to be behind to be called worse."""
_CLEAR = 4.0
"""By how many standard errors a play has to be ahead to be clearly the best."""
_LOOSER = 3.0
"""By how much its error may then be greater."""
_FIRST = 4
"""How many blocks of worlds are tried before it is asked whether that will do."""
_FEWEST = 2
"""How many are tried however long they take, so that an error can be told."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long plays are looked at."""

    blocks: int = 32
    """In how many blocks of 64 worlds each play is tried at most."""
    forced: int = 4
    """In how many, where there is nothing to choose."""
    error: float = 0.003
    """The standard error of a difference in chance that will do."""
    seconds: float | None = None
    """After how many seconds what has been tried has to do; None for as long as it takes. What is
    found then depends on how quick the machine is."""


class Worth(NamedTuple):
    """What a play is worth."""

    cards: Hand
    """The play; of equal cards the first stand for all."""
    chance: float
    """The chance to win the match after it."""
    error: float
    """The standard error of that; 0 where it is exact."""
    loss: float
    """How much less that is than after the best play."""
    loss_error: float
    """The standard error of the loss, which is smaller than those of both chances together."""
    pays: float | None
    """How often its player pays for the last trick; None where that was not counted."""


class Worths(NamedTuple):
    """What all plays of a view are worth, lowest first."""

    plays: tuple[Worth, ...]
    exact: bool
    """Whether they follow from the view, and no chance is left in them."""
    worlds: int
    """In how many worlds each was tried; 0 where they are exact."""

    @property
    def best(self) -> Worth:
        """The play with the best chance; of equals the highest, which keeps low cards."""
        return max(reversed(self.plays), key=lambda each: each.chance)

    def of(self, view: View, cards: Hand) -> Worth:
        """Return what some cards are worth, which may be equal to those that stand for them."""
        strength = view.variant.strength
        wanted = [strength[card] for card in cards]
        return next(
            each for each in self.plays if [strength[card] for card in each.cards] == wanted
        )


def worths_of(view: View, equity: Equity, *, seed: int, effort: Effort) -> Worths:
    """Return what each play is worth to the seat that is to play.

    Args:
        view: What the seat knows.
        equity: The chances as the match stands between deals.
        seed: What worlds and choices come from.
        effort: How long to look.

    Raises:
        WrongTime: if the view is not that of a seat that is to play a card.
        VariantError: if the pack is not one that simulations can count.
        NoWorld: if no hands fit the view.
    """
    utility = equity.utility(view.match)
    before = equity.chances(view.match)[view.seat or 0]
    asking = partial(
        Rollouts,
        view,
        policies=GOES_ON,
        utility=utility,
        models=others_play(view.variant),
        alike=ALIKE,
    )
    rollouts = asking()
    gains = exact_gains(view, rollouts, utility)
    if gains is not None:
        return _worths(view, before, _Known(rollouts.plays, gains))
    try:
        found = _estimated(rollouts, seed, effort)
    except TooManyWays:
        # Too tangled to draw from, so it goes by the number of cards that each holds alone.
        rollouts = asking(heeds=False)
        found = _estimated(rollouts, seed, effort)
    return _worths(view, before, found)


class _Known(NamedTuple):
    """What each play gains, by rank, and how surely."""

    plays: tuple[Play, ...]
    gains: tuple[float, ...]
    tried: Tried | None = None
    blocks: tuple[tuple[float, ...], ...] = ()
    """By block, what each play gained on average."""

    def error(self, play: int, other: int | None = None) -> float:
        """Return the standard error of a gain, or of the difference of two.

        Worlds of one block come repeatedly, so what blocks tell apart is taken where it is more.
        """
        if self.tried is None or play == other:
            return 0.0
        mine = [row[play] - (0.0 if other is None else row[other]) for row in self.blocks]
        apart = _error(mine)
        if other is None:
            return apart
        return max(apart, self._paired(play, other))

    def _paired(self, play: int, other: int) -> float:
        """Return the error of a difference as single worlds tell it."""
        tried = self.tried
        if tried is None or tried.plays[other] != tried.best:
            return 0.0
        return tried.behind(tried.plays[play])[1]


def _error(numbers: list[float]) -> float:
    """Return the standard error of an average."""
    many = len(numbers)
    if many < 2:
        return 0.5
    mean = sum(numbers) / many
    return sqrt(sum([(each - mean) ** 2 for each in numbers]) / (many - 1) / many)


def _estimated(rollouts: Rollouts, seed: int, effort: Effort) -> _Known:
    """Try all plays in as many worlds as it takes."""
    most = effort.blocks if len(rollouts.plays) > 1 else min(effort.forced, effort.blocks)
    until = None if effort.seconds is None else monotonic() + effort.seconds
    tried = rollouts.believe(1, seed=seed, first=0)
    blocks = [tried]
    while len(blocks) < most and not (len(blocks) % _FIRST == 0 and _will_do(tried, effort)):
        if until is not None and len(blocks) >= _FEWEST and monotonic() >= until:
            break
        blocks.append(rollouts.believe(1, seed=seed, first=len(blocks)))
        tried += blocks[-1]
    return _Known(rollouts.plays, tried.means, tried, tuple([each.means for each in blocks]))


def _will_do(tried: Tried, effort: Effort) -> bool:
    """Tell whether losses are known as nearly as it matters; less so where the best is clear."""
    enough = effort.error * (_LOOSER if tried.is_clear(_CLEAR) else 1)
    return all(tried.behind(play)[1] <= enough for play in tried.plays)


def _worths(view: View, before: float, known: _Known) -> Worths:
    """Return what was found, in cards."""
    ranks, places = ranks_of(view.variant), {play: at for at, play in enumerate(known.plays)}
    found = [(cards, places[in_ranks(ranks, cards)]) for cards in plays_of(view)]
    chances = [_fixed(before + gain) for gain in known.gains]
    best = max(range(len(chances)), key=lambda play: (chances[play], play))
    tried, me = known.tried, view.match.seats.index(view.seat or 0)
    return Worths(
        plays=tuple(
            [
                Worth(
                    cards,
                    chances[play],
                    known.error(play),
                    chances[best] - chances[play],
                    known.error(play, best),
                    None if tried is None else _pays(tried, play, me),
                )
                for cards, play in found
            ]
        ),
        exact=tried is None,
        worlds=0 if tried is None else tried.worlds,
    )


def _pays(tried: Tried, play: int, me: int) -> float:
    """Return in which share of the worlds a place pays for the last trick."""
    endings = tried.endings[play]
    return sum([times for end, times in endings.items() if end.paid[me] > 0]) / tried.worlds


def _fixed(chance: float) -> float:
    """Return a chance in whole steps, within what a chance can be."""
    return round(min(1.0, max(0.0, chance)) * _STEPS) / _STEPS


def fixed(chances: tuple[float, ...]) -> tuple[float, ...]:
    """Return chances in whole steps, so that their sums and differences are exact."""
    return tuple(map(_fixed, chances))
