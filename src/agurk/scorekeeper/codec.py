"""Entries as JSON objects, and back."""

import dataclasses
from types import UnionType
from typing import Any, get_args, get_type_hints

from agurk.scorekeeper.entries import Answered, Dealing, Entry, Joined, Left, Opened, Rematch, Took
from agurk.scorekeeper.errors import SheetFileError

_KINDS: dict[str, type[Entry]] = {
    "opened": Opened,
    "took": Took,
    "answered": Answered,
    "joined": Joined,
    "left": Left,
    "dealing": Dealing,
    "rematch": Rematch,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def to_json(entry: Entry) -> dict[str, Any]:
    """Return an entry as a JSON object, without what it does not say.

    >>> to_json(Took(takers=("Ida",), card="9"))
    {'entry': 'took', 'takers': ['Ida'], 'card': '9'}
    """
    told: dict[str, Any] = {"entry": _NAMES[type(entry)]}
    for field in dataclasses.fields(entry):
        value = getattr(entry, field.name)
        if value != field.default:
            told[field.name] = list(value) if isinstance(value, tuple) else value
    return told


def from_json(told: object) -> Entry:
    """Return the entry that a JSON object stands for.

    Raises:
        SheetFileError: if it stands for none.
    """
    name = told.get("entry") if isinstance(told, dict) else None
    if not isinstance(told, dict) or not isinstance(name, str) or name not in _KINDS:
        raise SheetFileError(f"it is none of the entries {', '.join(_KINDS)}.")
    kind = _KINDS[name]
    hints = get_type_hints(kind)
    given = {key: value for key, value in told.items() if key != "entry"}
    for key, value in given.items():
        if key not in hints:
            raise SheetFileError(f"the entry {name} has no {str(key)[:20]!r}.")
        given[key] = _typed(name, key, value, hints[key])
    missing = [
        field.name
        for field in dataclasses.fields(kind)
        if field.default is dataclasses.MISSING and field.name not in given
    ]
    if missing:
        raise SheetFileError(f"the entry {name} lacks {missing[0]}.")
    return kind(**given)


def _typed(name: str, key: str, value: object, hint: Any) -> object:  # noqa: ANN401 - a type
    """Return a value as its field holds it."""
    kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        value = tuple(value)
    if type(value) not in {tuple if kind == tuple[str, ...] else kind for kind in kinds}:
        raise SheetFileError(f"{key} of the entry {name} cannot be {str(value)[:20]!r}.")
    return value
