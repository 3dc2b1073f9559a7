"""What a player may be called on a score sheet."""

import unicodedata
from collections.abc import Iterable, Sequence

from agurk.rules.errors import shorten
from agurk.scorekeeper.errors import EntryError

LONGEST = 40
"""The most letters of a name."""

_SEPARATORS = frozenset("+,\"'")


def check_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return names with single spaces, each fit for a sheet and different from the others.

    Raises:
        EntryError: if one is not.
    """
    checked: tuple[str, ...] = ()
    for name in names:
        checked = (*checked, check_name(name, checked))
    return checked


def check_name(name: str, taken: Sequence[str]) -> str:
    """Return one more name with single spaces.

    Raises:
        EntryError: if it is empty, too long, cannot be printed, or is taken.
    """
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean:
        raise EntryError("A player needs a name.")
    if len(clean) > LONGEST:
        raise EntryError(f'"{clean[:20]}..." is too long for a name; take up to {LONGEST} letters.')
    if not clean.isprintable() or _SEPARATORS & set(clean):
        raise EntryError(f"{clean!a} is no name: take letters, digits and spaces.")
    for other in taken:
        if other.casefold() == clean.casefold():
            raise EntryError(f"{other} is at the table already; add a letter to tell them apart.")
    return clean


def listed(names: Iterable[str]) -> str:
    """Return names as errors list them."""
    return ", ".join(names) or "nobody"


def find_name(text: str, names: Sequence[str]) -> str:
    """Return the one name that a text means: the whole name or how it begins.

    Raises:
        EntryError: if it means none or several.
    """
    wanted = " ".join(unicodedata.normalize("NFC", text).split()).casefold()
    exact = [name for name in names if name.casefold() == wanted]
    near = exact or [name for name in names if wanted and name.casefold().startswith(wanted)]
    if len(near) == 1:
        return near[0]
    if near:
        raise EntryError(f'"{text}" can be {" or ".join(near)}; write more of the name.')
    raise EntryError(f'Nobody here is called "{shorten(text)}"; here are {listed(names)}.')
