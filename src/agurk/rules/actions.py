"""Everything that can be done in a match, one small value each.

A match is the list of its actions. Players choose `ChooseSize`, `Exchange`, `CallKontra`, `Play`
and `BuyIn` out of the list that their view offers; the table itself does `Lot`, `DealOut`,
`Redeal` and `Correct`.
"""

from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules.cards import Hand


@dataclass(frozen=True, slots=True)
class Lot:
    """The lot makes a seat the first dealer."""

    dealer: int


@dataclass(frozen=True, slots=True)
class ChooseSize:
    """The dealer names how many cards each gets."""

    size: int


@dataclass(frozen=True, slots=True)
class DealOut:
    """The cards are handed out."""

    hands: tuple[Hand, ...]
    """The cards of each player still in, by seat."""
    stock: Hand = ()
    """The rest, the next to be drawn first."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """An incorrect deal is thrown in before the first card; the same dealer deals again."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player changes cards with the stock; none to keep all."""

    cards: Hand = ()


@dataclass(frozen=True, slots=True)
class CallKontra:
    """A player calls Kontra or passes."""

    call: bool


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays one card, or a set where the rules know sets; lowest first."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Correct:
    """A play found illegal in a dispute is taken back, and a legal one made instead.

    The hand that proves it lies open from then on (source: the Danish rules, which correct a
    disputed response by checking the remaining hand).
    """

    played: Hand
    instead: Hand


@dataclass(frozen=True, slots=True)
class BuyIn:
    """A player buys in at the highest score of the others, or declines."""

    accept: bool


Choice: TypeAlias = ChooseSize | Exchange | CallKontra | Play | BuyIn
"""What a player decides."""

Action: TypeAlias = Choice | Lot | DealOut | Redeal | Correct
"""What a log holds."""
