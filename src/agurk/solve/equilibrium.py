"""Small deals of two players, played so that the other one gains nothing by knowing how.

Two players get a few cards each from the whole pack and play one deal. What counts is what the
other one pays less what oneself pays, so the `value` is good for the leader where it is more than
nothing, and as bad for the follower. How far a way to play is from an equilibrium is found exactly,
by the best answer to it, all hands and plays counted.

>>> from agurk.variants import VARIANTS
>>> found = find(VARIANTS["danish"], 2)
>>> round(found.value, 2), found.exploitability < 0.005
(2.74, True)
>>> found.play((3, 9), history=(5,))[9] > 0.99
True
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from agurk.rules import choices as ch
from agurk.rules.errors import DealError, VariantError
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.sim.duel import MOST_CARDS, Duel, Hand, Start
from agurk.sim.position import Play, in_ranks
from agurk.sim.running import CountError, Progress, threads_of
from agurk.sim.shape import Shape, ranks_of, shape_of
from agurk.solve.one_trick import value_of_one_trick

Policy: TypeAlias = Callable[[Hand, Hand], Mapping[int, float]]
"""How somebody plays: cards held, lowest first, and ranks played so far, in order, go in.

How often each rank is played comes out, in proportion. The first play of a deal is the leader's; a
trick's taker leads the next one.
"""

TARGETS = {1: 0.0, 2: 0.0005, 3: 0.0005, 4: 0.005}
"""By the number of cards, how much is to be gained at most by who knows how the other one plays."""
MOST_WALKS = 2000

_EACH = 5
"""From how many walks both learn before it is measured what is to be gained."""


@dataclass(frozen=True, slots=True)
class Exploited:
    """What can be gained by whoever knows how the other one plays, in points a deal."""

    value: float
    """What the leader gains more than the follower, on average, if both play so."""
    best: tuple[float, float]
    """What leader and follower, in this order, gain at best against the other."""

    @property
    def nash_conv(self) -> float:
        """What both together gain more by their best answers than by playing so themselves."""
        return max(0.0, sum(self.best))

    @property
    def exploitability(self) -> float:
        """What a player who plays so, as leader and follower in turn, can lose on average.

        It is half of what both together gain by their best answers.
        """
        return self.nash_conv / 2


class Equilibrium:
    """A way to play deals of so many cards each, for leader and follower."""

    def __init__(
        self, variant: Variant, cards: int, duel: Duel | None, measured: Exploited
    ) -> None:
        """Take what was learnt; `find` and `Equilibrium.of` make one."""
        self.variant, self.cards = variant, cards
        self.measured = measured
        """How good it is."""
        self._duel = duel

    @classmethod
    def of(cls, variant: Variant, cards: int) -> "Equilibrium":
        """Return the equilibrium of a variant from memory, from a file, or by finding it.

        It is kept in the user's cache folder.

        Raises:
            VariantError: if deals of the variant are not small deals of single cards.
            PlayersError: if two cannot play it.
            CountError: if so many cards are not for small deals.
            TooLarge: if there is no kernel, and it would take one.
        """
        return _of(variant, cards)

    @property
    def value(self) -> float:
        """What the leader gains more than the follower, in points a deal."""
        return self.measured.value

    @property
    def exploitability(self) -> float:
        """What a player who plays so can lose at most, on average over both places."""
        return self.measured.exploitability

    @property
    def nash_conv(self) -> float:
        """What both together gain by their best answers."""
        return self.measured.nash_conv

    @property
    def walks(self) -> int:
        """From how many walks it was learnt."""
        return 0 if self._duel is None else self._duel.walks

    def play(self, hand: Hand, history: Hand = ()) -> dict[int, float]:
        """Return how often each rank is played that may be.

        Args:
            hand: The ranks that whoever is in turn holds, lowest first.
            history: The ranks that were played, in order.

        Raises:
            DealError: if nobody can be in turn with these cards then.
        """
        if len(hand) == 1:
            return {hand[0]: 1.0}
        if self._duel is None:
            raise DealError(f"In deals of {self.cards} cards nobody holds {list(hand)}.")
        return self._duel.chances(history, hand)

    def answer(self, view: View) -> dict[Play, float]:
        """Return how often each play is made by the seat in turn, in a deal of this size.

        Raises:
            DealError: if the deal is not one of two players with so many cards.
        """
        hand, history = spot_of(view, self.cards)
        return {(rank,): chance for rank, chance in self.play(hand, history).items()}

    def strategy(self) -> bytes:
        """Return all of it in steps of a 255th, for `Equilibrium.from_strategy`."""
        return b"" if self._duel is None else self._duel.strategy()

    @classmethod
    def from_strategy(cls, variant: Variant, cards: int, strategy: bytes) -> "Equilibrium":
        """Return what `strategy` told, measured anew.

        Raises:
            DealError: if it is not that of such a deal.
        """
        duel = duel_of(variant, cards)
        if duel is None:
            return find(variant, cards)
        duel.set_strategy(strategy)
        return cls(variant, cards, duel, measured(duel, threads_of(None)))


def find(
    variant: Variant,
    cards: int,
    *,
    target: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Equilibrium:
    """Return how to play deals of so many cards each.

    The threads do not show in what is found.

    Args:
        variant: The rules.
        cards: How many cards each gets, from 1 to 4.
        target: How much may be left to be gained by who knows how the other one plays, in points a
            deal; `TARGETS` if not given.
        threads: How many threads work; one for each processor if None.
        progress: Told after how many walks of about how many it is.

    Raises:
        VariantError: if deals of the variant are not small deals of single cards.
        PlayersError: if two cannot play it.
        CountError: if so many cards are not for small deals, or the threads are out of range.
        TooLarge: if there is no kernel, and it would take one.
    """
    duel, count = duel_of(variant, cards), threads_of(threads)
    if duel is None:
        value = value_of_one_trick(shape_of(variant))
        return Equilibrium(variant, cards, None, Exploited(value, (value, -value)))
    wanted = TARGETS[cards] if target is None else target
    while True:
        for _ in range(_EACH):
            duel.train(1, threads=count)
            # In between Python looks whether somebody pressed Ctrl-C.
        found = measured(duel, count)
        left = found.exploitability
        if progress:
            # What is left to be gained shrinks as the square of the walks grows.
            needed = max(1.0, sqrt(left / wanted) if wanted > 0 else MOST_WALKS)
            progress(duel.walks, min(MOST_WALKS, round(duel.walks * needed)))
        if left <= wanted or duel.walks >= MOST_WALKS:
            return Equilibrium(variant, cards, duel, found)


def exploitability_of(
    variant: Variant, cards: int, policy: Policy, *, threads: int | None = None
) -> Exploited:
    """Return what can be gained, in deals of so many cards each, against how somebody plays.

    It is exact. The policy is asked about each hand and history that it can come to by its own
    plays, once for each.

    Args:
        variant: The rules.
        cards: How many cards each gets.
        policy: How somebody plays as leader and as follower.
        threads: How many threads work; one for each processor if None.

    Raises:
        VariantError: if deals of the variant are not small deals of single cards.
        PlayersError: if two cannot play it.
        CountError: if so many cards are not for small deals, or the threads are out of range.
        DealError: if the policy plays what may not be played.
        TooLarge: if there is no kernel, and it would take one.
    """
    from agurk.solve.asking import ask  # noqa: PLC0415 - only who measures a bot needs it

    count, duel = threads_of(threads), duel_of(variant, cards)
    if duel is None:
        return find(variant, cards).measured
    ask(duel, policy)
    return measured(duel, count)


def measured(duel: Duel, threads: int) -> Exploited:
    """Return how good it is what was learnt."""
    best = [duel.best(place, threads=threads) for place in (0, 1)]
    return Exploited(duel.expected(0, threads=threads), (best[0], best[1]))


def duel_of(variant: Variant, cards: int) -> Duel | None:
    """Return a deal of so many cards each, to be learnt; None where there is no choice.

    Raises:
        VariantError: if deals of the variant are not small deals of single cards.
        PlayersError: if two cannot play it.
        CountError: if so many cards are not for small deals.
        TooLarge: if there is no kernel, and it would take one.
    """
    shape = shape_of(variant)
    check(variant, shape)
    if not 1 <= cards <= MOST_CARDS:
        raise CountError(
            f"Deals of 1 to {MOST_CARDS} cards each can be solved, not of {cards}; each card more "
            "takes some 150 times the time and the memory."
        )
    return None if cards == 1 else Duel(Start.whole(shape, cards))


def check(variant: Variant, shape: Shape) -> None:
    """Make sure that two can play small deals of single cards by some rules.

    Raises:
        VariantError: if it is not so; says the rule.
        PlayersError: if it is not for two players.
    """
    variant.check_players(2)
    reasons = (
        ("lead", shape.lead is ch.Lead.SETS, "sets can be led"),
        ("exchange", shape.exchange is not ch.Exchange.NONE, "cards are changed before play"),
        ("multiplier", shape.multiplier is ch.Multiplier.KONTRA, "Kontra can be called"),
        ("aside", shape.aside_shown, "the cards not dealt lie face up"),
    )
    for field, so, told in reasons:
        if so:
            raise VariantError(
                f"In {variant.name} {told}; an equilibrium is found where two players get single "
                "cards and play them at once, the rest of the pack unseen.",
                (field,),
            )


def spot_of(view: View, cards: int) -> tuple[Hand, Hand]:
    """Return what the seat in turn holds, and what was played in its deal, in ranks.

    Raises:
        DealError: if the deal is not one of two players with so many cards.
    """
    ranks, made = ranks_of(view.variant), list(view.plays())
    dealt = sum(view.counts) + len(made)
    if len(view.match.seats) != 2 or dealt != 2 * cards or view.match.kept:
        raise DealError(
            f"It is known how to play deals of 2 players with {cards} cards each from the whole "
            f"pack, not of {len(view.match.seats)} players with {dealt} cards together."
        )
    return in_ranks(ranks, view.hand), tuple([ranks[play.cards[0]] for play in made])


@lru_cache(maxsize=8)
def _of(variant: Variant, cards: int) -> Equilibrium:
    from agurk.solve.kept import kept  # noqa: PLC0415 - only who keeps one needs it

    return kept(variant, cards)
