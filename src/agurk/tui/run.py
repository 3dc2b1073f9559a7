"""Where the terminal's program begins and ends."""

from collections.abc import Callable

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
    """
    settings = load(language)
    if theme is not None:
        settings.theme = theme
    app = AgurkApp(settings, first=first)
    app.run()
    if app.troubled is not None:
        raise app.troubled
    return app.return_code or 0
