"""What all messages share."""

import re

import msgspec

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def slug_of(name: str) -> str:
    """Return a class's name as messages carry it.

    >>> slug_of("DealerDrawn")
    'dealer-drawn'
    """
    return _HUMP.sub("-", name).lower()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message: an object without a type of its own."""


class Message(Part, frozen=True, tag_field="type", tag=slug_of):
    """One of several messages that may stand in a place."""
