"""What a careful player reckons from a view: what heads, what takes, and what a last card costs.

All are estimates from the cards not seen and from what play has shown of each seat. Where a
number had to be chosen, it is the one that won the most matches.
"""

from itertools import accumulate
from math import prod, sqrt

from agurk.rules.cards import Card, Hand, without
from agurk.rules.choices import Ace, End, Follow, LastAce, PenaltyTie, Reference
from agurk.rules.scoring import loses_match
from agurk.rules.standing import is_over_threshold
from agurk.rules.trick import LOWEST_ONLY, demand, heads
from agurk.rules.view import View

_FOLLOWING = 0.45
"""How many hands' best card a follower meets, for each other seat."""
_KEEPING = 0.6
"""How well others keep their lowest cards for the end, for each card they hold."""
_LEADING = 0.25
"""How many throws it saves to take a trick, and so to lead to the next."""
_LIFE = 0.3
"""What a life is worth beyond its points, as a share of the threshold."""
_EQUALS = {PenaltyTie.LAST: 0.5, PenaltyTie.ALL: 0.0, PenaltyTie.BONUS: 0.7}
"""How far another's equal card saves from paying for the last trick."""

_Tally = list[int]
"""How many cards there are up to each strength."""


class Outlook:
    """What can be expected of the rest of a deal, seen from the seat to play."""

    def __init__(self, view: View) -> None:
        """Count what is not seen, and what each other seat may hold of it."""
        match, strength = view.match, view.variant.strength
        self._view, self._variant, self._asked = view, view.variant, view.demand
        self._trick = tuple([play.cards for play in view.trick])
        others = match.clockwise(match.seats, view.seat or 0)[:-1]
        self._later = others[: len(others) - len(view.trick)]
        unseen = [0] * (max(strength.values()) + 1)
        hidden = view.unseen()
        for card in hidden:
            unseen[strength[card]] += 1
        excluded = view.excluded()
        may_hold = {
            seat: [
                0 if height in excluded[seat] else number for height, number in enumerate(unseen)
            ]
            for seat in others
        }
        self._unseen = list(accumulate(unseen))
        self._may_hold = {seat: list(accumulate(held)) for seat, held in may_hold.items()}
        self._last = [
            list(accumulate(self._in_last_trick(hidden, excluded[seat]))) for seat in others
        ]
        met = 1 if view.variant.reference is Reference.PREVIOUS else len(others)
        self._following = _FOLLOWING * met
        self._keeping = 1 + _KEEPING * max(0, len(view.hand) - 2)
        self._costs: dict[Card, float] = {}

    def worth(self, play: Hand, rest: Hand) -> float:
        """Return what the deal can be expected to cost after a play that leaves `rest`.

        Every card over the lowest has to go by heading with it or by leading it. For each that will
        not, the lowest goes instead, and the card to end with is one rung higher.
        """
        rungs = 0.0
        # Added one by one: what `sum` makes of floats differs between versions of Python.
        for card in rest[1:]:
            rungs += 1 - self.heads(card)
        rungs -= _LEADING * self.takes(play)
        rung = max(0.0, min(rungs, len(rest) - 1.0))
        low = int(rung)
        cost = self.cost(rest[low])
        if rung > low:
            cost += (rung - low) * (self.cost(rest[low + 1]) - cost)
        if self._variant.last_ace is LastAce.LOW:
            cost = self._with_low_ace(rest, cost)
        # Of two plays that come to the same, the one that leaves more to spare.
        return cost + 0.001 * min(0.0, rungs)

    def heads(self, card: Card) -> float:
        """Return the chance that a card will head a trick that others begin."""
        share = self._unseen[self._variant.strength[card]] / (self._unseen[-1] or 1)
        return float(share**self._following)

    def takes(self, play: Hand) -> float:
        """Return the chance that a play takes the trick."""
        strength = self._variant.strength
        mine = tuple([strength[card] for card in play])
        if self._asked is not None and not heads(self._variant, play, self._asked):
            return 0.0
        if any([strength[other[0]] > mine[0] for other in self._trick]):
            return 0.0
        later = self._later
        if demand(self._variant, (*self._trick, play)) == LOWEST_ONLY:
            later = later[1:] if self._variant.ace is Ace.NEXT else ()
        return prod([self._stays_under(seat, mine[0], len(play)) for seat in later])

    def cost(self, card: Card) -> float:
        """Return what it can be expected to cost to end with a card."""
        found = self._costs.get(card)
        if found is None:
            found = self._costs[card] = self._pays(card) * self._harm(card)
        return found

    def _stays_under(self, seat: int, strength: int, number: int) -> float:
        """Return the chance that a seat cannot answer so many cards of a strength."""
        held = self._may_hold[seat]
        share = held[strength - 1] / (held[-1] or 1)
        unable: float = share ** sqrt(self._view.counts[seat])
        return 1 - (1 - unable) ** number

    def _pays(self, card: Card) -> float:
        """Return the chance that a card pays for the last trick."""
        mine = self._variant.last_strength[card]
        chance = 1.0
        for held in self._last:
            equal = held[mine] - held[mine - 1]
            over = held[-1] - held[mine] + equal * _EQUALS[self._variant.penalty_tie]
            chance *= 1 - (over / (held[-1] or 1)) ** self._keeping
        return float(chance)

    def _harm(self, card: Card) -> float:
        """Return what paying for a card does: its points, and a life if it takes one."""
        variant, seat = self._variant, self._view.seat or 0
        if variant.end is End.ONE_DEAL:
            return 1.0
        before = self._view.match.standing.scores[seat]
        after = before + variant.cost[card]
        if after == variant.exact_reset:
            return -float(before)
        goes_out = variant.end is not End.ALL_BUT_ONE_OVER and is_over_threshold(variant, after)
        if goes_out or loses_match(variant, card):
            return max(0.0, variant.threshold * (1 + _LIFE) - before)
        return float(variant.cost[card])

    def _in_last_trick(self, unseen: Hand, excluded: frozenset[int]) -> _Tally:
        """Return how many cards a seat may hold, by strength as it will count in the last trick."""
        strength, last = self._variant.strength, self._variant.last_strength
        held = [0] * (max(strength.values()) + 1)
        for card in unseen:
            held[last[card]] += strength[card] not in excluded
        return held

    def _with_low_ace(self, rest: Hand, cost: float) -> float:
        """Return the cost, given that an ace kept to the end would be the lowest card."""
        ace = next((card for card in rest if self._variant.last_strength[card] == 1), None)
        if ace is None:
            return cost
        if self._variant.follow is Follow.OPTIONAL:
            return min(cost, self.cost(ace))
        kept = prod([self.heads(card) for card in without(rest, ace.alone)])
        return kept * self.cost(ace) + (1 - kept) * cost
