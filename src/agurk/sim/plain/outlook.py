"""What a careful player reckons, in ranks: `agurk.bots.outlook` again, for simulations.

The operations on floats are the same, one by one, so that all choose the same cards to the bit.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import prod, sqrt

from agurk.rules.choices import Ace, Compare, End, Follow, PenaltyTie, Reference
from agurk.sim.plain.deal import Deal, Play
from agurk.sim.plain.tricks import heads, is_bound
from agurk.sim.shape import Shape

_FOLLOWING, _KEEPING, _LEADING, _LIFE = 0.45, 0.6, 0.25, 0.3
_EQUALS = {PenaltyTie.LAST: 0.5, PenaltyTie.ALL: 0.0, PenaltyTie.BONUS: 0.7}


class Outlook:
    """What can be expected of the rest of a deal, seen from the place to play."""

    def __init__(
        self,
        deal: Deal,
        unseen: Sequence[int],
        excluded: Sequence[set[int]],
        scores: Sequence[int],
    ) -> None:
        """Count what each other place may hold.

        Args:
            deal: The deal.
            unseen: How many cards of each rank this place has not seen.
            excluded: The ranks that play has shown each place not to hold.
            scores: What each place had on its score before the deal.
        """
        self._deal, self._shape = deal, deal.shape
        self._hand = deal.hands[deal.turn]
        self._score = scores[deal.turn]
        players = len(deal.hands)
        others = [(deal.turn + turn) % players for turn in range(1, players)]
        self._later = range(len(others) - deal.made)
        numbers = [
            [0 if rank in excluded[place] else number for rank, number in enumerate(unseen)]
            for place in others
        ]
        self._unseen = list(accumulate(unseen))
        self._may_hold = [list(accumulate(held)) for held in numbers]
        self._last = [list(accumulate(_in_last_trick(deal.shape, held))) for held in numbers]
        met = 1 if deal.shape.reference is Reference.PREVIOUS else len(others)
        self._following = _FOLLOWING * met
        self._keeping = 1 + _KEEPING * max(0, len(self._hand) - 2)

    def worth(self, play: Play) -> float:
        """Return what the deal can be expected to cost after a play."""
        rest = list(self._hand)
        for rank in play:
            rest.remove(rank)
        rungs = 0.0
        for rank in rest[1:]:
            rungs += 1 - self.heads(rank)
        rungs -= _LEADING * self.takes(play)
        rung = max(0.0, min(rungs, len(rest) - 1.0))
        low = int(rung)
        cost = self.cost(rest[low])
        if rung > low:
            cost += (rung - low) * (self.cost(rest[low + 1]) - cost)
        if self._shape.last_ace_low:
            cost = self._with_low_ace(rest, cost)
        return cost + 0.001 * min(0.0, rungs)

    def heads(self, rank: int) -> float:
        """Return the chance that a card will head a trick that others begin."""
        share = self._unseen[rank] / (self._unseen[-1] or 1)
        return float(share**self._following)

    def takes(self, play: Play) -> float:
        """Return the chance that a play takes the trick."""
        deal, later = self._deal, self._later
        if not heads(deal, play):
            return 0.0
        if deal.made and any(other[0] > play[0] for other in deal.trick):
            return 0.0
        after = deal.copy()
        after.play(play)
        if after.made and is_bound(after):
            later = later[1:] if self._shape.ace is Ace.NEXT else range(0)
        return prod([self._stays_under(other, play[0], len(play)) for other in later])

    def _stays_under(self, other: int, rank: int, number: int) -> float:
        """Return the chance that another place cannot answer so many cards of a rank."""
        held = self._may_hold[other]
        share = (held[rank - 1] if rank else 0) / (held[-1] or 1)
        unable: float = share ** sqrt(self._deal.held)
        return 1 - (1 - unable) ** number

    def cost(self, rank: int) -> float:
        """Return what it can be expected to cost to end with a card."""
        mine = self._shape.last[rank]
        chance = 1.0
        for held in self._last:
            equal = held[mine] - (held[mine - 1] if mine else 0)
            over = held[-1] - held[mine] + equal * _EQUALS[self._shape.penalty_tie]
            chance *= 1 - (over / (held[-1] or 1)) ** self._keeping
        return float(chance) * self._harm(rank)

    def _harm(self, rank: int) -> float:
        """Return what paying for a card does: its points, and a life if it takes one."""
        shape, before = self._shape, self._score
        if shape.end is End.ONE_DEAL:
            return 1.0
        after = before + shape.cost[rank]
        if after == shape.exact_reset:
            return -float(before)
        limit = shape.threshold + (shape.compare is Compare.MORE_THAN)
        goes_out = shape.end is not End.ALL_BUT_ONE_OVER and shape.threshold and after >= limit
        if goes_out or shape.losing >> rank & 1:
            return max(0.0, shape.threshold * (1 + _LIFE) - before)
        return float(shape.cost[rank])

    def _with_low_ace(self, rest: Sequence[int], cost: float) -> float:
        """Return the cost, given that an ace kept to the end would be the lowest card."""
        ace = self._shape.last.index(0)
        if ace not in rest:
            return cost
        if self._shape.follow is Follow.OPTIONAL:
            return min(cost, self.cost(ace))
        others = list(rest)
        others.remove(ace)
        kept = prod([self.heads(rank) for rank in others])
        return kept * self.cost(ace) + (1 - kept) * cost


def _in_last_trick(shape: Shape, held: Sequence[int]) -> list[int]:
    """Return the same numbers of cards, by where their ranks stand in the last trick."""
    found = [0] * len(held)
    for rank, number in enumerate(held):
        found[shape.last[rank]] += number
    return found
