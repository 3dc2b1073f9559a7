"""Cards, and hands of them, as text and as values.

A card is its printed form. What it is worth against another card is not its own business: a
variant may put the club six on top or the ace at the bottom, so strength lives in `pack.py`.
"""

import re
from collections.abc import Iterable
from enum import Enum
from typing import TypeAlias

from agurk.rules.errors import TextError, shorten

JACK, QUEEN, KING, ACE = 11, 12, 13, 14

_LETTERS = {10: "T", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}
_RANKS = {letter: rank for rank, letter in _LETTERS.items()} | {"10": 10}
KILLE = (
    *("Blaren", "Blompottan", "Kransen"),
    *(str(number) for number in range(1, 13)),
    *("Vardshus", "Kavall", "Husu", "Husar", "Kuku", "Harlekin"),
)
"""The Kille cards from the lowest up (source: Wikipedia, "Krypkille" and "Kille")."""

_FORM = re.compile(
    r"(?P<rank>10|[2-9TJQKA])(?P<suit>[CDHS♣♦♥♠])|X(?P<joker>[1-9])|(?P<plain>[0-9]{1,2})"
)


class Suit(Enum):
    """The four suits, which decide nothing in this game but tell cards apart."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def symbol(self) -> str:
        """The suit as people draw it."""
        return {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[self.value]


_SUITS = {form: suit for suit in Suit for form in (suit.value.upper(), suit.symbol)}


class Card:
    """One card, read from its text: `Card("9c")`, `Card("10♦")`, `Card("X1")` or `Card("15")`.

    Equal cards are the same object, so cards compare and hash by identity.

    >>> Card("10d") is Card("T♦"), Card("KS"), Card("kS").pretty
    (True, Card("Ks"), 'K♠')

    Raises:
        TextError: if the text is no card.
    """

    __slots__ = ("__weakref__", "alone", "joker", "rank", "suit", "text")

    rank: int
    """The printed rank: 2 to 10, jack 11, queen 12, king 13, ace 14.

    A plain number has 1 to 15; a joker and a Kille picture have 0."""
    suit: Suit | None
    """The suit, or None for jokers, plain numbers and Kille pictures."""
    joker: int
    """Which joker this is, from 1; 0 for every other card."""
    text: str
    """The canonical form, such as `9c`, `Td`, `X1` or `15`."""
    alone: tuple["Card"]
    """This card as a play of one card."""

    def __new__(cls, text: str) -> "Card":  # noqa: PYI034  there are no subclasses
        """Return the one card that `text` stands for."""
        found = _KNOWN.get(text)
        if found is None:
            found = _read(text)
            if len(_KNOWN) < 1000:
                _KNOWN[text] = found
        return found

    def __repr__(self) -> str:
        return f'Card("{self.text}")'

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        return Card, (self.text,)

    @property
    def pretty(self) -> str:
        """The card as people write it: `9♣`, `10♦`, `Joker 1`, `15`."""
        if self.joker:
            return f"Joker {self.joker}"
        if self.suit is None:
            return "Värdshus" if self.text == "Vardshus" else self.text
        rank = "10" if self.rank == 10 else self.text[0]
        return rank + self.suit.symbol


Hand: TypeAlias = tuple[Card, ...]
"""Some cards in a fixed order, lowest first where they are held together."""

_KILLE_NAMES = {name.upper(): name for name in KILLE if name.isalpha()} | {"VÄRDSHUS": "Vardshus"}
_KNOWN: dict[str, Card] = {}
_CANONICAL: dict[str, Card] = {}


def _read(text: str) -> Card:
    """Return the card for a text not met before."""
    if not isinstance(text, str):
        raise TextError(f"A card is written as text such as 9c or Kh, not as {text!r}.")
    word = text.strip().upper()
    if word in _KILLE_NAMES:
        return _make(_KILLE_NAMES[word], 0, None, 0)
    match = _FORM.fullmatch(word)
    if match is None or (match["plain"] and not 1 <= int(match["plain"]) <= 15):
        raise TextError(
            f"{shorten(text)!r} is not a card: write rank and suit such as 9c, Td, Ks or A♠, "
            "a joker as X1, a plain number from 1 to 15, or a Kille card by its name."
        )
    if match["joker"]:
        return _make(f"X{match['joker']}", 0, None, int(match["joker"]))
    if match["plain"]:
        return _make(str(int(match["plain"])), int(match["plain"]), None, 0)
    rank = _RANKS.get(match["rank"]) or int(match["rank"])
    suit = _SUITS[match["suit"]]
    return _make(_LETTERS.get(rank, str(rank)) + suit.value, rank, suit, 0)


def _make(text: str, rank: int, suit: Suit | None, joker: int) -> Card:
    """Return the card with this canonical text, made once."""
    card = _CANONICAL.get(text)
    if card is None:
        card = object.__new__(Card)
        card.text, card.rank, card.suit, card.joker = text, rank, suit, joker
        card.alone = (card,)
        _CANONICAL[text] = card
    return card


def cards(text: str) -> Hand:
    """Return the cards in `text`, in its order; separators are spaces or commas.

    >>> cards("Kh 6d 2s")
    (Card("Kh"), Card("6d"), Card("2s"))

    Raises:
        TextError: if a word of it is no card.
    """
    return tuple(Card(word) for word in text.replace(",", " ").split())


def text_of(hand: Iterable[Card]) -> str:
    """Return cards as text that `cards` reads back.

    >>> text_of(cards("10d,Kh"))
    'Td Kh'
    """
    return " ".join(card.text for card in hand)


def without(hand: Hand, gone: Hand) -> Hand:
    """Return `hand` less the cards `gone`, each taken away once.

    Raises:
        ValueError: if a card is not there.
    """
    if len(gone) == 1:
        place = hand.index(gone[0])
        return hand[:place] + hand[place + 1 :]
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)
