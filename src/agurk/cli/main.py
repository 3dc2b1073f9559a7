"""Where the `agurk` command begins: finds the command asked for, runs it, and reports failure."""

import io
import sys
from collections.abc import Sequence
from contextlib import suppress

from agurk.cli.commands import COMMANDS, Command
from agurk.cli.failure import (
    BROKEN_PIPE,
    NoSuchCommand,
    abandon_output,
    exit_code,
    fault,
    one_line,
    sentence,
)
from agurk.cli.start import interrupted
from agurk.cli.surroundings import mend

HELP_FLAGS = ("--help", "-h")
VERSION_FLAGS = ("--version", "-V")


def main(arguments: Sequence[str] | None = None, commands: Sequence[Command] = COMMANDS) -> int:
    """Run `agurk` with the arguments given, or else with those of the process.

    Returns:
        The exit code: what the command returned, or 0; 2 after a mistake of the user's, which is
        told in a sentence on the standard error; 130 after Ctrl-C and 70 after a fault of ours,
        which are told likewise (in Python's development mode a fault passes); 141 when whoever
        read our output has left.
    """
    mend()
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Where a suit cannot be written, "?" is better than no output at all.
        sys.stdout.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:] if arguments is None else arguments, commands)
        print(end="", flush=True)
    except BrokenPipeError:
        abandon_output()
        return BROKEN_PIPE
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):
            # This is how Rich, and so a command's --help, answers a broken pipe.
            return BROKEN_PIPE
        raise
    except (KeyboardInterrupt, Exception) as error:
        told = sentence(error)
        if told is None and (sys.flags.dev_mode or interrupted(error)):
            raise
        code = exit_code(error)
        told = told or fault(error)
        abandon_output()
        with suppress(OSError):
            print(_for_reader(f"agurk: {one_line(told)}"), file=sys.stderr)
    return code


def _for_reader(told: str) -> str:
    """Return a sentence broken by words where a person reads it, and as one line elsewhere."""
    if not sys.stderr.isatty():
        return told
    from agurk.cli.output import paragraph

    return "\n".join(paragraph(told))


def run(arguments: Sequence[str], commands: Sequence[Command]) -> int:
    """Run one command and return its exit code; errors pass.

    Raises:
        NoSuchCommand: The first argument is not the name of a command.
    """
    name, *rest = arguments or HELP_FLAGS
    if name == "help":
        name, rest = rest[0] if rest else "--help", ["--help"]
    if name in HELP_FLAGS:
        from agurk.cli.overview import overview

        print(overview(commands))
        return 0
    if name in VERSION_FLAGS:
        import agurk

        print(f"agurk {agurk.__version__}")
        return 0
    for command in commands:
        if command.name == name:
            return call(command, rest)
    raise NoSuchCommand(name, [command.name for command in commands])


def call(command: Command, arguments: Sequence[str]) -> int:
    """Import a command, let cyclopts match the arguments to its parameters, and call it."""
    from agurk.cli.application import application
    from agurk.cli.options import spread

    app = application([command])
    code = app([command.name, *spread(arguments)])
    return code if isinstance(code, int) else 0
