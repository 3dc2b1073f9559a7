"""Nothing is lost: servers, bus and database are killed and restarted under play.

A few times in every run of the tests, and hundreds of times in `make soak`, where
SOAK_TIMES says how often and SOAK_SEED where chance begins. The figures are printed in the end.
"""

import asyncio
import os
import signal
from random import Random

import pytest

from tests.soak.world import World, evening, world

TIMES = int(os.environ.get("SOAK_TIMES", "200"))
SEED = int(os.environ.get("SOAK_SEED", "1"))

pytestmark = pytest.mark.asyncio

REFUSED = "Another process writes a table of this one"
"""What a process logs when the log of a room has refused it."""

FEW = pytest.param(2, id="a few times", marks=pytest.mark.timeout(400))
MANY = pytest.param(TIMES, id="hundreds of times", marks=pytest.mark.soak)
OFTEN = pytest.mark.parametrize("times", [FEW, MANY])
MORE_OFTEN = pytest.mark.parametrize("times", [MANY])


async def killed(world: World, random: Random) -> None:
    """Kill the one server, or one of several, and start it again."""
    server = random.choice(world.servers)
    server.kill()
    await world.check()
    server.start()
    await server.ready()


async def told_to_end(world: World, random: Random) -> None:
    """Restart all servers, one after the other, as a new version is brought out."""
    for server in world.servers:
        await server.end()
        await world.check()
        server.start()
        await server.ready()
        await world.played(1)


@OFTEN
async def test_nothing_is_lost_when_the_server_is_killed_on_sqlite(times, tmp_path, report):
    async with world(tmp_path, str(tmp_path / "agurk.db")) as ours:
        report("killed, SQLite", await evening(ours, killed, times, Random(SEED)))


@OFTEN
async def test_nothing_is_lost_when_the_server_is_killed_on_postgresql(
    times, tmp_path, postgres_url, report
):
    async with world(tmp_path, postgres_url) as ours:
        report("killed, PostgreSQL", await evening(ours, killed, times, Random(SEED)))


@OFTEN
async def test_nothing_is_lost_when_one_of_four_is_killed(
    times, tmp_path, postgres_url, valkey, report
):
    async with world(tmp_path, postgres_url, valkey.url, processes=4) as ours:
        report("one of four killed", await evening(ours, killed, times, Random(SEED)))


@MORE_OFTEN
async def test_nothing_is_lost_when_the_server_is_told_to_end(times, tmp_path, report):
    async with world(tmp_path, str(tmp_path / "agurk.db")) as ours:
        report("restarted, SQLite", await evening(ours, told_to_end, times, Random(SEED)))


@MORE_OFTEN
async def test_nothing_is_lost_in_a_rolling_restart(times, tmp_path, postgres_url, valkey, report):
    async with world(tmp_path, postgres_url, valkey.url, processes=4) as ours:
        rounds = max(1, times // 8)
        report("rolling restart of four", await evening(ours, told_to_end, rounds, Random(SEED)))


@MORE_OFTEN
async def test_nothing_is_lost_when_the_bus_is_restarted(
    times, tmp_path, postgres_url, valkey, report
):
    async def restarted(world: World, random: Random) -> None:
        valkey.kill()
        await asyncio.sleep(random.choice((0.0, 0.5, 6.0)))
        await asyncio.to_thread(valkey.start)

    async with world(tmp_path, postgres_url, valkey.url, processes=4) as ours:
        done = await evening(ours, restarted, max(1, times // 4), Random(SEED))
        report("bus restarted", done)


@MORE_OFTEN
@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_nothing_is_lost_when_the_database_is_restarted(
    mode, times, tmp_path, postgres, postgres_url, report
):
    async def restarted(world: World, random: Random) -> None:
        await asyncio.to_thread(postgres.restart, mode)

    async with world(tmp_path, postgres_url) as ours:
        done = await evening(ours, restarted, max(1, times // 4), Random(SEED))
        report(f"database restarted, {mode}", done)


@MORE_OFTEN
async def test_nothing_is_lost_when_one_that_lives_is_taken_for_dead(
    times, tmp_path, postgres_url, valkey, report
):
    async def taken_for_dead(world: World, random: Random) -> None:
        living = valkey.ask("KEYS", "*alive:*")
        assert isinstance(living, list)
        valkey.ask("DEL", random.choice(living))
        world.balancer.cut(random)

    async with world(tmp_path, postgres_url, valkey.url, processes=2) as ours:
        done = await evening(ours, taken_for_dead, times, Random(SEED))
        refused = sum(server.told().count(REFUSED) for server in ours.servers)
        report(f"taken for dead, a second writer refused {refused} times", done)


@MORE_OFTEN
async def test_a_process_that_stands_still_and_goes_on_overwrites_nothing(
    times, tmp_path, postgres_url, valkey, report
):
    async def held_up(world: World, random: Random) -> None:
        server = random.choice(world.servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(random.choice((1.0, 5.0, 8.0)))
        await world.check()
        server.signal(signal.SIGCONT)

    async with world(tmp_path, postgres_url, valkey.url, processes=2) as ours:
        done = await evening(ours, held_up, max(1, times // 8), Random(SEED), patience=1.0)
        refused = sum(server.told().count(REFUSED) for server in ours.servers)
        report(f"held up, a second writer refused {refused} times", done)
