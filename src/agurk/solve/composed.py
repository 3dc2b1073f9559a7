"""What is gained against somebody who has a plan at each turn of a small deal of two.

With four cards each it would take hours to ask about each hand and history. But a plan is for all
hands at once, and often for what may follow too, so the whole is put together from parts of plans.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from agurk.rules.errors import DealError
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.sim.duel import Duel, Hand, Start
from agurk.sim.running import threads_of
from agurk.solve.endings import Question, question_of
from agurk.solve.equilibrium import Exploited, duel_of, measured
from agurk.solve.last_tricks import Rest
from agurk.solve.situation import view_after

_LAST_CHOICES = 2
"""With how many cards each a plan at the beginning of a trick is kept to the end."""
_STEPS = 255


class Plan(Protocol):
    """How a turn is played, whatever is held."""

    @property
    def rest(self) -> Rest | None:
        """What both have learnt, if it follows from that."""

    def __call__(self, hand: Hand) -> Mapping[int, float]:
        """Return how often each rank is played."""


def exploited_by_parts(
    variant: Variant,
    cards: int,
    plan_of: Callable[[View], Plan | None],
    *,
    seldom: float = 0.0,
    threads: int | None = None,
) -> Exploited:
    """Return what can be gained against somebody, as `exploitability_of` does, to 1/255 of a play.

    Args:
        variant: The rules.
        cards: How many cards each gets, two or more.
        plan_of: Asked once for each history that can come, but not where it follows.
        seldom: What is to be played less often than this is never played.
        threads: How many threads work; one for each processor if None.

    Raises:
        VariantError: if deals of the variant are not small deals of single cards.
        PlayersError: if two cannot play it.
        CountError: if so many cards are not for small deals, or the threads are out of range.
        DealError: if there is no plan.
        TooLarge: if there is no kernel, and it would take one.
    """
    count, whole = threads_of(threads), duel_of(variant, cards)
    if whole is None:
        raise DealError("With one card each there is nothing to plan.")
    parts = _Parts(variant, cards, plan_of, whole)
    least = round(seldom * _STEPS)
    table = bytes([step if step >= least else 0 for step in range(_STEPS + 1)])
    whole.set_strategy(parts.strategy(()).translate(table))
    for history, hand, chances in parts.told:
        whole.set(history, hand, chances)
    return measured(whole, count)


class _Parts:
    """Somebody who is asked for plans, and the strategy that they come to."""

    def __init__(
        self, variant: Variant, cards: int, plan_of: Callable[[View], Plan | None], whole: Duel
    ) -> None:
        self._variant, self._cards, self._plan_of = variant, cards, plan_of
        self._whole = whole
        self.told: list[tuple[Hand, Hand, Mapping[int, float]]] = []
        """What was told hand by hand."""

    def strategy(self, history: Hand) -> bytes:
        """Return how all is played from some moment on, as `Duel.set_strategy` takes it."""
        view = view_after(self._variant, self._cards, history)
        plan, asked = self._plan_of(view), question_of(view, None, None)
        if plan is None:
            raise DealError(f"There is no plan for who is in turn after the ranks {list(history)}.")
        if plan.rest is None:
            here = self._ask(plan, history, asked)
            return here + self._later(history, asked)
        found = plan.rest.duel.strategy()
        if asked.cards == _LAST_CHOICES:
            return found
        later = self._later(history, asked)
        return found[: len(found) - len(later)] + later

    def _later(self, history: Hand, asked: Question) -> bytes:
        if asked.lead is not None and asked.cards == _LAST_CHOICES:
            return b""
        mask = asked.may_hold[asked.turn]
        can = [rank for rank, copies in enumerate(asked.copies) if copies and mask >> rank & 1]
        return b"".join([self.strategy((*history, rank)) for rank in can])

    def _ask(self, plan: Plan, history: Hand, asked: Question) -> bytes:
        """Ask for a plan hand by hand, and return as many nothings as there are plays."""
        number = 0
        for hand in Start.whole(asked.shape, asked.cards).hands(0):
            try:
                can = self._whole.chances(history, hand)
            except DealError:
                continue
            if len(can) > 1:
                number += len(can)
                chances = plan(hand)
                if chances:
                    self.told.append((history, hand, chances))
        return bytes(number)
