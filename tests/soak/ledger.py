"""What anybody was told of a room, held against what its log says."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from agurk.server.rooms import acts
from agurk.server.rooms.room import Room
from agurk.server.storage.base import Row

_UNCERTAIN = frozenset({"unavailable", "moved", "fault"})
"""Refusals that do not say whether the command was carried out."""


class Lost(AssertionError):
    """Something was told that is not so."""


class Ledger:
    """All that the clients at one room were told."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.entries: dict[int, str] = {}
        """What was told under each number."""
        self.done: dict[tuple[str, str], int] = {}
        """The commands that were acknowledged, by player and id, and on which entry."""
        self.refused: set[tuple[str, str]] = set()
        """The commands that were refused."""
        self.checked = 0
        """How many acknowledgements were found in the log, each time anew."""
        self._rows: list[Row] = []

    def tell(self, entry: dict[str, Any]) -> None:
        """Take in an entry that somebody was told; all are told the same under one number."""
        text = _text(entry)
        before = self.entries.setdefault(entry["number"], text)
        if before != text:
            raise Lost(f"Two entries under one number in {self.room}:\n{before}\n{text}")

    def between(self, last: int, number: int) -> Iterator[dict[str, Any]]:
        """Yield what others were told after one entry, up to another."""
        for missed in range(last + 1, number + 1):
            if missed in self.entries:
                yield json.loads(self.entries[missed])

    def acknowledge(self, player: str, command: str, number: int) -> None:
        """Take in that a command was carried out."""
        self.done.setdefault((player, command), number)

    def refuse(self, player: str, command: str, slug: str) -> None:
        """Take in that a command was refused."""
        if slug not in _UNCERTAIN:
            self.refused.add((player, command))

    def check(self, rows: list[Row], told: "Told") -> None:
        """Compare what had been told before the log was read with what it holds."""
        if [row.number for row in rows] != list(range(len(rows))):
            raise Lost(f"Numbers are missing or doubled in {self.room}.")
        if rows[: len(self._rows)] != self._rows:
            raise Lost(f"The log of {self.room} has changed behind itself.")
        self._rows = rows
        self._check_commands(rows, told)
        self._check_entries(rows, told)

    def told(self) -> "Told":
        """Return what was told up to now."""
        return Told(dict(self.entries), dict(self.done), set(self.refused))

    def _check_commands(self, rows: list[Row], told: "Told") -> None:
        lines = [(row.number, acts.loads(row.data)) for row in rows]
        kept = {(line.by or "", line.id): number for number, line in lines if line.id}
        times = Counter((line.by, line.id) for _, line in lines if line.id)
        for command, count in times.items():
            if count > 1:
                raise Lost(f"{command} was carried out {count} times in {self.room}.")
        for command, number in told.done.items():
            if command not in kept or kept[command] > number:
                raise Lost(f"{command} was acknowledged on {number}, and {self.room} lacks it.")
        for command in told.refused & kept.keys():
            raise Lost(f"{command} was refused, and is in the log of {self.room}.")
        self.checked += len(told.done)

    def _check_entries(self, rows: list[Row], told: "Told") -> None:
        if told.entries and max(told.entries) >= len(rows):
            raise Lost(f"Entry {max(told.entries)} was told, and {self.room} has {len(rows)} rows.")
        if rows:
            for entry in Room.fold(self.room, rows, 0.0).recent:
                text = _text(msgspec.to_builtins(entry))
                before = told.entries.get(entry.number, text)
                if before != text:
                    raise Lost(f"{self.room} tells it otherwise now:\n{before}\n{text}")


class Told:
    """What clients had been told at some moment."""

    def __init__(
        self,
        entries: dict[int, str],
        done: dict[tuple[str, str], int],
        refused: set[tuple[str, str]],
    ) -> None:
        self.entries = entries
        self.done = done
        self.refused = refused


def _text(entry: dict[str, Any]) -> str:
    return json.dumps(entry, sort_keys=True)
