"""What a server does now and then without being asked."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from agurk.rules.errors import AgurkError
from agurk.server.logs import logger, summary


class Chores:
    """Things done again and again until the end, but never broken off in the middle."""

    def __init__(self) -> None:
        self._ended = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, what: str, do: Callable[[], Awaitable[object]]) -> None:
        """Do something whenever so many seconds have passed; what fails is tried again then.

        Args:
            seconds: How long to wait, the first time too.
            what: What it is, for the log.
            do: Does it.
        """
        self._tasks.append(asyncio.create_task(self._repeat(seconds, what, do)))

    async def end(self) -> None:
        """Do nothing more; what is being done is finished first."""
        self._ended.set()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _repeat(self, seconds: float, what: str, do: Callable[[], Awaitable[object]]) -> None:
        while not await self._ends_within(seconds):
            try:
                await do()
            except AgurkError as error:
                logger().warning("chore failed", chore=what, **summary(error))

    async def _ends_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        return self._ended.is_set()
