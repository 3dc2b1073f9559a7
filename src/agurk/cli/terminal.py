"""Whether there is a terminal that a program can fill, and filling it."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from agurk.rules.errors import AgurkError

if TYPE_CHECKING:
    from agurk.play.journal import Journal
    from agurk.table.table import Table
    from agurk.tui.app import AgurkApp


class NoTerminal(AgurkError, RuntimeError):
    """The input or the output is no terminal that can be filled."""

    slug = "no-terminal"


class UnknownTheme(AgurkError, LookupError):
    """Colours that there are none of."""

    slug = "unknown-theme"


def can_fill() -> bool:
    """Tell whether input and output are a terminal that moves its cursor and has our letters."""
    live = sys.stdin.isatty() and sys.stdout.isatty()
    return live and os.environ.get("TERM", "") not in {"", "dumb"} and _has_letters()


def _has_letters() -> bool:
    """Tell whether the output can write suits and frames."""
    try:
        "┏♣●▌".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def check(language: str | None = None, theme: str | None = None) -> None:
    """Make sure that the terminal can be filled, in this language and these colours.

    Raises:
        UnknownLanguage: if nothing is written in the language.
        UnknownTheme: if there are no such colours.
        NoTerminal: if there is no terminal, or one that cannot be filled.
    """
    from agurk.tui.themes import THEMES

    check_language(language)
    if theme is not None and theme not in THEMES:
        raise UnknownTheme(f'There are no colours "{theme}"; there are {", ".join(THEMES)}.')
    if not can_fill():
        raise NoTerminal(
            "This needs a terminal for input and output, and one that is more than dumb; "
            "`agurk play --plain` plays line by line."
        )


def check_language(language: str | None) -> None:
    """Make sure that something is written in a language, if one is named.

    Raises:
        UnknownLanguage: if nothing is.
    """
    from agurk.text.catalogue import words

    if language is not None:
        words(language, "tui")


class Told(AgurkError, RuntimeError):
    """What went wrong, in the language that was asked for."""

    slug = "told"


@contextmanager
def telling_in(language: str | None) -> Iterator[None]:
    """Let what goes wrong be told in a language, if one is named.

    Raises:
        Told: if something goes wrong that a sentence is known for.
    """
    from agurk.text.problems import problem_text

    try:
        yield
    except AgurkError as error:
        if language in {None, "en"}:
            raise
        raise Told(problem_text(error, language or "en")) from error


def fill(
    first: "Callable[[AgurkApp], None] | None" = None,
    *,
    language: str | None = None,
    theme: str | None = None,
) -> int:
    """Fill the terminal until somebody leaves, and return the exit code."""
    from agurk.tui.run import run

    return run(first, language=language, theme=theme)


def fill_with(table: "Table", journal: "Journal", language: str | None = None) -> int:
    """Fill the terminal with a match; one that is not over is kept, and how to go on is said."""
    from agurk.cli.line.program import command
    from agurk.cli.output import paragraph, print_lines
    from agurk.text.catalogue import words
    from agurk.tui.opening import at_once
    from agurk.tui.settings import load

    path = journal.path
    code = fill(at_once((journal, table)), language=language)
    if path.exists():
        again = {"command": command("resume")}
        print_lines(paragraph(words(load(language).language, "play").say("left", again)))
    return code
