"""The frames that wait to be sent to one client: so many, and not one more."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from agurk.server.http.closing import GONE, SLOW, code_of
from agurk.server.http.rounds import Rounds
from agurk.server.wire.server import Bye

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
"""What puts a message on an ASGI connection."""

SendTexts: TypeAlias = Callable[[Sequence[bytes]], Awaitable[None]]
"""What sends several texts, each as a message of its own."""

MOST_FRAMES: Final = 256
"""How many frames may wait for one client."""

MOST_BYTES: Final = 1024 * 1024
"""How many bytes these may have together."""

AtOnce: TypeAlias = Callable[[Sequence[bytes]], bool]
"""What sends some texts if they can be sent now, and returns whether."""

MOST_TOGETHER: Final = 64
"""How many frames may wait for the next round."""

BURST: Final = 64 * 1024
"""After how many bytes it is looked whether the client takes more."""

_encode = msgspec.json.Encoder().encode


class Outbox:
    """Where the frames for one client go; a client for which too many wait is dropped.

    `put` and `close` return at once. What is put in one turn of the loop is sent on the next round
    together. Where frames have to wait because the client takes none, one task runs `write`, and
    sends whatever waits in one go.
    """

    __slots__ = (
        *("_at_once", "_bytes", "_closing", "_count", "_frames", "_queued", "_rounds", "_waker"),
        "bye",
    )

    bye: Bye | None
    """The good-bye that ends this connection, once there is one; only the first counts."""

    def __init__(
        self,
        closing: Callable[[], None],
        count: Callable[[int], None],
        rounds: Rounds,
        at_once: AtOnce = lambda _: False,
    ) -> None:
        """Make an empty one.

        Args:
            closing: Is called once, when the connection is to be ended.
            count: Is told how many frames were sent.
            rounds: When frames are sent.
            at_once: Sends frames if they can be sent now.
        """
        self.bye = None
        self._at_once = at_once
        self._count = count
        self._closing = closing
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._rounds = rounds
        self._queued = False
        """Whether the next round comes here."""
        self._waker: asyncio.Future[None] | None = None
        """Wakes `write`; None while it is awake, for then frames may wait."""

    def put(self, frame: bytes) -> None:
        """Send a frame on the next round, or drop the client if too many wait already."""
        if self.bye is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if self._queued and (len(self._frames) > MOST_TOGETHER or self._bytes > BURST):
            self.send()
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self.close(SLOW)
        elif self._waker is not None and not self._queued:
            self._queued = True
            self._rounds.visit(self)

    def send(self) -> None:
        """Send what waits if the client takes it now, or leave it to `write`."""
        self._queued = False
        if self._waker is None or not self._frames:
            return
        if self._at_once(self._frames):
            self._count(len(self._frames))
            self._frames.clear()
            self._bytes = 0
        else:
            self._wake()

    def _wake(self) -> None:
        if self._waker is not None:
            if not self._waker.done():  # it is cancelled a moment before `write` has ended
                self._waker.set_result(None)
            self._waker = None

    def close(self, bye: Bye) -> None:
        """Say good-bye after what waits, and end the connection."""
        if self.bye is not None:
            return
        self.bye = bye
        self._wake()
        self._closing()

    async def write(self, send: Send, send_texts: SendTexts) -> None:
        """Send what waits, and what comes, until the good-bye is sent or the client has left."""
        try:
            while True:
                while self._frames:
                    await send_texts(self._burst())
                if self.bye is not None:
                    await _part(send, self.bye)
                    return
                self._waker = asyncio.get_running_loop().create_future()
                await self._waker
        except OSError:
            # The client has left; whoever reads from it hears of that.
            return
        finally:
            self._waker = None
            self.bye = self.bye or GONE

    def _burst(self) -> list[bytes]:
        """Return what is to be sent in one go."""
        frames, size = self._frames, 0
        burst: list[bytes] = []
        while frames and size < BURST:
            frame = frames.popleft()
            size += len(frame)
            burst.append(frame)
        self._bytes -= size
        self._count(len(burst))
        return burst


async def _part(send: Send, bye: Bye) -> None:
    """Send the good-bye and the close frame."""
    await send({"type": "websocket.send", "text": _encode(bye).decode()})
    await send({"type": "websocket.close", "code": int(code_of(bye)), "reason": bye.slug})
