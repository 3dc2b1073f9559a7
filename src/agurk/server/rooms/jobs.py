"""What a room's own task is asked to do, and how whoever asked is answered."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from agurk.rules.errors import AgurkError


class Job(NamedTuple):
    """Something to be done with the room."""

    do: Callable[[float], object]
    """What; takes the time."""
    answer: "asyncio.Future[object] | None" = None
    """Hears what it returned, or its error, once it is kept and everybody has been told."""
    then: Callable[[Any], None] | None = None
    """What is done in the end if nothing went wrong; takes what `do` returned."""
    refuse: Callable[[AgurkError], None] | None = None
    """Is told at once what went wrong, before anybody is let go because of it."""


class Inbox:
    """What waits for the one task that does it; a queue of asyncio's takes ten times the memory."""

    __slots__ = ("_jobs", "_waker")

    def __init__(self) -> None:
        self._jobs: list[Job | None] = []
        self._waker: asyncio.Future[None] | None = None

    def put(self, job: Job | None) -> None:
        """Have something done; None when it is time to end."""
        self._jobs.append(job)
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)

    async def get(self) -> Job | None:
        """Return what is to be done next, once there is something."""
        while not self._jobs:
            self._waker = asyncio.get_running_loop().create_future()
            await self._waker
        self._waker = None
        return self._jobs.pop(0)

    def clear(self) -> list[Job]:
        """Return what will not be done."""
        jobs, self._jobs = self._jobs, []
        return [job for job in jobs if job is not None]


def settle(job: Job, result: object, failure: AgurkError | None) -> None:
    """Answer whoever still waits."""
    error: Exception | None = failure
    if failure is not None and job.refuse is not None:
        try:
            job.refuse(failure)
        except Exception as broken:  # noqa: BLE001 - it is the connection's, which hears of it
            error = broken
    if job.answer is None or job.answer.done():
        return
    if error is None:
        job.answer.set_result(result)
    else:
        job.answer.set_exception(error)
