"""What is done now and then: again after a failure, never in the middle of itself, not for ever."""

import asyncio

import pytest

from agurk.server.chores import Chores
from agurk.server.storage.base import StorageError
from tests.server.logbook import logged

pytestmark = pytest.mark.asyncio


async def test_a_chore_is_done_again_and_again_until_the_end():
    chores, done = Chores(), asyncio.Semaphore(0)

    async def do():
        done.release()

    chores.every(0.001, "count", do)
    async with asyncio.timeout(20):
        for _ in range(3):
            await done.acquire()
    await chores.end()


async def test_one_that_fails_is_logged_without_words_and_tried_again():
    chores, tries = Chores(), asyncio.Queue[int]()

    async def do():
        tries.put_nowait(tries.qsize())
        raise StorageError("The key is 1234.")

    with logged() as book:
        chores.every(0.001, "keys", do)
        async with asyncio.timeout(20):
            for _ in range(2):
                await tries.get()
        await chores.end()
    assert book.lines()[0]["chore"] == "keys"
    assert "1234" not in book.getvalue()


async def test_what_is_being_done_is_finished_first():
    chores, begun, finished = Chores(), asyncio.Event(), asyncio.Event()

    async def do():
        begun.set()
        await asyncio.sleep(0.02)
        finished.set()

    chores.every(0.001, "slow", do)
    await begun.wait()
    await chores.end()
    assert finished.is_set()


async def test_the_end_is_not_waited_for_where_nothing_is_done():
    chores = Chores()
    chores.every(3600.0, "rare", asyncio.Event().wait)
    async with asyncio.timeout(20):
        await chores.end()
    await Chores().end()
