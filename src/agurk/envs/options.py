"""Options that are one of a few words."""

from enum import Enum
from typing import TypeVar

from agurk.rules.errors import AgurkError

Chosen = TypeVar("Chosen", bound=Enum)


class BadOption(AgurkError, ValueError):
    """An option of an environment that it does not have."""

    slug = "environment-option"


def word(kind: type[Chosen], option: str, given: str) -> Chosen:
    """Return the member of an enum that a word names.

    Raises:
        BadOption: if it names none; says which there are.
    """
    for member in kind:
        if given == member.value:
            return member
    named = ", ".join(str(member.value) for member in kind)
    raise BadOption(f"{option} can be {named}; not {given!r}.")
