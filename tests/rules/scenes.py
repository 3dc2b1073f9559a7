"""Moments of a match from a line of text."""

from dataclasses import replace

from agurk.rules.actions import Correct, Exchange, Play
from agurk.rules.cards import Hand, without
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.deal import start
from agurk.rules.exchanging import asking_order
from agurk.rules.match import Match, Phase
from agurk.rules.standing import opening
from agurk.rules.state import State
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS


def scene(key: str, hands: str, did: str = "", stock: str = "") -> State:
    """Return a deal in which seat 0 leads and all other cards lie before its players.

    Args:
        key: The preset.
        hands: The hands, one a seat, with bars between.
        did: What was done: plays such as `9c` or `9c+9d`, exchanges such as `-3c` or `-`,
            and corrections such as `9c!7d`, with spaces between.
        stock: The cards not dealt.
    """
    variant = VARIANTS[key]
    held = tuple(variant.hand_of(hand) for hand in hands.split("|"))
    left = variant.hand_of(stock)
    state = State(match_of(variant, held, left), start(variant, held, 0, left))
    for word in did.split():
        state = state.apply(_action(variant, word)).state
    return state


def match_of(variant: Variant, hands: tuple[Hand, ...], stock: Hand) -> Match:
    """Return a match whose other cards are out of the pack, dealt by the last seat."""
    rest = variant.cards
    for cards in (*hands, stock):
        rest = without(rest, cards)
    standing = opening(variant, len(hands))
    standing = replace(standing, kept=(rest, *standing.kept[1:]))
    match = Match(variant, len(hands), standing, Phase.PLAY, len(hands) - 1, 1, len(hands[0]))
    if variant.exchange is ExchangeRule.NONE:
        return match
    return replace(match, phase=Phase.EXCHANGE, waiting=asking_order(variant, match.from_dealer()))


def _action(variant: Variant, word: str) -> Play | Exchange | Correct:
    if word.startswith("-"):
        return Exchange(_cards(variant, word[1:]))
    if "!" in word:
        wrong, _, right = word.partition("!")
        return Correct(_cards(variant, wrong), _cards(variant, right))
    return Play(_cards(variant, word))


def _cards(variant: Variant, text: str) -> Hand:
    return variant.hand_of(text.replace("+", " "))
