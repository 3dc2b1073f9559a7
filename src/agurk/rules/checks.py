"""Which rules contradict each other."""

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from agurk.rules import choices as ch
from agurk.rules.errors import VariantError

if TYPE_CHECKING:
    from agurk.rules.variant import Variant

_RANGES = {
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


def check_variant(variant: "Variant") -> None:
    """Make sure that a variant can be played.

    Raises:
        VariantError: with a sentence for the first thing wrong.
    """
    _check_types(variant)
    for complaint in _contradictions(variant):
        raise VariantError(complaint)


def _check_types(variant: "Variant") -> None:
    """Refuse values of the wrong kind, and numbers out of range."""
    for name, value in variant.fields():
        wanted = type(variant).__dataclass_fields__[name].default
        if type(value) is not type(wanted):
            allowed = (
                ", ".join(str(choice.value) for choice in type(wanted))
                if isinstance(wanted, Enum)
                else {bool: "yes or no", int: "a whole number", str: "text"}[type(wanted)]
            )
            raise VariantError(f"{name} cannot be {value!r}; it is {allowed}.")
        if name in _RANGES:
            low, high = _RANGES[name]
            if not low <= value <= high:
                raise VariantError(f"{name} cannot be {value}; it is from {low} to {high}.")


def _contradictions(v: "Variant") -> Iterator[str]:
    """Yield a sentence for each pair of fields that cannot both hold."""
    yield from _about_cards(v)
    yield from _about_play(v)
    yield from _about_score(v)
    yield from _about_money(v)


def _about_cards(v: "Variant") -> Iterator[str]:
    size = _pack_size(v)
    if v.least_players > v.most_players:
        yield f"least_players={v.least_players} is more than most_players={v.most_players}."
    if v.jokers and v.joker_as is ch.JokerAs.NONE:
        yield f"jokers={v.jokers} needs joker_as=above_ace or joker_as=ace, to say what they are."
    if v.pack is ch.Pack.CUCUMBERS and v.jokers:
        yield f"pack=gurken60 has no jokers, so jokers={v.jokers} cannot be."
    if v.pack is ch.Pack.CUCUMBERS and v.top_card is not ch.TopCard.NONE:
        yield f"pack=gurken60 has no suits, so top_card={v.top_card.value} cannot be."
    if v.top_card_loses and v.top_card is ch.TopCard.NONE:
        yield "top_card_loses=true needs a top_card; with top_card=none there is none."
    if v.hand_rule is ch.HandRule.FIXED and v.hand_short is ch.HandShort.REFUSE:
        if v.most_players * v.hand > size:
            yield (
                f"most_players={v.most_players} with hand={v.hand} needs {v.most_players * v.hand} cards; "
                f"the pack has {size}."
            )
    elif v.most_players * v.hand_min > size:
        yield (
            f"most_players={v.most_players} with hand_min={v.hand_min} needs {v.most_players * v.hand_min} cards; "
            f"the pack has {size}."
        )
    if v.hand_rule is not ch.HandRule.FIXED and v.hand_max and v.hand_max < v.hand_min:
        yield f"hand_max={v.hand_max} is less than hand_min={v.hand_min}."
    if v.hand_rule is ch.HandRule.COUNTDOWN and v.hand < v.hand_min:
        yield f"hand_rule=countdown goes down from hand={v.hand}, which is less than hand_min={v.hand_min}."
    if v.hand_rule is ch.HandRule.LOSER_CARD and v.values is ch.Values.NONE:
        yield "hand_rule=loser_card takes the losing card's value, and values=none gives it none."
    if v.exchange is not ch.Exchange.NONE and v.aside is ch.Aside.SHOWN:
        yield f"aside=shown lays the stock open, so exchange={v.exchange.value} cannot be."


def _pack_size(v: "Variant") -> int:
    one = 60 if v.pack is ch.Pack.CUCUMBERS else 52
    return one * v.decks + v.jokers


def _about_play(v: "Variant") -> Iterator[str]:
    if v.lead is ch.Lead.SETS:
        if v.follow is not ch.Follow.OPTIONAL:
            yield f"lead=sets is followed by heading or lowest cards as one likes, so follow={v.follow.value} cannot be."
        if v.reference is not ch.Reference.HIGHEST:
            yield "lead=sets is compared with the best set, so reference=previous cannot be."
        if v.ace is not ch.Ace.NONE:
            yield f"lead=sets knows no rule for single aces, so ace={v.ace.value} cannot be."
    if v.pack is ch.Pack.CUCUMBERS:
        if v.ace is not ch.Ace.NONE:
            yield f"pack=gurken60 has no aces, so ace={v.ace.value} cannot be."
        if v.last_ace is not ch.LastAce.HIGH:
            yield "pack=gurken60 has no aces, so last_ace=low cannot be."
    if v.multiplier is ch.Multiplier.ONES and v.pack is not ch.Pack.CUCUMBERS:
        yield f"multiplier=ones_x2 counts 1s, and pack={v.pack.value} has none."


def _about_score(v: "Variant") -> Iterator[str]:
    if v.end is ch.End.ONE_DEAL:
        if v.lives > 1:
            yield f"end=one_deal is over after a deal, so lives={v.lives} cannot be."
        if v.buy_in is not ch.BuyIn.NONE:
            yield f"end=one_deal is over after a deal, so buy_in={v.buy_in.value} cannot be."
    else:
        if v.values is ch.Values.NONE:
            yield f"values=none never ends a match by points, so end={v.end.value} cannot be; use end=one_deal."
        if not v.threshold:
            yield f"threshold=0 puts nobody out, so end={v.end.value} cannot be; use end=one_deal."
    if v.end is ch.End.ALL_BUT_ONE_OVER and v.lives > 1:
        yield f"end=all_but_one_over lets nobody leave, so lives={v.lives} cannot be."
    if v.threshold and v.exact_reset > v.threshold:
        yield f"exact_reset={v.exact_reset} is beyond threshold={v.threshold}."
    if v.exact_reset and v.exact_reset == v.threshold and v.compare is ch.Compare.AT_LEAST:
        yield f"exact_reset={v.exact_reset} meets threshold={v.threshold} with compare=ge; use compare=gt."
    if v.life_lost is not ch.LifeLost.NONE and v.lives == 1:
        yield f"life_lost={v.life_lost.value} needs a life to lose, and lives=1 leaves none."
    if v.life_lost is ch.LifeLost.HIGHEST_CARD and not v.keep_cards:
        yield "life_lost=keep_highest_card needs keep_cards=true."
    if v.keep_cards:
        if v.life_lost is ch.LifeLost.MAX_OTHER:
            yield "keep_cards=true makes the score the sum of the cards kept, so life_lost=max_other_active cannot be."
        if v.penalty_tie is ch.PenaltyTie.BONUS:
            yield "keep_cards=true makes the score the sum of the cards kept, so penalty_tie=bonus cannot be."
        if v.buy_in is not ch.BuyIn.NONE:
            yield f"keep_cards=true makes the score the sum of the cards kept, so buy_in={v.buy_in.value} cannot be."


def _about_money(v: "Variant") -> Iterator[str]:
    if v.buy_in is not ch.BuyIn.NONE:
        if v.buy_in_stakes and v.money is not ch.Money.ANTE:
            yield f"buy_in_stakes={v.buy_in_stakes} goes to a pot, so money={v.money.value} cannot be; use money=ante_pot."
        if v.end is ch.End.FIRST_OUT:
            yield f"end=first_out is over when somebody is out, so buy_in={v.buy_in.value} cannot be."
        if v.end is ch.End.ALL_BUT_ONE_OVER:
            yield f"end=all_but_one_over lets nobody leave, so buy_in={v.buy_in.value} cannot be."
    if v.money is ch.Money.FIRST_OUT and v.end in {ch.End.ONE_DEAL, ch.End.ALL_BUT_ONE_OVER}:
        yield f"money=first_out_pays needs players who go out, so end={v.end.value} cannot be."
