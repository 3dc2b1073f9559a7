"""Cards as text, their strength in a trick and what they cost in the last one."""

from tests.checker.presets import Rules

RANKS = "23456789TJQKA"
SUITS = "cdhs"
KILLE = [
    *("Blaren", "Blompottan", "Kransen"),
    *(str(number) for number in range(1, 13)),
    *("Vardshus", "Kavall", "Husu", "Husar", "Kuku", "Harlekin"),
]
"""The Kille cards from low to high; Harlekin is always on top (`krypkille`)."""

TOP_CARDS = {
    "none": {},
    "6C": {"6c": 15},
    "7C_7S": {"7s": 15, "7c": 16},
    "black7_15_16": {"7s": 15, "7c": 16},
}
"""The cards that stand above the ace, with their strength."""

TOP_VALUES = {
    "none": {},
    "6C": {"6c": 21},
    "7C_7S": {},
    "black7_15_16": {"7s": 15, "7c": 16},
}
"""What such a card costs, where that is not what its rank costs."""


def card(text: str | int) -> str:
    """Return a card as it is written here: `10H`, `Th` and `TH` are all "Th" (0)."""
    written = str(text)
    if written.isdigit() or written in KILLE or written.startswith("X"):
        return written
    rank, suit = written[:-1].replace("10", "T").upper(), written[-1].lower()
    if len(rank) != 1 or rank not in RANKS or suit not in SUITS:
        raise ValueError(f"{text!r} is no card")
    return rank + suit


def pack(rules: Rules) -> list[str]:
    """Return every card of the pack; two packs hold equal cards twice."""
    if rules["pack"] == "kille42":
        return KILLE * 2
    if rules["pack"] == "gurken60":
        return [str(number) for number in range(1, 16)] * 4
    plain = [rank + suit for rank in RANKS for suit in SUITS]
    jokers = [f"X{number}" for number in range(1, rules["jokers"] + 1)]
    return (plain + jokers) * int(rules["decks"])


def is_ace(rules: Rules, card: str) -> bool:
    """Return whether a card is an ace; a joker may count as one."""
    if rules["pack"] != "std52":
        return False
    return card[0] == "A" or (card[0] == "X" and rules["joker_as"] == "ace")


def strength(rules: Rules, card: str, last: bool) -> int:
    """Return what a card is worth in a trick; some forms have aces low in the last."""
    if rules["pack"] == "kille42":
        return KILLE.index(card) + 1
    if rules["pack"] == "gurken60":
        return int(card)
    if card in TOP_CARDS[rules["top_card"]]:
        return TOP_CARDS[rules["top_card"]][card]
    if is_ace(rules, card):
        return 1 if last and rules["last_ace"] == "low" else 14
    if card[0] == "X":
        return 15
    return RANKS.index(card[0]) + 2


def value(rules: Rules, card: str) -> int:
    """Return what a card costs that takes the last trick."""
    if card in TOP_VALUES[rules["top_card"]]:
        return TOP_VALUES[rules["top_card"]][card]
    if rules["values"] == "none":
        return 0
    if rules["values"] == "gurken":
        return _cucumbers(int(card))
    rank = _rank(rules, card)
    if rules["values"] == "times5":
        return rank * 5
    if rules["values"] == "courts_ace_11":
        return min(rank, 11)
    if rules["values"] == "courts_10_ace_11":
        return {11: 10, 12: 10, 13: 10, 14: 11}.get(rank, rank)
    return rank


def _rank(rules: Rules, card: str) -> int:
    """Return a card's rank where no card stands out of its place: ace 14, or 1 if low last."""
    return strength({**rules, "top_card": "none"}, card, last=True)


def _cucumbers(number: int) -> int:
    """Return the cucumbers on a card of Five Cucumbers."""
    for highest, cost in ((1, 0), (5, 1), (9, 2), (11, 3), (14, 4)):
        if number <= highest:
            return cost
    return 5
