"""Matches as text: read, write, replay, verify and count.

`loads` and `dumps` know the `.agurk` form; `notation.jsonl` has the same content a line an object.
"""

from agurk.notation.reading import load, load_all, loads, loads_all, read
from agurk.notation.record import Entry, Record, SheetChange, SheetDeal, SheetTrick
from agurk.notation.replay import Replayed, fold, replay, state_after
from agurk.notation.writing import dump, dumps, dumps_all

__all__ = [
    "Entry",
    "Record",
    "Replayed",
    "SheetChange",
    "SheetDeal",
    "SheetTrick",
    "dump",
    "dumps",
    "dumps_all",
    "fold",
    "load",
    "load_all",
    "loads",
    "loads_all",
    "read",
    "replay",
    "state_after",
]
