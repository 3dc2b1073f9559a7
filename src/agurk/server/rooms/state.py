"""A room as its log makes it: chairs, match and question, folded from one act after another."""

import dataclasses
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from agurk.play.lying import all_tricks
from agurk.rules.actions import Action, Play
from agurk.rules.events import Redealt
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.server import scene
from agurk.server.rooms import acts
from agurk.server.rooms.chairs import EMPTY, Chair
from agurk.server.rooms.errors import OtherRules
from agurk.server.rooms.pace import Times, times
from agurk.server.wire import events as ev
from agurk.server.wire.client import Topic
from agurk.server.wire.options import TableOptions
from agurk.server.wire.scene import Stage, Trick
from agurk.table.acts import Again, Begin, TakeBack
from agurk.table.entries import Entry
from agurk.table.errors import LogError
from agurk.table.lines import act_of
from agurk.table.table import Table
from agurk.variants import find
from agurk.variants.house import with_rules


class Question(NamedTuple):
    """What a seat asks the others."""

    what: Topic
    seat: int
    """Who asks."""
    number: int
    """The entry with which it was asked."""
    agreed: frozenset[int] = frozenset()
    """Who has said yes."""


@lru_cache(maxsize=256)
def variant_of(options: TableOptions) -> Variant:
    """Return the rules of a table with these options.

    Raises:
        UnknownVariant: if there is no such variant.
        VariantError: if a house rule is not understood or contradicts another.
    """
    variant = find(options.variant)
    return with_rules(variant, options.house) if options.house else variant


@dataclass(slots=True)
class RoomState:
    """Everything that a room's log comes to."""

    options: TableOptions
    variant: Variant
    times: Times
    chairs: list[Chair]
    owner: str | None = field(default=None, repr=False)
    """The id of the player who looks after the table."""
    banned: set[str] = field(default_factory=set, repr=False)
    """The ids of those who were removed."""
    forced: set[int] = field(default_factory=set)
    """The seats that let forced cards be played by themselves."""
    joining: set[int] = field(default_factory=set)
    """The seats that people took while cards were out, which a bot plays to the end of the deal."""
    names: set[str] = field(default_factory=set)
    """What people here have been called; no bot gets such a name."""
    redeals: int = 0
    """How often the deal in play has been thrown in."""
    table: Table | None = field(default=None, repr=False)
    """The match that is played, or was played last."""
    match_from: int = -1
    """The entry with which that match began."""
    match_begun: float = 0.0
    """When it began."""
    promise: str = ""
    """The hash of its secret."""
    question: Question | None = None
    closed: bool = False
    stage: Stage = Stage.WAITING
    """What the table is doing."""
    seats: dict[str, int] = field(default_factory=dict, repr=False)
    """The seat of each player who has one."""
    number: int = -1
    """The last entry."""
    moved: int = -1
    """The last entry that changed what somebody has to decide on."""
    last_play: int | None = None
    """The seat whose play is the last action of a deal that goes on."""
    view: View | None = None
    """What spectators see of the match."""
    counted: tuple[Trick, ...] = ()
    """The tricks of the deal before, for while no cards are out."""
    tricks: tuple[Trick, ...] = ()
    """The complete tricks in sight."""

    @property
    def again(self) -> Again | None:
        """The match whose deals these are once more; None if they are new, or none are out."""
        return None if self.table is None else self.table.again

    def seat_of(self, player: str | None) -> int | None:
        """Return the seat that a player has."""
        return None if player is None else self.seats.get(player)

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays for the person of a seat."""
        return (
            self.stage is Stage.PLAYING
            and self.table is not None
            and self.chairs[seat].player is not None
            and bool(self.table.sitters[seat].bot)
        )

    def joins(self, seat: int) -> bool:
        """Whether the person of a seat has to wait for the next deal.

        Nobody sees a hand that somebody else was dealt, so that nobody sees two in one deal.
        """
        return seat in self.joining and self.view is not None and bool(self.view.counts)

    def apply(
        self, act: acts.RoomAct, at: float, done: Entry | None = None
    ) -> tuple[ev.Event, ...]:
        """Take in the next act of the log, and return what happened as everybody may hear it.

        Args:
            act: What was done.
            at: When.
            done: The entry of the table that it stands for, if the table has done it already.

        Raises:
            AgurkError: if no room can have written it.
        """
        self.number += 1
        match act:
            case acts.Act():
                return self._table_act(act, at, done)
            case acts.TakeSeat(seat, player, name):
                self.chairs[seat] = Chair(name, player)
                self.seats[player] = seat
                self.names.add(name)
                if self.view is not None and self.view.counts:
                    self.joining.add(seat)
                return (ev.SeatTaken(seat, name),)
            case acts.PlaceBot(seat, name, bot):
                self.chairs[seat] = Chair(name, None, bot)
                return (ev.BotPlaced(seat, name, bot),)
            case acts.EmptySeat(seat, removed):
                return self._empty_seat(seat, removed=removed)
            case acts.Own(player):
                self.owner = player
                return (ev.OwnerChanged(self.seat_of(player)),)
            case acts.Prefer(seat, forced):
                (self.forced.add if forced else self.forced.discard)(seat)
                return ()
            case acts.Settle() | acts.TakeHint():
                return (_told(act),)
            case acts.Close():
                self.closed = True
                self.stage = Stage.CLOSED
                return (ev.Closed(),)
            case acts.Open():
                return (ev.Opened(),)
            case acts.Ask() | acts.Answer() | acts.Drop():
                return self._question(act)

    def _empty_seat(self, seat: int, *, removed: bool) -> tuple[ev.Event, ...]:
        player = self.chairs[seat].player
        if removed and player is not None:
            self.banned.add(player)
        self.seats.pop(player or "", None)
        self.chairs[seat] = EMPTY
        self.forced.discard(seat)
        self.joining.discard(seat)
        return (ev.SeatLeft(seat, removed),)

    def _question(self, act: acts.Ask | acts.Answer | acts.Drop) -> tuple[ev.Event, ...]:
        asked = self.question
        match act:
            case acts.Ask(seat, what):
                self.question = Question(what, seat, self.number)
                return (ev.Asked(seat, what.value),)
            case acts.Answer(seat, yes) if asked is not None:
                if yes:
                    self.question = asked._replace(agreed=asked.agreed | {seat})
                return (ev.Answered(seat, yes),)
            case acts.Drop(done) if asked is not None:
                self.question = None
                return () if done else (ev.Dropped(asked.what.value),)
        raise LogError(f"Entry {self.number} answers a question that nobody asked.")

    def _table_act(self, row: acts.Act, at: float, done: Entry | None) -> tuple[ev.Event, ...]:
        """Let the table do what the log says, and keep what everybody may see of it."""
        if done is None:
            done = self._follow(row, at)
        elif isinstance(done.act, Begin):
            raise LogError("A match begins from its row.")
        self._moved_by(done)
        return tuple([scene.event(happened) for happened in done.events])

    def _follow(self, row: acts.Act, at: float) -> Entry:
        act = act_of(row.act)
        if isinstance(act, Begin):
            # Equal rules are kept once: they hold the whole pack.
            rules = self.variant if act.variant == self.variant else act.variant
            self.table = Table(dataclasses.replace(act, variant=rules), at)
            self.match_from, self.match_begun = self.number, at
            self.promise = self.table.promise
            self.counted, self.view = (), None
        elif self.table is None:
            raise LogError(f"Entry {self.number} plays before any match has begun.")
        else:
            self.table.follow(Entry(self.table.last + 1, act, row.seat, at))
        return self.table.log[-1]

    def _moved_by(self, done: Entry) -> None:
        """Take note of what an entry of the table changed for spectators."""
        table = self.table
        if table is None:
            return
        before, self.view = self.view, table.view(None)
        table.forget(table.last)
        self.stage = Stage.OVER if table.over else Stage.PLAYING
        redealt = Redealt in [type(happened) for happened in done.events]
        if redealt or isinstance(done.act, Action | Begin | TakeBack):
            self.moved = self.number
            plays_on = isinstance(done.act, Play) and bool(self.view.counts)
            self.last_play = done.who if plays_on else None
        if redealt:
            self.redeals += 1
        elif before is not None and before.match.number != self.view.match.number:
            self.redeals = 0
        if self.view.counts:
            self.counted = ()
            if before is None or not before.counts:
                self.joining.clear()
        elif isinstance(done.act, Play) and before is not None and done.who is not None:
            self.counted = scene.tricks(all_tricks(before, done.events))
        self.tricks = self._in_sight(before, self.view)

    def _in_sight(self, before: View | None, view: View) -> tuple[Trick, ...]:
        """Return the complete tricks in sight; those seen before are not made anew."""
        if not view.counts:
            return self.counted
        known = len(before.tricks) if before is not None and before.counts else 0
        if before is None or view.tricks[:known] != before.tricks:
            return scene.tricks(view.tricks)
        return (*self.tricks[:known], *scene.tricks(view.tricks[known:]))


def _told(act: acts.Settle | acts.TakeHint) -> ev.Event:
    """Return what changes nothing, as everybody may hear it."""
    if isinstance(act, acts.TakeHint):
        return ev.HintTaken(act.seat)
    return ev.Settled(act.seat, act.by, act.cards, act.legal)


def opened(act: acts.Open) -> RoomState:
    """Return a room that has just been opened, before its first entry is applied.

    Raises:
        OtherRules: if this program plays by a later revision of the rules.
        AgurkError: if its options contradict each other.
    """
    variant = variant_of(act.options)
    if variant.revision != act.revision:
        raise OtherRules(
            f"This table was opened under other rules of {variant.key}: revision {act.revision}, "
            f"where this server plays revision {variant.revision}. It can no longer be played here."
        )
    chairs = [EMPTY] * act.options.seats
    return RoomState(act.options, variant, times(act.options), chairs)
