"""Saving a sheet as text, drawn, or as a record."""

from pathlib import Path

from agurk.notation import Record, dumps_all
from agurk.notation.files import save
from agurk.rules.errors import PlayersError
from agurk.scorekeeper.drawing import sheet_pages
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.export import record_of
from agurk.scorekeeper.plain import sheet_text
from agurk.scorekeeper.sheet import Sheet

ENDINGS = (".txt", ".svg", ".agurk")
"""What the names of saved sheets end with."""


def save_sheet(sheet: Sheet, name: str, kept_in: Path) -> list[Path]:
    """Save a sheet in the form that the name asks for, and return the files written.

    Each page of a drawn sheet has a file of its own.

    Args:
        sheet: The sheet.
        name: Where it is saved.
        kept_in: The file in which it is kept while in use, never written over.

    Raises:
        EntryError: if the name asks for no form that there is, or for the file it is kept in.
        SaveError: if a file cannot be written.
        RecordError: if the sheet cannot be a record.
    """
    path = _path(name)
    written: list[Path] = []
    for text in _texts(sheet, path.suffix.lower()):
        number = len(written) + 1
        target = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        if target.resolve() == kept_in.resolve():
            raise EntryError("file-taken", file=str(target))
        save(target, text)
        written.append(target)
    return written


def _path(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise EntryError("file-homeless", file=name) from None


def _texts(sheet: Sheet, ending: str) -> list[str]:
    """Return what is to be saved, a file each."""
    matches = (*sheet.earlier, sheet)
    match ending:
        case ".txt":
            return ["\n".join(sheet_text(match) for match in matches)]
        case ".svg":
            return [page for match in matches for page in sheet_pages(match)]
        case ".agurk":
            return [dumps_all(_record_of(match) for match in matches)]
    raise EntryError("file-ending", endings=ENDINGS)


def _record_of(sheet: Sheet) -> Record:
    """Return a sheet as a record, if everybody who has played finds a seat in it."""
    try:
        return record_of(sheet)
    except PlayersError as error:
        raise EntryError("record-seats", players=len(sheet.people), why=str(error)) from error
