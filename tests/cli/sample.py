"""Commands to try the command line with."""

from pathlib import Path
from typing import Literal

from cyclopts import App

from agurk.cli.commands import Command, Part
from agurk.rules.errors import AgurkError


def take(
    trick: str,
    /,
    *,
    variant: Literal["danish", "swedish"] = "danish",
    times: int = 1,
) -> int:
    """Say who takes a trick."""
    print(f"{variant} {trick} x{times}")
    return 0


def lose() -> int:
    """Return an exit code of its own."""
    return 1


def fail(how: str, /) -> None:
    """Fail in the way asked for."""
    errors: dict[str, BaseException] = {
        "rules": AgurkError("seat 2 may play 3c, not 7s"),
        "interrupt": KeyboardInterrupt(),
        "end of input": EOFError(),
        "our own fault": ZeroDivisionError(),
    }
    if how == "missing file":
        Path("no-such-record.agurk").read_text(encoding="utf-8")
    if how == "not text":
        b"\xff".decode()
    raise errors[how]


notes = App(name="notes", help="Keep notes.")


@notes.command
def add(text: str, /) -> None:
    """Add a note."""
    print(text)


COMMANDS = (
    Command("take", "tests.cli.sample:take", Part.TABLE, "Say who takes a trick."),
    Command("lose", "tests.cli.sample:lose", Part.PLAY, "Return an exit code of its own."),
    Command("fail", "tests.cli.sample:fail", Part.PLAY, "Fail in the way asked for."),
    Command("notes", "tests.cli.sample:notes", Part.RECORDS, "Keep notes."),
)
