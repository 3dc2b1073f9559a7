"""Where matches and records are kept on this machine."""

from contextlib import suppress
from pathlib import Path

from agurk.play.places import home

__all__ = ["SUFFIX", "home", "new_match", "new_record", "unfinished"]

SUFFIX = ".table"
"""How the files of unfinished matches end."""


def unfinished() -> list[Path]:
    """Return the files of unfinished matches, the one played last first."""
    found = []
    for path in (home() / "matches").glob(f"*{SUFFIX}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def new_match(name: str) -> Path:
    """Return the path for a new match's file, in a folder of the player's own."""
    folder = home() / "matches"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return _free(folder, name, SUFFIX)


def new_record(name: str) -> Path:
    """Return the path for a record."""
    folder = home() / "records"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return _free(folder, name, ".agurk")


def _free(folder: Path, name: str, suffix: str) -> Path:
    """Return the first path with this name, or this name and a number, that is not taken."""
    path, number = folder / f"{name}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{suffix}"
    return path
