"""How cards are named in a sentence: "the 9", "the king", "the six of clubs"."""

from agurk.rules.cards import Card, Hand
from agurk.rules.variant import Variant
from agurk.text.catalogue import words


def named(variant: Variant, cards: Hand, language: str = "en") -> str:
    """Return one card by its rank, and several as they are drawn: "the 9", "5♣ 5♦".

    A card that ranks beside its own rank is named with its suit.
    """
    if len(cards) == 1:
        return _one(variant, cards[0], language)
    return " ".join(card.pretty for card in cards)


def or_higher(variant: Variant, card: Card, language: str = "en") -> str:
    """Return how high a card must be to equal this one at least: "9 or higher".

    Only an ace equals an ace where no card is higher, and so on.
    """
    say = words(language, "cards")
    if variant.strength[card] == max(variant.strength.values()) or not plain(variant, card):
        return say.say("as-high", {"card": _one(variant, card, language)})
    if card.suit is None:
        return say.say("unsuited-or-higher", {"name": card.pretty})
    return say.say("rank-or-higher", {"rank": card.rank})


def _one(variant: Variant, card: Card, language: str) -> str:
    say = words(language, "cards")
    if card.joker:
        return say.say("the-joker")
    if card.suit is None:
        return say.say("the-number", {"rank": card.rank}) if card.rank else card.pretty
    if not plain(variant, card):
        return say.say("the-full", {"rank": card.rank, "suit": card.suit.value})
    return say.say("the-rank", {"rank": card.rank})


def plain(variant: Variant, card: Card) -> bool:
    """Tell whether a card is as strong as its rank or its name says."""
    if card.suit is None:
        return not card.joker
    return variant.strength[card] == card.rank
