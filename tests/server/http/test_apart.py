"""Work that takes long: one piece at a time, and not too many that wait."""

import asyncio
import threading

import pytest

from agurk.server.http.apart import MOST_WAITING, Apart
from agurk.server.rooms.errors import Unavailable

pytestmark = pytest.mark.asyncio


async def test_work_is_done_in_another_thread():
    assert await Apart().do(threading.get_ident) != threading.get_ident()


async def test_what_it_raises_is_raised():
    def work():
        raise LookupError("nothing")

    apart = Apart()
    with pytest.raises(LookupError, match="nothing"):
        await apart.do(work)
    assert await apart.do(lambda: 7) == 7


async def test_too_much_that_waits_is_refused_until_there_is_room():
    apart, done = Apart(), threading.Event()
    waiting = [asyncio.create_task(apart.do(done.wait)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await apart.do(lambda: None)
    done.set()
    assert await asyncio.gather(*waiting) == [True] * MOST_WAITING
    assert await apart.do(lambda: 7) == 7


async def test_one_thing_is_done_at_a_time():
    going: list[int] = []
    apart = Apart()

    def work():
        going.append(len(going))
        return len(going)

    assert sorted(await asyncio.gather(*(apart.do(work) for _ in range(9)))) == list(range(1, 10))
