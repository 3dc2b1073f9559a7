"""The record of a match that is over, which takes the place of its file."""

from pathlib import Path

from agurk.notation.writing import dump
from agurk.play.home import new_record
from agurk.play.journal import Journal
from agurk.table.recording import record_of
from agurk.table.table import Table


def keep_record(table: Table, journal: Journal) -> Path:
    """Write the record of a match that is over, delete the file of the match, and say where it is.

    Raises:
        OSError: if the record cannot be written; the file of the match is kept then.
    """
    path = new_record(journal.path.stem)
    dump(record_of(table.log), path)
    journal.remove()
    return path
