"""The record of a match that is over, gathered from the log of its table."""

from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo

from agurk.notation.record import Record
from agurk.rules.actions import Action
from agurk.rules.errors import WrongTime
from agurk.rules.fairness import promise
from agurk.table.acts import Begin
from agurk.table.entries import Entry, take_in
from agurk.table.errors import LogError
from agurk.table.events import MatchBegun, NonceAdded, Seated, SecretShown
from agurk.table.sitters import Sitter
from agurk.table.table import Table


def record_of(log: Iterable[Entry], zone: tzinfo | None = None) -> Record:
    """Return the record of the match played last, with all that is needed to verify it.

    Args:
        log: The entries from the first on, as a table tells them or as they are read from lines.
        zone: Where the day of the match is told; None for wherever this computer stands.

    Raises:
        WrongTime: if the match is not over: its secret would be given away.
        LogError: if no table can have written the log.
    """
    entries: Iterable[Entry] = tuple(log)
    if not all(entry.events for entry in entries):
        entries = Table.fold(entries).log
    recorder = Recorder()
    for entry in entries:
        recorder.hear(entry)
    return recorder.record(zone)


class Recorder:
    """Hears the entries of a table one after the other, for one that forgets its log."""

    def __init__(self) -> None:
        self._begin: Begin | None = None
        self._at = 0.0
        self._actions: list[Action] = []
        self._sitters: list[Sitter] = []
        self._nonces: list[str] = []
        self._over = False

    def hear(self, entry: Entry) -> None:
        """Take in the next entry, as the table told it.

        Raises:
            LogError: if it is of no match, or does not tell what happened.
        """
        if isinstance(entry.act, Begin):
            self._begin, self._at = entry.act, entry.at
        if self._begin is None:
            raise LogError("A log opens with the beginning of a match.")
        if not entry.events:
            raise LogError(f"Entry {entry.number} does not tell what happened.")
        take_in(self._actions, entry)
        for event in entry.events:
            match event:
                case MatchBegun():
                    again = self._begin.again
                    self._nonces = [] if again is None else list(again.nonces)
                    self._sitters, self._over = list(event.sitters), False
                case NonceAdded():
                    self._nonces = self._nonces or [""] * len(self._sitters)
                    self._nonces[event.seat] = event.text
                case Seated() if not self._over:
                    self._sitters[event.seat] = event.sitter
                case SecretShown():
                    self._over = True

    def record(self, zone: tzinfo | None = None) -> Record:
        """Return the record of the match heard last.

        Whoever sat in a seat at its end is named there, with the kind of a bot.

        Args:
            zone: Where the day of the match is told; None for wherever this computer stands.

        Raises:
            WrongTime: if the match is not over: its secret would be given away.
        """
        begin = self._begin
        if begin is None or not self._over:
            raise WrongTime("The match is not over, and a record would give away its secret.")
        played = datetime.fromtimestamp(self._at, tz=UTC).astimezone(zone)
        bots = tuple(
            (f"Bot{seat}", sitter.bot) for seat, sitter in enumerate(self._sitters, 1) if sitter.bot
        )
        again = begin.again
        return Record(
            variant=begin.variant,
            players=len(self._sitters),
            actions=tuple(self._actions),
            names=tuple(sitter.name for sitter in self._sitters),
            date=f"{played:%Y-%m-%d}",
            match=begin.name,
            seed=begin.seed,
            promise=promise(begin.secret),
            secret=begin.secret.hex(),
            nonces=tuple(self._nonces),
            again="" if again is None else again.match,
            again_from=0 if again is None else again.deal,
            other=bots,
        )
