"""A deal of two players, each of whom knows his own cards and what both may hold.

Both learn to play it so that the other one gains nothing by knowing how they do: by "counterfactual
regret minimisation" over all hands at once, not by drawing some. What the last trick costs counts
for one as much as against the other: what is told is what a place gains more than the other one.

>>> from agurk.variants import VARIANTS
>>> duel = Duel(Start.whole(shape_of(VARIANTS["danish"]), 2))
>>> duel.train(30)
>>> round(duel.expected(0), 2), duel.best(0) + duel.best(1) < 0.01
(2.74, True)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TypeAlias

from agurk.rules import choices as ch
from agurk.rules.errors import DealError, VariantError
from agurk.sim import native
from agurk.sim.hidden import NOTHING_FITS, NoWorld
from agurk.sim.position import Counts
from agurk.sim.shape import Shape, shape_of
from agurk.sim.solver import TooLarge, Utility, flat, native_factors

__all__ = ["MOST_CARDS", "Duel", "Hand", "Likely", "Start", "check_shape", "shape_of"]

Hand: TypeAlias = tuple[int, ...]
"""The ranks that one place holds, lowest first."""
Likely: TypeAlias = Mapping[Hand, float] | None
"""How likely each hand is beside the ways to lay its cards; None for all alike."""

MOST_CARDS = 4
"""How many cards whoever is in turn has at most."""
MOST_SLOTS = 1 << 28
"""How many plays of hands with a choice are told apart at most, unless said otherwise."""

_ANSWER, _EXPECT = 1, 2


@dataclass(frozen=True, slots=True)
class Start:
    """Where a deal of two places stands, as both see it.

    Raises:
        VariantError: if it is not one of single cards.
        DealError: if a deal cannot come there.
    """

    shape: Shape
    """The rules."""
    copies: Counts
    """How many cards of each rank lie nowhere open: in both hands, or in none."""
    cards: int
    """How many whoever is in turn holds; two or more, for with one there is no choice."""
    turn: int = 0
    """The place in turn."""
    lead: int | None = None
    """The rank that the other place has led, if it has."""
    may_hold: tuple[int, int] | None = None
    """By place, the ranks that play has not excluded, as sets of bits."""
    likely: tuple[Likely, Likely] = (None, None)
    """By place, how likely hands are; those not named never come."""

    def __post_init__(self) -> None:
        """Make sure that there can be such a start."""
        check_shape(self.shape)
        ranks, copies = self.shape.ranks, self.shape.copies
        if len(self.copies) != ranks or any(
            not 0 <= left <= most for left, most in zip(self.copies, copies, strict=False)
        ):
            raise DealError(f"The pack has {ranks} ranks, and up to {max(copies)} cards of each.")
        if not 2 <= self.cards <= MOST_CARDS:
            raise DealError(
                f"Whoever is in turn holds from 2 to {MOST_CARDS} cards here, not {self.cards}."
            )
        if self.turn not in {0, 1} or (self.lead is not None and not 0 <= self.lead < ranks):
            raise DealError(
                f"The places are 0 and 1 and the ranks 0 to {ranks - 1}; not place {self.turn} and "
                f"rank {self.lead}."
            )

    @classmethod
    def whole(cls, shape: Shape, cards: int) -> "Start":
        """Return the start of a deal of so many cards each from the whole pack; place 0 leads."""
        return cls(shape, shape.copies, cards)

    def held(self, place: int) -> int:
        """Return how many cards a place holds."""
        return self.cards - (self.lead is not None and place != self.turn)

    def masks(self) -> tuple[int, int]:
        """Return, by place, the ranks that play has not excluded."""
        everything = (1 << self.shape.ranks) - 1
        return (everything, everything) if self.may_hold is None else self.may_hold

    def hands(self, place: int) -> list[Hand]:
        """Return all hands of a place's size, in order of their lowest card, the next, and so on.

        What the pack or play excludes is among them.
        """
        return list(combinations_with_replacement(range(self.shape.ranks), self.held(place)))


class Duel:
    """What two places have learnt of such a deal."""

    def __init__(
        self,
        start: Start,
        *,
        utility: Utility | None = None,
        kontra: int | None = None,
        factors: tuple[int, ...] = (),
        most: int = MOST_SLOTS,
    ) -> None:
        """Take the deal, of which nothing is learnt so far.

        Args:
            start: Where it stands.
            utility: What paying is worth by place, payer and rank, if not its points.
            kontra: The place that called Kontra.
            factors: By place, what multiplies the cost for cards changed; empty for nothing.
            most: How many plays of hands with a choice are told apart at most.

        Raises:
            NoWorld: if no hands fit.
            TooLarge: if there is more to be learnt than `most`.
            TextError: if the utility has not a number for each place, payer and rank.
        """
        self.start = start
        table = flat(utility, 2, start.shape.ranks)
        likely = [
            [] if each is None else [each.get(hand, 0.0) for hand in start.hands(place)]
            for place, each in enumerate(start.likely)
        ]
        if native.ready():
            make, shape = native.kernel.Duel, start.shape.native()
        else:
            from agurk.sim.plain import duel as plain  # noqa: PLC0415 - seldom needed

            make, shape = plain.Duel, start.shape  # type: ignore[assignment]
        try:
            self._learnt = make(
                shape=shape,
                copies=bytes(start.copies),
                cards=start.cards,
                turn=start.turn,
                lead=-1 if start.lead is None else start.lead,
                may_hold=start.masks(),
                likely=likely,
                factors=native_factors(kontra, factors),
                table=table,
                most=most,
            )
        except OverflowError:
            raise TooLarge(
                f"The deal has more plays of hands with a choice than the {most} that were to be "
                "told apart."
            ) from None
        except ValueError:
            raise NoWorld(NOTHING_FITS) from None

    @property
    def slots(self) -> int:
        """How many plays of hands with a choice are told apart."""
        return self._learnt.slots

    @property
    def walks(self) -> int:
        """From how many walks both have learnt."""
        return self._learnt.walks

    def train(self, walks: int, *, threads: int = 1) -> None:
        """Have both learn from so many walks more.

        Threads do not show in what they learn.
        """
        self._learnt.train(walks, threads)

    def expected(self, place: int, *, threads: int = 1) -> float:
        """Return what a place gains more than the other one, if both play as they have learnt."""
        return self._learnt.gain(_EXPECT, place, threads)

    def best(self, place: int, *, threads: int = 1) -> float:
        """Return what a place gains at best against how the other one has learnt to play."""
        return self._learnt.gain(_ANSWER, place, threads)

    def chances(self, plays: Sequence[int], hand: Hand) -> dict[int, float]:
        """Return how often each rank is played that may be.

        Args:
            plays: The ranks played since the start, in order.
            hand: What whoever is in turn then holds, two cards or more.

        Raises:
            DealError: if nobody can come there with a choice.
        """
        try:
            return dict(self._learnt.chances(bytes(plays), bytes(hand)))
        except ValueError:
            raise DealError(_nowhere(plays, hand)) from None

    def set(self, plays: Sequence[int], hand: Hand, chances: Mapping[int, float]) -> None:
        """Have a hand played so from now on.

        Args:
            plays: The ranks played since the start, in order.
            hand: What whoever is in turn then holds, two cards or more.
            chances: How often each rank is played, in proportion; never, if it is not named.

        Raises:
            DealError: if nobody can come there with a choice, or it names what may not be played.
        """
        can = self.chances(plays, hand)
        if not chances.keys() <= can.keys() or not sum(chances.values()) > 0:
            raise DealError(
                f"Of {list(hand)} the ranks {sorted(can)} may be played, not {sorted(chances)}."
            )
        self._learnt.set(bytes(plays), bytes(hand), [chances.get(rank, 0.0) for rank in can])

    def values(self, hand: Hand) -> dict[int, float]:
        """Return what each play of whoever is in turn gains, if all goes on as learnt.

        Raises:
            DealError: if it cannot hold such a hand.
            NoWorld: if no hand of the other one fits it.
        """
        ranks = self.chances((), hand)
        try:
            return dict(zip(ranks, self._learnt.values(bytes(hand)), strict=True))
        except ValueError:
            raise NoWorld(NOTHING_FITS) from None

    def strategy(self) -> bytes:
        """Return how all is played, in steps of a 255th; for `set_strategy` of the same start."""
        return self._learnt.strategy()

    def set_strategy(self, strategy: bytes) -> None:
        """Have all played so from now on.

        Raises:
            DealError: if it is not that of the same start.
        """
        try:
            self._learnt.set_strategy(strategy)
        except ValueError:
            raise DealError(
                f"A way to play this deal is told by {self.slots} numbers, not {len(strategy)}."
            ) from None


def check_shape(shape: Shape) -> None:
    """Make sure that single cards are led.

    Raises:
        VariantError: if sets are.
    """
    if shape.lead is ch.Lead.SETS:
        raise VariantError(
            "Where sets are led there are too many plays to be told apart; single cards have to be "
            "led.",
            ("lead",),
        )


def _nowhere(plays: Sequence[int], hand: Hand) -> str:
    return f"After the ranks {list(plays)} nobody can be in turn with {list(hand)} and a choice."
