"""All that is known of the chances of one variant, in numbers that take little room.

A book is a line of JSON and then numbers: the weights of the net, and a table for each number of
seats for which there is one, in whole steps.
"""

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from sys import byteorder
from typing import Any

from agurk.rules.errors import TextError
from agurk.rules.variant import RULES, Variant, plain
from agurk.solve.equity.exact import Grid, Opening
from agurk.solve.equity.net import Net, Scale, shapes_of

FORMAT = 3
"""Raised when books of before can no longer be read, or are to be made anew."""
STEPS = 5_000
"""Into how many steps a chance is divided in tables."""

_WEIGHT_STEPS = 32_000


@dataclass(frozen=True)
class Packed:
    """A table of chances in whole steps."""

    grid: Grid
    wins: "array[int]"
    """By place without the last, whose chance is what is left, opening and set."""
    losses: "array[int]"
    """By place, opening and set, the chance to be named as a loser; nothing where nobody is."""

    def chances(self, row: int) -> tuple[list[float], list[float]]:
        """Return by place the chance to win, and that to be named as a loser."""
        rows = self.grid.sets * len(self.grid.openings)
        wins = [step / STEPS for step in self.wins[row::rows]]
        wins.append(max(0.0, 1 - sum(wins)))
        return wins, [step / STEPS for step in self.losses[row::rows]]


@dataclass(frozen=True)
class Book:
    """The chances of one variant."""

    mark: str
    """What its rules are known by."""
    net: Net
    tables: Mapping[int, Packed]
    """By how many are still in."""


def mark_of(variant: Variant) -> str:
    """Return what the rules of a variant are known by: house rules alike have the same."""
    rules = {name: plain(getattr(variant, name)) for name in RULES}
    rules |= {"least_players": 0, "most_players": 0}
    return sha256(json.dumps(rules, sort_keys=True).encode()).hexdigest()[:20]


def dumps(book: Book) -> bytes:
    """Return a book as bytes."""
    scale = book.net.scale
    units = [max(map(abs, layer), default=0.0) / _WEIGHT_STEPS or 1.0 for layer in book.net.weights]
    parts = [
        _bytes(array("h", [round(weight / unit) for weight in layer]))
        for layer, unit in zip(book.net.weights, units, strict=True)
    ]
    head: dict[str, Any] = {
        "format": FORMAT,
        "mark": book.mark,
        "scale": {
            "limit": scale.limit,
            "lives": scale.lives,
            "times": scale.times,
            "prices": [[price, round(share, 6)] for price, share in scale.prices],
            "lead_moves": scale.lead_moves,
        },
        "hidden": book.net.hidden,
        "units": units,
        "tables": [],
    }
    for table in book.tables.values():
        head["tables"].append(table.grid._asdict())
        parts += [_folded(table.wins), _folded(table.losses)]
    return json.dumps(head).encode() + b"\n" + b"".join(parts)


def loads(data: bytes) -> Book:
    """Read a book.

    Raises:
        TextError: if it is none, or one of another format.
    """
    try:
        line, _, rest = data.partition(b"\n")
        head = json.loads(line)
        if head["format"] != FORMAT:
            raise TextError(f"Tables of format {head['format']} cannot be read, only {FORMAT}.")
        prices = tuple((cost, share) for cost, share in head["scale"]["prices"])
        scale = Scale(**{**head["scale"], "prices": prices})
        weights, at = [], 0
        for shape, unit in zip(shapes_of(head["hidden"]), head["units"], strict=True):
            number = shape[0] * (shape[1] if len(shape) == 2 else 1)
            weights.append([each * unit for each in _array("h", rest[at : at + 2 * number])])
            at += 2 * number
        tables = {}
        for told in head["tables"]:
            grid = Grid(**{**told, "openings": tuple(Opening(*each) for each in told["openings"])})
            rows = len(grid.openings) * grid.sets
            wins, at = _unfolded(rest, at, rows * (grid.seats - 1))
            losses, at = _unfolded(rest, at, rows * grid.seats if grid.names_losers else 0)
            tables[grid.seats] = Packed(grid, wins, losses)
    except (ValueError, KeyError, TypeError, IndexError, OverflowError) as wrong:
        raise TextError(f"These are no tables of equity: {wrong}") from wrong
    if at != len(rest):
        raise TextError("These are no tables of equity: their length is wrong.")
    return Book(head["mark"], Net(scale, tuple(weights)), tables)


def steps_of(chances: Sequence[float]) -> "array[int]":
    """Return chances in whole steps."""
    return array("H", [round(chance * STEPS) for chance in chances])


def _folded(steps: "array[int]") -> bytes:
    """Return numbers as their differences, low bytes first and then high ones: they press well."""
    row = steps.tolist()
    differences = [now - before for before, now in zip([0, *row], row, strict=False)]
    both = _bytes(array("h", differences))
    return both[::2] + both[1::2]


def _unfolded(data: bytes, at: int, number: int) -> "tuple[array[int], int]":
    both = bytearray(2 * number)
    both[::2], both[1::2] = data[at : at + number], data[at + number : at + 2 * number]
    return array("H", accumulate(_array("h", bytes(both)))), at + 2 * number


def _bytes(numbers: "array[int]") -> bytes:
    if byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()


def _array(kind: str, data: bytes) -> "array[int]":
    numbers: array[int] = array(kind)
    numbers.frombytes(data)
    if byteorder == "big":
        numbers.byteswap()
    return numbers
