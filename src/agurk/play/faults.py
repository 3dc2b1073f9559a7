"""Faults of the program's own, and where they are written down for whoever is to mend them."""

from collections.abc import Iterator
from pathlib import Path
from traceback import format_tb

from agurk.play.places import home
from agurk.rules.errors import AgurkError

_FILE = "fault.txt"


class Fault(AgurkError, RuntimeError):
    """A fault of the program's own; says where more is written about it."""

    slug = "fault"


def write_down(error: BaseException) -> Path | None:
    """Write where a fault came about, and return the file; None if it cannot be written.

    What the errors say and what variables held is left out: hands may be among it.
    """
    path = home() / _FILE
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text("".join(_lines(error)), encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return path


def _lines(error: BaseException | None) -> Iterator[str]:
    """Yield where an error came about, those that led to it first."""
    if error is not None:
        yield from _lines(error.__cause__ or error.__context__)
        yield from format_tb(error.__traceback__)
        yield f"{type(error).__name__}\n"
