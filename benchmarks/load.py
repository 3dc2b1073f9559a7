"""Hundreds of tables over real sockets: how fast they play, how soon all hear, what they hold.

    python -m benchmarks.load [--tables 500] [--rate 1000] [--seconds 20] [--check] ...

A server runs in a process of its own; all players are in this one, four at each table. Whoever may
play plays something at random: first so many moves a second over all tables, then everybody at
once. The server tells of a move once it is on the disk. The database lies in the working directory,
as what is in memory says nothing about a disk. Needs Linux, which says how the server does.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
from collections import deque
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

import uvloop

from benchmarks.load_client import Asker, Line
from benchmarks.load_places import Place, Served, cluster, prepare, served
from benchmarks.load_table import Count, Table

PLAYERS = 4
HALLS = 20
"""At how many tables people watch while the memory of sockets alone is measured."""

OPTIONS = {"seats": PLAYERS, "pace": "none", "thinking": "at-once"}


class Limit(NamedTuple):
    """What a figure should be, and what it must be when `--check` is given.

    The aims are for a machine that does nothing else; the limits are much looser, as what else it
    does shows in every figure but the first.
    """

    name: str
    aim: float
    limit: float
    least: bool


SOCKETS = Limit("sockets", 2000, 2000, least=True)
SLOWEST = Limit("ms for 99 % of paced moves", 50, 150, least=False)
MOVES = Limit("moves a second, all at once", 4000, 1500, least=True)
MEMORY = Limit("kB a table", 40, 120, least=False)


class Pace(NamedTuple):
    """What came of one run."""

    moves: float
    """A second."""
    half: float
    """In how many milliseconds all had heard of half of the moves."""
    slowest: float
    """In how many milliseconds all but one in a hundred."""
    longest: float
    server: float
    """Processors that the servers used."""
    client: float
    """Processors that this process used."""
    matches: int

    def __str__(self) -> str:
        cost = 1e6 * self.server / max(self.moves, 1)
        return (
            f"{self.moves:6,.0f} moves a second; all have heard of half in {self.half:6.1f} ms, "
            f"of 99 % in {self.slowest:6.1f} ms, of each in {self.longest:6.1f} ms\n"
            f"{'':25}server {self.server:.2f} processors, {cost:.0f} µs a move; "
            f"players {self.client:.2f} processors; {self.matches} matches ended"
        )


class Party:
    """All tables, and all who play there."""

    def __init__(self, servers: list[Served]) -> None:
        self.count = Count()
        self.tables: list[Table] = []
        self._servers = servers
        self._ready: deque[Table] = deque()

    def _port(self, number: int) -> int:
        return self._servers[number % len(self._servers)].port

    async def open(self, tables: int) -> None:
        """Open tables and sit down at them, some at a time."""
        numbers = iter(range(tables))

        async def some() -> None:
            askers = [await Asker.connect(server.port) for server in self._servers]
            for number in numbers:
                self.tables.append(await self._open(askers[number % len(askers)]))
            for asker in askers:
                asker.close()

        await asyncio.gather(*(some() for _ in range(8)))

    async def _open(self, asker: Asker) -> Table:
        tokens = [(await asker.post("/api/players"))["token"] for _ in range(PLAYERS)]
        new = {"name": "Ida", "options": OPTIONS}
        name = (await asker.post("/api/tables", new, tokens[0]))["table"]
        for number, token in enumerate(tokens[1:], 1):
            path, person = f"/api/tables/{name}/seats", {"name": f"Ida {number}"}
            await asker.post(path, person, token)
        table = Table(name, tokens, self.count)
        table.ready = self._ready.append
        return table

    async def connect(self) -> None:
        """Connect everybody, some at a time."""
        seats = iter([seat for table in self.tables for seat in table.seats])
        loop = asyncio.get_running_loop()

        async def some() -> None:
            for seat in seats:
                welcome = asyncio.Event()
                seat.welcome = welcome.set
                port = self._port(seat.number)
                await loop.create_connection(partial(_same, seat.line), "127.0.0.1", port)
                await asyncio.wait_for(welcome.wait(), 60)

        await asyncio.gather(*(some() for _ in range(64)))

    async def start(self) -> None:
        """Begin a match at each table, and wait until somebody may play at each."""
        for table in self.tables:
            table.start()
            await asyncio.sleep(0.002)
        while len(self._ready) < len(self.tables):  # noqa: ASYNC110 - it is awaited once
            await asyncio.sleep(0.1)

    async def measure(self, seconds: float, rate: float | None) -> Pace:
        """Play for a while, at most so many moves a second if there is a rate."""
        for table in self.tables:
            table.ready = self._ready.append if rate else Table.play
        playing = asyncio.create_task(self._paced(rate) if rate else self._play_all())
        await asyncio.sleep(2.0)
        self.count.begin()
        begun, ours = perf_counter(), process_time()
        theirs = sum(server.seconds() for server in self._servers)
        await asyncio.sleep(seconds)
        passed, took = perf_counter() - begun, sorted(self.count.took)
        theirs = sum(server.seconds() for server in self._servers) - theirs
        ours = process_time() - ours
        for table in self.tables:
            table.ready = self._ready.append
        playing.cancel()
        await asyncio.sleep(2.0)
        if not took:
            raise RuntimeError(f"Nobody has played. {self.count.wrong.most_common(3)}")
        return Pace(
            moves=len(took) / passed,
            half=1e3 * took[len(took) // 2],
            slowest=1e3 * took[len(took) * 99 // 100],
            longest=1e3 * took[-1],
            server=theirs / passed,
            client=ours / passed,
            matches=self.count.matches,
        )

    async def _play_all(self) -> None:
        while self._ready:
            self._ready.popleft().play()

    async def _paced(self, rate: float) -> None:
        begun, played = perf_counter(), 0
        while True:
            due = int((perf_counter() - begun) * rate)
            while played < due and self._ready:
                self._ready.popleft().play()
                played += 1
            # What could not be played in time is not made up for all at once.
            played = max(played, due - 50)
            await asyncio.sleep(0.001)

    async def watch(self, sockets: int) -> None:
        """Open a few tables, and connect so many people who watch there."""
        await self.open(HALLS)
        halls = self.tables
        self.tables = [
            Table(halls[number % HALLS].name, [""] * PLAYERS, self.count)
            for number in range(sockets // PLAYERS)
        ]
        await self.connect()


def _same(line: Line) -> Line:
    return line


async def play(asked: argparse.Namespace, servers: list[Served]) -> tuple[Pace, Pace, int]:
    """Play both ways, and return what came of it and how much memory the servers hold."""
    party = Party(servers)
    begun = perf_counter()
    await party.open(asked.tables)
    opened = perf_counter()
    await party.connect()
    print(
        f"{asked.tables} tables opened in {opened - begun:.1f} s, "
        f"{asked.tables * PLAYERS:,} sockets in {perf_counter() - opened:.1f} s"
    )
    await party.start()
    paced = await party.measure(asked.seconds, asked.rate)
    print(f"{f'paced at {asked.rate:,}':25}{paced}")
    most = await party.measure(asked.seconds, None)
    print(f"{'all at once':25}{most}")
    for what, times in party.count.wrong.most_common(5):
        print(f"{times} times: {what}")
    return paced, most, sum(server.kilobytes() for server in servers)


async def watch(asked: argparse.Namespace, servers: list[Served]) -> int:
    """Return how much memory the servers hold for sockets without tables."""
    party = Party(servers)
    await party.watch(asked.tables * PLAYERS)
    return sum(server.kilobytes() for server in servers)


def main() -> int:
    asked = arguments()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # it is a file or pipe
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as until_the_end:
        folder = Path(
            until_the_end.enter_context(tempfile.TemporaryDirectory(dir=".", prefix=".load-"))
        ).absolute()
        place = Place(asked.db or str(folder / "load.db"), asked.bus)
        other = Place(str(folder / "other.db"))
        if asked.db:
            asyncio.run(prepare(asked.db))
        if asked.cluster:
            place = until_the_end.enter_context(cluster())
            asked.processes = max(2, asked.processes)
        with served(place, asked.processes, asked.profile) as servers:
            paced, at_once, held = uvloop.run(play(asked, servers))
        figures = [
            (SOCKETS, asked.tables * PLAYERS),
            (SLOWEST, paced.slowest),
            (MOVES, at_once.moves),
        ]
        if asked.memory:
            with served(other, 1) as servers:
                sockets = uvloop.run(watch(asked, servers))
            figures += [(MEMORY, (held - sockets) / (asked.tables - HALLS))]
    return report(asked, figures)


def report(asked: argparse.Namespace, figures: list[tuple[Limit, float]]) -> int:
    """Print what was found, and return whether a limit is missed."""
    print(f"{'':32}{'found':>9}{'aim':>9}{'limit':>9}")
    missed = False
    for limit, found in figures:
        wrong = found < limit.limit if limit.least else found > limit.limit
        missed |= wrong
        mark = "  missed" if wrong else ""
        print(f"{limit.name:32}{found:9,.0f}{limit.aim:9,.0f}{limit.limit:9,.0f}{mark}")
    return int(missed and asked.check)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make load")
    add = parser.add_argument
    add("--tables", type=int, default=500)
    add("--rate", type=int, default=1000, help="moves a second when play is paced")
    add("--seconds", type=float, default=20.0, help="how long each way to play is measured")
    add("--memory", action="store_true", help="measure what a table holds, too")
    add("--check", action="store_true", help="fail when a limit is missed; measures memory, too")
    add("--db", default="", help="a database, instead of a new SQLite file")
    add("--bus", default="", help="a Redis or Valkey, for several processes")
    add("--processes", type=int, default=1)
    add("--cluster", action="store_true", help="PostgreSQL and Valkey as the tests have them")
    add("--profile", type=Path, help="where the first server's profile is written; slows it down")
    asked = parser.parse_args()
    asked.memory = asked.memory or asked.check
    if asked.processes > 1 and not (asked.bus and asked.db) and not asked.cluster:
        parser.error("Several processes need a database and a bus, or --cluster.")
    return asked


if __name__ == "__main__":
    sys.exit(main())
