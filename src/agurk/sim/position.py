"""A deal at any moment with all hands open, in ranks."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules.cards import Card, Hand
from agurk.rules.choices import Lead
from agurk.rules.deal import Deal
from agurk.rules.errors import DealError
from agurk.rules.match import Match
from agurk.rules.scoring import exchange_factor
from agurk.sim.shape import Shape, ranks_of, shape_of

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each rank there are."""
Play: TypeAlias = tuple[int, ...]
"""The ranks that one player adds to a trick, lowest first; nearly always one."""


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds what, who leads, and what lies in the trick.

    >>> from agurk.rules.cards import cards
    >>> from agurk.rules.deal import start
    >>> from agurk.variants import VARIANTS
    >>> deal = start(VARIANTS["danish"], (cards("2s Kh"), cards("3c 9d")), leader=0)
    >>> Position.of(deal).turn, Position.of(deal.play(cards("2s"))).turn
    (0, 1)

    Raises:
        DealError: if it is none that a deal can come to.
    """

    shape: Shape
    """The rules."""
    hands: tuple[Counts, ...]
    """By place, the cards held."""
    leader: int
    """The place that led the trick, or leads the next."""
    trick: tuple[Play, ...] = ()
    """The plays made to the trick."""
    kontra: int | None = None
    """The place that called Kontra."""
    factors: tuple[int, ...] = ()
    """By place, what multiplies the cost for cards changed; empty where nothing does."""

    def __post_init__(self) -> None:
        """Make sure that hands and trick belong together."""
        places, made = len(self.hands), len(self.trick)
        check_open_part(self.shape, places, self.leader, self.trick)
        if any(len(hand) != self.shape.ranks for hand in self.hands):
            raise DealError(f"A hand is told by the number of cards of {self.shape.ranks} ranks.")
        each = len(self.trick[0]) if made else 0
        held = sum(self.hands[self.leader]) + each
        for turn in range(places):
            place = (self.leader + turn) % places
            if sum(self.hands[place]) + (each if turn < made else 0) != held:
                raise DealError(
                    f"Place {place} holds {sum(self.hands[place])} cards; all have as many when a "
                    "trick begins."
                )
        played = Counter(rank for play in self.trick for rank in play)
        for rank, copies in enumerate(self.shape.copies):
            equal = [hand[rank] for hand in self.hands]
            out = sum(equal) + played[rank]
            if out > copies or min(equal) < 0:
                raise DealError(f"The pack has {copies} cards of rank {rank}, not {out}.")

    @classmethod
    def of(cls, deal: Deal, match: Match | None = None) -> "Position":
        """Return a deal in ranks.

        Args:
            deal: The deal.
            match: The match that it belongs to, if Kontra and exchanges are to count.

        Raises:
            VariantError: if simulations cannot count the pack.
        """
        shape, ranks = shape_of(deal.variant), ranks_of(deal.variant)
        kontra, factors = (None, ()) if match is None else factors_of(match)
        return cls(
            shape=shape,
            hands=tuple([counts_of(shape, map(ranks.__getitem__, hand)) for hand in deal.hands]),
            leader=deal.leader,
            trick=tuple([in_ranks(ranks, play) for play in deal.trick]),
            kontra=kontra,
            factors=factors,
        )

    @property
    def turn(self) -> int:
        """The place that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return not any(self.hands[self.turn])


def check_open_part(shape: Shape, places: int, leader: int, trick: tuple[Play, ...]) -> None:
    """Make sure that leader and trick are those of a deal of so many places.

    Raises:
        DealError: if they are not.
    """
    if not 2 <= places <= 17 or not 0 <= leader < places or len(trick) >= places:
        raise DealError(
            f"A deal has 2 to 17 places, one that leads and fewer plays in its trick; not {places} "
            f"places, leader {leader} and {len(trick)} plays."
        )
    sizes = {len(play) for play in trick} or {1}
    sets = shape.lead is Lead.SETS
    if len(sizes) > 1 or not 1 <= max(sizes) <= (8 if sets else 1):
        raise DealError("The plays of a trick are one card each, or sets of one size.")
    if any(not 0 <= rank < shape.ranks for play in trick for rank in play):
        raise DealError(f"Ranks are 0 to {shape.ranks - 1}.")


def counts_of(shape: Shape, ranks: Iterable[int]) -> Counts:
    """Return how many cards of each rank there are."""
    found = [0] * shape.ranks
    for rank in ranks:
        found[rank] += 1
    return tuple(found)


def in_ranks(ranks: dict[Card, int], play: Hand) -> Play:
    """Return a play in ranks, lowest first."""
    return tuple(sorted([ranks[card] for card in play]))


def factors_of(match: Match) -> tuple[int | None, tuple[int, ...]]:
    """Return the place that called Kontra, and what exchanges multiply the cost by, by place."""
    seats = match.seats
    kontra = None if match.kontra is None else seats.index(match.kontra)
    return kontra, tuple([exchange_factor(match.variant, match.changed_by(seat)) for seat in seats])
