"""What everybody may know of a match between and during deals: dealer, phase, scores, outcome."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from agurk.rules.cards import Hand
from agurk.rules.choices import FirstLead, NextDealer
from agurk.rules.outcome import Outcome
from agurk.rules.scoring import LastTrick
from agurk.rules.standing import Standing, with_lives
from agurk.rules.variant import Variant


class Phase(Enum):
    """What a match waits for."""

    LOT = "lot"
    """The first dealer to be drawn."""
    SIZE = "size"
    """The dealer to name the number of cards."""
    DEAL = "deal"
    """The cards to be handed out."""
    EXCHANGE = "exchange"
    """A player to change cards."""
    KONTRA = "kontra"
    """A player to call Kontra or pass."""
    PLAY = "play"
    """A player to play."""
    BUY_IN = "buy-in"
    """A player to buy in or decline."""
    OVER = "over"
    """Nothing: the match is decided."""


@dataclass(frozen=True, slots=True)
class Counted:
    """How the deal before ended."""

    trick: LastTrick
    """What its last trick cost, by seat."""
    lowest: int
    """The seat that played the lowest last card, the first of equals."""


@dataclass(frozen=True, slots=True)
class Match:
    """The open part of a match."""

    variant: Variant
    players: int
    """How many seats there are, eliminated players' included."""
    standing: Standing
    phase: Phase = Phase.LOT
    dealer: int = -1
    """Who deals, or dealt, this deal; -1 before the lot."""
    number: int = 0
    """Which deal of the match this is, from 1; 0 before the first."""
    size: int = 0
    """Cards to each in this deal; 0 while that is not known."""
    waiting: tuple[int, ...] = ()
    """The seats still to be asked to exchange, call or buy in; the first is asked now."""
    exchanged: tuple[tuple[int, int], ...] = ()
    """Seats that have been asked to exchange, in order, and how many cards each changed."""
    kontra: int | None = None
    """The seat that called Kontra in this deal."""
    shown: tuple[tuple[int, Hand], ...] = ()
    """The hands that were looked at to correct a play, by seat; everybody has seen them."""
    counted: Counted | None = None
    """How the deal before this one, or the last one, ended."""
    outcome: Outcome | None = None
    """How the match ended."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that play this deal."""
        return with_lives(self.standing.lives)

    def changed_by(self, seat: int) -> tuple[int, ...]:
        """Return how many cards a seat has changed in this deal, each time it was asked."""
        return tuple(count for asked, count in self.exchanged if asked == seat)

    @property
    def kept(self) -> Hand:
        """The cards that lie before players, out of the pack."""
        return tuple(card for cards in self.standing.kept for card in cards)

    def clockwise(self, seats: Iterable[int], after: int) -> tuple[int, ...]:
        """Return `seats` in clockwise order, beginning with the first to the left of `after`."""
        return tuple(sorted(seats, key=lambda seat: (seat - after - 1) % self.players))

    def from_dealer(self, seats: Iterable[int] | None = None) -> tuple[int, ...]:
        """Return seats, or all still in, clockwise from the dealer's left."""
        return self.clockwise(self.seats if seats is None else seats, self.dealer)

    def at_or_after(self, seat: int) -> int:
        """Return a seat if it is still in, or else the next that is, clockwise."""
        return self.clockwise(self.seats, seat - 1)[0]

    def next_dealer(self) -> int:
        """Return who deals after the deal just counted."""
        if self.counted is not None and self.variant.next_dealer is NextDealer.LOSER:
            return self.at_or_after(self.counted.trick.taker)
        if self.counted is not None and self.variant.next_dealer is NextDealer.LOWEST_LAST_CARD:
            return self.at_or_after(self.counted.lowest)
        return self.from_dealer()[0]

    def leader(self) -> int:
        """Return who leads to the first trick of this deal."""
        if self.variant.first_lead is FirstLead.DEALER:
            return self.dealer
        if self.variant.first_lead is FirstLead.TAKER and self.counted is not None:
            return self.at_or_after(self.counted.trick.taker)
        if self.variant.first_lead is FirstLead.LOWEST_LAST_CARD and self.counted is not None:
            return self.at_or_after(self.counted.lowest)
        return self.from_dealer()[0]

    def losing_value(self) -> int | None:
        """Return the value of the card that took the last trick before; None in the first deal."""
        if self.counted is None:
            return None
        taker = self.counted.trick.taker
        card = next((pay.card for pay in self.counted.trick.payments if pay.place == taker), None)
        return None if card is None else self.variant.cost[card]
