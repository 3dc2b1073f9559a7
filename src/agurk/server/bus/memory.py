"""A bus within one process, for a server that is alone and for tests that play several."""

import asyncio
import logging

from agurk.server.bus.base import BusError, Deliver, Lost, check_length, new_process

_log = logging.getLogger(__name__)


class Hub:
    """What several buses in one program share, as if each were a process of its own."""

    def __init__(self) -> None:
        self.buses: dict[str, MemoryBus] = {}
        """The buses that live, by process."""
        self.leases: dict[str, str] = {}
        """The process that owns each room."""

    def kill(self, process: str) -> None:
        """Let a process be dead: it hears nothing, is told nothing, and its leases are void."""
        self.buses.pop(process).cut()
        self.forget(process)

    def lapse(self, process: str) -> None:
        """Let a process have shown no life for too long: it is told that it may have lost all."""
        self.forget(process)
        self.buses[process].lose()

    def forget(self, process: str) -> None:
        """Free all leases of a process."""
        for room in [room for room, owner in self.leases.items() if owner == process]:
            del self.leases[room]


class MemoryBus:
    """A bus to the other buses of a hub; without a hub it is the only one."""

    def __init__(self, hub: Hub | None = None) -> None:
        self.process = new_process()
        self._hub = Hub() if hub is None else hub
        self._loop: asyncio.AbstractEventLoop | None = None
        self._deliver: Deliver | None = None
        self._lost: Lost | None = None

    def __repr__(self) -> str:
        return "MemoryBus()"

    async def start(self, deliver: Deliver, lost: Lost) -> None:
        """Join the other buses of the hub."""
        self._loop = asyncio.get_running_loop()
        self._deliver, self._lost = deliver, lost
        self._hub.buses[self.process] = self

    async def close(self) -> None:
        """Leave the hub; all leases are free at once."""
        if self._hub.buses.pop(self.process, None) is not None:
            self.cut()
            self._hub.forget(self.process)

    async def claim(self, room: str) -> str:
        """Return who owns a room: this process if nobody did."""
        self._check()
        return self._hub.leases.setdefault(room, self.process)

    async def release(self, room: str) -> None:
        """Give a lease back."""
        if self._hub.leases.get(room) == self.process:
            del self._hub.leases[room]

    async def send(self, process: str, data: bytes) -> bool:
        """Send a message, and return False if there is no such process."""
        self._check()
        check_length(data)
        other = self._hub.buses.get(process)
        if other is None or other._loop is None:  # noqa: SLF001  both are of this class
            return False
        other._loop.call_soon(other._hand, self.process, bytes(data))  # noqa: SLF001
        await asyncio.sleep(0)
        return True

    async def living(self) -> frozenset[str]:
        """Return the processes of the hub."""
        self._check()
        return frozenset(self._hub.buses)

    async def ping(self) -> None:
        """Make sure that this bus is open."""
        self._check()

    def cut(self) -> None:
        """Hear and tell nothing from now on."""
        self._deliver = self._lost = None

    def lose(self) -> None:
        """Tell that another process may have taken over."""
        if self._lost is not None:
            self._lost()

    def _hand(self, sender: str, data: bytes) -> None:
        """Hand a message over."""
        if self._deliver is None:
            return
        try:
            self._deliver(sender, data)
        except Exception as error:  # noqa: BLE001  one message must not stop the others
            _log.error("A message was not taken: %s.", type(error).__name__)

    def _check(self) -> None:
        if self._deliver is None:
            raise BusError("This bus is closed; only one that was started can be asked.")
