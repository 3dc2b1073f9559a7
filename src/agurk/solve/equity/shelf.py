"""Where books are: those of the presets beside this file, others in the user's folder."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from time import time
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from agurk.rules.errors import TextError
from agurk.rules.variant import Variant
from agurk.solve.equity.book import FORMAT, Book, dumps, loads, mark_of

SHIPPED = Path(__file__).with_name("books.zip")
"""The books of the presets, each under its mark."""

FOLDER = "AGURK_CACHE"
"""The variable that names another folder for what can be made again."""

BACKGROUND = "AGURK_BACKGROUND"
"""The variable that says `off` where no process is to be started."""

_FORGOTTEN = 900
"""After how many seconds nobody is thought to be at a book any more."""


def shipped(variant: Variant) -> Book | None:
    """Return the book of a preset, or of house rules that come to the same."""
    try:
        with ZipFile(SHIPPED) as books:
            return loads(books.read(mark_of(variant)))
    except (KeyError, FileNotFoundError):
        return None


def made_here(variant: Variant) -> Book | None:
    """Return the book that was made on this machine for house rules, if there is one."""
    try:
        book = loads(_place(variant).read_bytes())
    except (OSError, TextError):
        return None
    return book if book.mark == mark_of(variant) else None


def keep(variant: Variant, book: Book) -> None:
    """Put a book into the user's folder, whole or not at all."""
    place = _place(variant)
    place.parent.mkdir(parents=True, exist_ok=True)
    new = place.with_suffix(f".{os.getpid()}")
    new.write_bytes(dumps(book))
    new.replace(place)


def is_made_here(variant: Variant) -> bool:
    """Tell whether a book was made on this machine for house rules."""
    return _place(variant).is_file()


@contextmanager
def alone() -> Iterator[bool]:
    """Tell whether nobody else makes a book on this machine, and keep others off meanwhile."""
    lock = _lock()
    lock.parent.mkdir(parents=True, exist_ok=True)
    if not _is_free(lock):
        yield False
        return
    lock.unlink(missing_ok=True)
    try:
        lock.touch(exist_ok=False)
    except FileExistsError:
        yield False
        return
    try:
        yield True
    finally:
        lock.unlink(missing_ok=True)


def _is_free(lock: Path) -> bool:
    """Tell whether nobody has a lock, or has forgotten it."""
    try:
        return time() - lock.stat().st_mtime > _FORGOTTEN
    except OSError:
        return True


def make_in_background(variant: Variant) -> None:
    """Have a book made by a process of its own, which outlives this one.

    There is one at a time on a machine, and each book is begun once by a program; whoever finds
    another being made asks again later.
    """
    rules_mark = mark_of(variant)
    if os.environ.get(BACKGROUND) == "off" or rules_mark in _begun or not _is_free(_lock()):
        return
    _begun.add(rules_mark)
    from agurk.variants import files  # noqa: PLC0415 - presets need none

    _start(files.dumps(variant))


_begun: set[str] = set()


def _start(rules: str) -> None:
    command = [sys.executable, "-m", "agurk.solve.equity.making", rules]
    quiet = subprocess.DEVNULL
    subprocess.Popen(  # noqa: S603 - our own program
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )


def write(books: Mapping[str, Book]) -> bytes:
    """Return the books of the presets as the file that is shipped, the same for the same books."""
    held = BytesIO()
    with ZipFile(held, "w", ZIP_DEFLATED, compresslevel=9) as written:
        for mark in sorted(books):
            written.writestr(ZipInfo(mark), dumps(books[mark]), ZIP_DEFLATED, 9)
    return held.getvalue()


def _place(variant: Variant) -> Path:
    return folder_of("equity") / f"{mark_of(variant)}-{FORMAT}"


def _lock() -> Path:
    return folder_of("equity") / "being-made.lock"


def folder_of(what: str) -> Path:
    """Return the folder of what can be made again: where a variable says, or the user's cache."""
    folder = os.environ.get(FOLDER)
    if folder:
        return Path(folder) / what
    from platformdirs import user_cache_path  # noqa: PLC0415 - presets need no folder

    return user_cache_path("agurk", appauthor=False) / what
