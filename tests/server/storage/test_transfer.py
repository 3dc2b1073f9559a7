"""A whole database as lines, and back into another one."""

import asyncio
import json

import pytest

from agurk.server.storage import Row, StorageError
from agurk.server.storage.transfer import TransferError, export, load
from tests.server.storage.samples import BO, IDA, ROOM, finished, listing, opened, rows, seat

pytestmark = pytest.mark.asyncio


PLAYER = json.dumps({"player": IDA, "name": "Žofie\u2028"}, ensure_ascii=False)


def quiet(_):
    pass


async def exported(storage):
    return [line async for line in export(storage, quiet)]


async def fill(storage):
    """Write something into every table."""
    await storage.append(ROOM, rows(0, 3), listing(summary='"♣ \\" \\\\"'), finished())
    strange = finished(
        *("match-2", "another", (seat(0, None, won=0.1 + 0.2), seat(1, BO))),
        again="match-1",
        again_from=3,
    )
    await storage.append("another", [Row(0, 1.7e9 + 1 / 3, PLAYER)], finished=strange)
    await storage.keys()


@pytest.fixture(params=["sqlite", "postgres"])
def target_url(request, tmp_path):
    """The address of another empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "target.db")
        return
    postgres = request.getfixturevalue("postgres")
    url = postgres.new_database()
    yield url
    postgres.drop(url)


async def test_another_database_is_the_same_after_an_import(url, target_url):
    async with opened(url) as source, opened(target_url) as target:
        await fill(source)
        lines = await exported(source)
        assert await load(target, lines, quiet) == len(lines) - 2
        assert await exported(target) == lines
        assert await target.read(ROOM) == await source.read(ROOM)
        assert await target.read("another") == await source.read("another")
        assert await target.finished("match-2") == await source.finished("match-2")
        assert await target.statistics(IDA) == await source.statistics(IDA)
        assert await target.keys() == await source.keys()
        await target.append(ROOM, rows(3))


async def test_an_export_of_an_earlier_program_is_read(url):
    kept = finished()
    match = {"table": "matches"} | {
        name: getattr(kept, name)
        for name in ("match", "room", "begun", "ended", "variant", "players", "record")
    }
    async with opened(url) as storage:
        await load(storage, ['{"agurk-database":1}', json.dumps(match), '{"rows":1}'], quiet)
        assert await storage.finished("match-1") == finished(seats=(), players=2)


async def test_an_import_that_is_done_again_changes_nothing(url):
    async with opened(url) as storage:
        await fill(storage)
        lines = await exported(storage)
        assert await load(storage, lines, quiet) == 0
        assert await exported(storage) == lines


async def test_an_import_adds_to_what_is_there(url, target_url):
    async with opened(url) as source, opened(target_url) as target:
        await fill(source)
        await target.append("a third", rows(0), finished=finished("match-3", "a third"))
        await target.keys()
        await load(target, await exported(source), quiet)
        assert await target.read("a third") == rows(0)
        assert await target.read(ROOM) == rows(0, 3)
        assert len(await target.matches_of(IDA, 10)) == 2
        assert set(await target.keys()) > set(await source.keys())


async def test_keys_are_joined_by_age(url, target_url):
    async with opened(url) as source, opened(target_url) as target:
        (old,) = await source.keys()
        (new,) = await target.keys()
        assert await load(target, await exported(source), quiet) == 1
        assert await target.keys() == [old, new]
        await target.add_key()
        assert (await target.keys())[:2] == [old, new]


async def test_a_log_that_has_gone_on_is_imported_from_where_it_was(url, target_url):
    async with opened(url) as source, opened(target_url) as target:
        await source.append(ROOM, rows(0, 2))
        await load(target, await exported(source), quiet)
        await source.append(ROOM, rows(2, 2))
        assert await load(target, await exported(source), quiet) == 2
        assert await target.read(ROOM) == rows(0, 4)


async def test_what_differs_is_refused_and_nothing_is_imported(url, target_url):
    async with opened(url) as source, opened(target_url) as target:
        await fill(source)
        await target.append(ROOM, rows(0, 1, "another"), listing(summary='"♣ \\" \\\\"'))
        before = await exported(target)
        with pytest.raises(
            TransferError, match=r"^Line 8: .* another row of entries .* Nothing was imported\.$"
        ) as caught:
            await load(target, await exported(source), quiet)
        assert caught.value.slug == "transfer"
        assert await exported(target) == before


async def test_a_large_database_is_exported_and_imported_some_rows_at_a_time(url):
    async with opened(url) as source, opened("sqlite://") as target:
        await asyncio.gather(
            *(source.append(f"room {number}", rows(0, 40)) for number in range(60))
        )
        told: list[int] = []
        lines = [line async for line in export(source, told.append)]
        assert told[-1] == len(lines) - 2 == 60 * 41
        assert len(told) > 5
        told.clear()
        assert await load(target, iter(lines), told.append) == 60 * 41
        assert told[-1] == 60 * 41
        assert len(told) > 5


async def test_an_export_is_of_one_moment(url):
    async with opened(url) as storage:
        await fill(storage)
        reading = export(storage, quiet)
        lines = [await anext(reading) for _ in range(2)]
        await storage.append(ROOM, rows(3), finished=finished("match-9"))
        lines += [line async for line in reading]
        assert not any("match-9" in line for line in lines)
        assert sum('"entries"' in line for line in lines) == 4


HEAD = '{"agurk-database":1}'
OPEN = json.dumps(
    {
        "table": "rooms",
        "room": "r",
        "stage": "over",
        "listed": False,
        "summary": "{}",
        "opened": 1,
        "touched": 2.5,
    }
)
ENTRY = '{"table":"entries","room":"r","number":0,"at":1.0,"data":"{}"}'


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        pytest.param([], "Line 1: The file is cut short", id="nothing"),
        pytest.param(["[Variant]"], "Line 1: This is no JSON object", id="no JSON"),
        pytest.param(["[1]"], "Line 1: This is no JSON object", id="no object"),
        pytest.param(["[" * 100_000], "Line 1: This is no JSON object", id="a deep hole"),
        pytest.param(['{"rows":0}'], "Line 1: It should begin with", id="no head"),
        pytest.param(['{"agurk-database":9}'], "form 9; .* forms 1 to 3", id="a later form"),
        pytest.param(['{"agurk-database":"2"}'], "is of form 2; .* forms", id="a form as text"),
        pytest.param([HEAD], "Line 2: The file is cut short", id="only a head"),
        pytest.param([HEAD, OPEN], "Line 3: The file is cut short", id="no end"),
        pytest.param([HEAD, OPEN, '{"rows":2}'], "Line 3: .* there are 1 rows", id="a row is gone"),
        pytest.param([HEAD, '{"rows":0}', OPEN], "Line 3: It comes after", id="too much"),
        pytest.param(
            [HEAD, '{"table":"plays"}'], "no such table; there are matches", id="another table"
        ),
        pytest.param(
            [HEAD, ENTRY.replace("data", "date")], "row of entries .* its columns are", id="a name"
        ),
        pytest.param([HEAD, ENTRY.replace("1.0", "NaN")], "at cannot be that", id="no number"),
        pytest.param([HEAD, ENTRY.replace("1.0", "true")], "at cannot be that", id="a truth"),
        pytest.param([HEAD, ENTRY.replace(":0", ":0.0")], "number cannot be", id="no whole number"),
        pytest.param([HEAD, ENTRY.replace(":0", ":9999999999")], "number cannot", id="too high"),
        pytest.param([HEAD, ENTRY.replace("{}", "\\u0000")], "data cannot be that", id="a NUL"),
        pytest.param([HEAD, ENTRY.replace("{}", "\\ud800")], "data cannot be", id="half a letter"),
        pytest.param([HEAD, ENTRY.replace('"{}"', "null")], "data cannot be that", id="none"),
        pytest.param([HEAD, OPEN.replace("false", "0")], "listed cannot be that", id="no truth"),
        pytest.param(
            [HEAD, '{"table":"signing_keys","number":1,"key":"ä","made":1}'],
            "key cannot be that",
            id="no base 64",
        ),
        pytest.param(
            [HEAD, OPEN, ENTRY.replace(":0", ":1"), '{"rows":2}'],
            "Line 3: The log of a room goes on at 0, not at 1",
            id="a gap",
        ),
        pytest.param(
            [HEAD, OPEN, ENTRY, ENTRY, '{"rows":3}'], "Line 4: .* at 1, not at 0", id="a row twice"
        ),
        pytest.param(
            [HEAD, OPEN, OPEN.replace("over", "closed"), '{"rows":2}'],
            "Line 3: .* another row of rooms",
            id="a key twice",
        ),
        pytest.param([HEAD, ENTRY, '{"rows":1}'], "belongs to none", id="a log without a room"),
    ],
)
async def test_what_is_no_whole_export_is_refused_and_nothing_is_imported(url, lines, said):
    async with opened(url) as storage:
        with pytest.raises(TransferError, match=said):
            await load(storage, lines, quiet)
        assert len(await exported(storage)) == 2


async def test_a_database_that_is_not_there_any_more_is_told_in_a_sentence(postgres, postgres_url):
    async with opened(postgres_url) as storage:
        postgres.stop()
        try:
            with pytest.raises(StorageError, match="could not be read"):
                await exported(storage)
            with pytest.raises(StorageError, match="could not be written to"):
                await load(storage, [HEAD, '{"rows":0}'], quiet)
        finally:
            postgres.start()
