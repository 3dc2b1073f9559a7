"""Work of many milliseconds, done apart from what answers everybody else."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from agurk.server.http.limits import TooMany
from agurk.server.rooms.errors import Unavailable

Result = TypeVar("Result")

MOST_WAITING: Final = 16
"""How many pieces of work may wait."""


class Apart:
    """Does one piece of work at a time, in another thread."""

    def __init__(self, by_household: int = 1) -> None:
        """Take how many pieces may wait from one address, so that none keeps all others out."""
        self._by_household = by_household
        self._turn = asyncio.Semaphore(1)
        self._waiting: Counter[str] = Counter()

    async def do(self, work: Callable[[], Result], household: str) -> Result:
        """Return what some work comes to.

        Args:
            work: What to do.
            household: Who asks for it, as `Caller.household` says.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits to be done already.
        """
        async with self.turn(household):
            return await asyncio.to_thread(work)

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the end of the block.

        Args:
            household: Who asks for it, as `Caller.household` says.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits to be done already.
        """
        if self._waiting[household] >= self._by_household:
            raise TooMany(
                "What was asked for from your address before is not done yet; try again in "
                "a moment.",
                1,
            )
        if self._waiting.total() >= MOST_WAITING:
            raise Unavailable("Too many ask for this at once; try again in a moment.")
        self._waiting[household] += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting[household] -= 1
            if not self._waiting[household]:
                del self._waiting[household]
        try:
            yield
        finally:
            self._turn.release()
