"""A port before several servers: each connection goes to the next one that takes it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

CHUNK = 64 * 1024

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Balancer:
    """Passes bytes on, and knows nothing of what they mean."""

    def __init__(self, ports: Callable[[], Sequence[int]]) -> None:
        self.port = 0
        self._ports = ports
        self._next = 0
        self._server: asyncio.Server | None = None
        self._lines: set[Line] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self, random: Random) -> None:
        """Break about half of all connections."""
        for _, writer in list(self._lines):
            if random.random() < 0.5:
                writer.transport.abort()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for _ in range(100):
            for _, writer in list(self._lines):
                writer.transport.abort()
            if not self._lines:
                break
            await asyncio.sleep(0.01)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what both sides say until one has enough."""
        here = reader, writer
        self._lines.add(here)
        try:
            there = await self._connected()
            if there is not None:
                await asyncio.gather(_pass(here, there), _pass(there, here))
        finally:
            writer.transport.abort()
            self._lines.discard(here)

    async def _connected(self) -> Line | None:
        """Return a connection to the next server that takes one; None if none does."""
        ports = self._ports()
        for _ in ports:
            self._next += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", ports[self._next % len(ports)])
        return None


async def _pass(one: Line, other: Line) -> None:
    """Pass bytes on, and end both ways when there are no more."""
    with suppress(OSError):
        while data := await one[0].read(CHUNK):
            other[1].write(data)
            await other[1].drain()
    other[1].close()
    one[1].close()
