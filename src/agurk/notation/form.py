"""A form of records: whole texts and files, read by whatever reads its lines."""

from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path

from agurk.notation.lines import decode, only
from agurk.notation.record import Record


class Form:
    """Reads texts and files of one form, one match after the other."""

    def __init__(self, read: Callable[[Iterable[str]], Iterator[Record]]) -> None:
        self._read = read

    def loads(self, text: str) -> Record:
        """Return the one match in a text.

        Raises:
            RecordError: if it cannot be read or replayed, or says what is not so; names the line.
        """
        return only(self.loads_all(text))

    def loads_all(self, text: str) -> Iterator[Record]:
        """Yield every match in a text, reading as it is asked for.

        Raises:
            RecordError: if one cannot be read or replayed, or says what is not so; names the line.
        """
        return self._read(text.removeprefix("\ufeff").split("\n"))

    def load(self, path: str | PathLike[str]) -> Record:
        """Return the one match in a file.

        Raises:
            RecordError: if it cannot be read or replayed, or says what is not so; names the line.
            OSError: if the file cannot be opened.
        """
        return only(self.load_all(path))

    def load_all(self, path: str | PathLike[str]) -> Iterator[Record]:
        """Yield every match in a file, reading as it is asked for.

        Raises:
            RecordError: if one cannot be read or replayed, or says what is not so; names the line.
            OSError: if the file cannot be opened.
        """
        with Path(path).open("rb") as file:
            yield from self._read(decode(file))
