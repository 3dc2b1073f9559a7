"""How help is set: a line ends where the terminal does, not where it did in the source."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions


class Flowing:
    """What cyclopts prints help with; all of it is imported only when help is asked for."""

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Print a panel, such as that of the options."""
        from cyclopts.help import DefaultFormatter

        for entry in panel.entries:
            _flow(entry.description)
        DefaultFormatter()(console, options, panel)

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        """Print how the command is called."""
        from cyclopts.help import DefaultFormatter

        DefaultFormatter().render_usage(console, options, usage)

    def render_description(
        self, console: "Console", options: "ConsoleOptions", description: object
    ) -> None:
        """Print what the command does."""
        from cyclopts.help import DefaultFormatter

        _flow(description)
        DefaultFormatter().render_description(console, options, description)


def _flow(said: object) -> None:
    """Make each paragraph of a text one line, which whoever prints it breaks where it must."""
    from rich.text import Text

    text = getattr(said, "primary_renderable", None)
    if isinstance(text, Text):
        paragraphs = (" ".join(each.split()) for each in text.plain.split("\n\n"))
        text.plain = "\n\n".join(paragraphs)
