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
        raise EntryError("name-missing")
    if len(clean) > LONGEST:
        raise EntryError("name-long", start=clean[:20], most=LONGEST)
    if not clean.isprintable() or _SEPARATORS & set(clean):
        raise EntryError("name-odd", name=ascii(clean))
    for other in taken:
        if other.casefold() == clean.casefold():
            raise EntryError("name-taken", name=other)
    return clean


def listed(names: Iterable[str]) -> str:
    """Return names as errors list them, in any language."""
    return ", ".join(names)


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
        raise EntryError("name-unclear", said=text, names=tuple(near))
    raise EntryError("name-unknown", said=shorten(text), names=listed(names))
