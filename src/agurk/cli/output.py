"""How a command answers: text for people, JSON for programs."""

from collections.abc import Iterable


def print_json(answer: object) -> None:
    """Print one JSON value on a line, letters as they are."""
    import json

    print(json.dumps(answer, ensure_ascii=False))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines for people."""
    for line in lines:
        print(line)


def columns(rows: Iterable[tuple[str, str]], indent: str = "  ") -> list[str]:
    """Return rows of two columns, the second aligned."""
    rows = list(rows)
    width = max((len(first) for first, _ in rows), default=0)
    return [f"{indent}{first:<{width}}  {second}".rstrip() for first, second in rows]
