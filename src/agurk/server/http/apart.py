"""Work of many milliseconds, done apart from what answers everybody else."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from agurk.server.rooms.errors import Unavailable

Result = TypeVar("Result")

MOST_WAITING: Final = 16
"""How many pieces of work may wait."""


class Apart:
    """Does one piece of work at a time, in another thread."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def do(self, work: Callable[[], Result]) -> Result:
        """Return what some work comes to.

        Raises:
            Unavailable: if too much waits to be done already.
        """
        if self._waiting >= MOST_WAITING:
            raise Unavailable("Too many ask for records or rules at once; try again in a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
