"""Nothing that was acknowledged is lost, and nothing is doubled, whatever dies."""

import asyncio
import sqlite3
import subprocess
import sys

import pytest

from agurk.server.storage import Row
from tests.server.storage import appender
from tests.server.storage.samples import opened, rows

pytestmark = pytest.mark.asyncio


def killed_after(url, acknowledged):
    """Return the last number acknowledged in each room by a process that is killed meanwhile."""
    process = subprocess.Popen(
        [sys.executable, appender.__file__, url], stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(acknowledged)]
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert len(whole) >= acknowledged
    last: dict[str, int] = {}
    for room, number in whole:
        last[room] = max(int(number), last.get(room, -1))
    return last


async def test_a_process_that_is_killed_loses_nothing_it_acknowledged(url):
    async with opened(url):
        pass
    last = await asyncio.to_thread(killed_after, url, 200)
    async with opened(url) as storage:
        for room, number in last.items():
            found = await storage.read(room)
            expected = [Row(each, 1.0, f'"{room} {each}"') for each in range(len(found))]
            assert found == expected
            assert len(found) > number
            assert len(found) % 2 == 0
            await storage.append(room, rows(len(found)))


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_database_that_restarts_under_load_loses_and_doubles_nothing(
    postgres, postgres_url, mode
):
    async with opened(postgres_url) as storage:
        ending = asyncio.Event()

        async def play(room):
            number = 0
            while not ending.is_set():
                await storage.append(room, rows(number))
                number += 1
            return number

        async def look():
            looks = 0
            while not ending.is_set():
                await storage.listed(10)
                await storage.keys()
                looks += 1
            return looks

        players = [asyncio.create_task(play(f"room {number}")) for number in range(20)]
        looking = asyncio.create_task(look())
        for _ in range(2):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.restart, mode)
        await asyncio.sleep(0.05)
        ending.set()
        async with asyncio.timeout(30):
            counts = await asyncio.gather(*players)
            assert await looking > 0
        for number, count in enumerate(counts):
            assert count > 0
            assert await storage.read(f"room {number}") == rows(0, count)


async def test_a_sqlite_file_that_was_copied_while_it_was_written_is_whole(tmp_path):
    source, copy = tmp_path / "agurk.db", tmp_path / "copy.db"
    async with opened(str(source)) as storage:
        await storage.append("room", rows(0, 50))
        with sqlite3.connect(source) as one, sqlite3.connect(copy) as another:
            one.backup(another)
        one.close()
        another.close()
        await storage.append("room", rows(50))
    async with opened(str(copy)) as storage:
        assert await storage.read("room") == rows(0, 50)
