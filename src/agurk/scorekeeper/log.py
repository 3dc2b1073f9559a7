"""A sheet with its whole past: every entry can be undone and done again."""

from collections.abc import Iterable
from dataclasses import dataclass

from agurk.scorekeeper.entering import enter, opened
from agurk.scorekeeper.entries import Entry, Opened
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.sheet import Sheet, Step


@dataclass(frozen=True, slots=True)
class Log:
    """The entries of a sheet, each with what it led to, and those undone.

    >>> from agurk.scorekeeper.entries import Took
    >>> log = fold([Opened(variant="danish", players=("Ida", "Bo")),
    ...             Took(takers=("Bo",), card="9")])
    >>> log.sheet.match.standing.scores, log.undo().sheet.match.standing.scores
    ((0, 9), (0, 0))
    >>> log.undo().redo() == log
    True
    """

    past: tuple[tuple[Entry, Step], ...]
    """Every entry that holds, and what it led to; the first opens the sheet."""
    undone: tuple[Entry, ...] = ()
    """Entries that were undone, the next to be done again last."""

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is now."""
        return self.past[-1][1].sheet

    @property
    def last(self) -> Step:
        """What the last entry led to."""
        return self.past[-1][1]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that hold."""
        return tuple(entry for entry, _ in self.past)

    def enter(self, entry: Entry) -> "Log":
        """Return the log after one more entry; what was undone is forgotten.

        Raises:
            AgurkError: if the entry is not possible now.
        """
        return Log((*self.past, (entry, enter(self.sheet, entry))))

    def undo(self) -> "Log":
        """Return the log without its last entry.

        Raises:
            EntryError: if there is none.
        """
        if len(self.past) == 1:
            raise EntryError("nothing-to-undo")
        return Log(self.past[:-1], (*self.undone, self.past[-1][0]))

    def redo(self) -> "Log":
        """Return the log with the entry that was undone last.

        Raises:
            EntryError: if there is none.
        """
        if not self.undone:
            raise EntryError("nothing-to-redo")
        entry = self.undone[-1]
        return Log((*self.past, (entry, enter(self.sheet, entry))), self.undone[:-1])


def begin_log(entry: Opened) -> Log:
    """Return the log of a new sheet.

    Raises:
        AgurkError: if the sheet cannot be opened so.
    """
    return Log(((entry, opened(entry)),))


def fold(entries: Iterable[Entry]) -> Log:
    """Return the log that a list of entries makes.

    Raises:
        AgurkError: if they do not make one.
    """
    first, *others = entries
    if not isinstance(first, Opened):
        raise EntryError("not-opened")
    log = begin_log(first)
    for entry in others:
        log = log.enter(entry)
    return log
