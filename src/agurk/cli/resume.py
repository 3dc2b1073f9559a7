"""`agurk resume`: goes on with a match that was left, exactly where it stopped."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused


def resume(
    file: Path | None = None,
    /,
    *,
    listed: Annotated[bool, Parameter(name="--list")] = False,
    plain: bool = False,
    json: AsJson = False,
    language: str | None = None,
) -> int:
    """Go on with a match that was left.

    Args:
        file: The file of the match; the one played last if none is named.
        listed: List the matches that were left, and play none.
        plain: Line by line, whatever the terminal can do.
        json: Print the list as JSON.
        language: The language, such as da; if none is named the one chosen last, and line by line
            English.

    Raises:
        Misused: if the arguments make no sense together.
        AgurkError: if there is no such match, or it stopped again without being over.
        OSError: if a file cannot be read or written.
    """
    from agurk.cli.line.run import run
    from agurk.cli.line.unfinished import list_all, newest
    from agurk.cli.terminal import can_fill, check_language, fill_with
    from agurk.play.journal import Journal

    check_language(language)
    if listed:
        if file is not None:
            raise Misused("--list shows all matches that were left: leave out the file.")
        list_all(json=json)
        return 0
    if json:
        raise Misused("--json is for --list.")
    journal, table = Journal.open(file or newest())
    if plain or not can_fill():
        return run(table, journal, resumed=True, language=language or "en")
    return fill_with(table, journal, language)
