"""Work that takes long: one piece at a time, and not too many that wait."""

import asyncio
import threading

import pytest

from agurk.server.http.apart import MOST_WAITING, Apart
from agurk.server.http.limits import TooMany
from agurk.server.rooms.errors import Unavailable

pytestmark = pytest.mark.asyncio

HERE = "192.0.2.77"


async def test_work_is_done_in_another_thread():
    assert await Apart().do(threading.get_ident, HERE) != threading.get_ident()


async def test_what_it_raises_is_raised():
    def work():
        raise LookupError("nothing")

    apart = Apart()
    with pytest.raises(LookupError, match="nothing"):
        await apart.do(work, HERE)
    assert await apart.do(lambda: 7, HERE) == 7


async def begun(apart, work, *households):
    """Begin work for households, one after the other, and return the tasks."""
    tasks = []
    for household in households:
        tasks.append(asyncio.create_task(apart.do(work, household)))
        await asyncio.sleep(0)
    return tasks


async def test_too_much_that_waits_is_refused_until_there_is_room():
    apart, done = Apart(), threading.Event()
    many = [str(number) for number in range(MOST_WAITING + 1)]
    tasks = await begun(apart, done.wait, *many)
    with pytest.raises(Unavailable):
        await apart.do(lambda: None, HERE)
    done.set()
    assert all(await asyncio.gather(*tasks))
    assert await apart.do(lambda: 7, HERE) == 7


async def test_one_address_takes_one_place_and_leaves_the_others_to_others():
    apart, done = Apart(), threading.Event()
    tasks = await begun(apart, done.wait, HERE, HERE)
    with pytest.raises(TooMany):
        await apart.do(lambda: None, HERE)
    tasks += await begun(apart, done.wait, "198.51.100.7")
    done.set()
    assert all(await asyncio.gather(*tasks))
    assert await apart.do(lambda: 7, HERE) == 7


async def test_whoever_is_not_waited_for_any_more_leaves_the_place():
    apart, done = Apart(), threading.Event()
    first, second = await begun(apart, done.wait, HERE, HERE)
    second.cancel()
    await asyncio.wait({second})
    (third,) = await begun(apart, done.wait, HERE)
    done.set()
    assert await first
    assert await third


async def test_one_thing_is_done_at_a_time():
    going: list[int] = []
    apart = Apart(by_household=9)

    def work():
        going.append(len(going))
        return len(going)

    done = await asyncio.gather(*(apart.do(work, HERE) for _ in range(9)))
    assert sorted(done) == list(range(1, 10))
