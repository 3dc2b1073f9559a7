"""A hint to whoever is to play a card: what each is worth, and why the best is."""

from typing import NamedTuple

from agurk.review.reasons import Reason, reason_of
from agurk.review.worth import SURE, Effort, Worth, Worths, worths_of
from agurk.rules.errors import AgurkError
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.solve.equity import equity_of

_EFFORT = Effort()


class NoHint(AgurkError, RuntimeError):
    """A hint that cannot be given now."""

    slug = "no-hint"


class Hint(NamedTuple):
    """What a player may be told before a card is played."""

    worths: Worths
    """What each play is worth."""
    reason: Reason | None
    """Why the best is better than the next that surely is worse; None if nothing is to choose."""

    @property
    def best(self) -> Worth:
        """The best play."""
        return self.worths.best


def hint(view: View, *, seed: int = 0, effort: Effort = _EFFORT) -> Hint:
    """Return what each play of a view is worth; the same for the same seed.

    It is found from the view alone, so that it shows nobody more than play has.

    Args:
        view: What the seat knows that is to play a card.
        seed: What worlds and choices come from, from 0 to 2 ** 64 - 1.
        effort: How long to look.

    Raises:
        NoHint: if it is not for this seat to play a card now.
        VariantError: if the pack is not one that simulations can count.
        SeedError: if the seed is out of its range.
    """
    if view.match.phase is not Phase.PLAY or view.seat is None or not view.actions:
        raise NoHint("A hint is for the seat that is to play a card, and this one is not.")
    equity = equity_of(view.variant, view.match.players, background=False)
    worths = worths_of(view, equity, seed=seed, effort=effort)
    best = worths.best
    others = [each for each in worths.plays if each is not best]
    if not others:
        return Hint(worths, None)
    # The nearest of those that are surely worse, since of equals there is nothing to say.
    worse = [each for each in others if each.loss > SURE * each.loss_error] or others
    return Hint(worths, reason_of(view, best, max(worse, key=lambda each: each.chance)))
