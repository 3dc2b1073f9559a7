"""Reading the cards that somebody types about a table: a hand, a trick, a play."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from agurk.rules.cards import Hand, text_of
from agurk.rules.choices import Lead
from agurk.rules.errors import AgurkError, TextError
from agurk.rules.trick import Trick
from agurk.rules.variant import Variant

_MARKS = "|/;"
"""What may stand between plays; between single cards a space is enough."""

_JOIN = "+"
"""What may stand between the cards of a set, as it does in records."""


class Misgiven(AgurkError, ValueError):
    """Cards that cannot lie on one table, or not in the way that was said."""

    slug = "misgiven"


@contextmanager
def named(argument: str) -> Iterator[None]:
    """Let an error about cards say first for which argument they were typed.

    Raises:
        TextError: if a word is no card of the pack, or a card comes more often than it has.
    """
    try:
        yield
    except TextError as error:
        raise TextError(f"{argument}: {error}") from error


def read_hand(variant: Variant, text: str, what: str) -> Hand:
    """Return the cards held, lowest first.

    Args:
        variant: The rules.
        text: What was typed.
        what: What it was typed for, such as "The hand".

    Raises:
        Misgiven: if there are none.
        TextError: if a word is no card of the pack.
    """
    hand = variant.hand_of(text)
    if not hand:
        raise Misgiven(f"{what} has no cards: write them with spaces between, such as Kh 6d 2s.")
    return hand


def read_trick(variant: Variant, text: str, *, spaced: bool = False, single: bool = False) -> Trick:
    """Return the plays made to a trick, in order.

    Args:
        variant: The rules.
        text: What was typed; where sets are played, `|` stands between the plays.
        spaced: Whether a space does too, when no mark is there.
        single: Whether each play is one card even where sets are played.

    Raises:
        Misgiven: if the plays cannot have been made together.
        TextError: if a word is no card of the pack.
    """
    parts = _parts(text)
    if len(parts) == 1 and (spaced or _JOIN in text or variant.lead is not Lead.SETS):
        parts = parts[0].replace(",", " ").split()
    trick = tuple(variant.hand_of(part.replace(_JOIN, " ")) for part in parts)
    _check_plays(variant, trick, single=single)
    return trick


def check_cards(variant: Variant, cards: Iterable[Hand]) -> None:
    """Make sure that all the cards named can be on one table.

    Raises:
        Misgiven: if a card comes more often than the pack has it.
    """
    named = [card for hand in cards for card in hand]
    for card in named:
        if named.count(card) > variant.cards.count(card):
            raise Misgiven(
                f"{card} is named {_times(named.count(card))}; "
                f"the pack of {variant.name} has it {_times(variant.cards.count(card))}."
            )


def check_seats(variant: Variant, plays: int, what: str) -> None:
    """Make sure that so many plays are not more than there are players.

    Raises:
        Misgiven: if they are.
    """
    if plays > variant.most_players:
        raise Misgiven(
            f"{what} has {plays} plays, and {variant.name} is for at most "
            f"{variant.most_players} players."
        )


def _parts(text: str) -> list[str]:
    """Return what stands between the marks; nothing for nothing."""
    for mark in _MARKS[1:]:
        text = text.replace(mark, _MARKS[0])
    return text.split(_MARKS[0]) if text.strip() else []


def _check_plays(variant: Variant, trick: Trick, *, single: bool) -> None:
    for play in trick:
        if not play:
            raise Misgiven("Between two marks of the trick there is no card.")
        if len(play) != len(trick[0]):
            raise Misgiven(
                f"{text_of(trick[0])} was led, so {text_of(play)} cannot have followed: "
                "everybody plays as many cards as were led."
            )
    if trick and len(trick[0]) > 1:
        _check_set(variant, trick[0], single=single)


def _check_set(variant: Variant, led: Hand, *, single: bool) -> None:
    """Make sure that several cards can have been led together."""
    if single:
        _refuse(led, "each plays one card to the last trick")
    if variant.lead is not Lead.SETS:
        _refuse(led, f"in {variant.name} each plays one card")
    if len({variant.strength[card] for card in led}) > 1:
        _refuse(led, "only equal cards are; write | between the plays, such as 9c | 2s")


def _refuse(led: Hand, why: str) -> NoReturn:
    raise Misgiven(f"{text_of(led)} cannot have been led together: {why}.")


def _times(number: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")
