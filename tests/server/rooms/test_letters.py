"""Letters between processes that are lost: nobody waits for ever for what was in them."""

import asyncio

import pytest
import pytest_asyncio

from agurk.server.bus.memory import Hub, MemoryBus
from agurk.server.rooms import between
from agurk.server.rooms import post as posts
from agurk.server.rooms.host import Services
from agurk.server.rooms.house import House
from agurk.server.rooms.ports import Who
from agurk.server.storage.sql import open_storage
from agurk.server.wire.client import Start
from agurk.server.wire.http import NewTable
from agurk.server.wire.options import TableOptions
from tests.server.bus.company import until
from tests.server.rooms.city import Guest, Quick

pytestmark = pytest.mark.asyncio


class Leaky(MemoryBus):
    """A bus on which messages are lost while `leaks` is set; who sends them is not told."""

    leaks = False
    lost = 0
    """How many messages were lost."""
    taken = 0
    """How many messages came here."""

    async def send(self, process, data):
        if not self.leaks:
            return await super().send(process, data)
        self.lost += 1
        return True

    def _hand(self, sender, data):
        super()._hand(sender, data)
        self.taken += 1


class Two:
    """Two processes; a table at the first, and a player who is connected by way of the second."""

    def __init__(self, storage):
        hub = Hub()
        self.buses = [Leaky(hub), Leaky(hub)]
        self.houses = [House(Services(storage, Quick()), bus) for bus in self.buses]
        self.table = ""

    async def come(self, since=-1):
        ear = Guest("Ida-player")
        attached = await self.houses[1].attach(self.table, Who("Ida-player"), since, ear)
        await until(lambda: ear.frames)
        return ear, attached


@pytest_asyncio.fixture
async def two():
    storage = open_storage("sqlite://")
    await storage.start()
    two = Two(storage)
    for house in two.houses:
        await house.start()
    new = NewTable(name="Ida", options=TableOptions(seats=2))
    two.table = (await two.houses[0].open("Ida-player", new)).table
    yield two
    for house in two.houses:
        await house.close()
    await storage.close()


@pytest.mark.parametrize("side", ["of the table", "of the player"])
async def test_whoever_may_have_missed_something_comes_again(side, two):
    ear, attached = await two.come()
    bus = two.buses[0 if side == "of the table" else 1]
    bus.leaks = True
    await attached.say(Start("begin", 2))
    await until(lambda: bus.lost)
    assert not {"update", "done"} & {frame["type"] for frame in ear.frames}
    bus.leaks = False
    for house in two.houses:
        await house._remote.watch()
    await until(lambda: ear.bye)
    assert (ear.bye.slug, ear.bye.again) == ("moved", True)
    again, attached = await two.come(since=ear.frames[0]["number"])
    await attached.say(Start("begin", 2))
    await until(lambda: any(frame["type"] == "done" for frame in again.frames))


async def test_nobody_is_let_go_where_nothing_was_lost(two):
    ear, _ = await two.come()
    before = [bus.taken for bus in two.buses]
    for house in two.houses:
        await house._remote.watch()
    await until(lambda: all(bus.taken > had for bus, had in zip(two.buses, before, strict=True)))
    assert ear.bye is None


async def test_nothing_is_remembered_of_processes_that_are_gone(two):
    await two.come()
    here = two.houses[0]
    assert here._remote.post.processes == here._remote._next.keys() == {two.buses[1].process}
    here._remote._guests.clear()
    two.buses[0]._hub.kill(two.buses[1].process)
    await here._remote.watch()
    assert not here._remote.post.processes
    assert not here._remote._next


async def test_what_waits_for_several_processes_is_waited_for_at_once(monkeypatch):
    hub = Hub()
    bus = MemoryBus(hub)
    sent = asyncio.Event()

    async def send(process, data):
        post.send(f"{process}-more", between.Here())
        await sent.wait()
        return True

    monkeypatch.setattr(posts, "PARTING", 0.05)
    monkeypatch.setattr(bus, "send", send)
    post = posts.Post(bus)
    for number in range(20):
        post.send(str(number), between.Here())
    async with asyncio.timeout(0.9):
        await post.close()


async def test_a_question_whose_answer_was_lost_is_asked_again(two):
    two.buses[0].leaks = True
    coming = asyncio.create_task(two.come())
    await until(lambda: two.buses[0].lost)
    two.buses[0].leaks = False
    await two.houses[0]._remote.watch()
    ear, _ = await asyncio.wait_for(coming, 5)
    assert ear.frames[0]["type"] == "welcome"


async def test_who_comes_while_the_owner_dies_is_let_in_by_the_next(two):
    two.buses[0].leaks = True
    coming = asyncio.create_task(two.come())
    await until(lambda: two.buses[0].lost)
    two.buses[0]._hub.kill(two.buses[0].process)
    await two.houses[1]._remote.watch()
    ear, _ = await asyncio.wait_for(coming, 5)
    assert ear.frames[0]["type"] == "welcome"
    assert ear.bye is None
