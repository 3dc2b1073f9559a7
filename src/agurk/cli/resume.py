"""`agurk resume`: goes on with a match that was left, exactly where it stopped."""

from pathlib import Path


def resume(file: Path | None = None, /) -> int:
    """Go on with a match that was left.

    Args:
        file: The file of the match; the one played last if none is named.

    Raises:
        AgurkError: if there is no such match, or it stopped again without being over.
        OSError: if a file cannot be read or written.
    """
    from agurk.cli.line.journal import Journal
    from agurk.cli.line.run import run
    from agurk.cli.line.unfinished import newest

    journal, table = Journal.open(file or newest())
    return run(table, journal, resumed=True)
