"""All rooms of the server, as this process sees them: its own, and the way to the others'."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, TypeVar

from agurk.rules.errors import AgurkError
from agurk.server.bus.base import Bus, BusError
from agurk.server.rooms.byes import RESTART
from agurk.server.rooms.client import Client
from agurk.server.rooms.errors import MAYBE, Moved, NoAnswer, NoTable, Restarts, Unavailable
from agurk.server.rooms.host import MOVED, Host, Services
from agurk.server.rooms.opening import open_room
from agurk.server.rooms.ports import Attached, Sink, Who
from agurk.server.rooms.remote import Remote
from agurk.server.rooms.room import Room
from agurk.server.storage.base import StorageError
from agurk.server.wire import orders
from agurk.server.wire.client import Command
from agurk.server.wire.http import NewTable, TableLook
from agurk.server.wire.orders import Order
from agurk.table.errors import LogError

ID_BYTES = 16
"""How many random bytes name a table."""

WITHIN = 8.0
"""How many seconds all takes that is asked of a table: to find it, and to have it done."""

PAUSE = 0.25
"""After how many seconds a room that has just moved is looked for again."""

_REPEATED = orders.Look | orders.HoldSeat
"""What changes nothing, so that it may be asked again when nobody knows if it was done."""

Answer = TypeVar("Answer")

_log = logging.getLogger(__name__)


class Near:
    """A client's connection to a room of this process."""

    def __init__(self, host: Host, client: Client) -> None:
        self._host = host
        self._client = client

    async def say(self, command: Command) -> None:
        """Carry out a command; the answer goes to the sink."""
        await self._host.say(self._client, command)

    async def detach(self) -> None:
        """End the connection from the client's side."""
        with suppress(AgurkError):
            await self._host.detach(self._client)


class House:
    """The rooms."""

    def __init__(self, services: Services, bus: Bus, *, idle: float = 600.0) -> None:
        self._services = services
        self._bus = bus
        self._idle = idle
        self._hosts: dict[str, Host] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        """Leases of rooms that have ended here, on their way back."""
        self._opening: dict[str, asyncio.Task[Host | str]] = {}
        self._losses = 0
        """How often others may have taken over all that was ours."""
        self._closing = False
        self._remote = Remote(bus, self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Join the other processes.

        Raises:
            BusError: if there is no way to them.
        """
        await self._bus.start(self._remote.deliver, self._lost)
        self._spawn(self._every(1.0, self._remote.watch))
        self._spawn(self._every(min(30.0, self._idle), self._sweep))

    async def close(self) -> None:
        """Hand every room over: finish what is being done, and own nothing any more."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        self._remote.leave(RESTART)
        await asyncio.gather(*(host.end(RESTART) for host in tuple(self._hosts.values())))
        await self._remote.close()
        await self._bus.close()

    @property
    def hosts(self) -> tuple[Host, ...]:
        """The rooms that this process owns."""
        return tuple(self._hosts.values())

    async def open(self, player: str, new: NewTable) -> TableLook:
        """Open a table; whoever asks sits down at it.

        Raises:
            AgurkError: if the variant, the house rules, the seats or the bots do not go together,
                or a match cannot be played again like this.
        """
        self._check_open()
        name = token_urlsafe(ID_BYTES)
        room = await open_room(self._services.storage, name, player, new, at=self._services.now())
        while not await self._ours(room.name):
            pass
        self._check_open()
        try:
            return await self._hosted(room).created()
        except Moved as error:
            raise Unavailable("The table could not be opened; try again.") from error

    async def order(self, table: str, who: Who, order: Order) -> TableLook:
        """Do what is asked for, and return the table after it.

        Raises:
            AgurkError: if there is no such table, or it refuses.
        """

        async def there(host: Host | str) -> TableLook:
            if isinstance(host, str):
                return await self._remote.order(host, table, who, order)
            return await host.order(who, order)

        return await self._until_found(table, there, again=isinstance(order, _REPEATED))

    async def attach(self, table: str, who: Who, since: int, sink: Sink) -> Attached:
        """Connect a client; the first frame it gets is its `welcome`.

        Raises:
            AgurkError: if there is no such table, or who comes may not watch it.
        """

        async def there(host: Host | str) -> Attached:
            if isinstance(host, str):
                return await self._remote.attach(host, table, who, since, sink)
            return await self.attach_here(host, Client(who.player, sink, who.seat), since)

        return await self._until_found(table, there, again=True)

    async def forget(self, player: str) -> None:
        """Let a player leave every table that is in use, before his or her data are deleted.

        Raises:
            AgurkError: if a table could not be left.
        """
        try:
            await self.forget_here(player)
            await self._remote.forget(player)
        except Moved as error:
            raise Unavailable("A table is just moving; try again in a moment.") from error

    async def forget_here(self, player: str) -> None:
        """Let a player leave the rooms of this process, those that are being opened too.

        Raises:
            Moved: if one of them has just gone elsewhere.
            AgurkError: if one of them could not be left.
        """
        for opening in tuple(self._opening.values()):
            await asyncio.wait([opening])
        for host in self.hosts:
            await host.forget(player)

    async def _until_found(
        self, table: str, do: Callable[[Host | str], Awaitable[Answer]], *, again: bool
    ) -> Answer:
        """Do something where a room is, and elsewhere if it has just moved from there.

        Args:
            table: The room.
            do: What is done.
            again: Whether it may be done twice, since nothing comes of it.
        """
        asked = False
        try:
            async with asyncio.timeout(WITHIN):
                while True:
                    host, asked = await self.find(table), True
                    try:
                        return await do(host)
                    except Moved:
                        asked = False
                    except NoAnswer:
                        if not again:
                            raise
                    await asyncio.sleep(PAUSE)
        except TimeoutError:
            if asked and not again:
                raise NoAnswer(MAYBE) from None
            raise Unavailable("The table cannot be reached at the moment; try again.") from None

    async def attach_here(self, host: Host, client: Client, since: int) -> Near:
        """Connect a client to a room of this process.

        Raises:
            AgurkError: if it may not see the table.
        """
        try:
            await host.attach(client, since)
        except asyncio.CancelledError:
            self._spawn(Near(host, client).detach())
            raise
        return Near(host, client)

    async def find(self, table: str) -> Host | str:
        """Return the host of a room, or the process that has it.

        Raises:
            NoTable: if there is no such room.
            Unavailable: if it cannot be reached now.
        """
        self._check_open()
        host = self._hosts.get(table)
        if host is not None:
            return host
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._find(table))
            opening.add_done_callback(self._opened(table))
        return await asyncio.shield(opening)

    def here(self, table: str) -> Host | None:
        """Return the host of a room if this process owns it now."""
        return self._hosts.get(table)

    def _opened(self, table: str) -> "Callable[[asyncio.Task[Host | str]], None]":
        def opened(opening: "asyncio.Task[Host | str]") -> None:
            del self._opening[table]
            if not opening.cancelled():
                opening.exception()  # whoever asked may have gone away, and nobody else hears it

        return opened

    async def _find(self, table: str) -> Host | str:
        while True:
            if table in self._leaving:
                await asyncio.wait([self._leaving[table]])
            losses = self._losses
            owner = await self._claim(table)
            if owner != self._bus.process:
                return owner
            try:
                room = await self._read(table)
                self._check_open()
            except BaseException:
                await self._release(table)
                raise
            if losses == self._losses:
                return self._hosted(room)
            # The lease that we had is void, and somebody else may have written since.
            await self._release(table)

    def _hosted(self, room: Room) -> Host:
        host = self._hosts[room.name] = Host(room, self._services, self._gone)
        return host

    async def _ours(self, table: str) -> bool:
        """Whether a room that nobody else knows is claimed now, and was not lost meanwhile."""
        losses = self._losses
        await self._claim(table)
        if losses == self._losses:
            return True
        await self._release(table)
        return False

    async def _read(self, table: str) -> Room:
        try:
            rows = await self._services.storage.read(table)
        except StorageError as error:
            raise Unavailable("The table cannot be read at the moment; try again.") from error
        if not rows:
            raise NoTable("There is no table at this address.")
        try:
            # A long log takes a while to read; other rooms go on meanwhile.
            return await asyncio.to_thread(Room.fold, table, rows, self._services.now())
        except LogError as error:
            _log.error("A room cannot be opened. %s", error)  # names the entry, and nothing in it
            raise Unavailable("This table's log is damaged; it cannot be opened.") from None

    async def _claim(self, table: str) -> str:
        try:
            return await self._bus.claim(table)
        except BusError as error:
            raise Unavailable("The table cannot be reached at the moment; try again.") from error

    def _gone(self, host: Host) -> None:
        """Forget a host that has ended, and let others own its room."""
        table = host.room.name
        if self._hosts.get(table) is host:
            del self._hosts[table]
            self._leaving[table] = self._spawn(self._release(table))
            self._leaving[table].add_done_callback(lambda _: self._leaving.pop(table))

    async def _release(self, table: str) -> None:
        with suppress(BusError):
            await self._bus.release(table)

    def _lost(self) -> None:
        """Others may own any of our rooms now, and hold us for dead: let all go."""
        _log.warning("This process was not heard of for too long; its tables move.")
        self._losses += 1
        self._services.metrics.leases_lost.inc(len(self._hosts))
        self._remote.part()
        for host in self.hosts:
            self._spawn(host.end(MOVED))

    async def _sweep(self) -> None:
        """Let go of rooms that nobody uses."""
        before = self._services.now() - self._idle
        for host in self.hosts:
            if not host.audience and host.used < before:
                await host.end(MOVED)

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except (AgurkError, OSError):
                _log.warning("A look after tables failed and is tried again.", exc_info=True)
            except Exception as error:  # noqa: BLE001 - others wait for us to go on looking
                kind = type(error).__name__
                _log.error("A look after tables met a fault of the program: %s", kind)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _check_open(self) -> None:
        if self._closing:
            raise Restarts("The server restarts; try again in a moment.")
