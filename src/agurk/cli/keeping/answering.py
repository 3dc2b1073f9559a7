"""How a sheet stands, for programs."""

from pathlib import Path
from typing import Any

from agurk.cli.line.program import command
from agurk.cli.options import Misused
from agurk.notation.objects import standing_object
from agurk.scorekeeper.file import look
from agurk.scorekeeper.sheet import Sheet
from agurk.variants.house import house_text


def standing_in(path: Path) -> dict[str, Any]:
    """Return how the sheet in a file stands; the file stays as it is.

    Raises:
        Misused: if there is none.
        SheetFileError: if the file holds no sheet, or a line of it means nothing.
        OSError: if it cannot be read.
    """
    if not path.exists():
        raise Misused(f"There is no score sheet in {path}. {command('keep')} begins one.")
    return _answer(look(path).sheet)


def _answer(sheet: Sheet) -> dict[str, Any]:
    """Return the players at the table in order, and by place how they stand."""
    stands = standing_object(sheet.match)
    del stands["type"]
    return {
        "variant": sheet.variant.key,
        "house": house_text(sheet.variant),
        "players": list(sheet.seated),
        **stands,
        "deal": sheet.match.number,
        "dealer": sheet.dealer,
        "asked": sheet.asked,
        "over": sheet.over,
        "winners": list(sheet.winners),
        "losers": list(sheet.losers),
    }
