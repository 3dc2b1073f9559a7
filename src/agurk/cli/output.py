"""How a command answers: text for people, JSON for programs."""

from collections.abc import Iterable, Sequence

_WIDEST = 100


def print_json(answer: object) -> None:
    """Print one JSON value on a line, letters as they are."""
    import json

    print(json.dumps(answer, ensure_ascii=False))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines for people."""
    for line in lines:
        print(line)


def width() -> int:
    """Return how wide a line for people may be."""
    from shutil import get_terminal_size

    return max(40, min(get_terminal_size().columns, _WIDEST))


def paragraph(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """Return a text as lines no wider than the terminal.

    Args:
        text: The text.
        indent: What stands before the first line.
        hanging: What stands before the others; the same if None.
    """
    from textwrap import wrap

    return wrap(
        text,
        width(),
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )


def columns(rows: Iterable[Sequence[str]], indent: str = "  ") -> list[str]:
    """Return rows with their cells aligned; the last cell is broken by words at the width."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    lines: list[str] = []
    for row in rows:
        head = indent + "".join(
            f"{cell:<{wide}}  " for cell, wide in zip(row[:-1], widths, strict=True)
        )
        broken = paragraph(row[-1], head, " " * min(len(head), width() // 2))
        lines += broken or [head.rstrip()]
    return lines
