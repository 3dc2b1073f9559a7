"""Where a fault of the program's own is written down, for whoever is to mend it."""

from contextlib import suppress
from pathlib import Path
from traceback import format_exception

from agurk.play.places import home

_FILE = "fault.txt"


def write_down(error: BaseException) -> Path:
    """Write down where a fault came about, if the data folder can be written to; return the file.

    What variables held is not written: hands may be among it.
    """
    path = home() / _FILE
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text("".join(format_exception(error)), encoding="utf-8")
    return path
