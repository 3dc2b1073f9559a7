"""Matches that were left: which there are, and which is meant."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from agurk.cli.line.program import command
from agurk.cli.output import paragraph, print_json, print_lines
from agurk.play import home
from agurk.play.journal import JournalError, read
from agurk.rules.errors import AgurkError
from agurk.table.table import Table
from agurk.text.catalogue import words
from agurk.variants.house import house_text

Say: TypeAlias = Callable[[str, Mapping[str, str | int]], str]

_SHOWN = 10


class NothingToResume(AgurkError, LookupError):
    """There is no unfinished match."""

    slug = "nothing-to-resume"


def newest() -> Path:
    """Return the file of the match played last; others are listed.

    Raises:
        NothingToResume: if there is none.
    """
    found = home.unfinished()
    if not found:
        raise NothingToResume(_none())
    if len(found) > 1:
        print_lines([*_listed(found[:_SHOWN]), ""])
    return found[0]


def list_all(*, json: bool) -> None:
    """Print every unfinished match, the one played last first."""
    found = home.unfinished()
    if json:
        print_json([_object(path) for path in found])
    else:
        print_lines(_listed(found) if found else paragraph(_none()))


def _none() -> str:
    filled = {"folder": str(home.home() / "matches"), "command": command("play")}
    return words("en", "play").say("none-unfinished", filled)


def _listed(found: list[Path]) -> list[str]:
    """Return a line about each of some unfinished matches, below a heading."""
    say = words("en", "play").say
    lines = [say("others-unfinished")]
    for path in found:
        lines += paragraph(_described(path, say), "  ", "      ")
    return lines


def _described(path: Path, say: Say) -> str:
    """Return what is known of an unfinished match in a line."""
    table = _read(path)
    if table is None:
        return say("unfinished-damaged", {"file": path.name})
    variant, deal = table.match.variant.name, table.match.number
    return say("unfinished", {"file": path.name, "variant": variant, "deal": deal})


def _object(path: Path) -> dict[str, Any]:
    """Return what is known of an unfinished match as JSON has it."""
    table = _read(path)
    told: dict[str, Any] = {"file": str(path), "damaged": table is None}
    if table is not None:
        variant = table.match.variant
        told |= {"variant": variant.key, "house": house_text(variant)}
        told |= {"players": [sitter.name for sitter in table.sitters], "deal": table.match.number}
    return told


def _read(path: Path) -> Table | None:
    """Return the table of an unfinished match; None if its file is damaged."""
    try:
        return read(path)
    except (JournalError, OSError):
        return None
