"""Matches that were left: which there are, and which is meant."""

from pathlib import Path

from agurk.cli.line import home
from agurk.cli.line.journal import JournalError, read
from agurk.cli.line.program import command
from agurk.rules.errors import AgurkError
from agurk.text.catalogue import words

_SHOWN = 10


class NothingToResume(AgurkError, LookupError):
    """There is no unfinished match."""

    slug = "nothing-to-resume"


def newest() -> Path:
    """Return the file of the match played last; others are listed.

    Raises:
        NothingToResume: if there is none.
    """
    found = home.unfinished()
    if not found:
        raise NothingToResume(
            f"There is no unfinished match in {home.home() / 'matches'}. "
            f"{command('play')} begins one."
        )
    if len(found) > 1:
        print(words("en", "play").say("others-unfinished"))
        for path in found[:_SHOWN]:
            print(f"  {_described(path)}")
        print()
    return found[0]


def _described(path: Path) -> str:
    """Return what is known of an unfinished match in a line."""
    say = words("en", "play").say
    try:
        table = read(path)
    except (JournalError, OSError):
        return say("unfinished-damaged", {"file": path.name})
    return say(
        "unfinished",
        {
            "file": path.name,
            "variant": table.match.variant.name,
            "deal": table.match.number,
        },
    )
