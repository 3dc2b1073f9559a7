"""The table: one writer, a log of numbered entries, and what each seat may see of them."""

from collections.abc import Iterable

from agurk.rules.actions import DealOut, Lot, Play
from agurk.rules.ahead import claim
from agurk.rules.errors import AgurkError
from agurk.rules.fairness import promise
from agurk.rules.match import Match, Phase
from agurk.rules.variant import Variant
from agurk.rules.view import SeenTrick, View, open_view, own_view
from agurk.table import acts
from agurk.table.commands import Command, check_right
from agurk.table.entries import Entry, Notice, notice
from agurk.table.errors import Forgotten, LogError, Paused, Stale
from agurk.table.sitters import Sitter
from agurk.table.situation import Change, change, draw, start


class Table:
    """A table with seats, a match, and a log; all that happens there goes through it.

    >>> from agurk.rules.variant import Variant
    >>> begin = acts.Begin(Variant(), "first", bytes(32), (Sitter("Ida"), Sitter("Bo", "sharp")))
    >>> table = Table(begin)
    >>> table.deal(at=1.0)[0].events
    (DealerDrawn(seat=0),)
    >>> table.deal(at=2.0)[0].number, table.to_act, len(table.view(0).hand)
    (2, 1, 7)

    Raises:
        AgurkError: if the match cannot begin like this; says why.
    """

    def __init__(self, begin: acts.Begin, at: float = 0.0) -> None:
        self._now, events = start(begin)
        self._log = [Entry(0, begin, None, at, events)]
        self._first = 0
        self._moved = 0
        self._views: dict[int | None, View] = {}
        self._complete: tuple[SeenTrick, ...] = ()
        """Complete tricks of the deal that a view has shown already."""
        self._claimed: set[int] = set()
        """The seats of which it was found that they have no choice left in this deal."""

    @classmethod
    def fold(cls, log: Iterable[Entry]) -> "Table":
        """Return the table that a log, or its beginning, comes to.

        Raises:
            LogError: if no table can have written this log; says at which entry.
        """
        entries = iter(log)
        first = next(entries, None)
        if first is None or first.number or not isinstance(first.act, acts.Begin):
            raise LogError("A log opens with the beginning of a match.")
        try:
            table = cls(first.act, first.at)
        except AgurkError as error:
            raise LogError(f"The match of the log cannot begin: {error}") from error
        for entry in entries:
            table.follow(entry)
        return table

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything done here, hidden cards included: for whoever keeps the table.

        What was forgotten is not in it.
        """
        return tuple(self._log)

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self._next - 1

    @property
    def match(self) -> Match:
        """The open part of the match."""
        return self._now.state.match

    @property
    def name(self) -> str:
        """The name of the match."""
        return self._now.name

    @property
    def variant(self) -> Variant:
        """The rules of the match."""
        return self.match.variant

    @property
    def promise(self) -> str:
        """The hash of the secret that the lot and all deals follow from."""
        return promise(self._now.secret)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return self._now.sitters

    @property
    def nonces(self) -> tuple[str, ...]:
        """What each seat added to that the deals follow from; empty if none did."""
        return self._now.nonces

    @property
    def again(self) -> acts.Again | None:
        """The match whose deals these are once more; None if they are new."""
        return self._now.again

    @property
    def demands(self) -> tuple[int, ...]:
        """The seats that call this deal incorrect, the first to say so first."""
        return tuple([demand.seat for demand in self._now.demands])

    @property
    def paused(self) -> bool:
        """Whether the table has stopped."""
        return self._now.paused

    @property
    def to_act(self) -> int | None:
        """The seat that has to decide; None when the table acts next or the match is over."""
        return self._now.state.to_act

    @property
    def may_take_back(self) -> int | None:
        """The seat that can take back what it has just played; None if no seat can."""
        last = self._now.last_play
        return None if last is None else last.seat

    @property
    def may_demand(self) -> tuple[int, ...]:
        """The seats that can call the deal incorrect and have not done so."""
        if self.paused or not self._now.fresh:
            return ()
        return tuple([seat for seat in self.match.seats if seat not in self.demands])

    @property
    def to_deal(self) -> bool:
        """Whether the table itself is to act: the lot, or the next deal."""
        return self.match.phase in {Phase.LOT, Phase.DEAL}

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.match.phase is Phase.OVER

    def view(self, seat: int | None) -> View:
        """Return all that a seat may know of the match, or a spectator if `seat` is None.

        Raises:
            SeatError: if there is no such seat.
        """
        view = self._views.get(seat)
        if view is None:
            if seat is not None:
                self._now.check_seat(seat)
            view = self._views[seat] = self._seen_by(seat)
        return view

    def claims(self, seat: int) -> bool:
        """Return whether all cards that a seat has left are forced, whatever the others do."""
        view = self.view(seat)
        if seat in self._claimed:
            return bool(view.hand)
        found = claim(view)
        if found:
            self._claimed.add(seat)
        return found

    def since(self, number: int, viewer: int | None = None) -> tuple[Notice, ...]:
        """Return the entries from `number` on, as a seat or a spectator may know them.

        Raises:
            SeatError: if there is no such seat.
            Stale: if whoever asks is ahead: the entry before `number` is not there yet.
            Forgotten: if whoever asks is so far behind that the table no longer knows.
        """
        if viewer is not None:
            self._now.check_seat(viewer)
        if number > self._next:
            raise self._too_early(number - 1)
        number = max(0, number)
        if number < self._first:
            raise Forgotten(
                f"Entry {number} is no longer known here, only those from {self._first} on; "
                "ask for a fresh view instead.",
                self._first,
            )
        return tuple([notice(entry, viewer) for entry in self._log[number - self._first :]])

    def forget(self, before: int) -> None:
        """Forget the entries with a number below `before`: somebody keeps them elsewhere.

        Nothing else changes, and the next entry has the number it would have had; but the log is
        no longer one that a table could be folded or a record made from.
        """
        first = max(self._first, min(before, self._next))
        del self._log[: first - self._first]
        self._first = first

    def do(self, command: Command, at: float) -> tuple[Entry, ...]:
        """Do what is asked for, and return the new entries.

        Raises:
            AgurkError: if it is not possible now; nothing has changed then.
        """
        self._check_time(command)
        check_right(command.act, command.who, self._now)
        return self._take(command.act, command.who, at, change(self._now, command.act))

    def deal(self, at: float) -> tuple[Entry, ...]:
        """Draw the lot or hand out the cards, as the secret has it, and return the new entries.

        Raises:
            WrongTime: if the match waits for a player, or is over.
            Paused: if the table has stopped.
        """
        if self.paused:
            raise Paused("The table is paused.")
        act, changed = draw(self._now)
        return self._take(act, None, at, changed)

    def follow(self, entry: Entry) -> None:
        """Do again what the next entry of a log says; the events it tells are made anew.

        Raises:
            LogError: if this entry cannot come next.
        """
        if entry.number != self._next:
            raise LogError(f"Entry {self._next} is missing; {entry.number} follows.")
        try:
            if entry.who is not None or not isinstance(entry.act, Lot | DealOut):
                check_right(entry.act, entry.who, self._now)
            changed = change(self._now, entry.act)
        except AgurkError as error:
            raise LogError(f"Entry {entry.number} cannot be: {error}") from error
        self._take(entry.act, entry.who, entry.at, changed)

    @property
    def _next(self) -> int:
        """The number of the next entry."""
        return self._first + len(self._log)

    def _take(
        self, act: acts.Act, who: int | None, at: float, changed: Change
    ) -> tuple[Entry, ...]:
        """Write a change into the log."""
        entry = Entry(self._next, act, who, at, changed.events)
        if changed.situation.state is not self._now.state:
            self._moved = entry.number
            before = self._views.get(None)
            if not isinstance(act, Play):
                self._complete, self._claimed = (), set()
            elif before is not None:
                self._complete = before.tricks
            self._views = {}
        self._now = changed.situation
        self._log.append(entry)
        return (entry,)

    def _seen_by(self, seat: int | None) -> View:
        """Return a view; what everybody may know of the match is looked up once for all."""
        state = self._now.state
        return (
            open_view(state, self._complete)
            if seat is None
            else own_view(self.view(None), state, seat)
        )

    def _check_time(self, command: Command) -> None:
        """Refuse what was asked for before the match moved on."""
        if command.on is None:
            return
        if command.on > self.last:
            raise self._too_early(command.on)
        if command.on < self._moved:
            raise Stale(
                f"That was asked for on entry {command.on}; the match has moved on at "
                f"{self._moved}.",
                self.last,
            )

    def _too_early(self, number: int) -> Stale:
        return Stale(f"There is no entry {number} yet; the last is {self.last}.", self.last)
