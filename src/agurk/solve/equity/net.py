"""A small net that estimates chances where there is no exact table.

It sees each seat by itself and all seats on average, so it does not mind how many there are, and
seats that are alike get like chances.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from operator import add, mul
from typing import TYPE_CHECKING

from agurk.rules.choices import BuyIn, FirstLead
from agurk.rules.standing import least_too_much
from agurk.rules.variant import Variant
from agurk.solve.equity.situation import Situation

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

INPUTS, OUTPUTS = 19, 2
"""How many numbers tell of a seat, and how many come out: the logarithms of the chances to win and
to be named as a loser, but for a number that all share."""

HIDDEN = (32, 32)
"""How many numbers the layers between have, unless a book says otherwise."""

Shape = tuple[int, ...]


def shapes_of(hidden: Sequence[int]) -> tuple[Shape, ...]:
    """Return rows and columns of the weights, layer by layer, each followed by what is added."""
    first, second = hidden
    layers = ((INPUTS, first), (2 * first, second), (second, OUTPUTS))
    return tuple(shape for layer in layers for shape in (layer, layer[1:]))


_TRICKS = 3
_FAR = 2.0
_SEATS = 1 << 12
"""How many seats are remembered at most."""

Matrix = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Scale:
    """What scores are measured by."""

    limit: int
    """The lowest score that costs a life, or the dearest card where none does."""
    lives: int
    times: int
    """How often each may buy in."""
    prices: tuple[tuple[int, float], ...]
    """What last tricks cost, and how often."""
    lead_moves: bool
    """Whether anybody may lead, wherever the dealer sits."""

    @classmethod
    def of(cls, variant: Variant, prices: Mapping[int, float]) -> "Scale":
        """Return the scale of a variant whose last tricks cost so much, so often."""
        return cls(
            limit=least_too_much(variant) or max(1, *variant.cost.values()),
            lives=variant.lives,
            times=0 if variant.buy_in is BuyIn.NONE else variant.buy_in_times,
            prices=tuple(sorted(prices.items())),
            lead_moves=variant.first_lead not in {FirstLead.DEALER_LEFT, FirstLead.DEALER},
        )

    @cached_property
    def tails(self) -> tuple[tuple[float, ...], ...]:
        """By score up to the limit, the chance that one, two, three last tricks reach the limit."""
        spread = [1.0, *[0.0] * self.limit]
        found = []
        for _ in range(_TRICKS):
            after = [0.0] * (self.limit + 1)
            for had, chance in enumerate(spread):
                for price, share in self.prices:
                    after[min(self.limit, had + price)] += chance * share
            spread = after
            rest, tail = 0.0, []
            for score in range(self.limit + 1):
                rest += spread[self.limit - score]
                tail.append(rest)
            found.append(tail)
        return tuple(zip(*found, strict=True))


def inputs_of(scale: Scale, situation: Situation) -> list[list[float]]:
    """Return what the net sees of each place."""
    seats = len(situation.scores)
    shared = [
        1 / seats,
        float(seats == 2),
        float(seats == 3),
        situation.players / 10,
        situation.size / 10,
    ]
    rows = []
    for place, score in enumerate(situation.scores):
        others = (*situation.scores[:place], *situation.scores[place + 1 :])
        turn = (place - situation.leader) % seats
        rows.append(
            [
                min(score / scale.limit, _FAR),
                *scale.tails[min(max(score, 0), scale.limit)],
                (situation.lives[place] - 1) / max(1, scale.lives - 1),
                (score - max(others)) / scale.limit,
                (score - min(others)) / scale.limit,
                situation.bought[place] / max(1, scale.times),
                situation.kept[place] / 8,
                float(turn == 0),
                float(turn == 1),
                float(turn == seats - 1),
                turn / (seats - 1),
                float(scale.lead_moves and place == seats - 1),
                *shared,
            ]
        )
    return rows


@dataclass(frozen=True)
class Net:
    """Weights, and how to use them."""

    scale: Scale
    weights: tuple[Sequence[float], ...]
    """Each layer's as one row: those of a number that comes out one after the other."""

    @property
    def hidden(self) -> tuple[int, int]:
        """How many numbers the layers between have."""
        return len(self.weights[1]), len(self.weights[3])

    def chances(self, situation: Situation) -> tuple[list[float], list[float]]:
        """Return by place the chance to win, and that to be named as a loser."""
        seats = [self._seat(tuple(row)) for row in inputs_of(self.scale, situation)]
        mean = [sum(column) / len(seats) for column in zip(*[one for one, _ in seats], strict=True)]
        shared = _product(self._second[1], mean)
        out = [self._out([*map(add, own, shared)]) for _, own in seats]
        highest = max(win for win, _ in out)
        odds = [exp(win - highest) for win, _ in out]
        total = sum(odds)
        return [odd / total for odd in odds], [1 / (1 + exp(-lose)) for _, lose in out]

    def _seat(self, row: tuple[float, ...]) -> tuple[list[float], list[float]]:
        """Return the first layer of a seat, and what that adds to its second by itself.

        Matches asked about together have most seats in common, so these are remembered.
        """
        found = self._seats.get(row)
        if found is None:
            if len(self._seats) >= _SEATS:
                self._seats.clear()
            totals = map(add, _product(self._first, row), self.weights[1])
            first = [max(total, 0.0) for total in totals]
            found = first, [*map(add, _product(self._second[0], first), self.weights[3])]
            self._seats[row] = found
        return found

    def _out(self, totals: list[float]) -> list[float]:
        """Return what comes out, given the second layer before what is below nothing is cut off."""
        second = [max(total, 0.0) for total in totals]
        return [*map(add, _product(self._last, second), self.weights[5])]

    @cached_property
    def _first(self) -> Matrix:
        return self._matrix(0)

    @cached_property
    def _second(self) -> tuple[Matrix, Matrix]:
        """What the seat itself counts for, and what all seats on average do."""
        own = self.hidden[0]
        rows = self._matrix(2)
        return tuple([row[:own] for row in rows]), tuple([row[own:] for row in rows])

    @cached_property
    def _last(self) -> Matrix:
        return self._matrix(4)

    def _matrix(self, at: int) -> Matrix:
        """Return a layer's weights, those of a number that comes out together."""
        rows, columns = shapes_of(self.hidden)[at]
        row = tuple(self.weights[at])
        return tuple([row[each * rows : (each + 1) * rows] for each in range(columns)])

    @cached_property
    def _seats(self) -> dict[tuple[float, ...], tuple[list[float], list[float]]]:
        return {}


def _product(rows: Matrix, numbers: Sequence[float]) -> list[float]:
    """Return the sum of each row, weighed by some numbers."""
    return [sum(map(mul, row, numbers)) for row in rows]
