"""Servers, their database and their bus, and people who play while something happens to them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from agurk.server.storage.sql import SqlStorage, open_storage
from tests.server.running import Running
from tests.soak.balancer import Balancer
from tests.soak.company import Company
from tests.soak.player import ANSWER

PATIENCE = 60.0
"""How many seconds a table may take until it goes on, or to its end."""

PEOPLE = (("Ida", 2), ("Bo", 3), ("Saga", 1), ("Ole", 2))
"""Who plays, and with how many of them at a table; two tables do where little happens."""

Trouble = Callable[["World", Random], Awaitable[None]]
"""Something that happens to a server under play, and is over when this returns."""


class World:
    """One server in one process or more."""

    def __init__(self, servers: list[Running], storage: SqlStorage) -> None:
        self.servers = servers
        self.storage = storage
        """A look behind the scenes."""
        self.balancer = Balancer(lambda: [server.port for server in servers])
        self.companies: list[Company] = []
        self.spending: list[asyncio.Task[None]] = []

    @property
    def server(self) -> Running:
        return self.servers[0]

    def port(self) -> int:
        """Return where clients go."""
        return self.balancer.port if len(self.servers) > 1 else self.server.port

    @property
    def done(self) -> int:
        """How many commands were acknowledged at all."""
        return sum(company.done for company in self.companies)

    async def check(self) -> None:
        """Compare what everybody was told with the log, and look for traces of faults."""
        self.look()
        for company in self.companies:
            for ledger in company.ledgers[-2:]:
                told = ledger.told()
                ledger.check(await self.storage.read(ledger.room), told)
        for server in self.servers:
            server.check_log()

    async def played(self, more: int) -> None:
        """Wait until every company has had some more commands acknowledged."""
        before = {company.name: company.done for company in self.companies}
        await self._wait(
            lambda: [each for each in self.companies if each.done < before[each.name] + more]
        )

    async def all_home(self) -> None:
        """Wait until all matches are over; as long as any goes on, that may take its time."""
        for company in self.companies:
            company.leaving = True
        while any(not task.done() for task in self.spending):
            before = {company.name: company.done for company in self.companies}
            await self._wait(
                lambda: [
                    each
                    for each, task in zip(self.companies, self.spending, strict=True)
                    if not task.done() and each.done == before[each.name]  # noqa: B023 - used here
                ]
            )
        self.look()

    async def _wait(self, stuck: Callable[[], list[Company]]) -> None:
        """Wait until no company is stuck any more."""
        until = time.monotonic() + PATIENCE
        while left := stuck():
            self.look()
            if time.monotonic() > until:
                where = "\n".join(player.where for company in left for player in company.players)
                raise AssertionError(f"Tables are stuck.\n{where}")
            await asyncio.sleep(0.02)

    def look(self) -> None:
        """Raise what went wrong at any table."""
        for task in self.spending:
            if task.done():
                task.result()


class Report(NamedTuple):
    """What came of an evening."""

    troubles: int
    commands: int
    checked: int
    matches: int
    tables: int
    doubled: int
    silences: int
    away: list[float]

    def __str__(self) -> str:
        away = sorted(self.away) or [0.0]
        return (
            f"{self.troubles} troubles, {self.commands} commands acknowledged and found in the log "
            f"({self.checked} look-ups), {self.doubled} said twice, {self.matches} matches at "
            f"{self.tables} tables, all to their end and fair; clients back after "
            f"{away[len(away) // 2]:.2f} s (median), {away[-1]:.2f} s (longest)"
        )


@asynccontextmanager
async def world(
    folder: Path,
    db: str,
    bus: str = "",
    *,
    processes: int = 1,
    settings: Mapping[str, object] | None = None,
) -> AsyncIterator[World]:
    """Have servers that run until the end of the block."""
    storage = open_storage(db)
    servers = [Running(folder, db, bus, **(settings or {})) for _ in range(processes)]
    ours = World(servers, storage)
    try:
        await storage.upgrade()
        await storage.start()
        await ours.balancer.start()
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        yield ours
    finally:
        for task in ours.spending:
            task.cancel()
        await asyncio.gather(*ours.spending, return_exceptions=True)
        for server in servers:
            server.remove()
        await ours.balancer.close()
        await storage.close()


async def evening(
    world: World, trouble: Trouble, times: int, random: Random, *, patience: float = ANSWER
) -> Report:
    """Have people play while something happens again and again, and see whether all was kept.

    Whoever is patient must never wait in vain; others take silence for a connection that is dead.
    """
    world.companies = [
        Company(name, people, world.port, Random(random.random()))
        for name, people in PEOPLE[: 2 if times < 3 else None]
    ]
    for company in world.companies:
        company.patience = patience
    world.spending = [asyncio.create_task(company.spend()) for company in world.companies]
    await world.played(3)
    for _ in range(times):
        if random.random() < 0.8:
            await world.played(random.choice((1, 1, 2, 8)))
        await asyncio.sleep(random.uniform(0, 0.4))
        await trouble(world, random)
        await world.check()
    await world.played(1)
    await world.all_home()
    await world.check()
    for server in world.servers:
        await server.end()
        server.check_log()
        await server.check_left_nothing()
    companies = world.companies
    report = Report(
        troubles=times,
        commands=world.done,
        checked=sum(ledger.checked for company in companies for ledger in company.ledgers),
        matches=sum(company.matches for company in companies),
        tables=sum(len(company.ledgers) for company in companies),
        doubled=sum(company.doubled for company in companies),
        silences=sum(company.silences for company in companies),
        away=[seconds for company in companies for seconds in company.away],
    )
    if patience >= ANSWER:
        assert not report.silences, f"Clients heard nothing for long: {report}"
    return report
