"""Files written whole or not at all.

The text goes to a new file in the same folder, which takes the old one's place only when all of it
is on the disk. Whatever fails before that, the old file stays as it was. What is no regular file,
such as a device or a pipe, is never replaced but written to.
"""

import os
from contextlib import suppress
from os import PathLike
from pathlib import Path

from agurk.rules.errors import AgurkError


class SaveError(AgurkError, OSError):
    """A file that could not be written: a full disk, no permission, no such folder."""

    slug = "save"


def save(path: str | PathLike[str], text: str) -> None:
    """Write a text file in UTF-8, whole or not at all.

    Raises:
        SaveError: if it cannot be written; what was there before is still there.
    """
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(text.encode())
        else:
            _replace(target.resolve(), text.encode())
    except OSError as error:
        kept = " What was there before is unchanged." if os.path.isfile(target) else ""  # noqa: PTH113 - Path.is_file fails for some names
        reason = error.strerror or str(error)
        raise SaveError(f"{target} could not be saved: {reason}.{kept}") from error


def _replace(target: Path, data: bytes) -> None:
    """Put a new file in the place of `target`."""
    from tempfile import mkstemp  # noqa: PLC0415 - slow to load, and only saving needs it

    descriptor, name = mkstemp(prefix=f".{target.name[:40]}.", suffix=".part", dir=target.parent)
    try:
        try:
            _write(descriptor, data)
            os.fchmod(descriptor, _mode(target))
        finally:
            os.close(descriptor)
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    _settle(target.parent)


def _write(descriptor: int, data: bytes) -> None:
    """Write all of `data`, and wait until it is on the disk."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]
    os.fsync(descriptor)


def _mode(target: Path) -> int:
    """Return the permissions that a file has, or that a new one would get."""
    with suppress(OSError):
        return target.stat().st_mode & 0o777
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def _settle(folder: Path) -> None:
    """Wait until a folder's new entry is on the disk, where the system can say so."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
