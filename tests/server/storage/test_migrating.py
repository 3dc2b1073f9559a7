"""The steps from an empty database to the tables of this program."""

import asyncio
import shutil

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from agurk.server.storage import StorageError, migrating, open_storage
from agurk.server.storage.engine import writing
from agurk.server.storage.migrating import VERSION_TABLE, configuration, newest
from agurk.server.storage.schema import metadata
from tests.server.storage.samples import ROOM, finished, opened, rows

pytestmark = pytest.mark.asyncio


def difference(connection):
    """Return what a database lacks or has too much."""
    options = {
        "version_table": VERSION_TABLE,
        "compare_type": True,
        "compare_server_default": True,
    }
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


async def test_the_steps_lead_to_the_schema(any_url):
    async with opened(any_url) as storage, storage.engine.connect() as connection:
        assert await connection.run_sync(difference) == []


async def test_a_difference_would_be_seen(any_url):
    async with opened(any_url) as storage:
        async with writing(storage.engine).begin() as connection:
            await connection.execute(text("ALTER TABLE rooms ADD COLUMN colour TEXT"))
        async with storage.engine.connect() as connection:
            assert len(await connection.run_sync(difference)) == 1


async def test_the_steps_are_one_line():
    assert len(ScriptDirectory.from_config(configuration()).get_heads()) == 1


async def test_the_steps_can_be_undone(any_url):
    def undo(connection):
        command.downgrade(configuration(connection), "base")

    def again(connection):
        command.upgrade(configuration(connection), "head")

    async with opened(any_url) as storage:
        for step in (undo, again):
            async with writing(storage.engine).begin() as connection:
                await connection.run_sync(step)
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(difference) == []


async def test_matches_from_before_deals_were_played_again_stay(any_url):
    def back(connection):
        command.downgrade(configuration(connection), "first_tables")

    async with opened(any_url) as storage:
        await storage.append(ROOM, rows(0), finished=finished())
        async with writing(storage.engine).begin() as connection:
            await connection.run_sync(back)
        assert await storage.upgrade()
        assert await storage.finished("match-1") == finished()


async def test_matches_from_before_house_rules_were_kept_apart_tell_those_of_their_records(any_url):
    ruled = '[Variant "danish"]\n[House "threshold=30 lives=1"]\n[Revision "1"]\n'

    def back(connection):
        command.downgrade(configuration(connection), "deals_again")

    async with opened(any_url) as storage:
        await storage.append(ROOM, rows(0), finished=finished(record=ruled))
        await storage.append(ROOM, rows(1), finished=finished("plain"))
        async with writing(storage.engine).begin() as connection:
            await connection.run_sync(back)
        assert await storage.upgrade()
        kept = await storage.finished("match-1")
        plain = await storage.finished("plain")
        assert kept is not None
        assert plain is not None
        assert (kept.house, plain.house) == ("threshold=30 lives=1", None)


async def test_a_step_that_is_drafted_can_be_taken(tmp_path, monkeypatch):
    folder = tmp_path / "migrations"
    shutil.copytree(migrating._FOLDER, folder)
    monkeypatch.setattr(migrating, "_FOLDER", folder)
    storage = open_storage("sqlite://")
    await storage.upgrade()
    async with writing(storage.engine).begin() as connection:
        await connection.execute(text("DROP INDEX ix_rooms_touched"))
    async with storage.engine.connect() as connection:
        await connection.run_sync(
            lambda it: command.revision(
                configuration(it), "index again", rev_id="again", autogenerate=True
            )
        )
    assert newest() == "again"
    assert await storage.upgrade()
    async with storage.engine.connect() as connection:
        assert await connection.run_sync(difference) == []
    await storage.close()


async def test_an_upgrade_says_whether_there_was_anything_to_do(url):
    storage = open_storage(url)
    assert await storage.upgrade()
    assert not await storage.upgrade()
    await storage.close()


async def test_upgrades_at_the_same_time_take_turns(url):
    storages = [open_storage(url) for _ in range(4)]
    done = await asyncio.gather(*(storage.upgrade() for storage in storages))
    assert sorted(done) == [False, False, False, True]
    for storage in storages:
        await storage.close()


async def test_sqlite_is_upgraded_when_it_is_opened(tmp_path):
    storage = open_storage(str(tmp_path / "agurk.db"))
    await storage.start()
    assert await storage.keys()
    await storage.close()


async def test_postgresql_is_not_upgraded_when_it_is_opened(postgres_url):
    storage = open_storage(postgres_url)
    with pytest.raises(StorageError, match="is empty: run `agurk db upgrade`"):
        await storage.start()


async def test_a_database_of_a_later_version_is_left_alone(url):
    async with opened(url) as storage, writing(storage.engine).begin() as connection:
        await connection.execute(text("UPDATE agurk_version SET version_num = 'of_2050'"))
    storage = open_storage(url)
    with pytest.raises(StorageError, match="written by a later version of Agurk"):
        await storage.start()
    assert newest() != "of_2050"
