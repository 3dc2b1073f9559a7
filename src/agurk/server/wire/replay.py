"""A match that is over, over HTTP: all cards face up, step by step."""

from agurk.server.wire.base import Part
from agurk.server.wire.events import Event
from agurk.server.wire.scene import MatchScene, Result


class ReplayPlayer(Part, frozen=True):
    """Who sat in a seat at the end."""

    name: str
    bot: str
    """Which bot; empty for a person."""


class SeatNonce(Part, frozen=True):
    """What a seat added to what the deals follow from."""

    seat: int
    text: str


class DealLook(Part, frozen=True, kw_only=True):
    """One deal of a match that is over."""

    deal: int
    """Which hand-out of the match this is, from 1; one thrown in or void counts too."""
    dealer: int
    leader: int
    """Who led to the first trick."""
    size: int
    """Cards to each."""
    seed: str | None
    """What the cards follow from, in hexadecimal; null if the secret is not known."""
    hands: tuple[tuple[str, ...], ...]
    """What each seat was dealt, lowest first; empty for one that was out."""
    stock: tuple[str, ...]
    """What was not dealt, the card that would be drawn first in front."""
    kept: tuple[str, ...]
    """Cards that lay before players and so were not shuffled."""
    taker: tuple[int, ...]
    """Who took each trick, in order."""
    cards: tuple[str, ...]
    """What took the last trick; nothing if that was not played."""
    paid: tuple[int, ...]
    """What each seat paid for the last trick; below 0 for points that were taken off."""
    scores: tuple[int, ...]
    """After the deal, by seat."""
    lives: tuple[int, ...]
    """Lives left after the deal, by seat."""


class Replay(Part, frozen=True, kw_only=True):
    """A match that is over."""

    match: str
    """Its name; empty if a record tells none."""
    variant: str
    house: tuple[str, ...]
    """House rules, each as `threshold=30`."""
    rules: str
    """The name of the variant."""
    players: tuple[ReplayPlayer, ...]
    """By seat."""
    you: int | None
    """The seat that was yours."""
    promise: str
    """The hash of the secret; empty if a record tells none."""
    secret: str
    """What lot and deals follow from, in hexadecimal; empty if a record tells none."""
    seed: str
    """The seed that somebody named and that the secret follows from; empty if nobody did."""
    again: str
    """The match whose name the deals are made from, for they are its deals once more; empty if they
    are this one's own."""
    nonces: tuple[SeatNonce, ...]
    """What each seat added to that, by seat; none at all where nobody added anything."""
    pack: tuple[str, ...]
    """All cards in the order that shuffling begins with; those kept by players are left out."""
    deals: tuple[DealLook, ...]
    result: Result | None
    """How it ended; null if it is not over."""


class Step(Part, frozen=True, kw_only=True):
    """One thing that was done in a deal, and the table after it."""

    seat: int | None
    """Who did it; null for the table itself."""
    events: tuple[Event, ...]
    """What happened."""
    scene: MatchScene
    hands: tuple[tuple[str, ...], ...]
    """What each seat holds then, lowest first."""


class ReplayDeal(Part, frozen=True):
    """One deal of a match that is over, step by step."""

    deal: int
    """Which it is, as `DealLook` counts."""
    steps: tuple[Step, ...]
    """From the lot, the naming of the size or the hand-out to the last buy-in."""
