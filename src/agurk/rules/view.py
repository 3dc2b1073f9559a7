"""What one seat may know of a match, and what follows from it.

A view has no field that could hold a hidden card. It is made here and nowhere else.
"""

from bisect import bisect_right
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from agurk.rules.actions import Choice
from agurk.rules.cards import Hand
from agurk.rules.choices import Aside
from agurk.rules.match import Match
from agurk.rules.trick import Demand, demand, ruled_out
from agurk.rules.variant import Variant

if TYPE_CHECKING:
    from agurk.rules.state import State


class SeatPlay(NamedTuple):
    """What a seat played."""

    seat: int
    cards: Hand


class SeenTrick(NamedTuple):
    """A complete trick; its cards lie face up before their players until the deal is over."""

    plays: tuple[SeatPlay, ...]
    """The plays in order, the leader's first."""
    taker: int
    """The seat that took it."""


class View(NamedTuple):
    """Everything one seat, or a spectator, may know."""

    match: Match
    """Dealer, phase, scores and all else that is open between deals."""
    seat: int | None
    """Whose view it is; None for a spectator."""
    to_act: int | None = None
    """The seat that has to decide, if one has."""
    actions: tuple[Choice, ...] = ()
    """What this seat may do now; empty when it has nothing to decide."""
    hand: Hand = ()
    """This seat's cards, lowest first."""
    counts: tuple[int, ...] = ()
    """How many cards each seat holds; empty when no cards are out."""
    leader: int | None = None
    """The seat that leads, or led, the current trick; None when no cards are out."""
    trick: tuple[SeatPlay, ...] = ()
    """The current trick."""
    tricks: tuple[SeenTrick, ...] = ()
    """The complete tricks of this deal."""
    stock: int = 0
    """How many cards were not dealt, or are left to be drawn."""
    aside: Hand = ()
    """The cards not dealt, where they lie face up."""
    discards: Hand = ()
    """What this seat itself has changed away."""

    @property
    def variant(self) -> Variant:
        """The rules."""
        return self.match.variant

    @property
    def demand(self) -> Demand:
        """What the current trick asks of the next play."""
        return demand(self.variant, tuple([play.cards for play in self.trick]))

    @property
    def tricks_left(self) -> int:
        """How many tricks of single cards are still to be completed, this one included."""
        if self.leader is None:
            return 0
        return max(self.counts) if not self.trick else self.counts[self.trick[0].seat] + 1

    @property
    def last_trick(self) -> bool:
        """Whether the current trick is the last of the deal."""
        if self.leader is None:
            return False
        return self.counts[self.to_act if self.to_act is not None else self.leader] == 1

    def plays(self) -> Iterator[SeatPlay]:
        """Yield every play of this deal so far, in order."""
        for trick in self.tricks:
            yield from trick.plays
        yield from self.trick

    def unseen(self, top: int | None = None) -> Hand:
        """Return the cards that this seat has not seen in this deal, lowest first.

        They are in other hands, in the stock, or changed away by others.

        Args:
            top: The strength above which cards are left out; None to leave out none.
        """
        cards, strength = self.variant.cards, self.variant.strength
        if top is not None:
            cards = cards[: bisect_right(cards, top, key=strength.__getitem__)]
        left = list(cards)
        for seen in (
            self.hand,
            self.discards,
            self.aside,
            self.match.kept,
            *[play.cards for play in self.plays()],
        ):
            for card in seen:
                if top is None or strength[card] <= top:
                    left.remove(card)
        return tuple(left)

    def known(self, seat: int) -> Hand:
        """Return the hand of another seat if it was looked at to correct a play, else nothing."""
        return dict(self.match.shown).get(seat, ())

    def excluded(self) -> tuple[frozenset[int], ...]:
        """Return, by seat, the strengths that play has shown the seat not to hold.

        Whoever threw a card below what was to be headed holds nothing lower; where heading is a
        duty, whoever did not head holds nothing that would have.
        """
        return tuple([self.excluded_of(seat) for seat in range(self.match.players)])

    def excluded_of(self, seat: int) -> frozenset[int]:
        """Return the strengths that play has shown one seat not to hold."""
        variant, gone = self.match.variant, set[int]()
        for plays in (*[trick.plays for trick in self.tricks], self.trick):
            before: list[Hand] = []
            for player, played in plays:
                if player == seat:
                    gone |= ruled_out(variant, demand(variant, tuple(before)), played)
                    break
                before.append(played)
        return frozenset(gone)

    def may_hold(self, seat: int) -> Hand:
        """Return the unseen cards that another seat may hold for all that play has shown."""
        if not self.counts or not self.counts[seat]:
            return ()
        gone = self.excluded_of(seat)
        left = list(self.unseen())
        for holder, shown in self.match.shown:
            if holder not in {seat, self.seat}:
                for card in shown:
                    left.remove(card)
        strength = self.variant.strength
        return tuple(card for card in left if strength[card] not in gone)

    def resample(self, random: Random) -> "State":
        """Return a state that this seat could not tell from the real one, each equally likely."""
        from agurk.rules.resample import Worlds  # noqa: PLC0415  states are built on views

        return Worlds(self).draw(random)


def view_of(state: "State", seat: int | None) -> View:
    """Return what `seat` may know of a state."""
    opened = open_view(state)
    return opened if seat is None else own_view(opened, state, seat)


def open_view(state: "State", complete: tuple[SeenTrick, ...] = ()) -> View:
    """Return what everybody may know of a state: a spectator's view.

    Args:
        state: The state.
        complete: The first complete tricks of its deal, if a view has shown them already.
    """
    match, deal = state.match, state.deal
    if deal is None:
        return View(match, None, state.to_act)
    seats = match.seats
    counts = [0] * match.players
    for holder, hand in zip(seats, deal.hands, strict=True):
        counts[holder] = len(hand)
    if len(complete) < len(deal.tricks):
        seen = [
            SeenTrick(_seen(seats, done.leader, done.plays), seats[done.taker])
            for done in deal.tricks[len(complete) :]
        ]
        complete = (*complete, *seen)
    return View(
        match=match,
        seat=None,
        to_act=state.to_act,
        counts=tuple(counts),
        leader=seats[deal.leader],
        trick=_seen(seats, deal.leader, deal.trick),
        tricks=complete,
        stock=len(deal.stock),
        aside=deal.stock if match.variant.aside is Aside.SHOWN else (),
    )


def own_view(opened: View, state: "State", seat: int) -> View:
    """Return what `seat` may know of a state beside what everybody may.

    Args:
        opened: What everybody may know of the state.
        state: The state.
        seat: Whose view it shall be.
    """
    deal, seats = state.deal, opened.match.seats
    hand: Hand = ()
    discards: Hand = ()
    if deal is not None and seat in seats:
        place = seats.index(seat)
        hand = deal.hands[place]
        discards = deal.discards[place] if deal.discards else ()
    # `_replace` would take twice as long, and this is done several times for every card played.
    return View(
        opened.match,
        seat,
        opened.to_act,
        state.actions if seat == opened.to_act else (),
        hand,
        opened.counts,
        opened.leader,
        opened.trick,
        opened.tricks,
        opened.stock,
        opened.aside,
        discards,
    )


def _seen(seats: tuple[int, ...], leader: int, plays: tuple[Hand, ...]) -> tuple[SeatPlay, ...]:
    return tuple(map(SeatPlay, (*seats[leader:], *seats[:leader]), plays))
