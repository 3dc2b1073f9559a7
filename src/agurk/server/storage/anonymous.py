"""Who somebody was, taken out of records and rows: the play stays, the name and the id go.

Names at one table differ, and so they do afterwards: each name becomes another one, everywhere in
a room or a record.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from agurk.notation.actions import quoted, unquoted
from agurk.rules.errors import TextError

SOMEBODY = "Somebody"
"""What somebody is called whose name went."""

_SEAT = re.compile(
    r'^(?P<open>\[\s*Seat(?P<seat>[0-9]{1,3})\s*)(?P<name>".*")(?P<close>\s*\])',
    re.IGNORECASE | re.MULTILINE,
)


def free_name(taken: Iterable[str]) -> str:
    """Return a name for somebody that nobody has.

    >>> free_name(["Ida", "somebody"])
    'Somebody 2'
    """
    met = {name.casefold() for name in taken}
    name, number = SOMEBODY, 1
    while name.casefold() in met:
        number += 1
        name = f"{SOMEBODY} {number}"
    return name


def without_name(record: str, seat: int) -> tuple[str, str]:
    """Return a record in which a seat, counted from 0, has no name of its own, and the new name.

    Only the headers that name the seats are touched: the rest has no names in it, and the record
    proves as much as before.
    """
    taken = [name for other, name in _seats(record) if other != seat]
    new = free_name(taken)

    def header(found: re.Match[str]) -> str:
        own = int(found["seat"]) - 1 == seat
        return f"{found['open']}{quoted(new)}{found['close']}" if own else found[0]

    return _SEAT.sub(header, record), new


def _seats(record: str) -> Iterator[tuple[int, str]]:
    for found in _SEAT.finditer(record):
        try:
            yield int(found["seat"]) - 1, unquoted(found["name"])
        except TextError:
            continue


class Room:
    """The JSON texts of one room, with somebody taken out.

    A name is the `name` of an object, or the first of a pair of `sitters` (name and bot), or the
    second of a `sit` (seat, name and bot). It is somebody's if the object has his or her id too.
    """

    def __init__(self, texts: Iterable[str], player: str, instead: str) -> None:
        self._player = player
        self._instead = instead
        own: list[str] = []
        names: set[str] = set()
        for text in texts:
            for name, players in _names(_read(text)):
                names.add(name)
                if player in players and name not in own:
                    own.append(name)
        self._new: dict[str, str] = {}
        for name in own:
            self._new[name] = free_name(names)
            names.add(self._new[name])

    def rewrite(self, text: str) -> str:
        """Return a text without the name and the id; the same text if neither is in it."""
        value = _read(text)
        changed = self._changed(value)
        if changed == value:
            return self._id(text)
        return json.dumps(changed, ensure_ascii=False, separators=(",", ":"))

    def _changed(self, value: Any, key: str = "") -> Any:  # noqa: ANN401 - JSON
        match value:
            case dict():
                return {self._id(k): self._changed(v, k) for k, v in value.items()}
            case [int() | None as seat, str() as name, str() as bot] if key == "sit":
                return [seat, self._name(name), bot]
            case [str() as name, str() as bot] if key == "sitters":
                return [self._name(name), bot]
            case list():
                return [self._changed(each, key if key == "sitters" else "") for each in value]
            case str():
                return self._name(value) if key == "name" else self._id(value)
            case _:
                return value

    def _name(self, name: str) -> str:
        return self._new.get(name, name)

    def _id(self, text: str) -> str:
        return text.replace(self._player, self._instead)


def _read(text: str) -> Any:  # noqa: ANN401 - JSON
    """Return what a JSON text stands for; one that stands for nothing has no names in it."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _names(value: Any, key: str = "") -> Iterator[tuple[str, frozenset[str]]]:  # noqa: ANN401 - JSON
    """Yield each name, and the texts that stand in one object with it: ids may be among them."""
    match value:
        case dict():
            name = value.get("name")
            if isinstance(name, str):
                yield name, frozenset(each for each in value.values() if isinstance(each, str))
            for inner, each in value.items():
                yield from _names(each, inner)
        case [_, str() as name, str()] if key == "sit":
            yield name, frozenset()
        case [str() as name, str()] if key == "sitters":
            yield name, frozenset()
        case list():
            for each in value:
                yield from _names(each, key if key == "sitters" else "")
        case _:
            pass
