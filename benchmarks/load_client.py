"""As little of HTTP and of WebSockets as players need, so that they do not slow the server down."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

_HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
_NO_MASK = bytes(4)
"""A mask that changes nothing."""


class Asker:
    """Asks a server over HTTP, one thing after the other on one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, port: int) -> "Asker":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, body: object = None, token: str = "") -> dict[str, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        self._writer.write(head.encode() + data)
        status, _, headers = (await self._reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")
        length = int(headers.lower().partition(b"content-length:")[2].split()[0])
        answer = await self._reader.readexactly(length)
        if not status.split()[1].startswith(b"2"):
            raise RuntimeError(f"{path} was refused: {status.decode()} {answer.decode()}")
        return cast("dict[str, Any]", json.loads(answer))

    def close(self) -> None:
        self._writer.close()


class Line(asyncio.Protocol):
    """A WebSocket that passes on texts as bytes."""

    def __init__(
        self,
        begin: Callable[[], None],
        hear: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> None:
        self._begin = begin
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._open = False
        self._transport: asyncio.WriteTransport | None = None
        self._ending = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(_HANDSHAKE)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at, size = 0, len(data)
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"The socket was refused: {data.decode()}")
            self._open = True
            self._begin()
        while size - at >= 2:
            length, body = data[at + 1], at + 2
            if length == 126:
                body = at + 4
                length = int.from_bytes(data[at + 2 : body], "big")
            elif length == 127:
                body = at + 10
                length = int.from_bytes(data[at + 2 : body], "big")
            if body + length > size:
                break
            self._take(data[at] & 15, data[body : body + length])
            at = body + length
        self._rest = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._ending:
            self._lost(str(exc or "the server closed it"))

    def say(self, text: bytes) -> None:
        self._send(0x81, text)

    def close(self) -> None:
        self._ending = True
        if self._transport is not None:
            self._transport.close()

    def _take(self, kind: int, body: bytes) -> None:
        if kind == 1:
            self._hear(body)
        elif kind == 9:
            self._send(0x8A, body)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else _long_head(kind, size)
        if self._transport is not None:
            self._transport.write(head + _NO_MASK + body)


def _long_head(kind: int, size: int) -> bytes:
    return bytes((kind, 0xFE)) + size.to_bytes(2, "big")
