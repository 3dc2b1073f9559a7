"""What cards a variant plays with, how strong each is, and what it costs.

This is the one place that knows ranks: everything else compares the numbers made here.
"""

from agurk.rules.cards import ACE, JACK, KILLE, KING, Card, Hand, Suit
from agurk.rules.choices import JokerAs, LastAce, Pack, TopCard, Values

JOKER = ACE + 1
"""Strength of a joker, or of one card, above the ace."""

_TOP: dict[TopCard, dict[str, int]] = {
    TopCard.NONE: {},
    TopCard.CLUB_SIX: {"6c": JOKER},
    TopCard.BLACK_SEVENS: {"7c": JOKER + 1, "7s": JOKER},
    TopCard.BLACK_SEVENS_AT_7: {"7c": JOKER + 1, "7s": JOKER},
}
_TOP_COSTS: dict[TopCard, dict[str, int]] = {
    TopCard.CLUB_SIX: {"6c": 21},
    TopCard.BLACK_SEVENS_AT_7: {"7c": 7, "7s": 7},
}
_CUCUMBERS = (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5)
"""Cucumbers printed on each card from 1 to 15 (source: rules of Five Cucumbers, 2F-Spiele)."""


def full_pack(pack: Pack, decks: int, jokers: int) -> Hand:
    """Return every card of the whole pack; with several decks equal cards come several times."""
    if pack is Pack.CUCUMBERS:
        one = tuple(Card(str(rank)) for rank in range(1, 16) for _ in range(4))
    elif pack is Pack.KILLE:
        one = tuple(Card(name) for name in KILLE for _ in range(2))
    else:
        one = tuple(Card(f"{rank}{suit.value}") for rank in "23456789TJQKA" for suit in Suit)
    return one * decks + tuple(Card(f"X{number}") for number in range(1, jokers + 1))


def strengths(pack: Hand, joker_as: JokerAs, top_card: TopCard, ace: LastAce) -> dict[Card, int]:
    """Return the strength of each card; equal strength means equal cards.

    Args:
        pack: The cards in play.
        joker_as: What a joker is.
        top_card: Which card, if any, ranks above the ace.
        ace: Where aces, and jokers that are aces, rank.
    """
    kille = Card(KILLE[0]) in pack
    ranking = {card: KILLE.index(card.text) + 1 if kille else card.rank for card in pack}
    for card in pack:
        if card.joker:
            ranking[card] = ACE if joker_as is JokerAs.ACE else JOKER
        if ace is LastAce.LOW and ranking[card] == ACE and (card.suit or card.joker):
            ranking[card] = 1
    for text, strength in _TOP[top_card].items():
        if Card(text) in ranking:
            ranking[Card(text)] = strength
    return ranking


def costs(last: dict[Card, int], values: Values, top_card: TopCard) -> dict[Card, int]:
    """Return what each card costs when it takes the last trick, before any multiplier.

    Args:
        last: The strengths in the last trick.
        values: The scale.
        top_card: Which card, if any, ranks above the ace.
    """
    priced = {card: _cost(strength, values) for card, strength in last.items()}
    if values is Values.STANDARD:
        priced |= {Card(text): price for text, price in _TOP_COSTS.get(top_card, {}).items()}
    return priced


def _cost(strength: int, values: Values) -> int:
    match values:
        case Values.STANDARD:
            return strength
        case Values.TIMES_FIVE:
            return 5 * strength
        case Values.CUCUMBERS:
            return _CUCUMBERS[min(strength, len(_CUCUMBERS) - 1)]
        case Values.COURTS_ACE_11:
            return min(strength, 11)
        case Values.COURTS_10_ACE_11:
            return 10 if JACK <= strength <= KING else min(strength, 11)
        case Values.ONE:
            return 1
        case Values.NONE:
            return 0


def is_court(card: Card) -> bool:
    """Tell whether a card is a jack, queen or king."""
    return JACK <= card.rank <= KING and card.suit is not None
