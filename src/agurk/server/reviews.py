"""Reviews of matches that are over: made once, one after the other, and kept for a while."""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from agurk.rules.errors import AgurkError
from agurk.server.http.limits import TooMany
from agurk.server.logs import logger
from agurk.server.process import Failed, Gone
from agurk.server.reviewer import Reviewer
from agurk.server.rooms.errors import Unavailable

KEPT_BYTES: Final = 32 * 2**20
"""How many bytes of reviews, packed, are kept."""

MOST_WAITING: Final = 32
"""How many reviews may wait."""

MOST_FAILED: Final = 256
"""How many matches are remembered that have no review."""


class NoReview(AgurkError, RuntimeError):
    """A match that is over, and cannot be reviewed."""

    slug = "no-review"


class Progress(NamedTuple):
    """How far a review is that is not there yet."""

    done: int = 0
    """How many cards have been looked at."""
    of: int = 0
    """How many there are; 0 while it waits for its turn."""


class _Asked(NamedTuple):
    record: str
    household: str


class Reviews:
    """Makes reviews in a process of its own, started when one is wanted."""

    def __init__(
        self,
        *,
        seconds: float = 240.0,
        kept_bytes: int = KEPT_BYTES,
        waiting: int = MOST_WAITING,
        by_household: int = 2,
        make: Callable[[], Reviewer] = Reviewer,
    ) -> None:
        """Take what bounds them.

        Args:
            seconds: How long one may take.
            kept_bytes: How many bytes are kept of those that were asked for last.
            waiting: How many may wait.
            by_household: How many of one address may wait, so that none keeps all others out.
            make: What makes the process.
        """
        self._seconds = seconds
        self._kept_bytes = kept_bytes
        self._most = waiting
        self._by_household = by_household
        self._make = make
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._asked: OrderedDict[str, _Asked] = OrderedDict()
        self._progress: dict[str, Progress] = {}
        self._reviewer: Reviewer | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def of(
        self, match: str, record: str, household: str, allow: Callable[[], None]
    ) -> bytes | Progress:
        """Return the review of a match as JSON packed by gzip, or how far it is.

        Args:
            match: The name of the match.
            record: Its record.
            household: Who asks for it, as `Caller.household` says.
            allow: Counts a review that is begun; raises what refuses it.

        Raises:
            NoReview: if there is none.
            TooMany: if too many wait from there already.
            Unavailable: if too many wait already.
        """
        if match in self._kept:
            self._kept.move_to_end(match)
            return self._kept[match]
        if match in self._failed:
            raise NoReview("This match cannot be reviewed.")
        if match not in self._asked:
            self._check(household)
            allow()
            self._asked[match] = _Asked(record, household)
            if self._task is None:
                self._task = asyncio.create_task(self._work())
        return self._progress.get(match, Progress())

    async def close(self) -> None:
        """End the process; what was to be reviewed is not."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._reviewer is not None:
            await self._reviewer.kill()
            self._reviewer = None

    def _check(self, household: str) -> None:
        """Make sure that one more may wait."""
        waiting = Counter(each.household for each in self._asked.values())
        if waiting[household] >= self._by_household:
            raise TooMany(
                f"{self._by_household} reviews for your address are not done yet; ask again then.",
                5,
            )
        if self._closed or len(self._asked) >= self._most:
            raise Unavailable("Too many reviews are asked for at once; try again in a minute.")

    async def _work(self) -> None:
        """Review what was asked for, one after the other."""
        try:
            while self._asked:
                match, asked = next(iter(self._asked.items()))
                try:
                    await self._review(match, asked.record)
                finally:
                    del self._asked[match]
                    self._progress.pop(match, None)
        finally:
            self._task = None

    async def _review(self, match: str, record: str) -> None:
        """Review a match, and keep what came of it."""
        try:
            async with asyncio.timeout(self._seconds):
                review = await self._made(match, record)
        except (TimeoutError, Gone, OSError, Failed) as error:
            why = str(error) or type(error).__name__
            logger().warning("a match could not be reviewed", why=why)
            if not isinstance(error, Failed) and self._reviewer is not None:
                await self._reviewer.kill()
                self._reviewer = None
            self._failed[match] = None
            if len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
        else:
            self._keep(match, await asyncio.to_thread(gzip.compress, review, 6))

    async def _made(self, match: str, record: str) -> bytes:
        if self._reviewer is None or not self._reviewer.alive:
            self._reviewer = self._make()
            await self._reviewer.start()

        def told(done: int, of: int) -> None:
            self._progress[match] = Progress(done, of)

        return await self._reviewer.review(record, told)

    def _keep(self, match: str, review: bytes) -> None:
        self._kept[match] = review
        self._bytes += len(review)
        while self._bytes > self._kept_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
