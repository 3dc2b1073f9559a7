"""A server under attack, and honest people who go on playing at it."""

import asyncio
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from agurk.server.tokens import SeatClaim, Tokens
from tests.hostile.attack import Aim, attack, attacked
from tests.hostile.flood import Flood, flood, flooded
from tests.soak.company import Company
from tests.soak.world import World, world

Target = TypeVar("Target")

WARM = 0.4
"""After which share of the messages a server has all that it keeps for good."""

GROWTH = 1.2
"""How much more memory it may have in the end."""

SLACK = 24 * 1024 * 1024
"""And how many bytes beside that."""

ELSEWHERE = "127.0.0.66"
"""The address that attacks come from; the server counts it apart from the honest."""

DEFAULTS: dict[str, object] = {
    "messages_per_second": 20,
    "message_burst": 60,
    "sockets_per_address": 64,
    "requests_per_minute": 600,
    "tables_per_hour": 600,
    "players_per_hour": 60,
}
"""The limits that a server has by itself; only tables are opened more often than usual."""

YEARS = 3 * 365 * 24 * 60 * 60.0
"""How long ago tokens were signed that are good no more."""

PACE = 0.05
"""How many seconds keep honest people within the usual limits."""


@dataclass
class Report:
    """What came of it."""

    told: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    memory: list[int] = field(default_factory=list)
    """How many bytes the server had before, and after each part."""
    waits: dict[str, list[float]] = field(default_factory=dict)
    """How long honest commands waited for their answers, in each part of it."""
    matches: int = 0

    def lines(self) -> list[str]:
        """Return it in sentences."""
        told = [f"{count:9} {what}" for what, count in sorted(self.told.items())]
        requests = sum(count for what, count in self.told.items() if what.startswith("requests"))
        messages, seconds = self.told["messages"], max(self.seconds, 0.001)
        memory = ", ".join(f"{size / 2**20:.0f}" for size in self.memory)
        return [
            *told,
            (
                f"{messages} messages and {requests} requests in {seconds:.0f} s, "
                f"{(messages + requests) / seconds:.0f} a second"
            ),
            f"memory in MB, before and after each part: {memory}",
            *(f"{name}: {_percentiles(waits)}" for name, waits in self.waits.items()),
            f"{self.matches} honest matches beside it, all to their end and fair",
        ]


async def siege(
    folder: Path,
    *,
    messages: int,
    seed: int,
    workers: int = 0,
    quiet: float = 3.0,
    rounds: int = 8,
    pace: float = PACE,
) -> Report:
    """Send messages and requests that a server must refuse, and see that nobody is hurt.

    Args:
        folder: Where the database is to be.
        messages: How many messages are sent; of requests there are a twentieth.
        seed: Where chance begins.
        workers: In how many processes attackers work; 0 for this one.
        rounds: In how many parts the messages come; memory is looked at after each.
        pace: About how many seconds honest people think.
        quiet: How many seconds people play before anything happens, for comparison.

    Raises:
        AssertionError: if somebody was hurt; says how.
    """
    report = Report()
    served = world(folder, str(folder / "siege.db"), settings={"idle_seconds": 2})
    async with served as ours, _workers(workers) as pool:
        companies = await _gathered(ours, seed, pace)
        await _measured(report, companies, "quiet", lambda: asyncio.sleep(quiet))
        report.memory.append(ours.server.resident())
        bad = await _bad_tokens(ours)
        for part in range(rounds):

            async def attacks(part: int = part) -> None:
                share = messages // rounds // max(1, workers)
                aims = [
                    Aim(
                        port=ours.server.port,
                        source=ELSEWHERE,
                        prey=tuple(company.room for company in companies),
                        secrets=tuple(each for company in companies for each in company.secrets),
                        tokens=bad,
                        messages=share,
                        requests=share // 20,
                        seed=seed * 1000 + part * 10 + worker,
                    )
                    for worker in range(max(1, workers))
                ]
                report.told += await _all(attack, attacked, aims, pool)

            begun = time.monotonic()
            await _measured(report, companies, "under attack", attacks)
            report.seconds += time.monotonic() - begun
            await ours.played(1)
            await ours.check()
            report.memory.append(ours.server.resident())
        await _home(ours, report)
    _check_memory(report)
    return report


async def deluge(
    folder: Path, *, seconds: float, seed: int, workers: int = 1, times: float = 2.0
) -> Report:
    """Flood a server that has its usual limits, and compare how long honest people wait.

    Raises:
        AssertionError: if they wait much longer than before.
    """
    report = Report()
    served = world(folder, str(folder / "deluge.db"), settings=DEFAULTS)
    async with served as ours, _workers(workers) as pool:
        companies = await _gathered(ours, seed, PACE)

        async def floods() -> None:
            aim = Flood(ours.server.port, ELSEWHERE, companies[0].room, seconds, seed)
            report.told += await _all(flood, flooded, [aim] * max(1, workers), pool)

        await _measured(report, companies, "quiet", lambda: asyncio.sleep(seconds))
        report.memory.append(ours.server.resident())
        begun = time.monotonic()
        await _measured(report, companies, "flooded", floods)
        report.seconds = time.monotonic() - begun
        report.memory.append(ours.server.resident())
        await ours.played(1)
        await _home(ours, report)
    before, after = (sorted(report.waits[name]) for name in ("quiet", "flooded"))
    # What forty sockets say before they are stopped is the work of a tenth of a second.
    for share, slack in ((0.5, 0.01), (0.99, 0.2)):
        limit = times * _at(before, share) + slack
        assert _at(after, share) <= limit, "\n".join(report.lines())
    return report


async def _gathered(ours: World, seed: int, pace: float) -> list[Company]:
    """Return honest people at tables that have no seat left for anybody else."""
    random = Random(seed)
    companies = [
        Company(name, people, ours.port, Random(random.random()), bots=False, pace=pace)
        for name, people in (("Ida", 2), ("Bo", 3))
    ]
    ours.companies = companies
    ours.spending = [asyncio.create_task(company.spend()) for company in companies]
    await ours.played(3)
    return companies


async def _bad_tokens(ours: World) -> tuple[str, ...]:
    """Return tokens for the honest people's seats: out of date, or signed with another key."""
    keys = await ours.storage.keys()
    signers = (Tokens(keys, clock=lambda: time.time() - YEARS), Tokens([b"another key" * 3]))
    return tuple(
        token
        for company in ours.companies
        for seat, player in enumerate(company.ids)
        for signer in signers
        for token in (
            signer.for_player(player),
            signer.for_seat(SeatClaim(company.room, seat, player)),
        )
    )


async def _measured(
    report: Report, companies: list[Company], name: str, do: Callable[[], Awaitable[None]]
) -> None:
    """Do something, and keep how long people waited meanwhile."""
    for company in companies:
        company.waits()
    await do()
    waits = report.waits.setdefault(name, [])
    for company in companies:
        waits += company.waits()


async def _home(ours: World, report: Report) -> None:
    """Let all honest matches come to their end, and the server to its own."""
    await ours.all_home()
    await ours.check()
    await ours.server.end()
    ours.server.check_log()
    await ours.server.check_left_nothing()
    report.matches = sum(company.matches for company in ours.companies)
    log = ours.server.told()
    for company in ours.companies:
        for secret in company.secrets:
            assert secret not in log, "A token or an id stands in the server's log."


async def _all(
    here: Callable[[Target], Coroutine[Any, Any, Counter[str]]],
    elsewhere: Callable[[Target], Counter[str]],
    aims: list[Target],
    pool: ProcessPoolExecutor | None,
) -> Counter[str]:
    """Run attacks in this process, or in others."""
    if pool is None:
        return sum([await here(aim) for aim in aims], Counter[str]())
    loop = asyncio.get_running_loop()
    tasks = [loop.run_in_executor(pool, elsewhere, aim) for aim in aims]
    return sum(await asyncio.gather(*tasks), Counter[str]())


@asynccontextmanager
async def _workers(number: int) -> AsyncIterator[ProcessPoolExecutor | None]:
    """Have some processes to attack from, which are ready; None for none."""
    if not number:
        yield None
        return
    with ProcessPoolExecutor(number, multiprocessing.get_context("spawn")) as pool:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(pool, _started) for _ in range(number)))
        yield pool


def _started() -> None:
    """Be ready, and leave this machine to server and people, as if attackers had their own."""
    os.nice(19)
    time.sleep(0.5)


def _check_memory(report: Report) -> None:
    warm, end = report.memory[round(WARM * (len(report.memory) - 1))], report.memory[-1]
    assert end <= GROWTH * warm + SLACK, "\n".join(report.lines())


def _at(waits: list[float], share: float) -> float:
    return waits[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


def _percentiles(waits: list[float]) -> str:
    waits = sorted(waits)
    p50, p99 = (1000 * _at(waits, share) for share in (0.5, 0.99))
    return f"{len(waits)} honest commands, answered in {p50:.1f} ms (p50), {p99:.1f} ms (p99)"
