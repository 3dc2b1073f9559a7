"""The files of a folder as they are sent: what they are, how packed, and what names their bytes."""

import asyncio
import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What files are, by the end of their names: systems differ in what they say."""

ANYTHING: Final = "application/octet-stream"
"""What all other files are."""

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How files may be packed, the smallest first, and how the name of a packed one ends."""


_ODD: Final = frozenset("\\:\0")
"""What is in no name of a file of ours, and means something else in some system."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to be sent."""

    body: bytes = field(repr=False)
    tag: str
    """What names these bytes."""
    media: str
    """Its media type, that of the unpacked file."""
    packing: str = ""
    """How it is packed; empty if it is not."""
    varies: bool = False
    """Whether whoever accepts another packing may get other bytes."""


class _Content(NamedTuple):
    """What is in a file."""

    body: bytes
    tag: str
    """What names it, and follows from nothing else: a build gives its files one time, and the
    document and the service worker of two builds are often equally long."""


class Folder:
    """A folder of files, each kept in memory until it changes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._kept: dict[Path, tuple[tuple[int, int], _Content]] = {}

    async def file(self, name: str, accepted: str = "") -> File | None:
        """Return a file, packed if that is accepted; None if there is none of that name.

        Args:
            name: Where it is in the folder, with `/` between.
            accepted: What the request's `Accept-Encoding` says.
        """
        path = self._path(name)
        plain = None if path is None else await self._read(path)
        if path is None or plain is None:
            return None
        media = TYPES.get(path.suffix, ANYTHING)
        packed = {
            packing: content
            for packing, end in PACKED.items()
            if (content := await self._read(path.with_name(path.name + end))) is not None
        }
        for packing in packings(accepted):
            if packing in packed:
                return File(*packed[packing], media, packing, varies=True)
        return File(*plain, media, varies=bool(packed))

    def _path(self, name: str) -> Path | None:
        """Return the path of a file; None for what is hidden, or cannot be in the folder."""
        parts = name.split("/")
        if any(not part or part.startswith(".") or set(part) & _ODD for part in parts):
            return None
        return self.path.joinpath(*parts)

    async def _read(self, path: Path) -> _Content | None:
        """Return what is in a file; None if it is none, or leads out of the folder."""
        try:
            stamp = _stamp(path)
            kept = self._kept.get(path)
            if kept is None or kept[0] != stamp:
                content = await asyncio.to_thread(self._inside, path)
                kept = self._kept[path] = (stamp, content)
        except (OSError, ValueError):
            self._kept.pop(path, None)
            return None
        return kept[1]

    def _inside(self, path: Path) -> _Content:
        """Return what is in a file.

        Raises:
            ValueError: if it is elsewhere.
        """
        if not path.resolve().is_relative_to(self.path.resolve()):
            raise ValueError
        body = path.read_bytes()
        return _Content(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _stamp(path: Path) -> tuple[int, int]:
    """Return what changes when a file does; to ask for it takes no longer than to remember it."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def packings(accepted: str) -> list[str]:
    """Return how a file may be packed for whoever accepts this, the smallest first.

    >>> packings("gzip, deflate, br;q=0.9"), packings("br;q=0, *"), packings("")
    (['br', 'gzip'], ['gzip'], [])
    """
    told: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        packing, _, more = part.partition(";")
        told[packing.strip()] = not _is_nought(more)
    return [packing for packing in PACKED if told.get(packing, told.get("*", False))]


def _is_nought(more: str) -> bool:
    """Return whether the weight of a packing says that it is not accepted."""
    name, _, value = more.partition("=")
    if name.strip() != "q":
        return False
    try:
        return float(value) <= 0
    except ValueError:
        return True
