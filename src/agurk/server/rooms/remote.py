"""Clients of this process at rooms of others, and clients of others at rooms of this one."""

import asyncio
import itertools
import logging
from collections.abc import Coroutine
from secrets import token_hex
from typing import Any, Protocol, TypeAlias

import msgspec

from agurk.rules.errors import AgurkError
from agurk.server.bus.base import Bus, BusError
from agurk.server.rooms import between
from agurk.server.rooms.client import Client
from agurk.server.rooms.errors import MAYBE, Moved, NoAnswer, Refusal, Restarts, Unavailable
from agurk.server.rooms.host import MOVED, Host
from agurk.server.rooms.ports import Attached, Sink, Who
from agurk.server.rooms.post import Post
from agurk.server.wire.client import Command
from agurk.server.wire.http import TableLook
from agurk.server.wire.orders import Order
from agurk.server.wire.server import Bye

PATIENCE = 6.0
"""How many seconds another process has to answer."""

Asking: TypeAlias = between.Ordered | between.Attaching | between.Forgetting
"""What another process asks for, and waits to be answered."""

_log = logging.getLogger(__name__)


class Home(Protocol):
    """The rooms of this process."""

    async def find(self, table: str) -> Host | str:
        """Return the host of a room, or the process that has it."""
        ...

    async def attach_here(self, host: Host, client: Client, since: int) -> Attached:
        """Connect a client to a room of this process."""
        ...

    async def forget_here(self, player: str) -> None:
        """Let a player leave the rooms of this process."""
        ...


class _FarSink:
    """Where the frames go for a client of another process."""

    def __init__(
        self, post: Post, process: str, link: str, guests: dict[str, tuple[str, Attached]]
    ) -> None:
        self.process = process
        self.closed = False
        self._post = post
        self._link = link
        self._guests = guests

    def put(self, frame: bytes) -> None:
        self._post.send(self.process, between.Framed(self._link, frame))

    def close(self, bye: Bye) -> None:
        self.closed = True
        self._guests.pop(self._link, None)
        self._post.send(self.process, between.Ended(self._link, bye))


class Far:
    """A client's connection to a room of another process."""

    def __init__(self, remote: "Remote", owner: str, link: str, sink: Sink) -> None:
        self.owner = owner
        self.link = link
        self.sink = sink
        self.welcomed = False
        """Whether it was shown anything yet."""
        self._remote = remote

    async def say(self, command: Command) -> None:
        """Pass a command on; the answer goes to the sink."""
        if not self._remote.post.send(self.owner, between.Said(self.link, command)):
            self._remote.drop(self, MOVED)

    async def detach(self) -> None:
        """End the connection from the client's side."""
        self._remote.unlink(self)


class Remote:
    """The way to the other processes."""

    def __init__(self, bus: Bus, home: Home) -> None:
        self.post = Post(bus)
        self.links: dict[str, Far] = {}
        """Clients of this process at rooms of others."""
        self._bus = bus
        self._home = home
        self._guests: dict[str, tuple[str, Attached]] = {}
        """Clients of other processes at rooms of this one, each with its process."""
        self._coming: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """Clients of other processes that are about to be guests, each with its process."""
        self._calls: dict[int, tuple[str, asyncio.Future[TableLook | None]]] = {}
        """What other processes were asked and have not answered, each with the process."""
        self._next: dict[str, tuple[int, int]] = {}
        """The line of the next packet from each process, and its number."""
        self._numbers = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()

    async def order(self, owner: str, table: str, who: Who, order: Order) -> TableLook:
        """Ask something of another process's room.

        Raises:
            Moved: if it is no longer that process's.
            AgurkError: if it is refused.
        """
        number, answer = self._call(owner)
        letter = between.Ordered(number, table, who.player, who.seat, order)
        look = await self._answer(owner, number, answer, letter)
        if look is None:
            raise Unavailable("The table gave no answer; try again.")
        return look

    async def attach(self, owner: str, table: str, who: Who, since: int, sink: Sink) -> Far:
        """Connect a client to another process's room.

        Raises:
            Moved: if it is no longer that process's.
            AgurkError: if it is refused.
        """
        link = token_hex(8)
        far = self.links[link] = Far(self, owner, link, sink)
        number, answer = self._call(owner)
        letter = between.Attaching(number, link, table, who.player, who.seat, since)
        try:
            await self._answer(owner, number, answer, letter)
        except NoAnswer:
            if not far.welcomed:
                await far.detach()
                raise
            self.let_go(far, MOVED)  # its welcome came, and what followed may not have
        except BaseException:
            await far.detach()
            raise
        return far

    async def forget(self, player: str) -> None:
        """Let a player leave the rooms of all other processes.

        Raises:
            AgurkError: if one of them cannot do it now.
        """
        others = await self._bus.living() - {self._bus.process}
        calls = []
        for process in others:
            number, answer = self._call(process)
            letter = between.Forgetting(number, player)
            calls.append(self._answer(process, number, answer, letter))
        await asyncio.gather(*calls)

    def deliver(self, sender: str, data: bytes) -> None:
        """Take in what another process says."""
        try:
            packet = between.unpacked(data)
        except msgspec.MsgspecError:
            _log.warning("Another process said something that is not understood.")
            return
        line, number = self._next.get(sender, (packet.line, 0))
        self._next[sender] = packet.line, packet.number + 1
        if packet.number != (number if packet.line == line else 0):
            _log.warning("Letters of another process were lost; who depends on it comes again.")
            self._part_from(sender)
            self.post.forget(sender)
            self.post.send(sender, between.Parted())
        elif packet.line != line:
            self._part_from(sender)
        for letter in packet.letters:
            self._take_in(sender, letter)

    async def watch(self) -> None:
        """Let go of all who depend on a process that is gone, and show the others that we live."""
        if not self._known():
            return
        try:
            living = await self._bus.living()
        except BusError:
            return
        for process in self._known() - living:
            self._part_from(process)
            self.post.forget(process)
            self._next.pop(process, None)
        for process in self._known() & living:
            self.post.send(process, between.Here())

    def _known(self) -> set[str]:
        """Return the processes of which anything is remembered."""
        return {
            *(far.owner for far in self.links.values()),
            *(process for process, _ in self._guests.values()),
            *(process for process, _ in self._calls.values()),
            *self._next,
            *self.post.processes,
        }

    def _part_from(self, process: str) -> None:
        """Let go of all who depend on a process: some of what was for them may have been lost.

        They come again and are shown what they missed, or send again what was not answered.
        """
        for far in [each for each in self.links.values() if each.owner == process]:
            if far.welcomed:
                self.let_go(far, MOVED)
            else:  # whoever brings it hears below that no answer came, and tries again
                self.unlink(far)
        for link, (guest, near) in tuple(self._guests.items()):
            if guest == process:
                del self._guests[link]
                self._spawn(near.detach())
        for guest, coming in self._coming.values():
            if guest == process:
                coming.cancel()
        for owner, answer in self._calls.values():
            if owner == process and not answer.done():
                answer.set_exception(NoAnswer(MAYBE))

    def part(self) -> None:
        """Let go of all who depend on any other process: the others may hold this one for dead."""
        for process in self._known():
            self._part_from(process)
            self.post.forget(process)

    def drop(self, far: Far, bye: Bye) -> None:
        """Let a client of ours go, of which the owner knows nothing more."""
        if self.links.pop(far.link, None) is not None:
            far.sink.close(bye)

    def unlink(self, far: Far) -> bool:
        """Tell the owner that a client of ours has gone, and return False if that was known."""
        known = self.links.pop(far.link, None) is not None
        if known:
            self.post.send(far.owner, between.Detached(far.link))
        return known

    def let_go(self, far: Far, bye: Bye) -> None:
        """Let a client of ours go, and tell the owner."""
        if self.unlink(far):
            far.sink.close(bye)

    def leave(self, bye: Bye) -> None:
        """Let all clients of ours at rooms of others go."""
        for far in tuple(self.links.values()):
            self.let_go(far, bye)

    async def close(self) -> None:
        """Send what there is still to be said to others, when our own rooms have ended."""
        if self._tasks:
            _, waiting = await asyncio.wait(self._tasks, timeout=1.0)
            for task in waiting:
                task.cancel()
        await self.post.close()

    def _call(self, owner: str) -> tuple[int, "asyncio.Future[TableLook | None]"]:
        number = next(self._numbers)
        answer: asyncio.Future[TableLook | None] = asyncio.get_running_loop().create_future()
        self._calls[number] = owner, answer
        return number, answer

    async def _answer(
        self,
        owner: str,
        number: int,
        answer: "asyncio.Future[TableLook | None]",
        letter: between.Letter,
    ) -> TableLook | None:
        try:
            if not self.post.send(owner, letter):
                raise Unavailable("The table cannot be reached at the moment; try again.")
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise NoAnswer(MAYBE) from None
        finally:
            self._calls.pop(number, None)

    def _take_in(self, sender: str, letter: between.Letter) -> None:
        match letter:
            case between.Framed(link, text):
                far = self.links.get(link)
                if far is not None:
                    far.welcomed = True
                    far.sink.put(text)
            case between.Ended(link, bye):
                far = self.links.get(link)
                if far is not None:
                    self.drop(far, bye)
            case between.Reply():
                self._replied(letter)
            case between.Said(link, command):
                guest = self._guests.get(link)
                if guest is not None:
                    self._spawn(guest[1].say(command))
            case between.Detached(link):
                guest = self._guests.pop(link, None)
                if guest is not None:
                    self._spawn(guest[1].detach())
                elif link in self._coming:
                    self._coming[link][1].cancel()
            case between.Attaching(link=link):
                self._coming[link] = sender, self._spawn(self._serve(sender, letter))
                self._coming[link][1].add_done_callback(lambda _: self._coming.pop(link, None))
            case between.Ordered() | between.Forgetting():
                self._spawn(self._serve(sender, letter))
            case between.Parted():
                self._part_from(sender)

    def _replied(self, reply: between.Reply) -> None:
        _, answer = self._calls.pop(reply.call, ("", None))
        if answer is None or answer.done():
            return
        if not reply.slug:
            answer.set_result(reply.look)
        elif reply.slug == Moved.slug:
            answer.set_exception(Moved(reply.told))
        else:
            answer.set_exception(Refusal(reply.slug, reply.told))

    async def _serve(self, sender: str, letter: Asking) -> None:
        """Do what another process asks for, and answer."""
        try:
            look = await self._served(sender, letter)
        except AgurkError as error:
            slug = Moved.slug if isinstance(error, Restarts) else error.slug
            self.post.send(sender, between.Reply(letter.call, None, slug, str(error)))
        except Exception as error:  # noqa: BLE001 - what it says may name a card, so it stays here
            _log.error("What another process asked for met a fault: %s", type(error).__name__)
            told = "Something went wrong in the server; try again."
            self.post.send(sender, between.Reply(letter.call, None, Unavailable.slug, told))
        else:
            self.post.send(sender, between.Reply(letter.call, look))

    async def _served(self, sender: str, letter: Asking) -> TableLook | None:
        if isinstance(letter, between.Forgetting):
            await self._home.forget_here(letter.player)
            return None
        host = await self._home.find(letter.table)
        if isinstance(host, str):
            raise Moved("The table has moved.")
        if isinstance(letter, between.Ordered):
            return await host.order(Who(letter.player, letter.seat), letter.order)
        sink = _FarSink(self.post, sender, letter.link, self._guests)
        client = Client(letter.player, sink, letter.seat)
        near = await self._home.attach_here(host, client, letter.since)
        if not sink.closed:
            self._guests[letter.link] = sender, near
        return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
