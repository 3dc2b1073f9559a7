"""What happened, as every player at the table may hear it.

Events say nothing that is hidden; what a player's own hand became is read from the view.
"""

from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules.cards import Card, Hand
from agurk.rules.choices import AllOut, End
from agurk.rules.trick import How


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The lot made a seat the first dealer."""

    seat: int


@dataclass(frozen=True, slots=True)
class SizeChosen:
    """The dealer named how many cards each gets."""

    seat: int
    size: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were handed out."""

    dealer: int
    number: int
    """Which deal of the match this is, from 1."""
    size: int
    """Cards to each."""
    leader: int


@dataclass(frozen=True, slots=True)
class Redealt:
    """The cards were thrown in before the first was played; the same dealer deals again."""

    dealer: int
    reason: str


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat changed so many cards."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class KontraAnswered:
    """A seat called Kontra, or did not."""

    seat: int
    called: bool


@dataclass(frozen=True, slots=True)
class Corrected:
    """A seat put down cards that were not legal; its hand was looked at, and it took them back."""

    seat: int
    cards: Hand
    hand: Hand = ()
    """The hand as it was looked at; empty where that is not recorded."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played cards."""

    seat: int
    cards: Hand
    how: How | None = None
    """What that did to the trick; None where only cards were noted."""
    lowest: bool = False
    """Whether the trick asked for the lowest of the hand, so that everybody knows it was that."""
    last: bool = False
    """Whether it was played to the last trick, to which nobody has a choice of cards."""


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    seat: int
    cards: Hand
    last: bool


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat got points for the last trick."""

    seat: int
    points: int
    score: int
    """The score that makes, before lives and resets."""


@dataclass(frozen=True, slots=True)
class Deducted:
    """A seat took points off for sharing the top rank."""

    seat: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class ScoreReset:
    """A score that was met exactly became 0."""

    seat: int
    score: int
    """The score before."""


@dataclass(frozen=True, slots=True)
class LifeLost:
    """A seat reached the threshold and has a life left."""

    seat: int
    score: int
    """The score that was too much."""
    returns_on: int
    """The score it goes on with."""
    left: int
    """Lives left."""


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat reached the threshold and has no life left."""

    seat: int
    score: int


@dataclass(frozen=True, slots=True)
class DealVoid:
    """A shared penalty would have left nobody in, so the deal does not count."""

    how: AllOut


@dataclass(frozen=True, slots=True)
class StakePaid:
    """A seat paid units to the pot."""

    seat: int
    units: int


@dataclass(frozen=True, slots=True)
class BuyInAnswered:
    """A seat bought in at a score, or declined."""

    seat: int
    bought: bool
    score: int


@dataclass(frozen=True, slots=True)
class Won:
    """A seat received units: its share of the pot, or the differences."""

    seat: int
    units: int


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is decided."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    """Seats that the rules name as losers; empty where only winners are named."""
    end: End
    top_card: Card | None = None
    """The card that ended the match by itself, if one did."""


Event: TypeAlias = (
    DealerDrawn
    | SizeChosen
    | Dealt
    | Redealt
    | Exchanged
    | KontraAnswered
    | Corrected
    | Played
    | TrickTaken
    | Paid
    | Deducted
    | ScoreReset
    | LifeLost
    | WentOut
    | DealVoid
    | StakePaid
    | BuyInAnswered
    | Won
    | MatchOver
)
