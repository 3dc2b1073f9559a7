"""A score sheet in a file while it is in use: every entry is on the disk before it is told.

A file has one JSON object a line: first what it is, then each entry, `undo` or `redo` as it was
made. What a killed program had half written is found and dropped when the file is opened again.
"""

import errno
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from agurk.rules.errors import AgurkError
from agurk.scorekeeper.codec import from_json, to_json
from agurk.scorekeeper.entries import Entry, Opened
from agurk.scorekeeper.errors import SheetFileError
from agurk.scorekeeper.log import Log, begin_log

_HEADER = {"agurk": "score sheet", "version": 1}
_UNDO, _REDO = "undo", "redo"
_LARGEST = 16_000_000


@dataclass(slots=True)
class SheetFile:
    """A score sheet and the file it lives in.

    Entering writes first: what the file does not take does not happen.
    """

    path: Path
    """Where it is."""
    log: Log
    """The sheet, and its past."""
    size: int
    """How many bytes are written."""
    dropped: bytes = b""
    """What was half written when the file was opened, and is dropped."""

    def enter(self, entry: Entry) -> None:
        """Add an entry.

        Raises:
            AgurkError: if the entry is not possible now.
            SheetFileError: if another program has changed the file.
            OSError: if it cannot be written.
        """
        self._change(self.log.enter(entry), to_json(entry))

    def undo(self) -> None:
        """Take the last entry back.

        Raises:
            EntryError: if there is none.
            SheetFileError: if another program has changed the file.
            OSError: if it cannot be written.
        """
        self._change(self.log.undo(), {"entry": _UNDO})

    def redo(self) -> None:
        """Do the entry again that was undone last.

        Raises:
            EntryError: if there is none.
            SheetFileError: if another program has changed the file.
            OSError: if it cannot be written.
        """
        self._change(self.log.redo(), {"entry": _REDO})

    def _change(self, log: Log, told: dict[str, Any]) -> None:
        self.size = _append(self.path, _line(told), self.size)
        self.log = log


def check_ordinary(path: Path) -> None:
    """Make sure that what is at a path, if anything, is a file.

    Raises:
        SheetFileError: if it is a folder, a device or a pipe.
    """
    if path.exists() and not path.is_file():
        raise SheetFileError(f"{path} is no ordinary file, so no sheet is kept in it.")


def create(path: Path, entry: Opened) -> SheetFile:
    """Return a new sheet in a new file.

    Raises:
        AgurkError: if the sheet cannot be opened so.
        OSError: if the file is there already or cannot be written.
    """
    log = begin_log(entry)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.open("x").close()
    try:
        size = _append(path, _line(_HEADER) + _line(to_json(entry)), 0)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)
    return SheetFile(path, log, size)


def reopen(path: Path) -> SheetFile:
    """Return the sheet in a file; a last line that was half written is dropped.

    Raises:
        SheetFileError: if the file holds no sheet, or a line of it means nothing; says which.
        OSError: if it cannot be read, or what is dropped cannot be cut off.
    """
    *lines, torn = _lines(path)
    log = _read(path, lines)
    size = sum(len(line) + 1 for line in lines)
    if torn:
        os.truncate(path, size)
    return SheetFile(path, log, size, torn)


def look(path: Path) -> Log:
    """Return the sheet in a file and its past, without opening it for entries.

    Raises:
        SheetFileError: if the file holds no sheet, or a line of it means nothing; says which.
        OSError: if it cannot be read.
    """
    return _read(path, _lines(path)[:-1])


def _lines(path: Path) -> list[bytes]:
    """Return the lines of a file; the last is what was half written, or nothing."""
    check_ordinary(path)
    with path.open("rb") as file:
        content = file.read(_LARGEST + 1)
    if len(content) > _LARGEST:
        raise SheetFileError(f"{path} is too large for a score sheet.")
    return content.split(b"\n")


def _read(path: Path, lines: list[bytes]) -> Log:
    """Return the log that whole lines of a file make."""
    log: Log | None = None
    for number, told in _parsed(path, lines):
        try:
            log = _with(log, told)
        except AgurkError as error:
            raise SheetFileError(f"{path}, line {number}: {error}") from error
    if log is None:
        raise SheetFileError(f"{path} ends before the sheet begins.")
    return log


def _parsed(path: Path, lines: list[bytes]) -> Iterator[tuple[int, Any]]:
    """Yield the number and the value of each line after the first, which says what this is."""
    for number, line in enumerate(lines, 1):
        try:
            told = json.loads(line)
        except (ValueError, RecursionError):
            told = None
        if number == 1:
            if told != _HEADER:
                raise SheetFileError(f"{path} is not a score sheet of this version.")
        elif told is None:
            raise SheetFileError(f"{path}, line {number} is damaged.")
        else:
            yield number, told


def _with(log: Log | None, told: Any) -> Log:  # noqa: ANN401 - JSON
    """Return a log after one more line."""
    name = told.get("entry") if isinstance(told, dict) else None
    if log is None:
        entry = from_json(told)
        if not isinstance(entry, Opened):
            raise SheetFileError("the first entry has to open the sheet.")
        return begin_log(entry)
    if name == _UNDO:
        return log.undo()
    return log.redo() if name == _REDO else log.enter(from_json(told))


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False).encode() + b"\n"


def _append(path: Path, line: bytes, size: int) -> int:
    """Add a line to a file of a known size, wait until it is on the disk, and return the new size.

    A line that does not fit is cut off again.

    Raises:
        SheetFileError: if the file has another size.
        OSError: if it cannot be written.
    """
    with path.open("r+b", buffering=0) as file:
        if file.seek(0, os.SEEK_END) != size:
            raise SheetFileError(
                f"{path} was changed by another program, so nothing more is written to it."
            )
        try:
            _write_whole(file, line)
        except OSError:
            file.truncate(size)
            raise
    return size + len(line)


def _write_whole(file: FileIO, line: bytes) -> None:
    if file.write(line) != len(line):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), os.fsdecode(file.name))
    os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Wait until a new file's name is on the disk, where the system knows how."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
