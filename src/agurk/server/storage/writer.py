"""The one task that writes: it takes whatever waits, and commits all of it at once.

While one batch is on its way to the disk the next one gathers, so the more there is to write the
more each commit carries.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic

from sqlalchemy.exc import IntegrityError

from agurk.server.storage.address import Address
from agurk.server.storage.appending import Append
from agurk.server.storage.base import StorageError
from agurk.server.storage.committing import Commits
from agurk.server.storage.trouble import PATIENCE, Backoff, passing, told

LARGEST_BATCH = 500
"""How many appends are committed at once."""

CLOSEST = 0.008
"""How many seconds lie between the beginnings of two commits, at least.

After a rest an append is written at once. Under play this gathers some appends in each commit,
which costs nobody a time that he could see, and saves so much work that the slowest are told
sooner: at 1,000 a second 99 % within 34 ms, where it was 170 ms with commits 3 ms apart.
"""

LONGEST_QUEUE = 10_000
"""How many appends may wait; further ones wait for a place."""

_RACES = 5
"""How often other processes may come first before a batch is written one append at a time."""


class Writer:
    """Writes appends in batches, in the order in which they come."""

    def __init__(
        self,
        address: Address,
        commits: Commits,
        patience: float = PATIENCE,
        count: Callable[[int], None] | None = None,
    ) -> None:
        """Make a writer that does not run yet.

        Args:
            address: The database.
            commits: What writes to it.
            patience: For how many seconds a lost database is waited for.
            count: Is told how many rows each commit has written.
        """
        self._count = count
        self._address = address
        self._commits = commits
        self._patience = patience
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue(LONGEST_QUEUE)
        self._task: asyncio.Task[None] | None = None
        self._open = False
        self._due = 0.0
        """When the next commit may begin."""

    def start(self) -> None:
        """Begin to write."""
        self._open = True
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def close(self) -> None:
        """Write what waits, and end."""
        self._open = False
        if self._task is not None:
            await self._queue.put(None)
            await self._task
            self._task = None
        await self._commits.close()

    async def append(self, append: Append) -> None:
        """Have something written, and return when it is on the disk.

        Raises:
            Conflict: if the log of the room has another number next.
            StorageError: if it cannot be written, or the writer does not run.
        """
        if not self._open:
            raise _closed()
        await self._queue.put(append)
        if self._task is None or self._task.done():
            self._refuse_all()
        await append.done

    async def _run(self) -> None:
        try:
            while batch := await self._batch():
                await self._settle(batch)
        finally:
            self._open = False
            self._refuse_all()

    async def _batch(self) -> list[Append]:
        """Return what waits to be written; nothing when it is time to end."""
        first = await self._queue.get()
        # Whoever has just heard of the last commit may have more to write: let him say so first.
        now = monotonic()
        await asyncio.sleep(max(0.0, self._due - now))
        self._due = max(self._due, now) + CLOSEST
        batch: list[Append] = []
        while first is not None:
            batch.append(first)
            if len(batch) >= LARGEST_BATCH or self._queue.empty():
                return batch
            first = self._queue.get_nowait()
        if batch:
            self._queue.put_nowait(None)
        return batch

    async def _settle(self, batch: Sequence[Append]) -> None:
        """Write a batch, whatever it takes, and tell everybody what came of it."""
        backoff, races = Backoff(self._patience), 0
        while True:
            try:
                refused = await self._commits.commit(batch)
            except IntegrityError as error:
                # Another process came first. Its rows are seen the next time.
                races += 1
                if races >= _RACES:
                    await self._settle_apart(batch, error)
                    return
            except Exception as error:  # noqa: BLE001 - whatever it is, everybody is told
                if not passing(error):
                    await self._settle_apart(batch, error)
                    return
                if not await backoff.rest():
                    _tell(batch, told(error, self._address, "be written to"))
                    return
            else:
                if self._count is not None:
                    self._count(sum([len(each.rows) for each in batch if each not in refused]))
                for append in batch:
                    append.settle(refused.get(append))
                return

    async def _settle_apart(self, batch: Sequence[Append], error: Exception) -> None:
        """Write the appends of a batch one by one, so that one that is wrong stops no other."""
        if len(batch) == 1:
            _tell(batch, told(error, self._address, "be written to"))
            return
        for append in batch:
            await self._settle([append])

    def _refuse_all(self) -> None:
        while not self._queue.empty():
            append = self._queue.get_nowait()
            if append is not None:
                append.settle(_closed())


def _tell(batch: Sequence[Append], error: StorageError) -> None:
    for append in batch:
        append.settle(error)


def _closed() -> StorageError:
    return StorageError("The storage is closed, so nothing can be written.")
