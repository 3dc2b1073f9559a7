"""What a bus is: leases on rooms, and messages from process to process.

A lease names the process that owns a room; it is valid while that process shows that it lives.
For a moment two processes may both believe that they own a room: one was held up for longer than
the others wait, the other took over, and the first has not been told yet. No bus can rule this
out. What refuses the second writer is the room's log, in which each number stands once; the bus
only makes it rare.
"""

import secrets
from collections.abc import Callable
from typing import Protocol

from agurk.rules.errors import AgurkError

LONGEST = 1024 * 1024
"""How many bytes a message may have."""

Deliver = Callable[[str, bytes], None]
"""What takes a message to this process: the sender's name, and the data."""

Lost = Callable[[], None]
"""What is told that another process may have taken over any room of this one."""


class BusError(AgurkError, ConnectionError):
    """Something that the bus cannot do, or not now; says why."""

    slug = "bus"


class Bus(Protocol):
    """The way from this process to the others of the same server."""

    @property
    def process(self) -> str:
        """This process's own name; nobody can guess it."""
        ...

    async def start(self, deliver: Deliver, lost: Lost) -> None:
        """Join the others.

        Args:
            deliver: Is called for each message to this process, in order per sender. A message
                may be lost when the bus's own server stops; none comes twice.
            lost: Is called when this process could not show that it lives for longer than the
                others wait, or when another has taken a room of it. All leases are gone then;
                what is still wanted has to be claimed again.

        Raises:
            BusError: if there is no way to the others.
        """
        ...

    async def close(self) -> None:
        """Leave the others; all leases are free at once. Closing twice is harmless."""
        ...

    async def claim(self, room: str) -> str:
        """Return who owns a room: this process if the lease is its now, else a living other.

        Raises:
            BusError: if the bus cannot be asked now.
        """
        ...

    async def release(self, room: str) -> None:
        """Give a lease back; one that is not ours stays as it is.

        While the bus cannot be reached this is put off until it can.
        """
        ...

    async def send(self, process: str, data: bytes) -> bool:
        """Send a message, and return False if nobody listens under that name now.

        True means that it was passed on, not that it was read. A living process does not listen
        for a moment while it comes back to the bus.

        Raises:
            BusError: if it is too long, or if nobody can say whether it was passed on.
        """
        ...

    async def living(self) -> frozenset[str]:
        """Return the processes that live, this one among them.

        While they come back to a bus that has lost its memory, the answer waits for them.

        Raises:
            BusError: if the bus cannot be asked now.
        """
        ...

    async def ping(self) -> None:
        """Make sure that the bus works now.

        Raises:
            BusError: if it does not.
        """
        ...


def new_process() -> str:
    """Return a name for a process, 22 letters that nobody can guess."""
    return secrets.token_urlsafe(16)


def check_length(data: bytes) -> None:
    """Make sure that a message is not too long.

    Raises:
        BusError: if it is.
    """
    if len(data) > LONGEST:
        raise BusError(
            f"A message from process to process has at most {LONGEST} bytes, not {len(data)}."
        )
