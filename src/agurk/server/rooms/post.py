"""Letters on their way to other processes, in order, as many at a time as wait.

Packets are numbered, so that whoever gets them notices when one did not arrive.
"""

import asyncio
import itertools
import logging

from agurk.server.bus.base import LONGEST, Bus, BusError
from agurk.server.rooms.between import Letter, Packet, packed

MOST = 512
"""How many letters are packed together."""

WAITING = 20_000
"""How many letters may wait for one process before those for its clients are thrown away."""

PARTING = 1.0
"""How many seconds all letters together have to be sent when this process stops."""

_log = logging.getLogger(__name__)


class _Bag:
    """The letters of one line to one process."""

    def __init__(self, line: int) -> None:
        self.waiting: asyncio.Queue[Letter] = asyncio.Queue(WAITING)
        self.line = line
        self.number = 0
        """How many packets there were; one more for whatever was thrown away."""


class Post:
    """The outgoing letters of this process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._lines = itertools.count()
        self._bags: dict[str, _Bag] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def send(self, process: str, letter: Letter) -> bool:
        """Put a letter into the post; False if too many wait for that process."""
        bag = self._bags.get(process)
        if bag is None:
            bag = self._bags[process] = _Bag(next(self._lines))
            self._tasks[process] = asyncio.create_task(self._carry(process, bag))
        try:
            bag.waiting.put_nowait(letter)
        except asyncio.QueueFull:
            bag.number += 1
            return False
        return True

    @property
    def processes(self) -> frozenset[str]:
        """The processes to which there was anything to say."""
        return frozenset(self._bags)

    def forget(self, process: str) -> None:
        """Throw away what waits for a process; whatever comes after begins a new line."""
        self._bags.pop(process, None)
        task = self._tasks.pop(process, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Send what waits, for a moment."""
        waiting = [
            bag.waiting.join()
            for process, bag in self._bags.items()
            if not self._tasks[process].done()
        ]
        try:
            async with asyncio.timeout(PARTING):
                await asyncio.gather(*waiting)
        except TimeoutError:
            _log.warning("Some letters to other processes could not be sent.")
        for task in tuple(self._tasks.values()):
            task.cancel()

    async def _carry(self, process: str, bag: _Bag) -> None:
        while True:
            letters = [await bag.waiting.get()]
            while len(letters) < MOST and not bag.waiting.empty():
                letters.append(bag.waiting.get_nowait())
            try:
                await self._deliver(process, bag, letters)
            finally:
                for _ in letters:
                    bag.waiting.task_done()

    async def _deliver(self, process: str, bag: _Bag, letters: list[Letter]) -> None:
        """Send letters together, or one by one if they are too long together."""
        data = packed(Packet(bag.line, bag.number, tuple(letters)))
        if len(data) > LONGEST and len(letters) > 1:
            half = len(letters) // 2
            await self._deliver(process, bag, letters[:half])
            await self._deliver(process, bag, letters[half:])
            return
        bag.number += 1
        try:
            await self._bus.send(process, data)
        except BusError:
            _log.warning("Letters to another process could not be sent.")
        except Exception as error:  # noqa: BLE001 - letters that come after are still to be sent
            _log.error("Letters to another process could not be sent: %s.", type(error).__name__)
