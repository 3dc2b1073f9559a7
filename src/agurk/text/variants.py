"""Each field of a variant in words, and what two variants differ in."""

from enum import Enum
from typing import NamedTuple

from agurk.rules.variant import RULES, Variant
from agurk.text.catalogue import words
from agurk.text.sentences import arguments, message_of


class Described(NamedTuple):
    """One field of a variant in words."""

    field: str
    """The name that house rules use."""
    label: str
    """What it is called."""
    value: str
    """What it is set to."""
    sentence: str
    """What that means, as a rule."""


class Difference(NamedTuple):
    """One field in which two variants differ."""

    field: str
    """The name that house rules use."""
    label: str
    """What it is called."""
    one: str
    """What the first is set to."""
    other: str
    """What the second is set to."""


def describe(variant: Variant, language: str = "en") -> list[Described]:
    """Return every field of a variant in words, in their order."""
    rules, filled = words(language, "rules"), arguments(variant)
    return [
        Described(
            field,
            label_of(field, language),
            value_of(variant, field, language),
            rules.say(message_of(variant, field), filled),
        )
        for field in RULES
    ]


def diff(one: Variant, other: Variant, language: str = "en") -> list[Difference]:
    """Return the fields in which two variants differ, in words."""
    return [
        Difference(
            field,
            label_of(field, language),
            value_of(one, field, language),
            value_of(other, field, language),
        )
        for field in one.differences(other)
    ]


def label_of(field: str, language: str = "en") -> str:
    """Return what a field is called."""
    return words(language, "fields").say(message_of_field(field))


def value_of(variant: Variant, field: str, language: str = "en") -> str:
    """Return what a field of a variant is set to."""
    fields, value = words(language, "fields"), getattr(variant, field)
    if isinstance(value, bool):
        return fields.say("value-yes" if value else "value-no")
    if isinstance(value, Enum):
        return fields.say(f"{message_of_field(field)}.{value.value}")
    zero = f"{message_of_field(field)}.zero"
    return fields.say(zero) if value == 0 and fields.has(zero) else str(value)


def message_of_field(field: str) -> str:
    """Return the name of the message that says what a field is called."""
    return f"field-{field.replace('_', '-')}"
