"""House rules: changes to a preset, read from words such as `threshold=30`.

>>> from agurk.variants import VARIANTS
>>> house = with_rules(VARIANTS["danish"], ["threshold=30", "lives=1", "life_lost=none"])
>>> house.name, house_text(house)
('Danish Agurk, house rules', 'threshold=30 lives=1 life_lost=none')
>>> from_header("danish", house_text(house)) == house
True
"""

import dataclasses
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from agurk.rules.checks import RANGES
from agurk.rules.errors import VariantError, shorten
from agurk.rules.variant import RULES, Variant, plain
from agurk.variants.registry import VARIANTS, find

PLAIN_GAME = Variant()
"""What rules are counted from where no preset is named."""

SUFFIX = ", house rules"
"""What the name of a preset gets when its rules are changed."""

_PLAYERS = "players"
_YES = frozenset(("yes", "true", "on"))
_NO = frozenset(("no", "false", "off"))
_DEFAULTS = {entry.name: entry.default for entry in dataclasses.fields(Variant)}


def base_of(variant: Variant) -> Variant:
    """Return the preset that a variant is counted from: the one with its key, or the plain game.

    Raises:
        VariantError: if its key is neither that of a preset nor `custom`.
    """
    if variant.key == PLAIN_GAME.key:
        return PLAIN_GAME
    if variant.key in VARIANTS:
        return VARIANTS[variant.key]
    raise VariantError(
        f"{_shown(variant.key)} is the key of no preset, so nothing says what its rules change; "
        f"house rules have the key of their preset, or {PLAIN_GAME.key}."
    )


def parse_rule(text: str) -> dict[str, Any]:
    """Return the field and value that a word such as `threshold=30` sets.

    `players=2-5` sets two fields at once.

    >>> parse_rule("keep-cards=yes"), parse_rule("players=3-5")
    ({'keep_cards': True}, {'least_players': 3, 'most_players': 5})

    Raises:
        VariantError: if there is no such rule, or it cannot have that value.
    """
    name, separator, value = (part.strip() for part in text.partition("="))
    if not separator or not name or not value:
        raise VariantError(
            f"{_shown(text)} is not a house rule: write it as name=value, such as threshold=30."
        )
    if _same(name) == _PLAYERS:
        return _parse_players(value)
    field = field_named(name)
    return {field: parse_value(field, value)}


def field_named(name: str) -> str:
    """Return the rule with this name; hyphens and case make no difference.

    Raises:
        VariantError: if there is none; says the nearest.
    """
    field = _same(name)
    if field in RULES:
        return field
    from difflib import get_close_matches  # noqa: PLC0415 - only a wrong name needs it

    near = get_close_matches(field[:40], (*RULES, _PLAYERS), n=1, cutoff=0.5)
    hint = f"Did you mean {near[0]}?" if near else f"The rules are {', '.join(RULES)}."
    raise VariantError(f"There is no rule named {_shown(name)}. {hint}")


def parse_value(field: str, text: str) -> Any:  # noqa: ANN401 - a field's type is its own
    """Return the value of a field that a word stands for.

    Raises:
        VariantError: if the field cannot have it; names what it can have.
    """
    default = _DEFAULTS[field]
    word = _same(text)
    if isinstance(default, bool):
        if word in _YES | _NO:
            return word in _YES
        raise VariantError(f"{field} cannot be {_shown(text)}; it is yes or no.", (field,))
    if isinstance(default, Enum):
        for choice in type(default):
            if word in {choice.value.casefold(), choice.name.casefold()}:
                return choice
        told = f"{field} cannot be {_shown(text)}; it is {_choices(default)}."
        raise VariantError(told, (field,))
    return _whole(field, text, field)


def with_rules(variant: Variant, rules: Iterable[str]) -> Variant:
    """Return a variant with house rules; later ones overrule earlier ones.

    Raises:
        VariantError: if a rule is not understood or the result contradicts itself.
    """
    changes: dict[str, Any] = {}
    for rule in rules:
        changes |= parse_rule(rule)
    return with_values(variant, changes)


def with_values(variant: Variant, changes: Mapping[str, Any]) -> Variant:
    """Return a variant with some rules changed, and named after its preset.

    Raises:
        VariantError: if the result contradicts itself.
    """
    return named(variant.but(**changes))


def named(variant: Variant) -> Variant:
    """Return a variant under the name that its differences from its preset ask for.

    A name that somebody chose stays.
    """
    base = base_of(variant)
    if variant.name not in {base.name, base.name + SUFFIX}:
        return variant
    return variant.but(name=house_name(base, changed=bool(variant.differences(base))))


def house_name(base: Variant, *, changed: bool) -> str:
    """Return what a variant with this base is called unless somebody says otherwise."""
    return base.name + SUFFIX if changed and base is not PLAIN_GAME else base.name


def house_text(variant: Variant) -> str:
    """Return how a variant differs from its preset, as `name=value` words; "" if it does not.

    Names are not told, only rules.

    Raises:
        VariantError: if its key is neither that of a preset nor `custom`.
    """
    changes = variant.differences(base_of(variant))
    return " ".join(f"{name}={word_of(value)}" for name, value in changes.items())


def from_header(key: str, house: str = "") -> Variant:
    """Return the variant that a record's two headers stand for.

    Args:
        key: The preset, or `custom` for the plain game.
        house: How it was changed, as `house_text` writes it.

    Raises:
        UnknownVariant: if there is no such preset.
        VariantError: if a change is not understood.
    """
    base = PLAIN_GAME if key == PLAIN_GAME.key else find(key)
    rules = house.split()
    return with_rules(base, rules) if rules else base


def word_of(value: str | int | bool | Enum) -> str:  # noqa: FBT001 - the value is the subject
    """Return a field's value as one word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(plain(value))


def _parse_players(text: str) -> dict[str, Any]:
    least, dash, most = (part.strip() for part in text.replace("–", "-").partition("-"))
    if not dash:
        most = least
    ends = {"least_players": least, "most_players": most}
    return {field: _whole(_PLAYERS, end, field) for field, end in ends.items()}


def _whole(name: str, text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise VariantError(f"{name} cannot be {_shown(text)}; it is {_number(name)}.", (field,))
    return int(text)


def _number(field: str) -> str:
    """Return which numbers a field can be."""
    if field == _PLAYERS:
        return "2-5 or 4"
    low, high = RANGES.get(field, (None, None))
    return "a whole number" if low is None else f"a whole number from {low} to {high}"


def _choices(default: Enum) -> str:
    *others, last = (str(choice.value) for choice in type(default))
    return f"{', '.join(others)} or {last}"


def _same(name: str) -> str:
    return name.strip().casefold().replace("-", "_").replace(" ", "_")


def _shown(text: str) -> str:
    return f'"{shorten(text)}"'
