"""What is wrong with a JSON text, as a sentence that names the field and what is allowed there."""

import re
from typing import Final

import msgspec

_AT: Final = re.compile(r" - at `\$(?P<place>[^`]*)`$")


def told_of(error: Exception) -> str:
    """Return what is wrong with a JSON text.

    Args:
        error: What msgspec raised, or Python where the text is nested without end.
    """
    if isinstance(error, RecursionError):
        return "it is nested too deep."
    told = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return f"it is no JSON text ({_inside(told)})."
    place = ""
    if found := _AT.search(told):
        told = told[: found.start()]
        name = found["place"].removeprefix(".")
        place = f"`{name}`: " if name else ""
    return f"{place}{_inside(told)}."


def _inside(told: str) -> str:
    """Return a sentence as it goes on in the middle of another one; "JSON" stays as it is."""
    return told if told[1:2].isupper() else f"{told[:1].lower()}{told[1:]}"
