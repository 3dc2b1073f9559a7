"""Cards as they are drawn in a terminal, with the same letters as in all sentences."""

from collections.abc import Iterable

from agurk.rules.cards import Card
from agurk.text.catalogue import words

_PICTURES = (11, 12, 13, 14)
_USUAL = {11: "J", 12: "Q", 13: "K", 14: "A"}


class Faces:
    """Draws cards, and knows what readers of a language call the courts and the ace."""

    def __init__(self, language: str = "en") -> None:
        say = words(language, "cards").say
        self.letters = {rank: say(f"letter-{rank}") for rank in _PICTURES}
        """The letters that stand for jack, queen, king and ace, and may be typed."""

    def rank(self, card: Card) -> str:
        """Return what stands large on a card."""
        if card.joker:
            return "★"
        if card.suit is None:
            return card.pretty
        return _USUAL.get(card.rank, str(card.rank))

    def suit(self, card: Card) -> str:
        """Return what stands below it: the suit, if it has one."""
        if card.joker:
            return str(card.joker)
        return "" if card.suit is None else card.suit.symbol

    def card(self, card: Card, /) -> str:
        """Return a card in one breath, such as `9♣`."""
        return self.rank(card) + self.suit(card)

    def cards(self, cards: Iterable[Card], /) -> str:
        """Return cards side by side."""
        return " ".join([self.card(card) for card in cards])


def ink(card: Card) -> str:
    """Return the colour of a card."""
    return f"$suit-{card.suit.value if card.suit else 'none'}"


def worth(card: Card) -> str:
    """Return the value of a court card or ace, which its letter does not show; "" for others."""
    return str(card.rank) if card.suit and card.rank in _PICTURES else ""
