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
