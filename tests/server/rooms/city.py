"""Several processes of one server in one program, on one database, and the people at them."""

import asyncio
import itertools
from typing import Any

import msgspec

from agurk.server.bus.memory import Hub, MemoryBus
from agurk.server.rooms.errors import NoHint
from agurk.server.rooms.host import Services
from agurk.server.rooms.house import House
from agurk.server.rooms.ports import Who
from agurk.server.storage import open_storage
from agurk.server.wire import client
from agurk.server.wire.http import NewTable
from agurk.server.wire.options import Pace, TableOptions, Thinking
from agurk.server.wire.server import ServerMessage
from tests.server.bus.company import until

IDA, BO, EVE = "Ida-player", "Bo-player", "Eve-player"


class Quick:
    """Bots that play the first card they may."""

    async def choose(self, bot, view, seed):
        del bot, seed
        return view.actions[0]

    async def hint(self, *_):
        raise NoHint("These bots give no hints.")


class Slow(Quick):
    """Bots that never come to a decision."""

    async def choose(self, *_):
        await asyncio.Event().wait()


class Broken(Quick):
    """Bots that fail."""

    WHY = "As is the card"

    async def choose(self, *_):
        raise ValueError(self.WHY)


class Gate:
    """A storage before which rows can be held up, or refused."""

    def __init__(self, storage):
        self.storage = storage
        self.open = asyncio.Event()
        self.open.set()
        self.error = None
        self.waiting = 0
        self.reading = asyncio.Event()
        """Set while rooms may be read."""
        self.reading.set()
        self.readers = 0

    def __getattr__(self, name):
        return getattr(self.storage, name)

    async def read(self, room, start=0):
        if self.error is not None:
            raise self.error
        rows = await self.storage.read(room, start)
        self.readers += 1
        await self.reading.wait()
        self.readers -= 1
        return rows

    async def append(self, room, rows, listing=None, finished=None):
        self.waiting += 1
        await self.open.wait()
        self.waiting -= 1
        if self.error is not None:
            raise self.error
        await self.storage.append(room, rows, listing, finished)


class Guest:
    """Somebody with a connection: hears frames, and says things."""

    def __init__(self, player):
        self.player = player
        self.frames: list[Any] = []
        self.texts: list[str] = []
        self._messages: list[Any] = []
        self.bye: Any = None
        self.before_bye: list[Any] = []
        self.link: Any = None
        self._ids = itertools.count()

    def put(self, frame):
        self.texts.append(frame.decode())
        self.frames.append(msgspec.json.decode(frame))

    def close(self, bye):
        assert self.bye is None, "said good-bye twice"
        self.bye = bye
        self.before_bye = [*self.frames]

    @property
    def messages(self):
        """What was heard, read as clients have to read it."""
        for text in self.texts[len(self._messages) :]:
            self._messages.append(msgspec.json.decode(text, type=ServerMessage))
        return self._messages

    def of(self, kind):
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def scene(self):
        """The table as this client was last shown it."""
        return next(frame for frame in reversed(self.frames) if "scene" in frame)

    @property
    def number(self):
        return self.scene["number"]

    async def say(self, kind, **fields):
        """Say something, and wait for the answer."""
        id = f"{self.player}-{next(self._ids)}"[-24:]  # noqa: A001 - the wire's word
        if "on" in kind.__struct_fields__ and "on" not in fields:
            fields["on"] = self.number
        await self.link.say(kind(id, **fields))
        await until(lambda: self.bye or any(frame.get("id") == id for frame in self.frames))
        return next((frame for frame in self.frames if frame.get("id") == id), None)

    async def heard(self, number):
        await until(lambda: self.bye or self.number >= number)


class City:
    """The houses, the hub, and the database."""

    def __init__(self, path):
        self.path = str(path / "agurk.db")
        self.hub = Hub()
        self.houses: list[House] = []
        self.gate: Any = None
        self.now = 1000.0
        self.thinkers: Any = Quick()

    async def __aenter__(self):
        self.storage = open_storage(self.path)
        await self.storage.start()
        self.gate = Gate(self.storage)
        return self

    async def __aexit__(self, *_):
        self.gate.open.set()
        for house in self.houses:
            await house.close()
        await self.storage.close()

    async def house(self, **changes):
        """Start another process."""
        bus = MemoryBus(self.hub)
        services = Services(self.gate, self.thinkers, lambda: self.now)
        house = House(services, bus, **changes)
        self.houses.append(house)
        await house.start()
        return house

    def kill(self, house):
        """Let a process die without a word."""
        self.hub.kill(house._bus.process)
        for task in house._tasks:
            task.cancel()
        for host in house.hosts:
            host._task.cancel()
            if host._timer is not None:
                host._timer.cancel()
        self.houses.remove(house)

    async def rows(self, table):
        return await self.storage.read(table)


async def opened(at, *, start=False, **options):
    """Open a table of Ida's, and return its id."""
    usual = {"seats": 3, "variant": "gurka_se", "pace": Pace.NONE, "thinking": Thinking.AT_ONCE}
    fields: dict[str, Any] = usual | options
    chosen = TableOptions(**fields)
    look = await at.open(IDA, NewTable(name="Ida", options=chosen, start=start))
    return look.table


async def come(house, table, player, since=-1, seat=None):
    """Let somebody connect."""
    guest = Guest(player)
    guest.link = await house.attach(table, Who(player, seat), since, guest)
    return guest


async def play(guests, steps):
    """Let people play so many cards, each as his own client shows the table."""
    for _ in range(steps):
        for guest in guests:
            mine = guest.scene["mine"]
            if mine and mine["options"]:
                await guest.say(client.Choose, action=mine["options"][0]["action"])
                break
        else:
            if guests[0].scene["scene"]["stage"] != "playing":
                return
            await news(guests)


async def news(guests):
    """Wait until one of them hears something."""
    before = [(len(guest.frames), guest.bye) for guest in guests]
    await until(lambda: [(len(guest.frames), guest.bye) for guest in guests] != before)
