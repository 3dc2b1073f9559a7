"""Ending tasks for sure: on Python 3.11 `asyncio.wait_for` may lose a cancellation.

It does so when what it waits for fails in the same moment, as it does when a server goes away; the
driver of the bus uses it.
"""

import asyncio


async def end(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=0.1)


def heed() -> None:
    """End here if this task was cancelled and did not notice.

    Raises:
        CancelledError: if it was.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
