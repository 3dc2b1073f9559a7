"""Where the load goes: servers in processes of their own, and the databases behind them."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from agurk.server.storage import open_storage

MANY = "1000000000"
FREE = {
    f"AGURK_{name.upper()}": MANY
    for name in (
        "sockets",
        "sockets_per_address",
        "messages_per_second",
        "message_burst",
        "requests_per_minute",
        "tables_per_hour",
        "players_per_hour",
        "idle_seconds",
    )
}
"""All players come from one address here: what one address may ask for is no limit."""

_TICK = os.sysconf("SC_CLK_TCK")


class Place(NamedTuple):
    """What servers keep tables in, and meet on."""

    db: str
    bus: str = ""


class Served:
    """One server in a process of its own; only Linux says how it does."""

    def __init__(self, place: Place, profile: Path | None = None) -> None:
        told = {"DB": place.db, "BUS": place.bus, "PORT": "0", "BOT_WORKERS": "1"}
        told |= {"HELLO_SECONDS": "60", "LOG_LEVEL": "warning"}
        ours = {name: value for name, value in os.environ.items() if not name.startswith("AGURK_")}
        environ = ours | FREE | {f"AGURK_{name}": value for name, value in told.items()}
        command = [sys.executable, "-m", "benchmarks.load_server"]
        self._process = subprocess.Popen(
            [*command, *([str(profile)] if profile else [])], env=environ, stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("The server did not start; what it said stands above.")
        self.port = int(line)

    def seconds(self) -> float:
        """How many seconds of a processor it has used."""
        told = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / _TICK

    def kilobytes(self) -> int:
        """How much of the machine's memory it holds."""
        told = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(told.partition("VmRSS:")[2].split()[0])

    def end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise


@contextmanager
def served(place: Place, processes: int, profile: Path | None = None) -> Iterator[list[Served]]:
    """Have servers until the end of the block; the first writes the profile."""
    with ExitStack() as until_the_end:
        servers: list[Served] = []
        for number in range(processes):
            server = Served(place, None if number else profile)
            until_the_end.callback(server.end)
            servers.append(server)
        yield servers


@contextmanager
def cluster() -> Iterator[Place]:
    """Have a PostgreSQL and a Valkey as the tests have them, but durable."""
    from tests.server.postgres import Postgres
    from tests.server.valkey import served as valkey_served

    with valkey_served() as valkey:
        valkey.start()
        postgres = Postgres(durable=True)
        try:
            url = postgres.new_database()
            asyncio.run(prepare(url))
            yield Place(url, valkey.url)
        finally:
            postgres.remove()


async def prepare(url: str) -> None:
    """Bring a database to our schema."""
    storage = open_storage(url)
    await storage.upgrade()
    await storage.close()
