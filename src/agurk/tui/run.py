"""Where the terminal's program begins and ends."""

import sys
from collections.abc import Callable

from agurk.play.faults import Fault, write_down
from agurk.rules.errors import AgurkError
from agurk.text.catalogue import words
from agurk.tui.app import AgurkApp
from agurk.tui.settings import load


def run(
    first: Callable[[AgurkApp], None] | None = None,
    *,
    language: str | None = None,
    theme: str | None = None,
) -> int:
    """Fill the terminal until somebody leaves, and return the exit code.

    Args:
        first: What is shown at once; None for the first screen.
        language: The language; None for the one chosen last, or that of the surroundings.
        theme: The colours; None for those chosen last.

    Raises:
        Fault: if the program has met a fault of its own.
        AgurkError: if a match could not go on.
        OSError: if something could not be read or written.
    """
    settings = load(language)
    if theme is not None:
        settings.theme = theme
    app = AgurkApp(settings, first=first)
    app.run()
    if app.troubled is not None:
        raise _told(app.troubled, settings.language) from None
    return app.return_code or 0


def _told(error: BaseException, language: str) -> BaseException:
    """Return an error that a sentence can be made of; a fault of ours is written to a file."""
    if isinstance(error, AgurkError | OSError | KeyboardInterrupt) or sys.flags.dev_mode:
        return error
    file = write_down(error)
    return Fault(words(language, "tui").say("fault", {"file": str(file)})) if file else error
