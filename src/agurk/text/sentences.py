"""Which sentences the rules of a variant need: what is said, where, and what has no effect."""

from collections.abc import Iterator, Mapping
from enum import Enum

from agurk.rules import choices as ch
from agurk.rules.cards import Card
from agurk.rules.variant import RULES, Variant, plain

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "cards": (
        "aim",
        "players",
        "pack",
        "decks",
        "jokers",
        "joker_as",
        "top_card",
    ),
    "deal": (
        "lot",
        "hand_rule",
        "hand_min",
        "hand_max",
        "hand_short",
        "aside",
        "first_lead",
        "next_dealer",
        "wrong-deal",
    ),
    "before": ("exchange", "multiplier:rassi", "multiplier:kontra"),
    "play": (
        "lead",
        "follow",
        "set_follow",
        "equal-lowest",
        "reference",
        "ace",
        "ace-taking",
        "taking",
        "open-cards",
    ),
    "last": (
        "last_reveal",
        "last_ace",
        "penalty_tie",
        "values",
        "joker-cost",
        "club-six-cost",
        "black-sevens-cost",
        "multiplier:ones_x2",
        "top_card_loses",
        "keep_cards",
    ),
    "score": ("lives", "threshold", "compare", "exact_reset", "life_lost"),
    "money": (
        "money",
        "buy_in",
        "buy_in_times",
        "buy_in_others",
        "buy_in_stakes",
        "buy-in-order",
    ),
    "end": ("end", "all_out"),
}
"""What each section of the rules may say, in order: fields, one value of a field, or sentences of
their own, whose messages begin with `rules-`."""

_GIVEN = frozenset(
    (
        ch.HandRule.FIXED,
        ch.HandRule.LOSER_CARD,
        ch.HandRule.COUNTDOWN,
        ch.HandRule.DOWN_AND_UP,
    )
)
_LEAVING = frozenset((ch.End.LAST_IN, ch.End.FIRST_OUT, ch.End.TWO_LEFT))
_BLACK_SEVENS = frozenset((ch.TopCard.BLACK_SEVENS, ch.TopCard.BLACK_SEVENS_AT_7))
_PLAIN = Variant()


def messages(variant: Variant, section: str) -> Iterator[str]:
    """Yield the names of the messages that a section of a variant's rules says."""
    for entry in SECTIONS[section]:
        field, _, value = entry.partition(":")
        if field not in RULES:
            if _extra_is_said(variant, entry):
                yield f"rules-{entry}"
        elif is_said(variant, field) and value in {"", plain(getattr(variant, field))}:
            yield message_of(variant, field)


def message_of(variant: Variant, field: str) -> str:
    """Return the name of the message that says a field of a variant."""
    value = getattr(variant, field)
    name = f"rule-{field.replace('_', '-')}"
    return f"{name}-{value.value}" if isinstance(value, Enum) else name


def arguments(variant: Variant) -> dict[str, str | int]:
    """Return what messages about a variant may be filled with."""
    values: dict[str, str | int] = {}
    for name in RULES:
        value = getattr(variant, name)
        values[name] = ("yes" if value else "no") if isinstance(value, bool) else plain(value)
    cost = variant.cost
    return values | {
        "players": "one" if variant.least_players == variant.most_players else "range",
        "pack_size": len(variant.cards),
        "ace_cost": cost.get(Card("As"), 0),
        "joker_cost": cost.get(Card("X1"), 0),
        "club_six_cost": cost.get(Card("6c"), 0),
        "club_seven_cost": cost.get(Card("7c"), 0),
        "spade_seven_cost": cost.get(Card("7s"), 0),
    }


def has_effect(variant: Variant, field: str) -> bool:
    """Tell whether a field changes anything beside the others."""
    match field:
        case "joker_as":
            return variant.jokers > 0
        case "hand" | "hand_short":
            return variant.hand_rule in _GIVEN
        case "hand_min":
            return variant.hand_rule not in {ch.HandRule.FIXED, ch.HandRule.EQUAL_ALL}
        case "hand_max":
            return variant.hand_rule is not ch.HandRule.FIXED
        case "set_follow":
            return variant.lead is ch.Lead.SETS
        case "threshold" | "compare" | "exact_reset":
            return variant.end is not ch.End.ONE_DEAL
        case "all_out":
            return variant.penalty_tie is ch.PenaltyTie.ALL and variant.end in _LEAVING
        case "stake":
            return variant.money is ch.Money.ANTE
        case "buy_in_times" | "buy_in_others" | "buy_in_stakes":
            return variant.buy_in is not ch.BuyIn.NONE
    return True


def is_said(variant: Variant, field: str) -> bool:
    """Tell whether the rules of a variant have a sentence about a field of its own."""
    value = getattr(variant, field)
    a_point = field == "compare" and variant.threshold == 1 and value is ch.Compare.AT_LEAST
    if a_point or not has_effect(variant, field):
        return False
    match field:
        case "hand_min":
            return variant.hand_min > 1 and variant.hand_rule is ch.HandRule.LOSER_CARD
        case "hand_max":
            return variant.hand_max > 0 and variant.hand_rule in _GIVEN
        case "hand_short":
            return value is not ch.HandShort.REFUSE or variant.keep_cards
        case "jokers":
            return variant.pack is ch.Pack.STANDARD
        case "ace":
            single = variant.pack is ch.Pack.STANDARD and variant.lead is not ch.Lead.SETS
            return single or value is not ch.Ace.NONE
        case "decks":
            return variant.decks > 1
        case "lives" | "life_lost":
            return variant.lives > 1
        case (
            "top_card"
            | "top_card_loses"
            | "exchange"
            | "multiplier"
            | "reference"
            | "last_ace"
            | "last_reveal"
            | "keep_cards"
            | "exact_reset"
            | "money"
            | "buy_in"
        ):
            return bool(value != getattr(_PLAIN, field))
    return True


def without_effect(variant: Variant) -> tuple[str, ...]:
    """Return the fields that are set to something, but change nothing beside the others."""
    return tuple(
        field
        for field in RULES
        if not has_effect(variant, field) and getattr(variant, field) != _idle(variant, field)
    )


def _idle(variant: Variant, field: str) -> object:
    """Return the value of a field without effect that nobody needs to be told of."""
    if field == "threshold":
        return 0
    if field == "hand_short" and variant.hand_rule not in _GIVEN:
        return ch.HandShort.CAP
    return getattr(_PLAIN, field)


def _extra_is_said(variant: Variant, message: str) -> bool:
    """Tell whether a sentence that belongs to no single field is said."""
    priced = variant.values not in {ch.Values.NONE, ch.Values.ONE}
    match message:
        case "equal-lowest":
            return variant.lead is not ch.Lead.SETS
        case "ace-taking":
            return variant.ace is not ch.Ace.NONE
        case "joker-cost":
            return priced and variant.joker_as is ch.JokerAs.ABOVE_ACE and variant.jokers > 0
        case "club-six-cost":
            return priced and variant.top_card is ch.TopCard.CLUB_SIX
        case "black-sevens-cost":
            return priced and variant.top_card in _BLACK_SEVENS
        case "buy-in-order":
            return variant.buy_in is not ch.BuyIn.NONE
    return True
