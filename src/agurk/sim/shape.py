"""What simulations know of a variant: numbers only, the same for the kernel and for plain Python.

Ranks are the variant's different strengths, numbered from 0, the lowest; suits never matter.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from agurk.rules import choices as ch
from agurk.rules.cards import ACE, Card
from agurk.rules.errors import VariantError
from agurk.rules.pack import is_court
from agurk.rules.scoring import loses_match
from agurk.rules.variant import FIELDS, Variant

if TYPE_CHECKING:
    from agurk.sim import _kernel

MOST_RANKS, MOST_EQUAL, MOST_HAND = 24, 8, 32
"""What the kernel has room for: different ranks, cards of one rank, cards in a hand."""

_NARROW_RANKS, _NARROW_EQUAL = 16, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The rules of a variant, with cards as ranks."""

    ranks: int
    """How many different ranks the pack has."""
    cards: int
    """How many cards the whole pack has."""
    copies: tuple[int, ...]
    """How many cards of each rank the pack has."""
    last: tuple[int, ...]
    """Where each rank stands in the last trick; 0 is the lowest."""
    cost: tuple[int, ...]
    """What each rank costs when it takes the last trick."""
    courts: int
    """The ranks that are court cards, as a set of bits."""
    ones: int
    """The ranks that double the price where a 1 does, as a set of bits."""
    losing: int
    """The ranks that lose the match by taking the last trick, as a set of bits."""
    ace_rank: int
    """The rank that obliges followers where an ace does; -1 for none."""

    hand_rule: ch.HandRule
    hand_short: ch.HandShort
    next_dealer: ch.NextDealer
    first_lead: ch.FirstLead
    exchange: ch.Exchange
    lead: ch.Lead
    follow: ch.Follow
    set_follow: ch.SetFollow
    reference: ch.Reference
    ace: ch.Ace
    penalty_tie: ch.PenaltyTie
    multiplier: ch.Multiplier
    compare: ch.Compare
    life_lost: ch.LifeLost
    end: ch.End
    all_out: ch.AllOut
    money: ch.Money
    buy_in: ch.BuyIn
    keep_cards: bool
    last_ace_low: bool
    aside_shown: bool
    """Whether the cards not dealt lie face up."""

    hand: int
    hand_min: int
    hand_max: int
    threshold: int
    exact_reset: int
    lives: int
    stake: int
    buy_in_times: int
    buy_in_others: int
    buy_in_stakes: int

    @property
    def narrow(self) -> bool:
        """Whether a hand fits one machine word."""
        return self.ranks <= _NARROW_RANKS and max(self.copies) <= _NARROW_EQUAL

    def leader(self, players: int) -> int:
        """Return the place that leads to the first trick of a match; the dealer's is the last."""
        return players - 1 if self.first_lead is ch.FirstLead.DEALER else 0

    def native(self) -> "_kernel.Shape":
        """Return the same for the kernel."""
        return _native(self)


@lru_cache(maxsize=256)
def shape_of(variant: Variant) -> Shape:
    """Return what simulations know of a variant.

    Raises:
        VariantError: if the pack has more ranks, or more equal cards, than simulations can count,
            or cards that are equal in play and differ in price.
    """
    groups = _by_rank(variant)
    if len(groups) > MOST_RANKS or max(map(len, groups)) > MOST_EQUAL:
        raise VariantError(
            f"The pack of {variant.name} has {len(groups)} ranks and up to "
            f"{max(map(len, groups))} cards of a rank; simulations count up to {MOST_RANKS} "
            f"ranks and {MOST_EQUAL} cards of each.",
            ("decks", "jokers"),
        )
    _check_alike(variant, groups)
    first = [group[0] for group in groups]
    standing = sorted({variant.last_strength[card] for card in first})
    doubling = variant.multiplier is ch.Multiplier.ONES
    return Shape(
        ranks=len(groups),
        cards=len(variant.cards),
        copies=tuple(map(len, groups)),
        last=tuple(standing.index(variant.last_strength[card]) for card in first),
        cost=tuple(variant.cost[card] for card in first),
        courts=_bits(map(is_court, first)),
        ones=_bits(doubling and card.rank == 1 for card in first),
        losing=_bits(loses_match(variant, card) for card in first),
        ace_rank=next(
            (rank for rank, card in enumerate(first) if variant.strength[card] == ACE), -1
        )
        if variant.ace is not ch.Ace.NONE
        else -1,
        last_ace_low=variant.last_ace is ch.LastAce.LOW,
        aside_shown=variant.aside is ch.Aside.SHOWN,
        **{name: getattr(variant, name) for name in _AS_THEY_ARE},
    )


@lru_cache(maxsize=256)
def ranks_of(variant: Variant) -> dict[Card, int]:
    """Return the rank of each card of a variant's pack, numbered from 0."""
    return {card: rank for rank, group in enumerate(_by_rank(variant)) for card in group}


def _by_rank(variant: Variant) -> list[list[Card]]:
    """Return the cards of the pack, those of one strength together, lowest first."""
    found: dict[int, list[Card]] = {}
    for card in variant.cards:
        found.setdefault(variant.strength[card], []).append(card)
    return [found[strength] for strength in sorted(found)]


def _check_alike(variant: Variant, groups: list[list[Card]]) -> None:
    for group in groups:
        for card in group[1:]:
            if _worth(variant, card) != _worth(variant, group[0]):
                raise VariantError(
                    f"In {variant.name} {group[0]} and {card} are equal in play but not in price; "
                    "simulations cannot tell them apart.",
                    ("top_card", "joker_as"),
                )


def _worth(variant: Variant, card: Card) -> tuple[int, int, bool, bool]:
    """Return all that must be the same for cards of one strength."""
    return (
        variant.last_strength[card],
        variant.cost[card],
        is_court(card),
        loses_match(variant, card),
    )


def _bits(told: Iterable[bool]) -> int:
    return sum(1 << rank for rank, whether in enumerate(told) if whether)


@lru_cache(maxsize=256)
def _native(shape: Shape) -> "_kernel.Shape":
    from agurk.sim import _kernel  # noqa: PLC0415 - it may not be there

    made = _kernel.Shape()
    for entry in fields(shape):
        value = getattr(shape, entry.name)
        if isinstance(value, Enum):
            value = list(type(value)).index(value)
        setattr(made, entry.name, value)
    return made


_AS_THEY_ARE = tuple(entry.name for entry in fields(Shape) if entry.name in FIELDS)
