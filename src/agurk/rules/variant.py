"""A way to play Cucumber, as one frozen value.

The engine reads the fields; no code asks which variant it is. Contradictory fields are refused
when a variant is made, with a sentence that names two of them.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from agurk.rules import choices as ch
from agurk.rules.cards import Card, Hand
from agurk.rules.checks import check_variant
from agurk.rules.errors import PlayersError, TextError, VariantError
from agurk.rules.pack import costs, full_pack, strengths

Value: TypeAlias = str | int | bool | Enum
"""What a field of a variant holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """The rules of one way to play.

    `Variant()` is the plain family game: seven cards, head or lowest, the last of equals pays, out
    at 21 with one life. House rules are made by `but`.

    >>> Variant(threshold=30).but(lives=2).differences(Variant())
    {'threshold': 30, 'lives': 2}

    Raises:
        VariantError: if two fields contradict each other or one is out of its range.
    """

    key: str = "custom"
    """The name in records, commands and on the wire."""
    name: str = "House rules"
    """The name for people."""
    source: str = ""
    """Where the rules were read."""
    grade: ch.Grade = ch.Grade.A
    """How sure we are of them."""
    revision: int = 1
    """Raised when the behaviour of a preset changes."""

    least_players: int = 2
    """The fewest players."""
    most_players: int = 7
    """The most players."""
    pack: ch.Pack = ch.Pack.STANDARD
    """What cards a deck has."""
    decks: int = 1
    """How many decks are shuffled together."""
    jokers: int = 0
    """How many jokers are added."""
    joker_as: ch.JokerAs = ch.JokerAs.NONE
    """What a joker is."""
    top_card: ch.TopCard = ch.TopCard.NONE
    """Which card, if any, ranks above the ace."""
    top_card_loses: bool = False
    """Whether taking the last trick with the top card loses the match at once."""

    hand_rule: ch.HandRule = ch.HandRule.FIXED
    """How the number of cards dealt to each is found."""
    hand: int = 7
    """Cards dealt to each: always, or in the first deal."""
    hand_min: int = 1
    """The fewest cards dealt to each where the number changes."""
    hand_max: int = 0
    """The most cards dealt to each where the number changes; 0 for what the pack allows."""
    hand_short: ch.HandShort = ch.HandShort.REFUSE
    """What happens when the pack cannot give everybody so many."""
    aside: ch.Aside = ch.Aside.HIDDEN
    """What becomes of the cards not dealt."""
    next_dealer: ch.NextDealer = ch.NextDealer.LEFT
    """Who deals next."""
    first_lead: ch.FirstLead = ch.FirstLead.DEALER_LEFT
    """Who leads to the first trick of a deal."""
    exchange: ch.Exchange = ch.Exchange.NONE
    """How cards may be changed before play."""

    lead: ch.Lead = ch.Lead.ANY
    """What may be led."""
    follow: ch.Follow = ch.Follow.OPTIONAL
    """What a follower owes the trick."""
    set_follow: ch.SetFollow = ch.SetFollow.EACH
    """How a set is headed, where sets are led."""
    reference: ch.Reference = ch.Reference.HIGHEST
    """Which card has to be headed."""
    ace: ch.Ace = ch.Ace.NONE
    """Which ace obliges followers to play their lowest card."""
    last_ace: ch.LastAce = ch.LastAce.HIGH
    """Where the ace ranks in the last trick."""
    last_reveal: ch.LastReveal = ch.LastReveal.IN_TURN
    """How the last cards are shown."""

    penalty_tie: ch.PenaltyTie = ch.PenaltyTie.LAST
    """Who pays when several play the top rank to the last trick."""
    values: ch.Values = ch.Values.STANDARD
    """What the last trick costs."""
    multiplier: ch.Multiplier = ch.Multiplier.NONE
    """What multiplies the cost."""
    keep_cards: bool = False
    """Whether the card that took the last trick stays before its owner, out of the pack."""

    threshold: int = 21
    """The score at which a life is lost; 0 for none."""
    compare: ch.Compare = ch.Compare.AT_LEAST
    """Whether the threshold itself is too much."""
    exact_reset: int = 0
    """The score that becomes 0 when met exactly; 0 for none."""
    lives: int = 1
    """How often the threshold must be reached before a player is out."""
    life_lost: ch.LifeLost = ch.LifeLost.NONE
    """What the score becomes when a life is lost and another is left."""
    end: ch.End = ch.End.LAST_IN
    """When the match is over."""
    all_out: ch.AllOut = ch.AllOut.LOWEST_TOTAL
    """What happens when a shared penalty would leave nobody in."""

    money: ch.Money = ch.Money.NONE
    """What is played for."""
    stake: int = 1
    """Units paid to the pot as one stake."""
    buy_in: ch.BuyIn = ch.BuyIn.NONE
    """Whether a player may take over the highest score of the others for a stake."""
    buy_in_times: int = 1
    """How often each may buy in."""
    buy_in_others: int = 3
    """How many others must still be in."""
    buy_in_stakes: int = 1
    """Stakes paid for it; 0 for a free return."""

    cards: Hand = field(init=False, repr=False, compare=False)
    """The whole pack, lowest first."""
    order: dict[Card, int] = field(init=False, repr=False, compare=False)
    """Where each card stands in a sorted hand."""
    strength: dict[Card, int] = field(init=False, repr=False, compare=False)
    """How strong each card is in every trick but the last."""
    last_strength: dict[Card, int] = field(init=False, repr=False, compare=False)
    """How strong each card is in the last trick."""
    cost: dict[Card, int] = field(init=False, repr=False, compare=False)
    """What each card costs when it takes the last trick."""
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Check the fields and make the tables that follow from them."""
        check_variant(self)
        pack = full_pack(self.pack, self.decks, self.jokers)
        strength = strengths(pack, self.joker_as, self.top_card, ch.LastAce.HIGH)
        last = strengths(pack, self.joker_as, self.top_card, self.last_ace)
        ordered = sorted(strength, key=lambda card: (strength[card], card.text))
        place = {card: number for number, card in enumerate(ordered)}
        made = {
            "cards": tuple(sorted(pack, key=place.__getitem__)),
            "order": place,
            "strength": strength,
            "last_strength": last,
            "cost": costs(last, self.values, self.top_card),
            "_hash": hash(tuple(value for _, value in self.fields())),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[[dict[str, Value]], "Variant"], tuple[dict[str, Value]]]:
        """Pickle the fields alone: a hash holds in its own process only."""
        return _made_of, (dict(self.fields()),)

    def fields(self) -> Iterator[tuple[str, Value]]:
        """Yield the name and value of each field that can be chosen."""
        for name in FIELDS:
            yield name, getattr(self, name)

    def but(self, **changes: Value) -> "Variant":
        """Return these rules with some fields changed: house rules.

        Raises:
            VariantError: if a field does not exist, or the result contradicts itself.
        """
        for name in changes:
            if name not in FIELDS:
                raise VariantError(
                    f"There is no rule named {name!r}; there are {', '.join(RULES)}."
                )
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]

    def differences(self, other: "Variant") -> dict[str, Value]:
        """Return the rules in which this variant differs from another, with our values."""
        return {
            name: getattr(self, name)
            for name in RULES
            if getattr(self, name) != getattr(other, name)
        }

    def sort(self, held: Hand | list[Card]) -> Hand:
        """Return cards lowest first."""
        return tuple(sorted(held, key=self.order.__getitem__))

    def card(self, text: str) -> Card:
        """Read one card of this variant's pack.

        Raises:
            TextError: if it is no card, or none of this pack.
        """
        card = Card(text)
        if card not in self.strength:
            example = f"{self.cards[0]} to {self.cards[-1]}"
            raise TextError(f"{card} is not in the pack of {self.name}, which has {example}.")
        return card

    def hand_of(self, text: str) -> Hand:
        """Read a hand of this variant's pack, and return it lowest first.

        Raises:
            TextError: if a word is no card of the pack, or a card comes more often than it has.
        """
        held = self.sort([self.card(word) for word in text.replace(",", " ").split()])
        for card in held:
            if held.count(card) > self.cards.count(card):
                raise TextError(
                    f"{card} comes {held.count(card)} times, more often than the pack has it."
                )
        return held

    def check_players(self, players: int) -> None:
        """Make sure that so many can play.

        Raises:
            PlayersError: if there are too few, or too many for the rules or the pack.
        """
        if not self.least_players <= players <= self.most_players:
            raise PlayersError(
                f"{self.name} is for {self.least_players} to {self.most_players} players, "
                f"not {players}."
            )


def _made_of(fields: dict[str, Value]) -> Variant:
    return Variant(**fields)  # type: ignore[arg-type]


FIELDS: tuple[str, ...] = tuple(entry.name for entry in dataclasses.fields(Variant) if entry.init)
"""The names of all fields that can be chosen."""

RULES: tuple[str, ...] = FIELDS[FIELDS.index("least_players") :]
"""The names of the fields that are rules, without key, name, source, grade and revision."""


def plain(value: Value) -> str | int | bool:
    """Return a field's value as JSON and TOML write it."""
    return str(value.value) if isinstance(value, Enum) else value


def as_data(variant: Variant) -> Mapping[str, str | int | bool]:
    """Return all fields of a variant as plain data."""
    return {name: plain(value) for name, value in variant.fields()}
