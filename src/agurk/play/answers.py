"""What a typed line means: cards, numbers, yes and no."""

import re
from collections.abc import Sequence

from agurk.rules.actions import Exchange, Play
from agurk.rules.cards import Card, Hand, text_of
from agurk.rules.errors import AgurkError, TextError
from agurk.rules.view import View
from agurk.text.catalogue import words as words_of

_RANKS = {"t": 10, "j": 11, "q": 12, "k": 13, "a": 14, "x": 0, "joker": 0}
_PLACE = re.compile(r"#(\d{1,2})")
_JOKER = re.compile(r"joker (\d)", re.IGNORECASE)
_MOST_WORDS = 60


class Unclear(AgurkError, ValueError):
    """An answer that the question does not have; holds the message that says so."""

    slug = "unclear"

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def read_cards(text: str, view: View) -> Hand:
    """Return the cards of a hand that a line names, lowest first.

    A word is a card, a rank, or a place in the hand from #1. A rank is taken to mean what may be
    played, if it can.

    Raises:
        Unclear: if a word names no card, or none of the hand.
    """
    plain = _JOKER.sub(r"X\1", text).replace(",", " ").replace("+", " ")
    words = plain.split()[:_MOST_WORDS]
    for action in view.actions:
        if isinstance(action, (Play, Exchange)) and len(action.cards) == len(words):
            named = _take(words, action.cards, view.hand)
            if named is not None:
                return action.cards
    named = _take(words, view.hand, view.hand)
    if named is None:
        raise Unclear("not-in-hand", text=" ".join(map(_drawn, words)))
    return view.variant.sort(named)


def yes_or_no(text: str, language: str = "en") -> bool:
    """Return whether a line says yes, in English or in a language, whole or by its first letter.

    Raises:
        Unclear: if it says neither yes nor no.
    """
    word, said = text.strip().casefold(), words_of(language, "fields").say
    for answer, meant in (("yes", True), ("no", False)):
        own = said(f"value-{answer}").casefold()
        if word in {answer, answer[0], own, own[0]}:
            return meant
    raise Unclear("not-yes-or-no")


def number(text: str, least: int, most: int) -> int:
    """Return the number that a line names.

    Raises:
        Unclear: if it is none from `least` to `most`.
    """
    word = text.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= 4 and least <= int(word) <= most):
        raise Unclear("not-a-size", least=least, most=most)
    return int(word)


def _take(words: Sequence[str], held: Hand, hand: Hand) -> Hand | None:
    """Return the cards out of `held` that words name, one each; None if they name others."""
    left, taken = list(held), []
    for word in sorted(words, key=_is_rank):
        found = next((card for card in left if _names(word, card, hand)), None)
        if found is None:
            return None
        left.remove(found)
        taken.append(found)
    return tuple(taken)


def _names(word: str, card: Card, hand: Hand) -> bool:
    """Tell whether a word names a card of the hand."""
    place = _PLACE.fullmatch(word)
    if place is not None:
        number = int(place[1])
        if not 1 <= number <= len(hand):
            raise Unclear("no-such-place", text=word, count=len(hand))
        return hand[number - 1] is card
    if _is_rank(word):
        return card.rank == _rank(word) and (card.joker > 0) == (_rank(word) == 0)
    try:
        return Card(word) is card
    except TextError:
        example = text_of(hand[:1])
        raise Unclear("not-a-card", text=word[:40], example=example) from None


def _drawn(word: str) -> str:
    """Return a card that was typed as it is drawn; a rank or a place as it was typed."""
    return word if _is_rank(word) or _PLACE.fullmatch(word) else Card(word).pretty


def _is_rank(word: str) -> bool:
    return _rank(word) is not None


def _rank(word: str) -> int | None:
    """Return the rank that a word stands for by itself; 0 for a joker, None if for none."""
    word = word.casefold()
    if word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= 15:
        return int(word)
    return _RANKS.get(word)
