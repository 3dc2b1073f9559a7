"""Messages on their way out: in order, and many at a time when many wait."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from agurk.server.bus.base import BusError
from agurk.server.bus.ending import end, heed

_MOST, _MOST_BYTES = 256, 2 * 1024 * 1024
"""How much goes out at a time."""

Carry = Callable[[Sequence[tuple[str, bytes]]], Awaitable[Sequence[int | None]]]
"""What sends messages to processes, in order, and returns how many heard each."""


class _Letter(NamedTuple):
    """A message that waits to be sent, and whoever waits for it to be."""

    process: str
    data: bytes
    heard: asyncio.Future[bool]


class Post:
    """Sends what it is given, in that order, over one connection."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry
        self._letters: deque[_Letter] = deque()
        self._waiting = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._task = asyncio.get_running_loop().create_task(self._work(), name="bus post")

    async def close(self) -> None:
        """Stop; what was not sent is refused."""
        if self._task is not None:
            await end(self._task)
        _refuse(self._letters, BusError("The bus was closed before the message was sent."))
        self._letters.clear()

    async def send(self, process: str, data: bytes) -> bool:
        """Send a message, and return whether anybody heard it.

        Raises:
            BusError: if nobody can say.
        """
        heard: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._letters.append(_Letter(process, data, heard))
        self._waiting.set()
        return await heard

    async def _work(self) -> None:
        while True:
            heed()
            await self._waiting.wait()
            letters = self._take()
            try:
                counts = await self._carry([(letter.process, letter.data) for letter in letters])
            except BusError as error:
                _refuse(letters, error)
            except asyncio.CancelledError:
                _refuse(letters, BusError("The bus was closed while the message was sent."))
                raise
            except Exception as error:  # noqa: BLE001  those who wait must not wait for ever
                kind = type(error).__name__
                _refuse(letters, BusError(f"The message could not be sent: {kind}."))
            else:
                for letter, count in zip(letters, counts, strict=True):
                    if count is None:
                        _refuse([letter], BusError("The bus's server refused the message."))
                    elif not letter.heard.done():
                        letter.heard.set_result(count > 0)

    def _take(self) -> list[_Letter]:
        """Return the next few that wait."""
        taken, size = [self._letters.popleft()], 0
        while self._letters and len(taken) < _MOST and size < _MOST_BYTES:
            size += len(self._letters[0].data)
            taken.append(self._letters.popleft())
        if not self._letters:
            self._waiting.clear()
        return taken


def _refuse(letters: Sequence[_Letter] | deque[_Letter], error: BusError) -> None:
    """Tell those who wait that their messages were not sent, for all we know."""
    for letter in letters:
        if not letter.heard.done():
            letter.heard.set_exception(BusError(str(error)))
