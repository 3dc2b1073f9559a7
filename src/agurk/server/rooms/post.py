"""Letters on their way to other processes, in order, as many at a time as wait."""

import asyncio
import logging

from agurk.server.bus.base import LONGEST, Bus, BusError
from agurk.server.rooms.between import Letter, packed

MOST = 512
"""How many letters are packed together."""

WAITING = 20_000
"""How many letters may wait for one process before those for its clients are thrown away."""

_log = logging.getLogger(__name__)


class Post:
    """The outgoing letters of this process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: dict[str, asyncio.Queue[Letter]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def send(self, process: str, letter: Letter) -> bool:
        """Put a letter into the post; False if too many wait for that process."""
        waiting = self._waiting.get(process)
        if waiting is None:
            waiting = self._waiting[process] = asyncio.Queue(WAITING)
            self._tasks[process] = asyncio.create_task(self._carry(process, waiting))
        try:
            waiting.put_nowait(letter)
        except asyncio.QueueFull:
            return False
        return True

    def forget(self, process: str) -> None:
        """Throw away what waits for a process that is gone."""
        self._waiting.pop(process, None)
        task = self._tasks.pop(process, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Send what waits, for a moment."""
        for process, waiting in self._waiting.items():
            if not self._tasks[process].done():
                try:
                    await asyncio.wait_for(waiting.join(), 1.0)
                except TimeoutError:
                    _log.warning("Some letters to another process could not be sent.")
        for task in self._tasks.values():
            task.cancel()

    async def _carry(self, process: str, waiting: "asyncio.Queue[Letter]") -> None:
        while True:
            letters = [await waiting.get()]
            while len(letters) < MOST and not waiting.empty():
                letters.append(waiting.get_nowait())
            try:
                await self._deliver(process, letters)
            finally:
                for _ in letters:
                    waiting.task_done()

    async def _deliver(self, process: str, letters: list[Letter]) -> None:
        """Send letters together, or one by one if they are too long together."""
        data = packed(tuple(letters))
        if len(data) > LONGEST and len(letters) > 1:
            half = len(letters) // 2
            await self._deliver(process, letters[:half])
            await self._deliver(process, letters[half:])
            return
        try:
            await self._bus.send(process, data)
        except BusError:
            _log.warning("Letters to another process could not be sent.")
