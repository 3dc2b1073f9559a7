"""What two places learn of a deal in which each knows his own cards: the plain twin.

It goes through each pair of hands by itself and plays it by the rules of a deal, so it is for small
starts. Its methods are those of the kernel's `Duel`.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, compress
from math import factorial, perm, prod
from typing import TypeAlias

from agurk.sim.plain.deal import Deal
from agurk.sim.plain.solver import Payoffs
from agurk.sim.plain.tricks import ruled_out
from agurk.sim.shape import Shape
from agurk.sim.solver import TooLarge

Hand: TypeAlias = tuple[int, ...]
Spot: TypeAlias = tuple[Hand, Hand]
"""What both have seen played, and what whoever is in turn holds."""
Chances: TypeAlias = dict[int, float]
"""By rank, how often it is played; or in proportion to what."""

MOST_PAIRS = 20_000
"""How many pairs of hands there may be."""

_TRAIN, _ANSWER, _EXPECT = range(3)


class _Against:
    """A deal of my hand and one of the other's, and how likely that is."""

    __slots__ = ("deal", "likely", "own")

    def __init__(self, deal: Deal, likely: float, own: float) -> None:
        self.deal = deal
        self.likely = likely
        """How likely the other one comes here, beside the ways to lay both hands."""
        self.own = own
        """The same without the ways to lay both."""

    def after(self, rank: int, chance: float) -> "_Against":
        """Return it after a play that is made with some chance."""
        deal = self.deal.copy()
        deal.play((rank,))
        return _Against(deal, self.likely * chance, self.own * chance)


class Duel:
    """The twin of the kernel's class of this name."""

    def __init__(
        self,
        *,
        shape: Shape,
        copies: bytes,
        cards: int,
        turn: int,
        lead: int,
        may_hold: tuple[int, int],
        likely: Sequence[list[float]],
        factors: tuple[int, bytes],
        table: list[float],
        most: int,  # noqa: ARG002
    ) -> None:
        """Take what `agurk.sim.duel.Duel` gives; `most` is about what the kernel remembers.

        Raises:
            TooLarge: if there are too many pairs of hands.
        """
        self._shape, self._copies, self._cards = shape, tuple(copies), cards
        self._turn, self._lead = turn, lead
        self._may_hold = may_hold
        kontra, exchanged = factors
        self._payoffs = Payoffs(
            shape, None if kontra < 0 else kontra, tuple(map(int, exchanged)), table
        )
        self._hands = [
            dict(_hands(self._copies, self._held(place), mask, likely[place]))
            for place, mask in enumerate(may_hold)
        ]
        number = prod(map(len, self._hands))
        if number > MOST_PAIRS:
            raise TooLarge(
                f"Without its kernel Agurk learns deals of up to {MOST_PAIRS} pairs of hands, and "
                f"here are {number}."
            )
        pairs = [(one, two) for one in self._hands[0] for two in self._hands[1]]
        self._weights = {pair: self._ways(*pair) for pair in pairs}
        self._whole = sum(
            self._hands[0][one] * self._hands[1][two] * ways
            for (one, two), ways in self._weights.items()
        )
        if not self._whole:
            raise ValueError
        self.walks = 0
        self._regrets: dict[Spot, Chances] = {}
        self._averages: dict[Spot, Chances] = {}

    @property
    def slots(self) -> int:
        """How many plays of hands with a choice have been met."""
        return sum(map(len, self._averages.values()))

    def train(self, walks: int, threads: int) -> None:  # noqa: ARG002
        """Have both learn from so many walks more."""
        for _ in range(walks):
            self.walks += 1
            for place in (0, 1):
                self._learn(place)

    def gain(self, mode: int, place: int, threads: int) -> float:  # noqa: ARG002
        """Return what a place gains more than the other one."""
        walk = _Walk(self, place, mode)
        return sum(
            weight * walk.gain(hand, (), self._others(place, hand))
            for hand, weight in self._hands[place].items()
        )

    def chances(self, plays: bytes, hand: bytes) -> list[tuple[int, float]]:
        """Return how often each rank is played."""
        played, held = tuple(plays), tuple(hand)
        legal = self._legal(played, held)
        found = self._averages.get((played, held), dict.fromkeys(legal, 0.0))
        return list(_in_proportion(found).items())

    def set(self, plays: bytes, hand: bytes, chances: list[float]) -> None:
        """Have a hand played so from now on."""
        played, held = tuple(plays), tuple(hand)
        legal = self._legal(played, held)
        if len(legal) > 1:
            self._averages[played, held] = dict(zip(legal, chances, strict=True))

    def values(self, hand: bytes) -> list[float]:
        """Return what each play of whoever is in turn gains."""
        held, place = tuple(hand), self._turn
        others = self._others(place, held)
        whole = sum(other.likely for other in others)
        if not whole:
            raise ValueError
        walk = _Walk(self, place, _EXPECT)
        return [
            walk.gain(held, (rank,), [other.after(rank, 1.0) for other in others]) / whole
            for rank in self._legal((), held)
        ]

    def strategy(self) -> bytes:
        """Return nothing: what is learnt here is not kept."""
        return b""

    def set_strategy(self, strategy: bytes) -> None:  # noqa: ARG002
        """Refuse what was not learnt here."""
        raise ValueError

    def amounts(self, spot: Spot, legal: list[int], mode: int) -> Chances:
        """Return in proportion to what the plays of a hand are made."""
        known = self._regrets if mode == _TRAIN else self._averages
        return known.get(spot) or dict.fromkeys(legal, 0.0)

    def worth(self, deal: Deal, place: int) -> float:
        """Return what a place gains more than the other one at the end of a deal."""
        gains = self._payoffs(deal)
        return gains[place] - gains[1 - place]

    def _learn(self, place: int) -> None:
        walk = _Walk(self, place, _TRAIN)
        for hand in self._hands[place]:
            walk.gain(hand, (), self._others(place, hand))
        for spot, missed in walk.missed.items():
            before = self._regrets.get(spot, {})
            self._regrets[spot] = {
                rank: max(0.0, before.get(rank, 0.0) + more) for rank, more in missed.items()
            }
        for spot, made in walk.made.items():
            amounts = self._averages.setdefault(spot, dict.fromkeys(made, 0.0))
            for rank, often in made.items():
                amounts[rank] += self.walks**2 * often

    def _held(self, place: int) -> int:
        return self._cards - (self._lead >= 0 and place != self._turn)

    def _others(self, place: int, hand: Hand) -> list[_Against]:
        """Return all deals in which a place has a hand."""
        found = []
        for other, weight in self._hands[1 - place].items():
            pair = (hand, other) if place == 0 else (other, hand)
            ways = self._weights.get(pair) or self._ways(*pair)
            if not ways:
                continue
            own = weight / self._whole
            found.append(_Against(self._deal(pair), own * ways, own))
        return found

    def _ways(self, one: Hand, two: Hand) -> int:
        """Return the ways to lay two hands, each in some order."""
        held = one + two
        return prod(perm(left, held.count(rank)) for rank, left in enumerate(self._copies))

    def _deal(self, hands: tuple[Hand, Hand]) -> Deal:
        held = [list(hand) for hand in hands]
        if self._lead < 0:
            return Deal(self._shape, held, self._turn)
        held[1 - self._turn].append(self._lead)
        deal = Deal(self._shape, held, 1 - self._turn)
        deal.play((self._lead,))
        return deal

    def _legal(self, plays: Hand, hand: Hand) -> list[int]:
        """Return what a hand may play after some plays, whoever else holds what."""
        deal = self._deal(((0,) * self._held(0), (0,) * self._held(1)))
        masks, left = list(self._may_hold), list(self._copies)
        for rank in plays:
            if not masks[deal.turn] >> rank & 1 or not left[rank]:
                raise ValueError
            masks[deal.turn] &= ~sum(1 << gone for gone in ruled_out(deal, (rank,)))
            left[rank] -= 1
            deal.hands[deal.turn][0] = rank
            deal.play((rank,))
        held = len(deal.hands[deal.turn])
        if held < 2 or len(hand) != held or not masks[deal.turn] >> hand[0] & 1:
            raise ValueError
        deal.hands[deal.turn] = list(hand)
        return [play[0] for play in deal.legal()]


class _Walk:
    """One walk: what the hands of a place gain, and what it has missed."""

    def __init__(self, duel: Duel, place: int, mode: int) -> None:
        self._duel, self._place, self._mode = duel, place, mode
        self.missed: dict[Spot, Chances] = {}
        self.made: dict[Spot, Chances] = {}

    def gain(self, hand: Hand, plays: Hand, others: list[_Against]) -> float:
        """Return what a hand gains against some of the other's, whoever is in turn."""
        if not others:
            return 0.0
        deal = others[0].deal
        if deal.over:
            return sum(other.likely * self._duel.worth(other.deal, self._place) for other in others)
        return (self._mine if deal.turn == self._place else self._theirs)(hand, plays, others)

    def _mine(self, hand: Hand, plays: Hand, others: list[_Against]) -> float:
        deal = others[0].deal
        legal = [play[0] for play in deal.legal()]
        spot = plays, tuple(deal.hands[self._place])
        gains = {
            rank: self.gain(hand, (*plays, rank), [other.after(rank, 1.0) for other in others])
            for rank in legal
        }
        if self._mode == _ANSWER:
            return max(gains.values())
        chances = _in_proportion(self._duel.amounts(spot, legal, self._mode))
        gain = sum(chances[rank] * gains[rank] for rank in legal)
        if self._mode == _TRAIN and len(legal) > 1:
            self.missed[spot] = {rank: gains[rank] - gain for rank in legal}
        return gain

    def _theirs(self, hand: Hand, plays: Hand, others: list[_Against]) -> float:
        after: defaultdict[int, list[_Against]] = defaultdict(list)
        for other in others:
            legal = [play[0] for play in other.deal.legal()]
            spot = plays, tuple(other.deal.hands[1 - self._place])
            chances = _in_proportion(self._duel.amounts(spot, legal, self._mode))
            for rank in compress(legal, (chances[rank] for rank in legal)):
                after[rank].append(other.after(rank, chances[rank]))
            if self._mode == _TRAIN and len(legal) > 1:
                self.made[spot] = {rank: other.own * chances[rank] for rank in legal}
        return sum(self.gain(hand, (*plays, rank), each) for rank, each in sorted(after.items()))


def _hands(
    copies: Hand, cards: int, may_hold: int, likely: list[float]
) -> Iterator[tuple[Hand, float]]:
    """Yield the hands that a place may hold, and how likely each is for one order of its cards."""
    hands = combinations_with_replacement(range(len(copies)), cards)
    for number, hand in enumerate(hands):
        orders = prod(factorial(hand.count(rank)) for rank in set(hand))
        weight = (likely[number] if likely else 1.0) / orders
        if weight and all(
            may_hold >> rank & 1 and hand.count(rank) <= copies[rank] for rank in hand
        ):
            yield hand, weight


def _in_proportion(amounts: Chances) -> Chances:
    """Return how often each play is made; where nothing is known, all alike."""
    whole = sum(amounts.values())
    if not whole:
        return dict.fromkeys(amounts, 1 / len(amounts))
    return {rank: amount / whole for rank, amount in amounts.items()}
