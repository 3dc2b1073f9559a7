"""Letters on their way to other processes, in order, as many at a time as wait.

Packets are numbered, so that whoever gets them notices when one did not arrive.
"""

import asyncio
import logging

from agurk.server.bus.base import LONGEST, Bus, BusError
from agurk.server.rooms.between import Letter, Packet, packed

MOST = 512
"""How many letters are packed together."""

WAITING = 20_000
"""How many letters may wait for one process before those for its clients are thrown away."""

_log = logging.getLogger(__name__)


class _Bag:
    """The letters for one process."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[Letter] = asyncio.Queue(WAITING)
        self.number = 0
        """How many packets there were; one more for whatever was thrown away."""


class Post:
    """The outgoing letters of this process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._bags: dict[str, _Bag] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def send(self, process: str, letter: Letter) -> bool:
        """Put a letter into the post; False if too many wait for that process."""
        bag = self._bags.get(process)
        if bag is None:
            bag = self._bags[process] = _Bag()
            self._tasks[process] = asyncio.create_task(self._carry(process, bag))
        try:
            bag.waiting.put_nowait(letter)
        except asyncio.QueueFull:
            bag.number += 1
            return False
        return True

    def forget(self, process: str) -> None:
        """Throw away what waits for a process that is gone."""
        self._bags.pop(process, None)
        task = self._tasks.pop(process, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Send what waits, for a moment."""
        for process, bag in self._bags.items():
            if not self._tasks[process].done():
                try:
                    await asyncio.wait_for(bag.waiting.join(), 1.0)
                except TimeoutError:
                    _log.warning("Some letters to another process could not be sent.")
        for task in self._tasks.values():
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
        data = packed(Packet(bag.number, tuple(letters)))
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
