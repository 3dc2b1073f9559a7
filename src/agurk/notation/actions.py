"""Every action of a match as one line of text, and back.

People count seats from 1, so texts do; the engine counts from 0.

>>> parse_action("lot 3"), parse_action("9c"), parse_action("(7s)3c")
(Lot(dealer=2), Play(cards=(Card("9c"),)), Correct(played=(Card("7s"),), instead=(Card("3c"),)))
>>> action_text(parse_action("deal 2s Kh | 3c 9d / 5c"))
'deal 2s Kh | 3c 9d / 5c'
"""

import json
import re
from collections.abc import Callable

from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    ChooseSize,
    Correct,
    DealOut,
    Exchange,
    Lot,
    Play,
    Redeal,
)
from agurk.rules.cards import Card, Hand, cards, text_of
from agurk.rules.errors import TextError, shorten

_NUMBER = re.compile(r"[0-9]{1,6}")
_CORRECTION = re.compile(r"\(([^()]*)\)([^()]*)")
_ANSWERS: dict[str, Action] = {
    "kontra": CallKontra(call=True),
    "no kontra": CallKontra(call=False),
    "buy-in": BuyIn(accept=True),
    "no buy-in": BuyIn(accept=False),
}
_EXAMPLES = (
    "a card such as 9c, a set as 9c+9d, a correction as (7s)3c, lot 3, size 5, "
    "deal 2s Kh | 3c 9d / 5c, redeal, exchange 2c 3d, kontra, no kontra, buy-in or no buy-in"
)


def action_text(action: Action) -> str:
    """Return an action as a line that `parse_action` reads back."""
    if isinstance(action, Play):
        return play_text(action)
    match action:
        case Lot(dealer):
            return f"lot {dealer + 1}"
        case ChooseSize(size):
            return f"size {size}"
        case DealOut(hands, stock):
            dealt = " | ".join(text_of(hand) for hand in hands)
            return f"deal {dealt} / {text_of(stock)}".rstrip(" /") if dealt else "deal"
        case Redeal(reason):
            return f"redeal {quoted(reason)}" if reason else "redeal"
        case Exchange(changed):
            return f"exchange {text_of(changed) or 'none'}"
        case CallKontra(call):
            return "kontra" if call else "no kontra"
        case BuyIn(accept):
            return "buy-in" if accept else "no buy-in"
        case Correct():
            return play_text(action)


def parse_action(text: str) -> Action:
    """Return the action that a line stands for.

    Raises:
        TextError: if it stands for none.
    """
    words = text.strip()
    folded = " ".join(words.casefold().split())
    if folded in _ANSWERS:
        return _ANSWERS[folded]
    first, _, rest = words.partition(" ")
    reader = _READERS.get(first.casefold())
    return parse_play(words) if reader is None else reader(rest.strip())


def play_text(action: Play | Correct) -> str:
    """Return a play as one word: `9c`, a set `9c+9d`, a correction `(7s)3c`."""
    if isinstance(action, Play):
        return set_text(action.cards)
    return f"({set_text(action.played)}){set_text(action.instead)}"


def parse_play(word: str, card: Callable[[str], Card] = Card) -> Play | Correct:
    """Return the play, or the corrected play, that a word stands for.

    Args:
        word: The text.
        card: What reads a card; `variant.card` refuses cards that the pack does not have.

    Raises:
        TextError: if it is neither.
    """
    corrected = _CORRECTION.fullmatch(word)
    if corrected:
        return Correct(parse_set(corrected[1], card), parse_set(corrected[2], card))
    if " " in word or not word:
        raise TextError(f"{shown(word)} is no action: write {_EXAMPLES}.")
    return Play(parse_set(word, card))


def set_text(held: Hand) -> str:
    """Return cards played together as one word."""
    return "+".join(card.text for card in held)


def parse_set(word: str, card: Callable[[str], Card] = Card) -> Hand:
    """Return the cards of one play from a word such as `9c+9d`.

    Raises:
        TextError: if a part of it is no card.
    """
    return tuple(card(part) for part in word.split("+"))


def seat_of(text: str) -> int:
    """Return the seat, counted from 0, that a number counted from 1 names.

    Raises:
        TextError: if it is no such number.
    """
    seat = number(text, "a seat") - 1
    if seat < 0:
        raise TextError("Seats are counted from 1, so there is no seat 0.")
    return seat


def number(text: str, meaning: str) -> int:
    """Return a whole number, not below 0.

    Raises:
        TextError: if it is none, or one of more than six digits.
    """
    if not _NUMBER.fullmatch(text):
        raise TextError(f"{shown(text)} is not {meaning}; write a whole number.")
    return int(text)


def quoted(text: str) -> str:
    """Return a text in double quotes on one line, escaped as in JSON."""
    return json.dumps(text, ensure_ascii=False)


def unquoted(text: str) -> str:
    r"""Return the text that stands in double quotes.

    Raises:
        TextError: if it does not, or if an escape such as `\n` is not one of JSON's.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, str):
        raise TextError(f"{shown(text)} is not a text in double quotes.")
    if not _encodable(found):
        raise TextError(f"{shown(text)} holds half a character; write it whole.")
    return found


def shown(text: str) -> str:
    """Return a text as an error quotes it: on one line, and not too long."""
    return repr(shorten(text))


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _read_deal(text: str) -> DealOut:
    dealt, _, stock = text.partition("/")
    hands = tuple(cards(hand) for hand in dealt.split("|")) if dealt.strip() else ()
    return DealOut(hands, cards(stock))


def _read_exchange(text: str) -> Exchange:
    return Exchange(() if text.casefold() == "none" else cards(text))


_READERS: dict[str, Callable[[str], Action]] = {
    "lot": lambda text: Lot(seat_of(text)),
    "size": lambda text: ChooseSize(number(text, "a number of cards")),
    "deal": _read_deal,
    "redeal": lambda text: Redeal(unquoted(text) if text else ""),
    "exchange": _read_exchange,
}
