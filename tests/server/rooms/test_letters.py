"""Letters between processes that are lost: nobody waits for ever for what was in them."""

import asyncio
from contextlib import asynccontextmanager

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

OWNER, EDGE = 0, 1
"""Which of two processes has the table, and by way of which its player comes."""


class Leaky(MemoryBus):
    """A bus on which messages are lost while `leaks` is set; who sends them is not told."""

    leaks = False
    lost = 0
    """How many messages were lost."""
    taken = 0
    """How many messages came here."""
    unseen: frozenset[str] = frozenset()
    """The processes that seem dead from here."""

    async def send(self, process, data):
        if not self.leaks:
            return await super().send(process, data)
        self.lost += 1
        return True

    async def living(self):
        return await super().living() - self.unseen

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

    @property
    def remotes(self):
        return [house._remote for house in self.houses]

    async def watch(self, times=1):
        """Let both look after each other, and hear what the other says."""
        for _ in range(times):
            for remote in self.remotes:
                await remote.watch()
            await asyncio.sleep(0.02)

    @asynccontextmanager
    async def lost(self, sender, least=1):
        """Lose what a process says, which is one message at least."""
        bus = self.buses[sender]
        before, bus.leaks = bus.lost, True
        yield
        await until(lambda: bus.lost >= before + least)
        bus.leaks = False

    def nothing_is_between_them(self):
        return not any(
            remote.links or remote._guests or remote._coming or remote._calls
            for remote in self.remotes
        )

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
    await two.watch(times=4)
    assert [bus.taken - had for bus, had in zip(two.buses, before, strict=True)] == [4, 4]
    assert ear.bye is None


async def test_who_was_let_go_by_a_process_that_was_cut_off_hears_of_it_later(two):
    ear, _ = await two.come()
    async with two.lost(OWNER):
        two.buses[OWNER]._hub.lapse(two.buses[OWNER].process)
    assert two.houses[OWNER].hosts == ()
    await two.watch(times=2)
    assert (ear.bye.slug, ear.bye.again) == ("moved", True)
    assert two.nothing_is_between_them()
    again, _ = await two.come()
    await two.watch(times=3)
    assert again.bye is None


async def test_a_process_that_was_cut_off_tells_its_clients_elsewhere_at_once(two):
    ear, _ = await two.come()
    async with two.lost(OWNER), two.lost(EDGE):
        two.buses[EDGE]._hub.lapse(two.buses[EDGE].process)
        assert (ear.bye.slug, ear.bye.again) == ("moved", True)
        two.remotes[OWNER].post.send(two.buses[EDGE].process, between.Here())
        two.remotes[EDGE].post.send(two.buses[OWNER].process, between.Here())
    await two.watch(times=2)
    assert two.nothing_is_between_them()


@pytest.mark.parametrize("side", [OWNER, EDGE], ids=["by the owner", "by the edge"])
async def test_who_was_held_for_dead_for_a_moment_hears_of_it_later(side, two):
    ear, _ = await two.come()
    bus = two.buses[side]
    bus.unseen = frozenset({two.buses[1 - side].process})
    await two.remotes[side].watch()
    bus.unseen = frozenset()
    await two.watch(times=3)
    assert (ear.bye.slug, ear.bye.again) == ("moved", True)
    assert two.nothing_is_between_them()
    again, attached = await two.come()
    await two.watch(times=3)
    assert again.bye is None
    await attached.say(Start("begin", 2))
    await until(lambda: again.of("done"))


async def test_a_loss_is_noticed_though_the_numbers_begin_anew_meanwhile(two):
    ear, _ = await two.come()
    owner, edge = two.remotes
    sent = two.remotes[OWNER].post._bags[two.buses[EDGE].process].number
    two.buses[OWNER].unseen = frozenset({two.buses[EDGE].process})
    await owner.watch()
    two.buses[OWNER].unseen = frozenset()
    for _ in range(sent):
        async with two.lost(OWNER):
            owner.post.send(two.buses[EDGE].process, between.Here())
    owner.post.send(two.buses[EDGE].process, between.Here())
    await until(lambda: ear.bye)
    assert edge.links == {}


async def test_nobody_stays_at_a_table_whose_going_was_lost(two):
    _, attached = await two.come()
    async with two.lost(EDGE):
        await attached.detach()
    assert two.remotes[OWNER]._guests
    await two.watch(times=2)
    assert two.nothing_is_between_them()


async def test_a_question_that_was_lost_on_its_way_is_asked_again_soon(two):
    async with two.lost(EDGE):
        coming = asyncio.create_task(two.come())
    await two.watch(times=2)
    ear, _ = await asyncio.wait_for(coming, 2)
    assert [frame["type"] for frame in ear.frames[:1]] == ["welcome"]


async def test_who_was_welcomed_before_the_answer_was_lost_is_welcomed_once(two, monkeypatch):
    post, send = two.remotes[OWNER].post, two.remotes[OWNER].post.send
    monkeypatch.setattr(
        post, "send", lambda to, letter: isinstance(letter, between.Reply) or send(to, letter)
    )
    coming = asyncio.create_task(two.come())
    await until(lambda: any(far.welcomed for far in two.remotes[EDGE].links.values()))
    async with two.lost(OWNER):
        post.send(two.buses[EDGE].process, between.Here())
    await two.watch(times=2)
    ear, attached = await asyncio.wait_for(coming, 2)
    assert len(ear.of("welcome")) == 1
    assert ear.bye.slug == "moved"
    await attached.detach()
    assert two.nothing_is_between_them()


async def test_letters_go_on_after_a_fault_of_the_bus(two, monkeypatch, caplog):
    ear, _ = await two.come()
    bus = two.buses[OWNER]

    async def fails(*_):
        monkeypatch.undo()
        raise ValueError(ear.player)

    monkeypatch.setattr(bus, "send", fails)
    two.remotes[OWNER].post.send(two.buses[EDGE].process, between.Here())
    await until(lambda: "could not be sent" in caplog.text)
    assert ear.player not in caplog.text
    await two.watch(times=2)
    assert ear.bye.slug == "moved"
    again, _ = await two.come()
    assert again.of("welcome")


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


async def test_a_fault_does_not_end_the_look_after_other_processes(two, caplog):
    looks: list[int] = []

    async def looks_and_fails():
        looks.append(len(looks))
        raise KeyError(two.table)

    looking = asyncio.create_task(two.houses[EDGE]._every(0, looks_and_fails))
    await until(lambda: len(looks) > 1)
    looking.cancel()
    assert "KeyError" in caplog.text
    assert two.table not in caplog.text
