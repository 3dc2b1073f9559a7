"""A port before several servers: each connection goes to the next one that takes it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

CHUNK = 64 * 1024


class Balancer:
    """Passes bytes on, and knows nothing of what they mean."""

    def __init__(self, ports: Callable[[], Sequence[int]]) -> None:
        self.port = 0
        self._ports = ports
        self._next = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self, random: Random) -> None:
        """Break about half of all connections."""
        for task in list(self._tasks):
            if random.random() < 0.5:
                task.cancel()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        there = await self._connected()
        if there is None:
            writer.close()
            return
        try:
            with suppress(OSError):
                async with asyncio.TaskGroup() as both:
                    both.create_task(_pass(reader, there[1]))
                    both.create_task(_pass(there[0], writer))
        except* OSError:
            pass
        finally:
            writer.close()
            there[1].close()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Return a connection to the next server that takes one; None if none does."""
        ports = self._ports()
        for _ in ports:
            self._next += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", ports[self._next % len(ports)])
        return None


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass bytes on until one side has enough, and end both ways then."""
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()
    raise ConnectionResetError
