"""Drawing states that a seat cannot tell from the real one, all equally likely.

Play shows of a seat that it holds nothing under some strength, its bound, and sometimes that it
lacks some strengths above. Seats that lack the same above their bounds form a chain: whatever a
seat of higher bound may hold, those of lower bound may hold too. So the unseen cards are gone
through from the highest down. Each goes to a chain, drawn by the number of ways that leaves; at its
bound a seat draws from the cards its chain has, and whichever it draws leave the rest of the chain
as many ways. Seats that lack nothing above their bounds form the free chain, together with all
cards that are in no hand. A hand changed away for want of court cards counts as one more seat.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import comb, prod
from random import Random
from typing import NamedTuple

from agurk.rules.cards import Card, Hand
from agurk.rules.choices import Exchange
from agurk.rules.deal import Deal, PlayedTrick
from agurk.rules.match import Match
from agurk.rules.pack import is_court
from agurk.rules.state import State
from agurk.rules.trick import answers, demand
from agurk.rules.view import SeatPlay, View

_WIDEST = 200
"""How many fillings of the chains are told apart at each card.

Where there would be more, strengths that a seat lacks between others that it may hold are left out
of the counting, and a draw in which such a seat holds one is made again.
"""

_Held = dict[int, list[Card]]
"""Cards by seat, and by pile for those changed away in the free turn."""


class _Need(NamedTuple):
    """What a seat lacks."""

    bound: int
    """The lowest strength it may hold."""
    seat: int
    cards: int


class _Chain(NamedTuple):
    """Seats that lack the same strengths above their bounds."""

    lacks: frozenset[int]
    needs: tuple[_Need, ...]

    def due(self, strength: int) -> list[_Need]:
        """Return the seats whose bound is `strength`."""
        return [need for need in self.needs if need.bound == strength]

    def still_needs(self, strength: int) -> int:
        """Return how many cards are needed by the seats whose bound is at most `strength`."""
        return sum(need.cards for need in self.needs if need.bound <= strength)


class Worlds:
    """All states that fit a view, ready to be drawn from many times."""

    def __init__(self, view: View) -> None:
        """Find what each seat may hold."""
        self._view = view
        if view.leader is None:
            return
        pool = list(reversed(view.unseen()))
        for holder, shown in view.match.shown:
            if holder != view.seat:
                for card in shown:
                    pool.remove(card)
        piles = _free_piles(view)
        self._excluded = (*view.excluded(), *[_courts(view)] * view.match.players)
        needs = {
            seat: view.counts[seat] - len(view.known(seat))
            for seat in view.match.seats
            if seat != view.seat
        } | piles
        self._piles = frozenset(piles)
        strengths = [view.variant.strength[card] for card in pool]
        chains = self._chains(strengths, needs, gaps=True)
        self._gaps_counted = (
            prod(1 + chain.still_needs(max(strengths)) for chain in chains[1:]) <= _WIDEST
        )
        if not self._gaps_counted:
            chains = self._chains(strengths, needs, gaps=False)
        self._filling = _Filling(pool, strengths, chains)

    def draw(self, random: Random) -> State:
        """Return one of the states, each as likely as any other."""
        if self._view.leader is None:
            return State(self._view.match)
        held, rest = self._filling.draw(random)
        while not self._gaps_counted and self._contradicts(held):
            held, rest = self._filling.draw(random)
        return _state(self._view, held, rest)

    def _chains(self, strengths: list[int], needs: dict[int, int], *, gaps: bool) -> list[_Chain]:
        """Return the free chain and then the others.

        Args:
            strengths: Those of the unseen cards.
            needs: How many cards each seat lacks.
            gaps: Whether strengths count that a seat lacks between others that it may hold.
        """
        by_lack: dict[frozenset[int], list[_Need]] = {frozenset(): []}
        for seat, cards in needs.items():
            allowed = [strength for strength in strengths if strength not in self._excluded[seat]]
            if not cards or not allowed:
                continue
            above = min(allowed) if gaps or seat in self._piles else max(allowed)
            lacks = frozenset(each for each in strengths if each > above) & self._excluded[seat]
            by_lack.setdefault(lacks, []).append(_Need(min(allowed), seat, cards))
        return [_Chain(lacks, tuple(needs)) for lacks, needs in by_lack.items()]

    def _contradicts(self, held: _Held) -> bool:
        """Tell whether a seat holds what play has shown that it lacks."""
        strength = self._view.variant.strength
        return any(
            strength[card] in self._excluded[seat] for seat, cards in held.items() for card in cards
        )


class _Filling:
    """Ways to give a pool of cards, highest first, to chains; the free chain is the first."""

    def __init__(self, pool: list[Card], strengths: list[int], chains: list[_Chain]) -> None:
        self._pool = pool
        self._strengths = strengths
        self._free, *self._chains = chains
        self._all = chains
        self._ways = cache(self._count)

    def draw(self, random: Random) -> tuple[_Held, list[Card]]:
        """Return the cards that each seat holds, and the rest in random order."""
        held: _Held = {}
        stores: list[list[Card]] = [[] for _ in self._all]
        sizes = (0,) * len(self._chains)
        for place, card in enumerate(self._pool):
            number = self._choose(place, sizes, random)
            stores[number].append(card)
            sizes = _one_more(sizes, number)
            if self._level_ends(place):
                for chain, store in zip(self._all, stores, strict=True):
                    for need in chain.due(self._strengths[place]):
                        held[need.seat] = _take(store, need.cards, random)
                sizes = tuple(len(store) for store in stores[1:])
        random.shuffle(stores[0])
        return held, stores[0]

    def _choose(self, place: int, sizes: tuple[int, ...], random: Random) -> int:
        """Return the number of the chain that the card at a place goes to."""
        if not self._chains:
            return 0
        numbers, ways = zip(*self._choices(place, sizes), strict=True)
        ticket = random.randrange(sum(ways))
        return int(numbers[bisect_right(list(accumulate(ways)), ticket)])

    def _choices(self, place: int, sizes: tuple[int, ...]) -> list[tuple[int, int]]:
        """Return the chains that a card may go to, each with the ways to go on from there."""
        strength = self._strengths[place]
        choices = [(0, self._after(place, sizes))]
        for number, chain in enumerate(self._chains, 1):
            room = chain.still_needs(strength) - sizes[number - 1]
            if room > 0 and strength not in chain.lacks:
                choices.append((number, self._after(place, _one_more(sizes, number))))
        return choices

    def _count(self, place: int, sizes: tuple[int, ...]) -> int:
        """Return the ways to go on from a place when the chains have so many cards to draw from."""
        if place == len(self._pool):
            return 0 if any(sizes) else 1
        return sum(ways for _, ways in self._choices(place, sizes))

    def _after(self, place: int, sizes: tuple[int, ...]) -> int:
        """Return the ways to go on once the card at a place is given."""
        if not self._level_ends(place):
            return self._ways(place + 1, sizes)
        ways, left = 1, []
        stores = (self._free_size(place, sizes), *sizes)
        for chain, store in zip(self._all, stores, strict=True):
            size = store
            for need in chain.due(self._strengths[place]):
                if size < need.cards:
                    return 0
                ways *= comb(size, need.cards)
                size -= need.cards
            left.append(size)
        return ways * self._ways(place + 1, tuple(left[1:]))

    def _free_size(self, place: int, sizes: tuple[int, ...]) -> int:
        """Return how many cards the free chain has once the card at a place is given."""
        strength = self._strengths[place]
        drawn = sum(
            need.cards for chain in self._all for need in chain.needs if need.bound > strength
        )
        return place + 1 - sum(sizes) - drawn

    def _level_ends(self, place: int) -> bool:
        """Tell whether the card at a place is the last of its strength."""
        return place + 1 == len(self._pool) or self._strengths[place + 1] != self._strengths[place]


def _free_piles(view: View) -> dict[int, int]:
    """Return how many cards others changed away in the free turn, by pile."""
    match = view.match
    if match.variant.exchange is not Exchange.WHOLE_HANDS:
        return {}
    return {
        _pile(match, seat): match.changed_by(seat)[0]
        for seat in match.seats
        if seat != view.seat and any(match.changed_by(seat)[:1])
    }


def _pile(match: Match, seat: int) -> int:
    """Return the number under which a seat's cards of the free turn stand beside those of seats."""
    return match.players + seat


def _courts(view: View) -> frozenset[int]:
    """Return the strengths that a hand changed in the free turn had none of."""
    strength = view.variant.strength
    return frozenset(strength[card] for card in view.variant.cards if is_court(card))


def _one_more(sizes: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the sizes of the chains after one card more went to a chain; the free one has none."""
    if not number:
        return sizes
    return (*sizes[: number - 1], sizes[number - 1] + 1, *sizes[number:])


def _take(store: list[Card], number: int, random: Random) -> list[Card]:
    """Take so many cards out of a store, each choice equally likely."""
    random.shuffle(store)
    taken = store[len(store) - number :]
    del store[len(store) - number :]
    return taken


def _state(view: View, held: _Held, rest: Sequence[Card]) -> State:
    """Return the state in which seats hold these cards; the rest is changed away or the stock."""
    match, variant = view.match, view.variant
    seats = match.seats
    hands = tuple(
        view.hand if seat == view.seat else variant.sort((*view.known(seat), *held.get(seat, ())))
        for seat in seats
    )
    discards: list[Hand] = []
    for seat in seats if match.exchanged else ():
        mine, gone = seat == view.seat, sum(match.changed_by(seat))
        free = held.get(_pile(match, seat), [])
        hidden = gone - len(free)
        discards.append(view.discards if mine else (*free, *rest[:hidden]))
        rest = rest if mine else rest[hidden:]
    trick = tuple(play.cards for play in view.trick)
    leader = seats.index(seats[0] if view.leader is None else view.leader)
    turn = hands[(leader + len(trick)) % len(seats)]
    deal = Deal(
        variant=variant,
        hands=hands,
        leader=leader,
        trick=trick,
        tricks=tuple(
            PlayedTrick(
                seats.index(done.plays[0].seat), _cards_of(done.plays), seats.index(done.taker)
            )
            for done in view.tricks
        ),
        legal=answers(variant, turn, demand(variant, trick)),
        stock=view.aside or tuple(rest),
        discards=tuple(discards),
    )
    return State(match, deal)


def _cards_of(plays: tuple[SeatPlay, ...]) -> tuple[Hand, ...]:
    return tuple(play.cards for play in plays)
