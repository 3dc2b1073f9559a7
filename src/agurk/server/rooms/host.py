"""The one task that owns a room: what it does, it does one thing at a time.

Whatever changes the room is written to its log before anybody is told of it.
"""

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, TypeVar, cast

from agurk.bots import find as find_bot
from agurk.rules.actions import Choice
from agurk.rules.errors import AgurkError
from agurk.rules.view import View
from agurk.server.metrics import DONE, Metrics
from agurk.server.rooms import asking, commands, orders, seating, talk
from agurk.server.rooms.admission import check_claim, check_watching, seat_of
from agurk.server.rooms.agenda import Agenda, Thought
from agurk.server.rooms.audience import Audience
from agurk.server.rooms.client import Client
from agurk.server.rooms.errors import Moved, NotSeated, Unavailable
from agurk.server.rooms.finishing import finished
from agurk.server.rooms.frames import frame
from agurk.server.rooms.hinting import Hinting, Wish
from agurk.server.rooms.jobs import Inbox, Job, settle
from agurk.server.rooms.ports import Who
from agurk.server.rooms.room import Room
from agurk.server.storage.base import Conflict, Finished, Listing, Row, Storage, StorageError
from agurk.server.thinker import Advice
from agurk.server.wire.client import Command, Hint, Mute, Say
from agurk.server.wire.http import TableLook
from agurk.server.wire.orders import Order
from agurk.server.wire.scene import Stage
from agurk.server.wire.server import Bye, Done, Refused, ServerMessage
from agurk.table.errors import Stale

TOUCHED = 600.0
"""After how many seconds of play a room's listing is written again."""

MOVED = Bye("moved", "The table is looked after elsewhere now; connect again.", again=True)
"""Said when another process has taken over, or this one could not write."""

GONE = "This table has just moved; try again."
"""What is told of whatever was not done here any more."""

Answer = TypeVar("Answer")

_log = logging.getLogger(__name__)


class Thinkers(Protocol):
    """Who thinks for bots."""

    def choose(self, bot: str, view: View, seed: int) -> Awaitable[Choice]:
        """Return what a bot does."""
        ...

    def hint(self, view: View, seed: int, language: str) -> Awaitable[Advice]:
        """Return what each play of a view is worth.

        Raises:
            AgurkError: if that is not found.
        """
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """What a host works with."""

    storage: Storage
    thinkers: Thinkers
    now: Callable[[], float] = time.time
    metrics: Metrics = field(default_factory=Metrics)


class Host:
    """Owns a room while this process does."""

    def __init__(self, room: Room, services: Services, gone: Callable[["Host"], None]) -> None:
        self.room = room
        self.audience = Audience(room)
        self.used = services.now()
        """When somebody last had to do with it."""
        self._services = services
        self._gone = gone
        self._agenda = Agenda(room)
        self._hinting = Hinting(room)
        self._inbox = Inbox()
        self._listing: Listing | None = None
        self._listed: tuple[object, ...] = ()
        """The stage and the chairs that the listing shows."""
        self._stage = room.state.stage
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: tuple[int, int] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()
        self._failed = False
        """Whether the room has to be folded anew from its log, by another host."""
        self._ended = False
        self._task = asyncio.create_task(self._run())

    async def created(self) -> TableLook:
        """Keep what a new room begins with, and return how it looks to its owner."""
        return await self._ask(lambda _: orders.look(self.room, self.room.state.owner))

    async def order(self, who: Who, order: Order) -> TableLook:
        """Do what HTTP asks for, and return how the room looks then.

        Raises:
            AgurkError: if it is refused.
        """

        def do(now: float) -> TableLook:
            orders.obey(self.room, who, order, now)
            asking.settle(self.room, now)
            return orders.look(self.room, who.player, who.seat)

        return await self._ask(do)

    async def forget(self, player: str) -> None:
        """Let a player leave whose data are to be deleted."""

        def do(now: float) -> None:
            seat = self.room.state.seat_of(player)
            if seat is not None and self.room.state.stage is not Stage.CLOSED:
                seating.leave(self.room, player, seat, now)
                asking.settle(self.room, now)

        if player in self.room.state.seats:
            await self._ask(do)

    async def attach(self, client: Client, since: int) -> None:
        """Connect a client, and show it the table.

        Raises:
            Moved: if another process has written more than this one knows.
            AgurkError: if it may not see the table.
        """
        if since > self.room.state.number:
            await self._check_newest()

        def do(now: float) -> None:
            room = self.room
            check_watching(room, client.player, client.claim)
            room.connected(client.player, now)
            seat = room.state.seat_of(client.player)
            if seat is not None:
                seating.take_back(room, seat, now)

        await self._ask(do, lambda _: self._greet(client, since))

    async def detach(self, client: Client) -> None:
        """Let a client go."""

        def do(now: float) -> None:
            if client in self.audience:
                self.audience.remove(client)
                self.room.disconnected(client.player, now)
                asking.settle(self.room, now)

        if not self._ended:
            await self._ask(do)

    async def say(self, client: Client, command: Command) -> None:
        """Carry out a command; the answer goes to the client."""
        metrics, begun, outcome = self._services.metrics, time.monotonic(), DONE
        try:
            # The answer goes out with what everybody is told, not a moment later by itself.
            await self._ask(
                lambda now: self._do(client, command, now),
                lambda answer: self._reply(client, answer),
                lambda error: client.sink.put(frame(self._refused(command.id, error))),
            )
        except AgurkError as error:
            outcome = error.slug
        metrics.command(outcome)
        metrics.command_seconds.observe(time.monotonic() - begun)

    async def end(self, bye: Bye) -> None:
        """Finish what is being done, let everybody go, and own the room no longer."""
        if not self._ended:
            self._inbox.put(None)
            await asyncio.wait([self._task])
            self._end(bye)

    async def _check_newest(self) -> None:
        """Let the room go if another process writes it, as somebody comes who knows more than we.

        Raises:
            Moved: if another does.
            Unavailable: if nobody can say.
        """
        try:
            rows = await self._services.storage.read(self.room.name, self.room.state.number + 1)
        except StorageError as error:
            raise Unavailable("The table cannot be read at the moment; try again.") from error
        if rows and rows[-1].number > self.room.state.number:
            self._services.metrics.leases_lost.inc()
            _log.warning("Another process has written to a table of this one, which lets it go.")
            await self.end(MOVED)
            raise Moved(GONE)

    def _reply(self, client: Client, answer: ServerMessage | Wish) -> None:
        """Answer a client, or have the answer found."""
        if isinstance(answer, Wish):
            self._spawn(self._hint(client, answer))
        else:
            client.sink.put(frame(answer))

    async def _hint(self, client: Client, wish: Wish) -> None:
        """Find a hint, and give it to the client that asked."""
        found: Advice | AgurkError
        try:
            found = await self._services.thinkers.hint(wish.view, wish.seed, wish.language)
        except AgurkError as error:
            found = error
        except Exception as error:  # noqa: BLE001 - what it says may name a card
            _log.error("A hint could not be found: %s", type(error).__name__)
            found = Unavailable("No hint could be found.")
        self._inbox.put(Job(lambda _: self._hinted(client, wish, found)))

    def _hinted(self, client: Client, wish: Wish, found: Advice | AgurkError) -> None:
        """Give a client the hint that it asked for, if it is still there and still to decide."""
        self._hinting.done(wish)
        if client not in self.audience:
            return
        try:
            if seat_of(self.room, client.player, client.claim) != wish.seat:
                raise NotSeated("A hint is for whoever has the seat, and that is not you any more.")
            if isinstance(found, AgurkError):
                raise found
            answer: ServerMessage = self._hinting.answer(wish, found)
        except AgurkError as error:
            answer = self._refused(wish.id, error)
        client.sink.put(frame(answer))

    def _do(self, client: Client, command: Command, now: float) -> ServerMessage | Wish:
        """Carry out a command of a client."""
        check_claim(self.room, client.player, client.claim)
        match command:
            case Say():
                told = talk.said(self.room, client.player, command)
                if self.room.done.add(client.player or "", command.id, self.room.state.seats):
                    self.audience.said(told)
            case Mute():
                talk.mute(self.room, client, command)
            case Hint():
                return self._hinting.wish(client.player or "", command, now)
            case _:
                return commands.do(self.room, client.player or "", command, now)
        return Done(command.id, self.room.state.number)

    def _greet(self, client: Client, since: int) -> None:
        self.audience.add(client)
        now = self._services.now()
        clock, away = self._agenda.clock(now), self._agenda.away(now)
        self.audience.welcome(client, since, clock, away)

    def _refused(self, id: str, error: AgurkError) -> Refused:  # noqa: A002 - the wire's word
        number = error.last if isinstance(error, Stale) else self.audience.told
        return Refused(id, error.slug, str(error), number)

    async def _ask(
        self,
        do: Callable[[float], Answer],
        then: Callable[[Answer], None] | None = None,
        refuse: Callable[[AgurkError], None] | None = None,
    ) -> Answer:
        """Have something done by the room's own task, and return what came of it.

        It is done even if whoever asked has gone away.

        Raises:
            Moved: if it was not done, since the room is no longer this host's.
            AgurkError: if it is refused, or the room cannot be written.
        """
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        job = Job(do, answer, then, refuse)
        if self._ended:
            settle(job, None, Moved(GONE))
        else:
            self._inbox.put(job)
        return cast("Answer", await answer)

    async def _run(self) -> None:
        while (job := await self._inbox.get()) is not None:
            await self._serve(job)

    async def _serve(self, job: Job) -> None:
        """Do one thing, keep what it changed, and tell of it."""
        now = self.used = self._services.now()
        result, failure = self._did(job, now)
        failure = await self._kept(now) or failure
        failure = self._told(job, result, failure, now) or failure
        settle(job, result, failure)
        if self._failed:
            self._end(MOVED)

    def _did(self, job: Job, now: float) -> tuple[object, AgurkError | None]:
        """Do one thing, and return what came of it, or why it was not done."""
        try:
            return job.do(now), None
        except AgurkError as error:
            # What happens by itself is refused by nobody, and would be tried again without end.
            return None, error if job.answer is not None else self._broken(error)
        except Exception as error:  # noqa: BLE001 - a fault of ours ends this room's host only
            return None, self._broken(error)

    async def _kept(self, now: float) -> AgurkError | None:
        """Keep what has changed, and return why it may not be kept."""
        if self._failed:
            return None
        try:
            await self._keep(now)
        except (Conflict, StorageError) as error:
            if isinstance(error, Conflict):
                self._services.metrics.leases_lost.inc()
                _log.warning("Another process writes a table of this one, which lets it go.")
            self._failed = True
            return Unavailable("The table could not be written to; connect to it again.")
        except Exception as error:  # noqa: BLE001
            return self._broken(error)
        return None

    def _told(
        self, job: Job, result: object, failure: AgurkError | None, now: float
    ) -> AgurkError | None:
        """Tell everybody of what is kept, and return why that went wrong."""
        if self._failed:
            return None
        try:
            self._tell(now)
            self._plan()
            if failure is None and job.then is not None:
                job.then(result)
        except Exception as error:  # noqa: BLE001
            return self._broken(error)
        return None

    def _tell(self, now: float) -> None:
        """Tell everybody what is new, and let those go who may see it no longer."""
        self.audience.update(self._agenda.clock(now), self._agenda.away(now))
        self._turn_away(now)
        self.audience.presence(self._agenda.away(now))

    def _turn_away(self, now: float) -> None:
        """Let those go who may see the table no longer: it was closed, or they lost their seat."""
        for client, bye in tuple(self.audience.turned_away()):
            self.audience.remove(client)
            self.room.disconnected(client.player, now)
            client.sink.close(bye)

    def _broken(self, error: Exception) -> Unavailable:
        """Let the room be folded anew from its log, after a fault of ours.

        What the error says is not logged, for it may name a card.
        """
        where = "".join(traceback.format_tb(error.__traceback__))
        _log.error("A room met a fault of the program: %s\n%s", type(error).__name__, where)
        self._failed = True
        return Unavailable("The server could not do that; the table stands as it was before.")

    async def _keep(self, now: float) -> None:
        """Write the rows that are new, and whatever else has changed with them.

        Raises:
            Conflict: if another process has written them.
            StorageError: if they may not have been written.
        """
        rows = self.room.rows()
        if not rows:
            return
        stage, before = self.room.state.stage, self._stage
        over = stage is Stage.OVER and before is not Stage.OVER
        ended = await self._finished(rows, now) if over else None
        listing = self._changed_listing(now)
        await self._services.storage.append(self.room.name, rows, listing, ended)
        self._stage = stage
        self._listing = listing or self._listing

    async def _finished(self, rows: list[Row], now: float) -> Finished:
        begun = self.room.state.match_from
        kept = await self._services.storage.read(self.room.name, begun)
        log = (*kept, *(row for row in rows if row.number >= begun))
        # A record takes some ten milliseconds to write, in which other rooms can go on.
        return await asyncio.to_thread(finished, self.room, log, now)

    def _changed_listing(self, now: float) -> Listing | None:
        """Return how the room is to be listed; None if that has not changed."""
        state, before = self.room.state, self._listing
        seen = (state.stage, *state.chairs)
        if before is not None and now - before.touched < TOUCHED and seen == self._listed:
            return None
        self._listed = seen
        return orders.listing(self.room, now)

    def _plan(self) -> None:
        """Let a bot think, and wake when something happens by itself."""
        thought = self._agenda.thought()
        if thought is not None and self._thinking != (thought.number, thought.seat):
            self._thinking = thought.number, thought.seat
            self._spawn(self._think(thought))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._agenda.next()
        if due is not None:
            wait = max(0.0, due.at - self._services.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _spawn(self, thought: Coroutine[Any, Any, None]) -> None:
        """Let something be thought over while the room goes on."""
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def _wake(self) -> None:
        self._timer = None
        self._inbox.put(Job(self._tick))

    def _tick(self, now: float) -> None:
        """Do what is due, if it still is."""
        due = self._agenda.next()
        if due is not None and due.at <= now:
            due.do(now)

    async def _think(self, thought: Thought) -> None:
        try:
            choice = await self._services.thinkers.choose(thought.bot, thought.view, thought.seed)
        except Exception as error:  # noqa: BLE001 - the table goes on without this bot
            _log.error("A bot could not decide: %s", type(error).__name__)
            choice = find_bot("lowest").choose(thought.view, Random(thought.seed))
        self._inbox.put(Job(lambda _: self._agenda.think(thought, choice)))

    def _end(self, bye: Bye) -> None:
        """Let everybody go; what waits to be done is refused."""
        self._ended = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thoughts:
            task.cancel()
        for job in self._inbox.clear():
            settle(job, None, Moved(GONE))
        self.audience.bye(bye)
        self._gone(self)
        self._inbox.put(None)
