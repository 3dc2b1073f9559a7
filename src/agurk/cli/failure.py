"""What a user reads when something went wrong: one sentence, never a traceback."""

import difflib
import errno
import os
import sys
from collections.abc import Sequence

from agurk.rules.errors import AgurkError

FAILURE = 2
"""The exit code after a mistake in the arguments, the cards, the files or the machine."""

STOPPED = 130
"""The exit code after Ctrl-C, where nothing is kept to go on with: 128 and the signal's number."""

FAULT = 70
"""The exit code after a fault of ours."""

BROKEN_PIPE = 141
"""The exit code when whoever read our output left, as after `agurk ... | head`."""


class NoSuchCommand(AgurkError, LookupError):
    """The word after `agurk` is no command."""

    slug = "no-such-command"

    def __init__(self, name: str, allowed: Sequence[str]) -> None:
        close = difflib.get_close_matches(name, allowed, n=1)
        hint = f" Did you mean {close[0]}?" if close else ""
        listed = ", ".join(sorted(allowed))
        super().__init__(f'"{name}" is not a command.{hint} The commands are {listed}.')


class Interrupted(AgurkError, RuntimeError):
    """A match or a sheet stopped without being over; says why, and how to go on."""

    slug = "interrupted"


def sentence(error: BaseException) -> str | None:
    """Return what to tell the user, or None for an error that is a fault of ours."""
    match error:
        case KeyboardInterrupt():
            return "Stopped."
        case AgurkError():
            return str(error) or error.slug
        case EOFError():
            return "The input ended before an answer was given."
        case UnicodeDecodeError():
            return f"What was read is not UTF-8 text (byte {error.start + 1}: {error.reason})."
        case OSError():
            return trouble(error)
    if "cyclopts" in sys.modules:
        from cyclopts import CycloptsError

        from agurk.cli.usage import misuse

        if isinstance(error, CycloptsError):
            return misuse(error)
    return None


def exit_code(error: BaseException) -> int:
    """Return the exit code after an error."""
    from agurk.play.faults import Fault

    if isinstance(error, KeyboardInterrupt):
        return STOPPED
    return FAULT if isinstance(error, Fault) or sentence(error) is None else FAILURE


def fault(error: BaseException) -> str:
    """Return what to tell the user of a fault of ours, which is written down."""
    from agurk.play.faults import write_down

    told = f"Agurk has met a fault of its own ({type(error).__name__}) and stopped."
    if (file := write_down(error)) is None:
        return told
    return f"{told} More is written in {file}; please report it."


_LONGEST = 1000


def one_line(text: str) -> str:
    """Return a text that may quote anything as one line, not endless.

    What cannot be printed is escaped.
    """
    if len(text) > _LONGEST:
        half = _LONGEST // 2
        text = f"{text[:half]} ... {text[-half:]}"
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def trouble(error: OSError) -> str:
    """Return what the operating system refused, and for which file."""
    if error.errno == errno.ENOSPC:
        reason = "no space left on the device, so what was being written is incomplete"
    else:
        reason = error.strerror or str(error) or type(error).__name__
    if error.filename is None:
        return f"{reason[:1].upper()}{reason[1:]}."
    return f"{os.fsdecode(error.filename)}: {reason[:1].lower()}{reason[1:]}."


def abandon_output() -> None:
    """Write what is still to be written, or drop it, so that leaving does not fail again."""
    try:
        print(end="", flush=True)
    except (OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
