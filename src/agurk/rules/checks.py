"""Which rules contradict each other."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import accumulate, takewhile
from typing import TYPE_CHECKING

from agurk.rules import choices as ch
from agurk.rules.breadth import MOST_CHOICES, deals, exchanges, sets
from agurk.rules.errors import VariantError
from agurk.rules.pack import costs, full_pack, strengths
from agurk.rules.sizes import largest

if TYPE_CHECKING:
    from agurk.rules.variant import Variant

_COUNTING = (ch.HandRule.COUNTDOWN, ch.HandRule.DOWN_AND_UP)
RANGES = {
    "least_players": (2, 17),
    "most_players": (2, 17),
    "decks": (1, 4),
    "jokers": (0, 9),
    "hand": (1, 52),
    "hand_min": (1, 52),
    "hand_max": (0, 52),
    "threshold": (0, 10_000),
    "exact_reset": (0, 10_000),
    "lives": (1, 9),
    "stake": (1, 1_000_000),
    "buy_in_times": (1, 99),
    "buy_in_others": (1, 16),
    "buy_in_stakes": (0, 99),
    "revision": (1, 1_000),
}
"""The least and the most that a field with a number can be."""


def check_variant(variant: "Variant") -> None:
    """Make sure that a variant can be played.

    Raises:
        VariantError: with a sentence for the first thing wrong.
    """
    for name, value in variant.fields():
        _check_value(name, value, type(variant).__dataclass_fields__[name].default)
    for about in _ABOUT:
        for one, other, why in about(variant):
            raise VariantError(
                f"{_shown(variant, one)} and {_shown(variant, other)} contradict each other: "
                f"{why}.",
                (one, other),
            )


def _check_value(name: str, value: object, default: object) -> None:
    """Refuse a value of the wrong kind, or a number out of range."""
    if type(value) is not type(default):
        raise VariantError(f"{name} cannot be {value!r}; it is {_allowed(default)}.", (name,))
    if isinstance(value, int) and name in RANGES:
        low, high = RANGES[name]
        if not low <= value <= high:
            raise VariantError(f"{name} cannot be {value}; it is from {low} to {high}.", (name,))


def _allowed(default: object) -> str:
    """Return in words what a field with this default may hold."""
    if isinstance(default, Enum):
        return ", ".join(str(choice.value) for choice in type(default))
    return {bool: "yes or no", int: "a whole number"}.get(type(default), "text")


def _shown(variant: "Variant", name: str) -> str:
    """Return a field as house rules write it."""
    value = getattr(variant, name)
    if isinstance(value, bool):
        return f"{name}={'yes' if value else 'no'}"
    return f"{name}={value.value if isinstance(value, Enum) else value}"


_Clashes = Iterator[tuple[str, str, str]]
"""Two fields that cannot both hold, and why."""


def _about_cards(v: "Variant") -> _Clashes:
    size = len(full_pack(v.pack, v.decks, v.jokers))
    plain = v.pack is ch.Pack.STANDARD
    fixed = v.hand_rule is ch.HandRule.FIXED
    if v.least_players > v.most_players:
        yield "least_players", "most_players", "the fewest are more than the most"
    if v.jokers and v.joker_as is ch.JokerAs.NONE:
        yield "jokers", "joker_as", "say what a joker is, above_ace or ace"
    if v.jokers and not plain:
        yield "pack", "jokers", "these cards have no jokers"
    if v.top_card is not ch.TopCard.NONE and not plain:
        yield "pack", "top_card", "these cards have no suits"
    if v.top_card_loses and v.top_card is ch.TopCard.NONE:
        yield "top_card_loses", "top_card", "there is no top card"
    if fixed and v.hand_short is ch.HandShort.REFUSE and v.most_players * v.hand > size:
        yield "most_players", "hand", f"that needs {v.most_players * v.hand} cards of {size}"
    if not fixed and v.most_players * v.hand_min > size:
        yield (
            "most_players",
            "hand_min",
            f"that needs {v.most_players * v.hand_min} cards of {size}",
        )
    if not fixed and v.hand_max and v.hand_max < v.hand_min:
        yield "hand_max", "hand_min", "the most are fewer than the fewest"
    if v.hand_rule in _COUNTING and v.hand < v.hand_min:
        yield "hand", "hand_min", "the number goes down from the first to the second"
    if v.top_card is ch.TopCard.BLACK_SEVENS_AT_7 and v.values is not ch.Values.STANDARD:
        yield "top_card", "values", "a price of 7 is one beside values=std"
    if v.hand_rule is ch.HandRule.LOSER_CARD and v.values is ch.Values.NONE:
        yield "hand_rule", "values", "the losing card has no value to go by"
    if not fixed and v.hand_short is ch.HandShort.REFUSE:
        needed = v.most_players * largest(v, max(_costs(v)))
        if needed > size:
            yield (
                "hand_rule",
                "hand_short",
                f"{v.most_players} players may need {needed} cards of {size}; use hand_short=cap",
            )
    if v.exchange is not ch.Exchange.NONE and v.aside is ch.Aside.SHOWN:
        yield "exchange", "aside", "cards are drawn from a stock that lies face down"


def _costs(v: "Variant") -> list[int]:
    """Return what each card of the pack costs, the cheapest first."""
    pack = full_pack(v.pack, v.decks, v.jokers)
    price = costs(strengths(pack, v.joker_as, v.top_card, v.last_ace), v.values, v.top_card)
    return sorted(price[card] for card in pack)


def _left_to_deal(v: "Variant") -> int:
    """Return how many cards the pack has at least when everybody keeps as many as one can."""
    prices = _costs(v)
    room = v.most_players * (v.threshold - (v.compare is ch.Compare.AT_LEAST))
    return len(prices) - sum(1 for _ in takewhile(lambda total: total <= room, accumulate(prices)))


def _about_play(v: "Variant") -> _Clashes:
    if v.lead is ch.Lead.SETS:
        if v.follow is not ch.Follow.OPTIONAL:
            yield "lead", "follow", "a set is headed or the lowest cards are played, as one likes"
        if v.reference is not ch.Reference.HIGHEST:
            yield "lead", "reference", "a set is compared with the best set so far"
        if v.ace is not ch.Ace.NONE:
            yield "lead", "ace", "the rule for aces is one for single cards"
    elif v.set_follow is not ch.SetFollow.EACH:
        yield "set_follow", "lead", "no sets are led"
    if v.pack is not ch.Pack.STANDARD and v.ace is not ch.Ace.NONE:
        yield "pack", "ace", "these cards have no aces"
    if v.pack is not ch.Pack.STANDARD and v.last_ace is not ch.LastAce.HIGH:
        yield "pack", "last_ace", "these cards have no aces"
    if v.multiplier is ch.Multiplier.ONES and v.pack is not ch.Pack.CUCUMBERS:
        yield "multiplier", "pack", "only the pack gurken60 has cards worth doubling for"
    if v.multiplier is ch.Multiplier.EXCHANGE and v.exchange is not ch.Exchange.WHOLE_HANDS:
        yield "multiplier", "exchange", "only exchange=rassi has turns that double"


def _about_score(v: "Variant") -> _Clashes:
    if v.end is ch.End.ONE_DEAL and v.lives > 1:
        yield "end", "lives", "one deal takes no second life"
    if v.end is not ch.End.ONE_DEAL and v.values is ch.Values.NONE:
        yield "end", "values", "without points only end=one_deal ends a match"
    if v.end is not ch.End.ONE_DEAL and not v.threshold:
        yield "end", "threshold", "without a threshold only end=one_deal ends a match"
    if v.end is ch.End.ALL_BUT_ONE_OVER and v.lives > 1:
        yield "end", "lives", "nobody leaves, so there are no lives to lose"
    if v.end is ch.End.TWO_LEFT and v.least_players < 3:
        yield "end", "least_players", "two players would be the last two before the first card"
    if v.threshold and v.exact_reset > v.threshold:
        yield "exact_reset", "threshold", "such a score is beyond the threshold"
    if v.threshold and v.exact_reset == v.threshold and v.compare is ch.Compare.AT_LEAST:
        yield "exact_reset", "compare", "the threshold itself already costs a life; use compare=gt"
    if v.life_lost is not ch.LifeLost.NONE and v.lives == 1:
        yield "life_lost", "lives", "the only life leaves nothing to return with"
    if v.life_lost is ch.LifeLost.HIGHEST_CARD and not v.keep_cards:
        yield "life_lost", "keep_cards", "no cards are kept"
    if v.exact_reset and v.values is ch.Values.ONE:
        yield "exact_reset", "values", "point by point every score comes to it, so no match ends"
    if v.penalty_tie is ch.PenaltyTie.BONUS and v.end is ch.End.ALL_BUT_ONE_OVER:
        yield "penalty_tie", "end", "scores that fall again may never all be over at once"


def _about_kept(v: "Variant") -> _Clashes:
    if v.keep_cards and v.end is ch.End.ALL_BUT_ONE_OVER:
        yield "keep_cards", "end", "nobody leaves, so in time all cards would be kept"
    if v.keep_cards and v.end is not ch.End.ONE_DEAL and _left_to_deal(v) < v.most_players:
        yield (
            "keep_cards",
            "threshold",
            f"{v.most_players} players may keep so many that too few are left to deal",
        )
    if v.keep_cards and v.life_lost is ch.LifeLost.MAX_OTHER:
        yield "keep_cards", "life_lost", "the score is the sum of the cards kept"
    if v.keep_cards and v.penalty_tie is ch.PenaltyTie.BONUS:
        yield "keep_cards", "penalty_tie", "the score is the sum of the cards kept"
    if v.keep_cards and v.buy_in is not ch.BuyIn.NONE:
        yield "keep_cards", "buy_in", "the score is the sum of the cards kept"


def _about_money(v: "Variant") -> _Clashes:
    lasting = {ch.End.LAST_IN, ch.End.TWO_LEFT}
    if v.buy_in is not ch.BuyIn.NONE and v.end not in lasting:
        yield "buy_in", "end", "the match does not go on without those who are out"
    if v.buy_in is not ch.BuyIn.NONE and v.buy_in_stakes and v.money is not ch.Money.ANTE:
        yield "buy_in_stakes", "money", "only money=ante_pot makes a pot to pay into"
    if v.buy_in is not ch.BuyIn.NONE and v.buy_in_others >= v.most_players:
        yield "buy_in_others", "most_players", "there are never so many others"
    if v.money is ch.Money.FIRST_OUT and v.end in {ch.End.ONE_DEAL, ch.End.ALL_BUT_ONE_OVER}:
        yield "money", "end", "nobody goes out"


def _about_choices(v: "Variant") -> _Clashes:
    changing = v.exchange not in {ch.Exchange.NONE, ch.Exchange.WHOLE_HANDS}
    in_sets = v.lead is ch.Lead.SETS
    if not changing and not in_sets:
        return
    pack = full_pack(v.pack, v.decks, v.jokers)
    dealt = set(deals(v, len(pack), max(_costs(v))))
    strength = strengths(pack, v.joker_as, v.top_card, ch.LastAce.HIGH)
    equal = max(Counter(strength[card] for card in pack).values())
    if changing and any(exchanges(hand, stock) > MOST_CHOICES for hand, stock in dealt):
        yield (
            "exchange",
            "hand_rule",
            f"a hand may have over {MOST_CHOICES} exchanges; make hands smaller",
        )
    if in_sets and any(sets(hand, equal) > MOST_CHOICES for hand, _ in dealt):
        yield "lead", "hand_rule", f"a hand may have over {MOST_CHOICES} sets; make hands smaller"


_ABOUT = (_about_cards, _about_play, _about_score, _about_kept, _about_money, _about_choices)
