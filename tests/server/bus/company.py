"""Several processes of one server, played in one program."""

import asyncio
import secrets

from agurk.server.bus.address import read_address
from agurk.server.bus.base import Bus
from agurk.server.bus.memory import Hub, MemoryBus
from agurk.server.bus.pace import Pace
from agurk.server.bus.redis import RedisBus
from tests.server.valkey import Valkey

EASY = Pace(lives=20, beat=0.05, settle=0.5, answer=10, patience=10)
"""Nobody is taken for dead, however busy the machine is, unless a test says so."""


class Member:
    """A process: its bus, what it has heard, and how often it was told that it may have lost."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, bytes]] = []
        self.losses = 0

    @property
    def name(self) -> str:
        return self.bus.process

    async def start(self) -> "Member":
        await self.bus.start(self.hear, self.lose)
        return self

    def hear(self, sender: str, data: bytes) -> None:
        self.heard.append((sender, data))

    def lose(self) -> None:
        self.losses += 1

    async def until_heard(self, count: int) -> list[tuple[str, bytes]]:
        await until(lambda: len(self.heard) >= count)
        return self.heard


async def until(true) -> None:
    """Wait until something is so, or fail."""
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110  what tests wait for says nothing when it is so
            await asyncio.sleep(0.005)


class MemoryCompany:
    """Processes that share a hub."""

    def __init__(self) -> None:
        self.hub = Hub()
        self.members: list[Member] = []

    async def join(self) -> Member:
        self.members.append(Member(MemoryBus(self.hub)))
        return await self.members[-1].start()

    async def die(self, member: Member) -> None:
        self.hub.kill(member.name)

    async def lapse(self, member: Member) -> None:
        """Let a process look dead to the others for a moment, and wait until it has noticed."""
        self.hub.lapse(member.name)

    async def part(self) -> None:
        for member in self.members:
            await member.bus.close()


class ValkeyCompany:
    """Processes that share a Valkey server and a prefix of their own on it."""

    def __init__(self, server: Valkey, pace: Pace = EASY) -> None:
        self.server = server
        self.pace = pace
        self.prefix = f"test-{secrets.token_hex(4)}:"
        self.members: list[Member] = []

    async def join(self) -> Member:
        bus = RedisBus(read_address(f"{self.server.url}?prefix={self.prefix}"), self.pace)
        self.members.append(Member(bus))
        return await self.members[-1].start()

    async def die(self, member: Member) -> None:
        await self.vanish(member)
        self.look_dead(member)

    async def vanish(self, member: Member) -> None:
        """Let a process be gone without a word."""
        assert isinstance(member.bus, RedisBus)
        member.bus._online.clear()
        await member.bus.close()

    def look_dead(self, member: Member) -> None:
        """Take away what shows that a process lives."""
        self.server.ask("DEL", f"{self.prefix}alive:{member.name}")

    async def lapse(self, member: Member) -> None:
        self.look_dead(member)

    def looks_alive(self, member: Member) -> bool:
        return bool(self.server.ask("EXISTS", f"{self.prefix}alive:{member.name}"))

    def keys(self, pattern: str = "*") -> object:
        return self.server.ask("KEYS", self.prefix + pattern)

    async def part(self) -> None:
        for member in self.members:
            await member.bus.close()
