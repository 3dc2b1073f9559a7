"""A room: its log, what the log comes to, and who is there. No I/O, and no clock of its own.

Commands and the time go in; rows for the log come out, and nobody is told of them before they are
kept.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from secrets import token_bytes

from agurk.bots import find_offered as find_bot
from agurk.rules.view import View
from agurk.server import scene
from agurk.server.rooms import acts, seen
from agurk.server.rooms import state as state_
from agurk.server.rooms.allowed import may
from agurk.server.rooms.errors import NotNow, OtherRules
from agurk.server.rooms.frames import entry_of, entry_text
from agurk.server.rooms.patience import Patience
from agurk.server.rooms.people import People
from agurk.server.rooms.recent import Recent
from agurk.server.rooms.remembering import Remembered
from agurk.server.rooms.state import RoomState, opened, variant_of
from agurk.server.storage.base import Row
from agurk.server.wire.client import Topic
from agurk.server.wire.options import TableOptions
from agurk.server.wire.scene import Away, Chair, Clock, Mine, Scene
from agurk.server.wire.server import Entry
from agurk.table.acts import Begin, Resume, Sit
from agurk.table.commands import Command
from agurk.table.entries import Entry as TableEntry
from agurk.table.errors import LogError, Stale
from agurk.table.lines import act_data
from agurk.table.table import Table

_RANDOM = Random()
"""One for all rooms, as each takes some kilobytes."""


class Room:
    """A table on the server, with the people at it."""

    def __init__(
        self,
        name: str,
        state: RoomState,
        *,
        random: Random | None = None,
        draw: Callable[[int], bytes] = token_bytes,
    ) -> None:
        self.name = name
        self.state = state
        self.opened = 0.0
        """When it was opened."""
        self.random = random or _RANDOM
        """For how long bots take and which of equal choices they make; never for cards."""
        self.draw = draw
        """Where secrets come from."""
        self.people = People(state)
        """Who is there."""
        self.done = Remembered()
        """Which commands have been carried out."""
        self.turn_at = 0.0
        """Since when the match waits for what it waits for."""
        self.asked_at = 0.0
        """When the question was asked."""
        self.patience = Patience()
        """What each player may still ask for."""
        self.quiet_until: dict[int, float] = {}
        """Until when a seat that was refused may not ask again."""
        self._renewed = -1
        """The turn in which somebody who came back was given the whole time again."""
        self._rows: list[Row] = []
        self._touched: set[int] = set()
        self._chairs: tuple[Chair, ...] | None = None
        self._recent = Recent()

    @classmethod
    def open(
        cls,
        name: str,
        options: TableOptions,
        at: float,
        *,
        random: Random | None = None,
        draw: Callable[[int], bytes] = token_bytes,
    ) -> "Room":
        """Return a new room with empty seats.

        Raises:
            AgurkError: if the options do not go together.
        """
        act = acts.Open(options, variant_of(options).revision)
        state = opened(act)
        state.variant.check_players(options.seats)
        find_bot(options.level)
        room = cls(name, state, random=random, draw=draw)
        room.write(act, at)
        return room

    @classmethod
    def fold(
        cls,
        name: str,
        rows: Iterable[Row],
        at: float,
        *,
        random: Random | None = None,
        draw: Callable[[int], bytes] = token_bytes,
    ) -> "Room":
        """Return the room that a log comes to; nobody is connected.

        Raises:
            OtherRules: if it was opened under rules which this program has replaced.
            LogError: if no room can have written this log; names the entry, and nothing in it.
        """
        room: Room | None = None
        for row in rows:
            with _unquoted(row):
                line = acts.loads(row.data)
                if room is None:
                    room = cls(name, opened(_opening(line)), random=random, draw=draw)
                room._follow(row, line)
        if room is None:
            raise LogError("A log has at least one entry.")
        room.wake(at)
        return room

    def wake(self, at: float) -> None:
        """Begin all waiting anew, for nobody was told of the time that has passed."""
        self.turn_at = self.asked_at = at
        self.people.wake(at)

    def write(
        self,
        act: acts.RoomAct,
        at: float,
        *,
        by: str | None = None,
        id: str = "",  # noqa: A002 - the wire's word
        done: TableEntry | None = None,
    ) -> None:
        """Do an act of the room, and add its row.

        Raises:
            AgurkError: if it is not possible; nothing has changed then.
        """
        line = acts.Line(act, by, id)
        self._take(line, at, done)
        self._rows.append(Row(self.state.number, at, acts.dumps(line)))

    def do_at_table(
        self,
        command: Command,
        at: float,
        *,
        by: str | None = None,
        id: str = "",  # noqa: A002 - the wire's word
    ) -> None:
        """Let the table do something, and add its row.

        Raises:
            AgurkError: if the table refuses; nothing has changed then.
        """
        (entry,) = self.table.do(command, at)
        self._written(entry, at, by, id)

    def deal(self, at: float) -> None:
        """Let the table draw the lot or hand out cards, and add its row."""
        (entry,) = self.table.deal(at)
        self._written(entry, at, None, "")

    def begin(self, begin: Begin, at: float, *, by: str | None = None, id: str = "") -> None:  # noqa: A002
        """Begin a match."""
        self.write(acts.Act(None, act_data(begin)), at, by=by, id=id)

    @property
    def table(self) -> Table:
        """The match.

        Raises:
            NotNow: if none has begun.
        """
        if self.state.table is None:
            raise NotNow("No match has begun at this table yet.")
        return self.state.table

    def rows(self) -> list[Row]:
        """Return the rows that have been added since this was last asked."""
        rows, self._rows = self._rows, []
        return rows

    def touched(self) -> set[int]:
        """Return the seats for which something may have changed since this was last asked."""
        touched, self._touched = self._touched, set()
        return touched

    def check_known(self, on: int) -> None:
        """Refuse what names an entry that is not there.

        Raises:
            Stale: if it does.
        """
        number = self.state.number
        if on > number:
            raise Stale(f"There is no entry {on} yet; the last is {number}.", number)

    def check_number(self, on: int) -> None:
        """Refuse what was asked for before the match moved on.

        Raises:
            Stale: if it was.
        """
        state = self.state
        if on < state.moved:
            raise Stale(
                f"That was asked for on entry {on}; the match has moved on at {state.moved}.",
                state.number,
            )

    def since(self, number: int) -> tuple[Entry, ...] | None:
        """Return the entries after `number`; None if some are no longer at hand.

        Who knows none, -1, has missed none.
        """
        texts = self.texts_since(number)
        return None if texts is None else tuple(map(entry_of, texts))

    def texts_since(self, number: int) -> list[bytes] | None:
        """Return the entries after `number` as updates have them; None if some are not at hand."""
        if number < 0 or number >= self.state.number:
            return []
        return self._recent.last(self.state.number - number)

    @property
    def recent(self) -> tuple[Entry, ...]:
        """The last entries, as everybody may know them."""
        return tuple(map(entry_of, self._recent.all()))

    def connected(self, player: str | None, at: float) -> None:
        """Take note that somebody has come."""
        asleep = not self.people.awake
        self.people.come(player)
        self._seats_changed()
        if asleep and self.people.awake:
            self.wake(at)

    def disconnected(self, player: str | None, at: float) -> None:
        """Take note that somebody has gone."""
        self.people.go(player, at)
        self._seats_changed()

    def _seats_changed(self) -> None:
        """Let what is known of the seats be looked up again."""
        self._chairs = None
        self.people.look_again()

    def view(self, seat: int) -> View:
        """Return all that a seat may know of the match."""
        return self.table.view(seat)

    def scene(self, clock: Clock | None = None, away: tuple[Away, ...] = ()) -> Scene:
        """Return the table as everybody sees it."""
        state = self.state
        return Scene(
            stage=state.stage,
            chairs=self.chairs(),
            spectators=self.people.spectators,
            paused=state.table is not None and state.table.paused,
            question=seen.question(self.state, self.awaited()),
            clock=clock,
            away=away,
            may=may(self.state),
            match=seen.match(self.state),
        )

    def chairs(self) -> tuple[Chair, ...]:
        """Return the seats as everybody sees them."""
        if self._chairs is None:
            self._chairs = seen.chairs(self.state, self.people.present)
        return self._chairs

    def mine(self, seat: int) -> Mine:
        """Return what a seat alone knows."""
        forced = seat in self.state.forced
        if not self._sees_cards(seat):
            return Mine(seat, (), (), None, (), forced, claim=False)
        table = self.table
        return scene.mine(table.view(seat), seat, forced=forced, claims=table.claims(seat))

    def _sees_cards(self, seat: int) -> bool:
        """Return whether a seat has a hand to look at, now or in deals to come."""
        state = self.state
        if state.table is None or seat >= len(state.table.sitters):
            return False
        return not state.joining or not state.joins(seat)

    def awaited(self) -> tuple[int, ...]:
        """Return the seats whose people are there and have not answered the question."""
        question = self.state.question
        if question is None:
            return ()
        return tuple(
            [
                seat
                for seat in self.people.present
                if seat != question.seat and seat not in question.agreed
            ]
        )

    def _written(self, entry: TableEntry, at: float, by: str | None, id: str) -> None:  # noqa: A002
        act = acts.Act(entry.who, act_data(entry.act))
        self.write(act, at, by=by, id=id, done=entry)

    def _take(self, line: acts.Line, at: float, done: TableEntry | None = None) -> None:
        """Apply a line, and keep at hand what everybody may know of it."""
        moved, before, asked = self.state.moved, self.state.number, self.state.question
        try:
            happened = self.state.apply(line.do, at, done)
        except Exception:
            self.state.number = before
            raise
        if self.state.moved != moved or self._waits_anew(line.do, asked, done):
            self.turn_at = at
        self._note(line.do, at)
        self._touch()
        number = self.state.number
        seat = self.state.seat_of(line.by) if line.by else _seat(line.do)
        self._recent.add(entry_text(Entry(number, seat, at, happened)))
        if line.by and line.id:
            self.done.add(line.by, line.id, self.state.seats)

    def _follow(self, row: Row, line: acts.Line) -> None:
        """Apply a row of the log that is read again."""
        if row.number != self.state.number + 1:
            raise LogError("An entry is missing before it.")
        self._take(line, row.at)

    def _waits_anew(
        self, act: acts.RoomAct, asked: state_.Question | None, done: TableEntry | None
    ) -> bool:
        """Whether the seat to act has its whole time again, though the match has not moved.

        Whoever takes a seat while it has to decide gets it once in a turn, so that nobody can
        hold a table up by going and coming.
        """
        if isinstance(act, acts.Drop):
            return asked is not None and asked.what is Topic.UNDO
        match None if done is None else done.act:
            case Resume():
                return True
            case Sit(seat, sitter) if not sitter.bot and seat == self.table.to_act:
                anew = self._renewed != self.state.moved
                self._renewed = self.state.moved
                return anew
        return False

    def _note(self, act: acts.RoomAct, at: float) -> None:
        """Take note of when something happened."""
        match act:
            case acts.Open():
                self.opened = at
            case acts.Ask():
                self.asked_at = at
            case acts.TakeSeat(_, player):
                self.people.sit(player, at)
            case acts.EmptySeat():
                self.people.leave()

    def _touch(self) -> None:
        """Take note of the seats for which the act just done may have changed something.

        A card played changes it for who played it and who plays next.
        """
        state = self.state
        if state.moved == state.number and state.last_play is not None and state.view is not None:
            turn = state.view.to_act
            self._touched |= {state.last_play} if turn is None else {state.last_play, turn}
        else:
            self._seats_changed()
            self._touched.update(range(len(state.chairs)))


def _seat(act: acts.RoomAct) -> int | None:
    return act.seat if isinstance(act, acts.Act) else None


@contextmanager
def _unquoted(row: Row) -> Iterator[None]:
    """Tell of a row that does not fit by its number alone: what is wrong with it may be a card."""
    try:
        yield
    except OtherRules:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is not passed on
        told = f"Entry {row.number} of a room's log does not fit ({type(error).__name__})."
        raise LogError(told) from None


def _opening(line: acts.Line) -> acts.Open:
    if not isinstance(line.do, acts.Open):
        raise LogError("A room's log begins with its opening.")
    return line.do
