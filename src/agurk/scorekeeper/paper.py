"""What a sheet on paper has in common, as text or drawn: labels, head lines, legend."""

import unicodedata
from collections.abc import Iterable, Sequence

from agurk.rules.cards import Card
from agurk.rules.choices import Money
from agurk.rules.errors import TextError
from agurk.scorekeeper.counting import rank_named
from agurk.scorekeeper.entries import Took
from agurk.scorekeeper.rows import Mark, Row
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.telling import DOMAIN, result
from agurk.text.catalogue import words
from agurk.text.names import name_of
from agurk.variants.house import house_text

_ELLIPSIS = "…"


def width_of(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def fitted(text: str, width: int) -> str:
    """Return a text cut to a width, with an ellipsis where something is missing."""
    if width_of(text) <= width:
        return text
    while text and width_of(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS


def card_label(took: Took | None) -> str:
    """Return what a row says about its last trick: `9♥`, `K`, or `+12` where points were noted."""
    if took is None:
        return ""
    if took.points is not None:
        return f"+{took.points}"
    try:
        card = Card(took.card)
        return card.text if card.joker else card.pretty
    except TextError:
        return rank_named(took.card)


def title(sheet: Sheet, language: str = "en") -> str:
    """Return the name of the rules, the day, and which match of several it is."""
    parts = (name_of(sheet.variant, language), subtitle(sheet, language))
    return " · ".join(part for part in parts if part)


def subtitle(sheet: Sheet, language: str = "en") -> str:
    """Return the day, and which match of several it is."""
    number = len(sheet.earlier) + 1
    match = words(language, DOMAIN).say("match-number", {"number": number}) if number > 1 else ""
    return " · ".join(part for part in (match, sheet.date) if part)


def head_lines(sheet: Sheet, language: str = "en") -> tuple[str, ...]:
    """Return what costs a life, and the house rules."""
    say, variant = words(language, DOMAIN), sheet.variant
    filled: dict[str, str | int] = {
        "limit": variant.threshold,
        "compare": variant.compare.value,
        "lives": variant.lives,
    }
    house = house_text(variant)
    rules = (say.say("house", {"rules": house}),) if house else ()
    return (say.say("rule", filled), *rules)


def money_text(units: int) -> str:
    """Return units won or lost, with a sign."""
    return f"{units:+d}" if units else "0"


def has_money(sheet: Sheet) -> bool:
    """Tell whether a sheet has anything to say about money."""
    return sheet.variant.money is not Money.NONE


def ending(sheet: Sheet, language: str = "en") -> str:
    """Return how the match has ended, or that it has not."""
    return result(sheet, language) or words(language, DOMAIN).say("going-on")


def used_marks(rows: Iterable[Row]) -> frozenset[str]:
    """Return the names of the marks that a legend has to explain."""
    used: set[str] = set()
    for row in rows:
        used |= {_MARKS[cell.mark] for cell in row.cells if cell.mark in _MARKS}
        used |= {"bought" for cell in row.cells if cell.bought}
        used |= {"void"} if row.void is not None else set()
        used |= {"dealer"} if row.dealer else set()
    return frozenset(used)


def bands(people: Sequence[str], most: int) -> tuple[tuple[str, ...], ...]:
    """Return players in groups of nearly equal size, none larger than `most`."""
    number = -(-len(people) // most)
    each, more = divmod(len(people), number)
    groups, start = [], 0
    for group in range(number):
        end = start + each + (group < more)
        groups.append(tuple(people[start:end]))
        start = end
    return tuple(groups)


_MARKS = {
    Mark.LIFE: "cucumber",
    Mark.OUT: "cucumber",
    Mark.RESET: "reset",
    Mark.JOINED: "joined",
    Mark.LEFT: "left",
}
