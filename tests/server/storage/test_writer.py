"""The task that writes: batches, lost connections, and what is in doubt."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from agurk.server.storage import Conflict, StorageError, open_storage, writer
from agurk.server.storage.address import read
from agurk.server.storage.appending import Append
from agurk.server.storage.committing import doubt
from agurk.server.storage.writer import Writer
from tests.server.storage.samples import ROOM, finished, listing, opened, rows

pytestmark = pytest.mark.asyncio

GONE = OperationalError("COMMIT", None, ConnectionError("the server went away"))


class Committed:
    """Batches that were committed, in memory; what `fail` yields is raised instead."""

    def __init__(self, *fail):
        self.batches = []
        self.tries = 0
        self.fail = list(fail)
        self.gate = asyncio.Event()
        self.gate.set()

    async def commit(self, batch):
        await self.gate.wait()
        self.tries += 1
        if self.fail and (error := self.fail.pop(0)):
            raise error
        self.batches.append([append.room for append in batch])
        return {}

    async def close(self):
        pass

    @property
    def rooms(self):
        return [room for batch in self.batches for room in batch]


class writing:  # noqa: N801 - reads as a phrase
    """A writer that runs until the end of the block."""

    def __init__(self, commits, patience=5.0):
        self.writer = Writer(read("sqlite://"), commits, patience)

    async def __aenter__(self):
        self.writer.start()
        return self.writer

    async def __aexit__(self, *_):
        await self.writer.close()


def append(room=ROOM, first=0):
    return Append(room, rows(first))


async def test_no_number_of_readers_keeps_the_writer_waiting(url):
    async with opened(url) as storage, AsyncExitStack() as readers:
        for _ in range(5 if storage.address.sqlite else 15):
            reader = await readers.enter_async_context(storage.engine.connect())
            await reader.execute(text("SELECT 1"))
        async with asyncio.timeout(5):
            await storage.append(ROOM, rows(0))
        await readers.aclose()
        assert await storage.read(ROOM) == rows(0)


async def test_what_gathers_while_one_batch_is_written_is_the_next_one():
    commits = Committed()
    async with writing(commits) as it:
        commits.gate.clear()
        first = asyncio.create_task(it.append(append("first")))
        await asyncio.sleep(0.01)
        others = [asyncio.create_task(it.append(append(f"{n}"))) for n in range(50)]
        await asyncio.sleep(0.01)
        commits.gate.set()
        await asyncio.gather(first, *others)
    assert commits.batches == [["first"], [f"{n}" for n in range(50)]]


async def test_a_batch_is_bounded(monkeypatch):
    monkeypatch.setattr(writer, "LARGEST_BATCH", 7)
    commits = Committed()
    async with writing(commits) as it:
        await asyncio.gather(*(it.append(append(f"{n}")) for n in range(30)))
    assert max(map(len, commits.batches)) == 7
    assert commits.rooms == [f"{n}" for n in range(30)]


async def test_the_queue_is_bounded_and_whoever_comes_later_waits(monkeypatch):
    monkeypatch.setattr(writer, "LONGEST_QUEUE", 5)
    commits = Committed()
    async with writing(commits) as it:
        commits.gate.clear()
        tasks = [asyncio.create_task(it.append(append(f"{n}"))) for n in range(40)]
        await asyncio.sleep(0.01)
        assert it._queue.qsize() == 5
        commits.gate.set()
        await asyncio.gather(*tasks)
    assert commits.rooms == [f"{n}" for n in range(40)]


async def test_nobody_waits_for_ever_for_a_writer_that_closes(monkeypatch):
    monkeypatch.setattr(writer, "LONGEST_QUEUE", 2)
    commits = Committed()
    async with writing(commits) as it:
        commits.gate.clear()
        tasks = [asyncio.create_task(it.append(append(f"{n}"))) for n in range(9)]
        await asyncio.sleep(0.01)
        asyncio.get_running_loop().call_later(0.02, commits.gate.set)
    async with asyncio.timeout(2):
        results = await asyncio.gather(*tasks, return_exceptions=True)
    written = len(commits.rooms)
    assert results[:written] == [None] * written
    assert {type(result) for result in results[written:]} <= {StorageError}


async def test_a_writer_that_was_not_started_refuses():
    it = Writer(read("sqlite://"), Committed())
    with pytest.raises(StorageError, match="closed"):
        await it.append(append())
    await it.close()


async def test_a_lost_connection_is_tried_again():
    commits = Committed(GONE, OSError("no route"), GONE)
    async with writing(commits) as it:
        await it.append(append())
    assert commits.batches == [[ROOM]]
    assert commits.tries == 4


async def test_patience_with_a_lost_connection_ends():
    commits = Committed(*[GONE] * 1000)
    async with writing(commits, patience=0.1) as it:
        with pytest.raises(StorageError, match=r"could not be written to: the server went away\."):
            await it.append(append())
        commits.fail.clear()
        await it.append(append())
    assert commits.batches == [[ROOM]]


async def test_other_processes_that_come_first_are_let_by_a_few_times():
    race = IntegrityError("INSERT", None, ValueError("Key (room)=(secret) is there"))
    commits = Committed(race, race)
    async with writing(commits) as it:
        await it.append(append())
    assert commits.batches == [[ROOM]]


async def test_a_batch_whose_rooms_others_write_is_taken_apart(monkeypatch):
    monkeypatch.setattr(writer, "_RACES", 2)
    commits = Committed(*[IntegrityError("INSERT", None, ValueError("there"))] * 2)
    async with writing(commits) as it:
        await asyncio.gather(*(it.append(append(f"{n}")) for n in range(3)))
    assert commits.batches == [["0"], ["1"], ["2"]]


async def test_commits_are_some_time_apart_and_the_first_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(writer, "CLOSEST", 0.03)
    begun = []

    class Timed(Committed):
        async def commit(self, batch):
            begun.append(asyncio.get_running_loop().time())
            return await super().commit(batch)

    async with writing(Timed()) as it:
        asked = asyncio.get_running_loop().time()
        for number in range(3):
            await it.append(append(first=number))
    assert begun[0] - asked < 0.03
    assert begun[2] - begun[0] >= 0.055


async def test_a_refusal_without_end_is_told_without_the_values():
    race = IntegrityError("INSERT", None, ValueError("Key (room)=(secret) is there"))
    commits = Committed(*[race] * 1000)
    async with writing(commits) as it:
        with pytest.raises(StorageError, match="ValueError") as caught:
            await it.append(append())
    assert "secret" not in str(caught.value)


async def test_an_error_of_one_append_is_its_own():
    class Picky(Committed):
        async def commit(self, batch):
            if any(append.room == "wrong" for append in batch):
                raise TypeError("this cannot be written")
            return await super().commit(batch)

    commits = Picky()
    async with writing(commits) as it:
        results = await asyncio.gather(
            *(it.append(append(room)) for room in ("one", "wrong", "another")),
            return_exceptions=True,
        )
    assert results[::2] == [None, None]
    assert isinstance(results[1], StorageError)
    assert commits.rooms == ["one", "another"]


async def test_the_rows_of_each_commit_are_counted_without_those_refused(any_url):
    counted: list[int] = []
    storage = open_storage(any_url, counted.append)
    await storage.upgrade()
    await storage.start()
    await asyncio.gather(
        storage.append(ROOM, rows(0, 3)),
        storage.append("another", rows(0)),
        storage.append("a third", rows(7)),
        return_exceptions=True,
    )
    await storage.close()
    assert counted == [4]


class Doubtful:
    """Commits of a storage after which, once, nobody hears whether they were done."""

    def __init__(self, storage, *, done, between=None):
        self._real = storage._writer._commits
        self._done = done
        self._between = between
        self._once = True
        storage._writer._commits = self

    async def commit(self, batch):
        if not self._once:
            return await self._real.commit(batch)
        self._once = False
        if self._done:
            await self._real.commit(batch)
        else:
            doubt(batch, {})
        if self._between:
            await self._between()
        raise GONE

    async def close(self):
        await self._real.close()


@pytest.mark.parametrize("done", [pytest.param(True, id="done"), pytest.param(False, id="undone")])
async def test_what_may_be_committed_is_looked_for_before_it_is_written_again(storage, done):
    await storage.append(ROOM, rows(0))
    Doubtful(storage, done=done)
    await asyncio.gather(
        storage.append(ROOM, rows(1, 2), listing(stage="over"), finished()),
        storage.append(ROOM, rows(3)),
        storage.append("another", rows(0)),
        storage.append("a third", [], listing("a third")),
    )
    assert await storage.read(ROOM) == rows(0, 4)
    assert await storage.read("another") == rows(0)
    assert await storage.listing("a third") == listing("a third")
    assert await storage.finished("match-1") == finished()
    await storage.append(ROOM, rows(4))


async def test_what_was_refused_is_not_taken_for_written(storage):
    Doubtful(storage, done=True)
    twice = [storage.append(ROOM, rows(0)) for _ in range(2)]
    results = await asyncio.gather(*twice, return_exceptions=True)
    assert results[0] is None
    assert isinstance(results[1], Conflict)


async def test_a_number_that_another_process_took_in_the_meantime_is_refused(url):
    async with opened(url) as storage, opened(url) as another:
        Doubtful(storage, done=False, between=lambda: another.append(ROOM, rows(0, 1, "another")))
        with pytest.raises(Conflict):
            await storage.append(ROOM, rows(0))
        assert await storage.read(ROOM) == rows(0, 1, "another")
