"""Who sits in the seats."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from agurk.table.errors import SeatError

LONGEST = 40
"""How many letters a name may have."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""What counts as letters and signs, and looks like nothing."""

_SEEN = frozenset("LNSP")
"""The first letters of the categories of what is seen: letters, digits, signs, punctuation."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person or a bot in a seat.

    Raises:
        SeatError: if the name cannot be shown on one line, or nothing of it can be seen.
    """

    name: str
    """What the others call him or her."""
    bot: str = ""
    """Which bot plays; "" for a person."""

    def __post_init__(self) -> None:
        """Check the name."""
        if not self.name.strip() or not self.name.isprintable() or len(self.name) > LONGEST:
            raise SeatError(
                f"A name has 1 to {LONGEST} letters on one line, unlike {self.name[:60]!r}."
            )
        if not any(_is_seen(letter) for letter in self.name):
            raise SeatError("A name has letters that can be seen; this one looks like nothing.")


def likeness(name: str) -> str:
    """Return what is the same for names that are taken for each other.

    >>> likeness("Ｉｄａ") == likeness("IDA ")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in folded if letter not in _BLANK).split())


def check_sitters(sitters: Sequence[Sitter]) -> None:
    """Make sure that all can be told apart.

    Raises:
        SeatError: if two have the same name.
    """
    met: set[str] = set()
    for sitter in sitters:
        name = likeness(sitter.name)
        if name in met:
            raise SeatError(f"Two at the table are called {sitter.name}; give one another name.")
        met.add(name)


def _is_seen(letter: str) -> bool:
    return letter not in _BLANK and unicodedata.category(letter)[0] in _SEEN
