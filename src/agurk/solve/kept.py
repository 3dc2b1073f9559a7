"""Equilibria kept in files, so that each is found once."""

import os
import zlib
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

from agurk.rules.errors import DealError
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.shape import shape_of
from agurk.solve.equilibrium import Equilibrium, find
from agurk.solve.equity.shelf import folder_of

_FORM = 1
"""Raised when files of before can no longer be read, or are found otherwise."""


def kept(variant: Variant, cards: int, folder: Path | None = None) -> Equilibrium:
    """Return an equilibrium from its file, or find it and keep it.

    Where there is no kernel it is not kept, and where there is no place for a file neither.

    Args:
        variant: The rules.
        cards: How many cards each gets.
        folder: Where files are kept; if None, where tables of equity are: in the folder that
            `AGURK_CACHE` names, or the user's cache folder.
    """
    if cards < 2 or not native.ready():
        return find(variant, cards)
    path = place_of(variant, cards, folder)
    found = _read(path, variant, cards)
    if found is None:
        found = find(variant, cards)
        _write(path, found.strategy())
    return found


def place_of(variant: Variant, cards: int, folder: Path | None = None) -> Path:
    """Return the file of an equilibrium; rules that play alike have the same."""
    if folder is None:
        folder = folder_of("equilibrium")
    mark = sha256(repr((_FORM, shape_of(variant))).encode()).hexdigest()[:16]
    return folder / f"{variant.key}-{cards}-{mark}.z"


def _read(path: Path, variant: Variant, cards: int) -> Equilibrium | None:
    try:
        return Equilibrium.from_strategy(variant, cards, zlib.decompress(path.read_bytes()))
    except (OSError, zlib.error, DealError):
        return None


def _write(path: Path, strategy: bytes) -> None:
    """Put a file in its place as a whole, or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as written:
            written.write(zlib.compress(strategy, 1))
        os.replace(written.name, path)  # noqa: PTH105 - the same
    except OSError:
        return
