"""Styled lines: what all drawing is made of."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size

Piece: TypeAlias = tuple[str, str]
"""A text and its style, such as `bold $green`; "" for none of its own."""

Line: TypeAlias = tuple[Piece, ...]
"""Pieces side by side."""


def line(*pieces: Piece | str) -> Line:
    """Return pieces as a line; a text alone has no style of its own."""
    return tuple([(piece, "") if isinstance(piece, str) else piece for piece in pieces])


def width(drawn: Line) -> int:
    """Return how many cells a line takes."""
    return sum([cell_len(text) for text, _ in drawn])


def text(drawn: Line) -> str:
    """Return a line without its styles."""
    return "".join([piece for piece, _ in drawn])


def padded(drawn: Line, cells: int, style: str = "") -> Line:
    """Return a line filled with blanks up to a width."""
    missing = cells - width(drawn)
    return (*drawn, (" " * missing, style)) if missing > 0 else drawn


def centred(drawn: Line, cells: int) -> Line:
    """Return a line in the middle of a width."""
    missing = max(0, cells - width(drawn))
    return ((" " * (missing // 2), ""), *drawn, (" " * (missing - missing // 2), ""))


def cut(drawn: Line, cells: int) -> Line:
    """Return a line that is no wider than it may be; what is left out is an ellipsis."""
    if width(drawn) <= cells:
        return drawn
    kept: list[Piece] = []
    room = cells - 1
    for piece, style in drawn:
        if cell_len(piece) > room:
            kept.append((set_cell_size(piece, max(0, room)).rstrip() + "…", style))
            break
        kept.append((piece, style))
        room -= cell_len(piece)
    return tuple(kept)


def fit(name: str, cells: int) -> str:
    """Return a text in exactly so many cells, cut by an ellipsis or filled with blanks."""
    if cell_len(name) <= cells:
        return set_cell_size(name, cells)
    return set_cell_size(name, max(0, cells - 1)).rstrip() + "…"


def beside(blocks: Iterable[Sequence[Line]]) -> list[Line]:
    """Return blocks of lines side by side; all have the same height."""
    return [tuple([piece for part in row for piece in part]) for row in zip(*blocks, strict=True)]


def wrapped(told: str, cells: int) -> list[str]:
    """Return a text in lines that are no wider than they may be."""
    lines = [""]
    for word in told.split():
        longer = f"{lines[-1]} {word}".strip()
        if cell_len(longer) <= cells or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
