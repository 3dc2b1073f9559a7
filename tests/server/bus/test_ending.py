"""Tasks that miss that they were cancelled."""

import asyncio
from contextlib import suppress

import pytest

from agurk.server.bus.ending import end, heed

pytestmark = pytest.mark.asyncio


async def miss_it(times):
    for _ in range(times):
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
    await asyncio.sleep(60)


@pytest.mark.parametrize("times", [0, 1, 2])
async def test_a_task_is_cancelled_until_it_has_ended(times):
    task = asyncio.create_task(miss_it(times))
    await asyncio.sleep(0)
    await end(task)
    assert task.cancelled()


async def test_a_task_that_was_cancelled_ends_when_it_heeds_it():
    async def go_on():
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        heed()

    task = asyncio.create_task(go_on())
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait({task})
    assert task.cancelled()


async def test_a_task_that_was_not_cancelled_goes_on():
    heed()
