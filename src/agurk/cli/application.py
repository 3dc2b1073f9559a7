"""The commands as cyclopts sees them: what it may print and refuse, and how it reads options."""

from collections.abc import Sequence

from cyclopts import App, Parameter

from agurk.cli.commands import Command
from agurk.cli.flowing import Flowing
from agurk.cli.main import HELP_FLAGS
from agurk.cli.usage import only_whole_numbers, worth_saying


def application(commands: Sequence[Command]) -> App:
    """Return an application of these commands; each is imported when something is asked of it."""
    app = App(
        name="agurk",
        help="The card game Cucumber: agurk, gurka, ogórek, kurkku, gúrka.",
        help_flags=HELP_FLAGS,
        version_flags=(),
        help_format="plaintext",
        help_formatter=Flowing(),
        suppress_keyboard_interrupt=False,
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        config=only_whole_numbers,
        default_parameter=Parameter(negative="", show_default=worth_saying),
    )
    for command in commands:
        app.command(command.place, name=command.name)
    return app
