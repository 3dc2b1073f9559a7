"""A bus over a Redis or Valkey server, for a server of several processes.

Each process renews a key that shows that it lives; a lease is valid while the process it names
lives. When the bus's server restarts, even if it has lost its memory, every process comes back by
itself and makes its leases anew before anybody else may claim them. The server must not be a
cluster: the scripts touch keys that belong together.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import TypeVar

from agurk.server.bus import scripts
from agurk.server.bus.address import Address
from agurk.server.bus.base import BusError, Deliver, Lost, check_length, new_process
from agurk.server.bus.driver import TROUBLE, Driver, reason
from agurk.server.bus.ending import end, heed
from agurk.server.bus.pace import PACE, Pace
from agurk.server.bus.post import Post

_log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

_FIRST_PAUSE = 0.02
"""How many seconds after the connection broke we first try again."""


class RedisBus:
    """One process's way to the others over a Redis or Valkey server."""

    def __init__(self, address: Address, pace: Pace = PACE) -> None:
        self.process = new_process()
        self._address = address
        self._pace = pace
        self._driver = Driver(address, pace.answer)
        self._post = Post(self._carry)
        self._held: set[str] = set()
        self._freed: set[str] = set()
        self._losses = 0
        self._turn = asyncio.Lock()
        self._online = asyncio.Event()
        self._why = "it was not asked yet"
        self._open = self._known = False
        self._heard = 0.0
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._broken: asyncio.Future[None] | None = None

    def __repr__(self) -> str:
        return f"RedisBus({self._address!r})"

    async def start(self, deliver: Deliver, lost: Lost) -> None:
        """Join the other processes; when this fails it may be tried again.

        Raises:
            BusError: if the server cannot be reached.
        """
        self._deliver, self._lost = deliver, lost
        self._open = True
        self._online.clear()
        loop = asyncio.get_running_loop()
        first: asyncio.Future[None] = loop.create_future()
        self._post.start()
        self._task = loop.create_task(self._stay(first), name="bus")
        try:
            await first
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Leave the other processes; all leases are free at once."""
        if not self._open:
            return
        self._open = False
        joined = self._online.is_set()
        self._online.set()
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await end(self._task)
        await self._post.close()
        if joined:
            with suppress(*TROUBLE):
                await self._tell(scripts.LEAVE)
        await self._driver.close()

    async def claim(self, room: str) -> str:
        """Return who owns a room: this process if the lease is its now, else a living other.

        Raises:
            BusError: if the server cannot be asked now.
        """
        until = self._now() + self._pace.patience
        while True:
            losses = self._losses
            owner = await self._ask(self._driver.text, scripts.CLAIM, room, until=until)
            if owner == self.process:
                if losses == self._losses:
                    self._freed.discard(room)
                    self._held.add(room)
                    return owner
                self._freed.add(room)
            elif owner:
                return owner
            if self._now() >= until:
                raise BusError("The bus comes back, and could not give the room to anybody yet.")
            await asyncio.sleep(self._pace.beat / 20)

    async def release(self, room: str) -> None:
        """Give a lease back, as soon as the server can be reached."""
        self._held.discard(room)
        self._freed.add(room)
        if self._open and self._online.is_set():
            try:
                await self._free()
            except TROUBLE as error:
                heed()
                self._break(error)

    async def send(self, process: str, data: bytes) -> bool:
        """Send a message, and return False if nobody listens under that name.

        Raises:
            BusError: if it is too long, or if nobody can say whether it was passed on.
        """
        check_length(data)
        self._check_open()
        return await self._post.send(process, data)

    async def living(self) -> frozenset[str]:
        """Return the processes that live.

        Raises:
            BusError: if the server cannot be asked now.
        """
        until = self._now() + self._pace.patience
        while True:
            living = await self._ask(self._driver.texts, scripts.LIVING, until=until)
            if living:
                return frozenset(living)
            if self._now() >= until:
                raise BusError("The bus comes back, and could not say yet who lives.")
            await asyncio.sleep(self._pace.beat / 20)

    async def ping(self) -> None:
        """Make sure that the server answers now.

        Raises:
            BusError: if it does not.
        """
        await self._reach(self._now())
        try:
            await self._driver.ping()
        except TROUBLE as error:
            self._break(error)
            raise self._trouble() from None

    # What follows keeps this process in the company of the others.

    async def _stay(self, first: asyncio.Future[None]) -> None:
        """Join, and come back whenever the connection breaks."""
        pause = _FIRST_PAUSE
        while True:
            try:
                async with self._driver.listen(self._channel) as heard:
                    await self._join()
                    pause = _FIRST_PAUSE
                    if not first.done():
                        first.set_result(None)
                    await self._live(heard)
            except Exception as error:  # noqa: BLE001  whatever it was, we have to come back
                heed()
                self._leave(error)
                if not first.done():
                    first.set_exception(self._trouble())
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, self._pace.beat / 4)

    async def _join(self) -> None:
        """Show that we live, and make our leases anew."""
        pace = self._pace
        async with self._turn:
            await self._driver.load(scripts.SEND)
            began = self._now()
            settling = _milliseconds(pace.settle) if self._known else 0
            remembered = await self._tell(scripts.JOIN, _milliseconds(pace.lives), settling)
            self._known = True
            self._shown(began)
            taken = 0
            for rooms in _chunks(self._held):
                held = await self._driver.texts(scripts.HOLD, *self._me, remembered, *rooms)
                taken += len(held)
        if taken:
            _log.warning("Other processes have taken %d rooms of this one.", taken)
            self._lose()
        await self._free()
        if self._why:
            _log.info("The bus at %s is reached.", self._address.shown)
        self._why = ""
        self._online.set()

    async def _live(self, heard: AsyncIterator[bytes]) -> None:
        """Hear messages and show that we live, until something breaks."""
        loop = asyncio.get_running_loop()
        self._heard = self._now()
        self._broken = loop.create_future()
        tasks = [loop.create_task(self._read(heard)), loop.create_task(self._beat())]
        for task in tasks:
            task.add_done_callback(_error)
        try:
            await asyncio.wait({self._broken, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                await end(task)
            self._broken.cancel()
        for error in map(_error, tasks):
            if error is not None:
                raise error
        raise ConnectionResetError

    async def _read(self, heard: AsyncIterator[bytes]) -> None:
        """Hand over what comes; an empty message is our own beat."""
        async for message in heard:
            self._heard = self._now()
            if message:
                sender, _, data = message.partition(b" ")
                try:
                    self._deliver(sender.decode(), data)
                except Exception as error:  # noqa: BLE001  one message must not stop the others
                    _log.error("A message was not taken: %s.", type(error).__name__)

    async def _beat(self) -> None:
        """Show again and again that we live."""
        pace = self._pace
        while True:
            await asyncio.sleep(pace.beat)
            began = self._now()
            if began - self._heard > pace.lives:
                raise TimeoutError
            if not await self._tell(scripts.BEAT, _milliseconds(pace.lives)):
                raise ConnectionResetError
            self._shown(began)
            await self._free()

    def _shown(self, began: float) -> None:
        """Reckon from when we began to show that we live: the others wait at least that long."""
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(began + self._pace.lives, self._lapse)

    def _lapse(self) -> None:
        """Count as dead."""
        _log.warning("This process could not show for too long that it lives.")
        self._lose()

    def _lose(self) -> None:
        """Own nothing any more, and tell."""
        self._losses += 1
        self._freed |= self._held
        self._held.clear()
        try:
            self._lost()
        except Exception as error:  # noqa: BLE001  the bus has to go on
            _log.error("The loss was not taken: %s.", type(error).__name__)

    def _break(self, error: BaseException) -> None:
        """Begin anew, as what was asked has failed."""
        self._leave(error)
        if self._broken is not None and not self._broken.done():
            self._broken.set_result(None)

    def _leave(self, error: BaseException) -> None:
        """Let questions wait."""
        if self._open:
            self._why = reason(error)
            if self._online.is_set():
                _log.warning("The bus at %s is away: %s.", self._address.shown, self._why)
            self._online.clear()

    # What follows asks the server.

    async def _free(self) -> None:
        """Give back what is to be given back."""
        if self._freed:
            async with self._turn:
                freed = list(self._freed)
                for rooms in _chunks(freed):
                    await self._tell(scripts.FREE, *rooms)
                self._freed.difference_update(freed)

    async def _ask(
        self,
        run: Callable[..., Awaitable[Answer]],
        script: str,
        *arguments: str,
        until: float | None = None,
    ) -> Answer:
        """Return a script's answer, once the server can be reached."""
        until = self._now() + self._pace.patience if until is None else until
        while True:
            await self._reach(until)
            async with self._turn:
                if self._open and self._online.is_set():
                    try:
                        return await run(script, *self._me, *arguments)
                    except TROUBLE as error:
                        heed()
                        self._break(error)

    async def _carry(self, messages: Sequence[tuple[str, bytes]]) -> list[int | None]:
        """Send messages, once the server can be reached; never twice."""
        await self._reach(self._now() + self._pace.patience)
        try:
            return await self._driver.numbers(
                scripts.SEND, [(*self._me, *each) for each in messages]
            )
        except TROUBLE as error:
            self._break(error)
            raise self._trouble() from None

    async def _reach(self, until: float) -> None:
        """Wait until the server can be reached.

        Raises:
            BusError: if it cannot be until then.
        """
        try:
            async with asyncio.timeout_at(until):
                while self._open and not self._online.is_set():
                    await self._online.wait()
        except TimeoutError:
            raise self._trouble() from None
        self._check_open()

    def _check_open(self) -> None:
        if not self._open:
            raise BusError("This bus is closed; only one that was started can be asked.")

    async def _tell(self, script: str, *arguments: str | int) -> int:
        return await self._driver.number(script, *self._me, *arguments)

    def _trouble(self) -> BusError:
        return BusError(f"The bus at {self._address.shown} cannot be reached: {self._why}.")

    @property
    def _channel(self) -> str:
        return f"{self._address.prefix}to:{self.process}"

    @property
    def _me(self) -> tuple[str, str]:
        """What every script wants to know."""
        return self._address.prefix, self.process

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def _error(task: asyncio.Task[None]) -> BaseException | None:
    """Return what ended a task, if it was an error; one that was looked at is not complained of."""
    return None if task.cancelled() else task.exception()


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))


def _chunks(rooms: Collection[str]) -> Iterator[list[str]]:
    """Yield rooms, a few hundred at a time."""
    left = iter(list(rooms))
    while chunk := list(islice(left, 500)):
        yield chunk
