"""The records in a file, whichever form they have: text or JSON Lines, one match or several."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from agurk.notation import jsonl
from agurk.notation.lines import decode
from agurk.notation.reading import read
from agurk.notation.record import Record
from agurk.rules.errors import RecordError


def records_in(path: Path) -> Iterator[Record]:
    """Yield every match in a file, reading as it is asked for.

    A file whose first letter is a brace is JSON Lines.

    Raises:
        RecordError: if there is none, or one cannot be read or replayed; names the line.
        OSError: if the file cannot be read.
    """
    with path.open("rb") as file:
        yield from _records(file)


def one_record(path: Path) -> Record:
    """Return the first match in a file.

    Raises:
        RecordError: if there is none, or it cannot be read or replayed; names the line.
        OSError: if the file cannot be read.
    """
    return next(records_in(path))


def _records(file: BinaryIO) -> Iterator[Record]:
    lines = decode(file)
    ahead = []
    for line in lines:
        ahead.append(line)
        if line.strip():
            break
    found = False
    reader = jsonl.read if ahead and ahead[-1].lstrip().startswith("{") else read
    for record in reader(chain(ahead, lines)):
        found = True
        yield record
    if not found:
        raise RecordError("There is no match in this file.")
