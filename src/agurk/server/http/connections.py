"""Connections that a stranger cannot keep open, or fill, without saying anything.

uvicorn reads HTTP and sockets; what is added here are limits that it leaves to a proxy, which a
server on one machine does not have.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # the quick one, if there is one
    Frame,
    apply_mask,
)
from websockets.protocol import State

REQUEST_SECONDS: Final = 30.0
"""How long a whole request may take to arrive, and what waits of an answer to be taken."""

HEAD_BYTES: Final = 32 * 1024
"""How much may arrive before the body begins."""

MOST_BYTES: Final = 1024 * 1024
"""How much of one request may arrive at all."""

CLOSING_SECONDS: Final = 5.0
"""How long the other side may take to take what waits for it when a connection is ended."""

MOST_FRAGMENTS: Final = 64
"""In how many frames one message may come."""

AFTER_CLOSE: Final = 64 * 1024
"""How much the other side may have on its way when it is told that the connection ends."""

PINGS: Final = 20
"""How many pings may come within `CLOSING_SECONDS`."""

_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


TEXTS: Final = "agurk.texts"
"""The ASGI extension that sends several texts in one go, or at once if that can be; most of a
socket's time went to sending them one by one."""

_AHEAD: Final = 8
"""How many messages of one client may wait before no more are read; to stop and go on reading for
each costs more than to take it."""


class HttpConnection(HttpToolsProtocol):
    """A connection for requests: each has to arrive in time, and in so many bytes."""

    _patience: asyncio.TimerHandle | None = None
    _untaken: asyncio.TimerHandle | None = None
    _in_head = True
    _arrived = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._arrived_whole()
        if self._untaken is not None:
            self._untaken.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what arrived, unless it is too much."""
        self._arrived += len(data)
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        super().data_received(data)
        if self._in_head and self._arrived > HEAD_BYTES and not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self._end()
        elif self._arrived > MOST_BYTES:
            self._end()

    def on_message_begin(self) -> None:
        """Read the head of a request."""
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        """Read the body from here on."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Start to count anew."""
        self._arrived_whole()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """See to it that an answer is taken, if it is the last."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """End a connection on which nothing more is asked."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """Wait until what was sent is taken, but not for ever."""
        super().pause_writing()
        self._untaken = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Send on."""
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None
        super().resume_writing()

    def _arrived_whole(self) -> None:
        self._in_head = True
        self._arrived = 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _end(self) -> None:
        self.transport.close()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection for a socket: one that takes nothing any more is cut."""

    _upgraded = False
    _left_to_uvicorn = False
    _rest = b""
    _ignored = 0
    _pings = 0
    _pings_since = 0.0

    def data_received(self, data: bytes) -> None:
        """Take what arrived, frame by frame.

        A text in one frame, as commands are, is taken as it is, which costs a third; other frames
        are left to uvicorn when they are whole. From the first frame on that no client of ours
        sends, uvicorn reads everything.
        """
        if self.close_sent:
            self._ignored += len(data)
            if self._ignored > AFTER_CLOSE:
                self.transport.abort()
                return
        if not self._upgraded or self._left_to_uvicorn:
            self._upgraded = True
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        at, size = 0, len(data)
        while size - at >= 2:
            first, second = data[at], data[at + 1]
            length, body = second & 0x7F, at + 6
            if length == 126:
                length, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if second < 0x80 or second == 0xFF or length > self.config.ws_max_size:
                self._left_to_uvicorn, self._rest = True, b""
                super().data_received(data[at:])
                return
            end = body + length
            if end > size:
                break
            if first != 0x81 or not self._taken(data, body, end):
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]

    def _taken(self, data: bytes, body: int, end: int) -> bool:
        """Take a text in one frame, and return whether it was one that may come now."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        try:
            text = apply_mask(data[body:end], data[body - 4 : body]).decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= _AHEAD:
                self.read_paused = True
                self.transport.pause_reading()
        return True

    async def run_asgi(self) -> None:
        """Serve the socket, and see to it that it ends."""
        self.scope["extensions"][TEXTS] = {"send": self.send_texts, "at_once": self.send_at_once}
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what is no burst of texts; a handshake that is refused is complete, too."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send several texts at once, each a message of its own.

        Raises:
            ClientDisconnected: if the other side has left.
        """
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(_framed(texts))

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send some texts if the other side takes them now, and return whether they were sent."""
        if (
            not self.writable.is_set()
            or self.disconnected
            or self.close_sent
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(_framed(texts))
        return True

    def keepalive_timeout(self) -> None:
        """End a connection whose other side does not answer."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, but not one more than any message needs."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self, *about: Any) -> None:  # noqa: ANN401 - whatever uvicorn passes
        """Answer a ping, unless they come too fast or the answers are not taken."""
        now = self.loop.time()
        if now - self._pings_since > CLOSING_SECONDS:
            self._pings, self._pings_since = 0, now
        self._pings += 1
        if self._pings > PINGS or not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping(*about)


def _framed(texts: Sequence[bytes]) -> bytes:
    """Return texts as messages of their own, in UTF-8 already."""
    return b"".join([part for text in texts for part in (_head(len(text)), text)])


def _head(size: int) -> bytes:
    """Return what stands before a text of so many bytes: RFC 6455, section 5.2."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
