"""Clients that say as much as they can, and come again as soon as they are sent away."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import NamedTuple

from tests.hostile.frames import fit, frame, opened
from tests.hostile.grammar import Grammar

SOCKETS = 40
"""How many flood at a time."""


class Flood(NamedTuple):
    """What is flooded, and how."""

    port: int
    source: str
    table: str
    """A table of others, which may be watched."""
    seconds: float
    seed: int


def flooded(aim: Flood) -> Counter[str]:
    """Flood from a process of its own."""
    return asyncio.run(flood(aim))


async def flood(aim: Flood) -> Counter[str]:
    """Flood a server with messages, handshakes and requests, and return how many there were."""
    told: Counter[str] = Counter()
    grammar = Grammar(Random(aim.seed))
    burst = b"".join(frame(fit(grammar.message())) for _ in range(200))
    with suppress(TimeoutError):
        async with asyncio.timeout(aim.seconds), asyncio.TaskGroup() as all_of_them:
            for _ in range(SOCKETS):
                all_of_them.create_task(_talk(aim, burst, told))
            for _ in range(4):
                all_of_them.create_task(_ask(aim, told))
    return told


async def _talk(aim: Flood, burst: bytes, told: Counter[str]) -> None:
    hello = frame(f'{{"type":"hello","protocol":1,"table":"{aim.table}"}}'.encode())
    while True:
        try:
            reader, writer, status = await opened(aim.port, aim.source)
        except OSError:
            told["handshakes that failed"] += 1
            await asyncio.sleep(0.01)
            continue
        told[f"handshakes answered with {status[9:12].decode()}"] += 1
        try:
            with suppress(OSError):
                writer.write(hello)
                while status[9:12] == b"101" and not reader.at_eof():
                    writer.write(burst)
                    told["messages"] += 200
                    await writer.drain()
                    await reader.read(65536)
        finally:
            writer.transport.abort()
        await asyncio.sleep(0)


async def _ask(aim: Flood, told: Counter[str]) -> None:
    request = b"GET /api/variants HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", aim.port, local_addr=(aim.source, 0)
            )
            try:
                for _ in range(100):
                    writer.write(request * 10)
                    await writer.drain()
                    if not await reader.read(65536):
                        break
                    told["requests answered at all"] += 10
            finally:
                writer.transport.abort()
        await asyncio.sleep(0)
