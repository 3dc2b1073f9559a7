"""The file of a match that is not over: its log, one entry a line, on the disk before it is shown.

It holds the secret and every hand, so only its owner can read it.
"""

import os
from collections.abc import Iterable
from pathlib import Path

from agurk.rules.errors import AgurkError
from agurk.table.entries import Entry
from agurk.table.errors import LogError
from agurk.table.lines import dumps, loads
from agurk.table.table import Table

HEAD = "agurk table 1"
"""The first line: what this is, and in which form."""


class JournalError(AgurkError, ValueError):
    """A file that is no unfinished match, or one that cannot be gone on with."""

    slug = "journal"


class Journal:
    """An open file of a match, which this process alone writes."""

    def __init__(self, path: Path, handle: int, end: int) -> None:
        self.path = path
        self._handle = handle
        self._end = end

    @classmethod
    def create(cls, path: Path, log: Iterable[Entry]) -> "Journal":
        """Return a new file with the entries so far.

        Raises:
            OSError: if it exists or cannot be written; nothing is left of it then.
        """
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        journal = cls(path, handle, 0)
        try:
            _lock(handle, path)
            journal._write(HEAD + "\n" + "".join(dumps(entry) + "\n" for entry in log))
            _keep_name(path)
        except BaseException:
            journal.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple["Journal", Table]:
        """Return the file of a match with the table that its log comes to.

        A last line that was not written to its end is dropped: nobody was told of it.

        Raises:
            JournalError: if the file is none, is damaged, or another process plays from it.
            OSError: if it cannot be read and written.
        """
        handle = os.open(path, os.O_RDWR)
        try:
            _lock(handle, path)
            whole = _read(handle)
            kept = whole[: whole.rfind(b"\n") + 1]
            table = _fold(path, kept)
        except BaseException:
            os.close(handle)
            raise
        journal = cls(path, handle, len(kept))
        return journal, table

    def append(self, entries: Iterable[Entry]) -> None:
        """Write entries, and return when they are on the disk.

        Raises:
            OSError: if they could not be written; what is there of them is dropped later.
        """
        self._write("".join(dumps(entry) + "\n" for entry in entries))

    def remove(self) -> None:
        """Delete the file: the match is over, and its record holds everything."""
        self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Let go of the file, if that has not been done."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _write(self, text: str) -> None:
        data = text.encode()
        try:
            os.ftruncate(self._handle, self._end)
            done = 0
            os.lseek(self._handle, self._end, os.SEEK_SET)
            while done < len(data):
                done += os.write(self._handle, data[done:])
            os.fsync(self._handle)
        except OSError as error:
            error.filename = error.filename or str(self.path)
            raise
        self._end += len(data)


def read(path: Path) -> Table:
    """Return the table that a file's log comes to, without opening it for play.

    Raises:
        JournalError: if the file is no unfinished match, or is damaged.
        OSError: if it cannot be read.
    """
    whole = path.read_bytes()
    return _fold(path, whole[: whole.rfind(b"\n") + 1])


def _read(handle: int) -> bytes:
    parts = []
    while part := os.read(handle, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _fold(path: Path, data: bytes) -> Table:
    """Return the table that the complete lines of a file come to."""
    try:
        head, *lines = data.decode().removesuffix("\n").split("\n")
    except UnicodeDecodeError:
        head, lines = "", []
    if head != HEAD or not lines:
        raise JournalError(f"{path} is not an unfinished match of Agurk.")
    table: Table | None = None
    for number, line in enumerate(lines, 2):
        try:
            entry = loads(line)
            if table is None:
                table = Table.fold([entry])
            else:
                table.follow(entry)
        except LogError as error:
            # Of a later line the reason might name cards in a hand, and a player reads this.
            why = str(error) if table is None else "that is no entry of its log."
            raise JournalError(f"{path} is damaged at line {number}: {why}") from error
    if table is None:
        raise JournalError(f"{path} holds no match.")
    return table


def _lock(handle: int, path: Path) -> None:
    """Keep other processes from the file, where the system can."""
    try:
        import fcntl  # noqa: PLC0415  not every system has it
    except ImportError:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise JournalError(f"{path} is being played by another process.") from None


def _keep_name(path: Path) -> None:
    """Make sure that a new file's name survives a crash, where the system can."""
    if os.name == "nt":
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
