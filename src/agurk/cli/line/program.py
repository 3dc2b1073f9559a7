"""How this program was started, so that it can say how to start it again."""

import os
import shlex
import sys
from pathlib import Path


def command(*arguments: str) -> str:
    """Return a command line for `agurk` that works in this terminal."""
    called = Path(sys.argv[0])
    if called.name in {"agurk", "agurk.exe"} and called.parent.as_posix() in os.get_exec_path():
        words = ["agurk"]
    elif called.name in {"agurk", "agurk.exe"}:
        words = [_near(called)]
    else:
        words = [_near(Path(sys.executable)), "-m", "agurk"]
    return shlex.join([*words, *arguments])


def _near(path: Path) -> str:
    """Return a path as it is shortest from here."""
    try:
        return str(path.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
