"""The lines of a record file: numbered, without comments, one match at a time."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from agurk.rules.errors import AgurkError, RecordError

T = TypeVar("T")

_PARTS = re.compile(r'"(?:[^"\\]|\\.)*"?|;.*|\{[^}]*\}?|[^";{]+')


class Line(NamedTuple):
    """A line that says something."""

    number: int
    """Which line of the file it is, from 1."""
    text: str
    """What it says, without comments and outer spaces."""

    @property
    def header(self) -> bool:
        """Whether this is a header."""
        return self.text.startswith("[")


def failure(line: int, error: AgurkError | str) -> RecordError:
    """Return the error for something wrong in a line."""
    return RecordError(f"Line {line}: {error}", line)


def decode(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield the lines of a file as text.

    Raises:
        RecordError: if one is not UTF-8; says which.
    """
    for number, line in enumerate(lines, 1):
        try:
            yield line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as error:
            raise failure(number, f"This is not UTF-8 text ({error.reason}).") from None


def said(lines: Iterable[str]) -> Iterator[Line]:
    """Yield the lines that say something, without their comments.

    A comment goes from `;` to the end of its line, or from `{` to `}` over any number of lines.

    Raises:
        RecordError: if a comment has no end.
    """
    opened = 0
    number = 0
    for number, raw in enumerate(lines, 1):
        text = raw
        if opened:
            _, closed, text = text.partition("}")
            if not closed:
                continue
            opened = 0
        if ";" in text or "{" in text:
            text, open_ended = _uncommented(text)
            opened = number if open_ended else 0
        if text := text.strip():
            yield Line(number, text)
    if opened:
        raise failure(number, f"The comment that begins with {{ in line {opened} has no end.")


def _uncommented(text: str) -> tuple[str, bool]:
    """Return a line without comments, and whether a comment goes on in the next."""
    kept: list[str] = []
    for part in _PARTS.findall(text):
        if part.startswith("{") and not part.endswith("}"):
            return "".join(kept), True
        if not part.startswith((";", "{")):
            kept.append(part)
    return "".join(kept), False


def matches(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Yield the lines of one match after the other; headers after other lines begin the next."""
    block: list[Line] = []
    for line in lines:
        if line.header and block and not block[-1].header:
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def only(records: Iterator[T]) -> T:
    """Return the one match there is.

    Raises:
        RecordError: if there is none, or more than one.
    """
    record = next(records, None)
    if record is None:
        raise RecordError("There is no match in this text.")
    if next(records, None) is not None:
        raise RecordError("There is more than one match in this text; read them one by one.")
    return record
