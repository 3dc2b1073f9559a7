"""Drawing states that a seat cannot tell from the real one, all equally likely.

The unseen cards are given to the seats that play has bound, then to everything else. Where the
sets of cards that bound seats may hold lie inside each other, the narrowest seat draws first: every
choice leaves the next as many ways. Otherwise the ways are counted, card by card, and drawn by
their number. Nothing is drawn and thrown away.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from agurk.rules.cards import Card, Hand
from agurk.rules.deal import Deal, PlayedTrick
from agurk.rules.state import State
from agurk.rules.trick import answers, demand
from agurk.rules.view import SeatPlay, View


class _Group(NamedTuple):
    """Seats that may hold the same unseen cards."""

    allowed: frozenset[int]
    """Places in the pool."""
    seats: tuple[int, ...]
    need: int
    """Cards that all of them together lack."""


class Worlds:
    """All states that fit a view, ready to be drawn from many times."""

    def __init__(self, view: View) -> None:
        """Find what each seat may hold."""
        self._view = view
        if view.leader is None:
            return
        known = {card for _, cards in view.match.shown for card in cards}
        hidden = [card for card in view.unseen() if card not in known]
        excluded = view.excluded()
        self._lacks = {
            seat: view.counts[seat] - len(view.known(seat))
            for seat in view.match.seats
            if seat != view.seat
        }
        strengths = [view.variant.strength[card] for card in hidden]
        allowed = {
            seat: frozenset(
                place for place, strength in enumerate(strengths) if strength not in excluded[seat]
            )
            for seat in self._lacks
        }
        self._pool = hidden
        self._groups = self._grouped(allowed)
        self._nested = all(
            inner.allowed <= outer.allowed
            for inner, outer in zip(self._groups, self._groups[1:], strict=False)
        )
        self._ways = _counter(self._groups, len(hidden))

    def _grouped(self, allowed: dict[int, frozenset[int]]) -> list[_Group]:
        """Return the bound seats in groups, the narrowest first; others may hold anything."""
        by_allowed: dict[frozenset[int], list[int]] = {}
        for seat, places in allowed.items():
            if self._lacks[seat] and len(places) < len(self._pool):
                by_allowed.setdefault(places, []).append(seat)
        groups = [
            _Group(places, tuple(seats), sum(self._lacks[seat] for seat in seats))
            for places, seats in by_allowed.items()
        ]
        return sorted(groups, key=lambda group: len(group.allowed))

    def draw(self, random: Random) -> State:
        """Return one of the states, each as likely as any other."""
        view = self._view
        if view.leader is None:
            return State(view.match)
        given = self._draw_nested(random) if self._nested else self._draw_counted(random)
        taken = {place for places in given for place in places}
        held: dict[int, list[Card]] = {}
        for group, places in zip(self._groups, given, strict=True):
            random.shuffle(places)
            self._hand_out(held, group.seats, [self._pool[place] for place in places])
        rest = [card for place, card in enumerate(self._pool) if place not in taken]
        random.shuffle(rest)
        free = [seat for seat in self._lacks if seat not in held]
        self._hand_out(held, free, rest)
        return self._state(held, rest[sum(self._lacks[seat] for seat in free) :])

    def _hand_out(
        self, held: dict[int, list[Card]], seats: Sequence[int], cards: list[Card]
    ) -> None:
        """Give each seat as many of `cards` as it lacks, from the front."""
        start = 0
        for seat in seats:
            held[seat] = cards[start : start + self._lacks[seat]]
            start += self._lacks[seat]

    def _draw_nested(self, random: Random) -> list[list[int]]:
        """Return pool places for each group where the groups' cards lie inside each other."""
        taken: set[int] = set()
        given = []
        for group in self._groups:
            places = random.sample(sorted(group.allowed - taken), group.need)
            taken.update(places)
            given.append(places)
        return given

    def _draw_counted(self, random: Random) -> list[list[int]]:
        """Return pool places for each group, drawn by the number of ways each choice leaves."""
        given: list[list[int]] = [[] for _ in self._groups]
        needs = tuple(group.need for group in self._groups)
        for place in range(len(self._pool)):
            ticket = random.randrange(self._ways(place, needs))
            for number, group in enumerate(self._groups):
                if place not in group.allowed or not needs[number]:
                    continue
                fewer = _less_one(needs, number)
                ticket -= self._ways(place + 1, fewer)
                if ticket < 0:
                    given[number].append(place)
                    needs = fewer
                    break
        return given

    def _state(self, held: dict[int, list[Card]], rest: list[Card]) -> State:
        """Return the state in which seats hold these cards; the rest is changed away or stock."""
        view, match = self._view, self._view.match
        seats, variant = match.seats, match.variant
        hands = tuple(
            view.hand if seat == view.seat else variant.sort((*view.known(seat), *held[seat]))
            for seat in seats
        )
        changed = dict(match.exchanged)
        discards: list[Hand] = []
        for seat in seats if changed else ():
            mine = seat == view.seat
            discards.append(view.discards if mine else tuple(rest[: changed.get(seat, 0)]))
            rest = rest if mine else rest[changed.get(seat, 0) :]
        trick = tuple(play.cards for play in view.trick)
        leader = seats.index(view.leader if view.leader is not None else seats[0])
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


def _less_one(needs: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*needs[:number], needs[number] - 1, *needs[number + 1 :])


def _counter(groups: list[_Group], size: int) -> Callable[[int, tuple[int, ...]], int]:
    """Return a function that counts the ways to fill the groups from a place of the pool on.

    Its arguments are the place and how many cards each group still needs; cards that go to no
    group fill everything else.
    """

    @cache
    def ways(place: int, needs: tuple[int, ...]) -> int:
        if sum(needs) > size - place:
            return 0
        if place == size:
            return 1
        total: int = ways(place + 1, needs)
        for number, group in enumerate(groups):
            if needs[number] and place in group.allowed:
                total += ways(place + 1, _less_one(needs, number))
        return total

    return ways
