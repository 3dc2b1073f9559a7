"""What many deals came to, in whole numbers that add up, and what follows from them."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from agurk.rules.cards import Card
from agurk.rules.variant import Variant
from agurk.sim.shape import ranks_of, shape_of

CONFIDENT = 1.959964
"""How many standard errors to each side hold 95 % of all chances."""


class Estimate(NamedTuple):
    """A mean, and how far off it may be."""

    mean: float
    """The mean of all deals."""
    margin: float
    """With a chance of 95 % the true mean lies within so much."""
    deals: int
    """How many deals it is the mean of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSums:
    """What many deals came to; sums of several add up to those of all.

    Places are the players in order of play from the dealer's left, so the dealer is the last.
    Ranks are numbered from the lowest; `ranks` names them.
    """

    variant: Variant
    """The rules."""
    players: int
    """How many played."""
    counts: tuple[int, ...]
    """Deals by the place that took the last trick, the rank that took it and the rank led to it.

    They stand in one row: place 0, rank 0, led 0 comes first, and the rank led changes fastest.
    """
    paid_apart: tuple[dict[int, int], ...] = ()
    """For each place, how many deals it paid so much in; less than nothing where it was deducted.

    Empty where it follows from the counts: where only the taker pays, and what the card costs.
    """

    @classmethod
    def none(cls, variant: Variant, players: int) -> "DealSums":
        """Return the sums of no deal."""
        ranks = shape_of(variant).ranks
        return cls(variant=variant, players=players, counts=(0,) * (players * ranks * ranks))

    def __add__(self, other: "DealSums") -> "DealSums":
        if (self.variant, self.players) != (other.variant, other.players):
            return NotImplemented
        apart = self.paid_apart or ({},) * len(other.paid_apart)
        others = other.paid_apart or ({},) * len(apart)
        return DealSums(
            variant=self.variant,
            players=self.players,
            counts=tuple(
                mine + theirs for mine, theirs in zip(self.counts, other.counts, strict=True)
            ),
            paid_apart=tuple(map(_together, apart, others)),
        )

    @property
    def deals(self) -> int:
        """How many deals there were."""
        return sum(self.counts)

    @property
    def ranks(self) -> tuple[str, ...]:
        """What the ranks are called, lowest first."""
        first = {rank: card for card, rank in reversed(ranks_of(self.variant).items())}
        alone = [copies == 1 for copies in shape_of(self.variant).copies]
        return tuple(_name(first[rank], alone=alone[rank]) for rank in range(len(first)))

    @property
    def taken_by(self) -> tuple[int, ...]:
        """How many last tricks each place took."""
        size = len(self.counts) // self.players
        return tuple(
            sum(self.counts[place * size : (place + 1) * size]) for place in range(self.players)
        )

    @property
    def taken_with(self) -> tuple[tuple[int, ...], ...]:
        """How many last tricks each place took with each rank."""
        size = shape_of(self.variant).ranks
        rows = [sum(self.counts[at : at + size]) for at in range(0, len(self.counts), size)]
        return tuple(tuple(rows[at : at + size]) for at in range(0, len(rows), size))

    @property
    def paid(self) -> tuple[dict[int, int], ...]:
        """For each place, how many deals it paid so much in, the least first."""
        if self.paid_apart:
            return self.paid_apart
        cost, deals = shape_of(self.variant).cost, self.deals
        found = []
        for row in self.taken_with:
            paid = Counter({0: deals - sum(row)})
            for points, number in zip(cost, row, strict=True):
                paid[points] += number
            found.append({points: paid[points] for points in sorted(paid) if paid[points]})
        return tuple(found)

    @property
    def costs(self) -> tuple[Estimate, ...]:
        """What a deal costs each place on average."""
        return tuple(_estimate(paid) for paid in self.paid)

    @property
    def price(self) -> Estimate:
        """What the card that takes the last trick costs on average.

        Before anything multiplies the cost.
        """
        return _estimate(sum(self._prices(), Counter[int]()))

    @property
    def by_lead(self) -> tuple[Estimate, ...]:
        """What the card that takes the last trick costs on average, by the rank led to it.

        Before anything multiplies the cost. A rank that was never led has a mean of 0.
        """
        return tuple(map(_estimate, self._prices()))

    def _prices(self) -> list[Counter[int]]:
        """Return how many deals cost so much, for each rank led to the last trick."""
        shape = shape_of(self.variant)
        found: list[Counter[int]] = [Counter() for _ in range(shape.ranks)]
        for at, number in enumerate(self.counts):
            rank, led = at // shape.ranks % shape.ranks, at % shape.ranks
            found[led][shape.cost[rank]] += number
        return found


def _name(card: Card, *, alone: bool) -> str:
    """Return what a rank is called, given its first card, and whether it has no other."""
    if card.joker:
        return "X"
    return card.text if alone or not card.suit else card.text[:-1]


def _together(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """Return both histograms as one, in order."""
    return {
        points: one.get(points, 0) + other.get(points, 0)
        for points in sorted(one.keys() | other.keys())
    }


def _estimate(paid: dict[int, int]) -> Estimate:
    deals = sum(paid.values())
    total = sum(points * number for points, number in paid.items())
    squares = sum(points * points * number for points, number in paid.items())
    if deals < 2:
        return Estimate(float(total), 0.0, deals)
    spread = (squares * deals - total * total) / (deals * (deals - 1))
    return Estimate(total / deals, CONFIDENT * sqrt(spread / deals), deals)
