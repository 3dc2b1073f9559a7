"""Saving a sheet as text, drawn, or as a record."""

from pathlib import Path

from agurk.notation import dumps_all
from agurk.notation.files import save
from agurk.scorekeeper.drawing import sheet_pages
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.export import record_of
from agurk.scorekeeper.plain import sheet_text
from agurk.scorekeeper.sheet import Sheet

ENDINGS = (".txt", ".svg", ".agurk")
"""What the names of saved sheets end with."""


def save_sheet(sheet: Sheet, path: Path) -> list[Path]:
    """Save a sheet in the form that the name asks for, and return the files written.

    Each page of a drawn sheet has a file of its own.

    Raises:
        EntryError: if the name asks for no form that there is.
        SaveError: if a file cannot be written.
        RecordError: if the sheet cannot be a record.
    """
    written: list[Path] = []
    for text in _texts(sheet, path.suffix.lower()):
        number = len(written) + 1
        target = path if number == 1 else path.with_stem(f"{path.stem}-{number}")
        save(target, text)
        written.append(target)
    return written


def _texts(sheet: Sheet, ending: str) -> list[str]:
    """Return what is to be saved, a file each."""
    matches = (*sheet.earlier, sheet)
    match ending:
        case ".txt":
            return ["\n".join(sheet_text(match) for match in matches)]
        case ".svg":
            return [page for match in matches for page in sheet_pages(match)]
        case ".agurk":
            return [dumps_all(record_of(match) for match in matches)]
    raise EntryError(
        f"Give the file a name that ends with {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}."
    )
