"""Opening a database: who may read it, what is set on it, and what is said when it cannot be."""

import asyncio
import stat
import sys

import pytest
from sqlalchemy import text

from agurk.server.storage import StorageError, open_storage, sql, trouble
from tests.server.storage.samples import ROOM, opened, rows

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(sql, "_PATIENCE_AT_START", 0.0)


async def test_only_its_owner_can_read_a_sqlite_database(tmp_path):
    folder = tmp_path / "data"
    async with opened(str(folder / "agurk.db")) as storage:
        await storage.append(ROOM, rows(0))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert modes == {"agurk.db": 0o600, "agurk.db-wal": 0o600, "agurk.db-shm": 0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_permissions_that_somebody_gave_stay(tmp_path):
    tmp_path.chmod(0o750)
    (tmp_path / "agurk.db").touch(0o640)
    async with opened(str(tmp_path / "agurk.db")):
        pass
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o750
    assert stat.S_IMODE((tmp_path / "agurk.db").stat().st_mode) == 0o640


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        pytest.param("journal_mode", "wal", id="readers and the writer do not wait for each other"),
        pytest.param("synchronous", 2, id="a commit waits for the disk"),
        pytest.param("foreign_keys", 1, id="no row refers to nothing"),
        pytest.param("busy_timeout", 10_000, id="a lock is waited for"),
    ],
)
async def test_each_connection_to_sqlite_is_set_up(tmp_path, pragma, value):
    async with opened(str(tmp_path / "agurk.db")) as storage:
        commits = storage._writer._commits
        with commits._engine.connect() as connection:
            assert connection.scalar(text(f"PRAGMA {pragma}")) == value
        async with storage.engine.connect() as one, storage.engine.connect() as another:
            for each in (one, another):
                assert await each.scalar(text(f"PRAGMA {pragma}")) == value


async def test_a_server_that_is_not_there_is_told_in_a_sentence():
    storage = open_storage("postgresql://ida:quiet@127.0.0.1:1/agurk")
    with pytest.raises(StorageError, match=r"^The database .* could not be opened: .*refused") as c:
        await storage.start()
    assert "quiet" not in str(c.value)


async def test_a_database_that_is_not_there_is_told_in_a_sentence(postgres):
    storage = open_storage(postgres.url("nonesuch"))
    with pytest.raises(StorageError, match='database "nonesuch" does not exist'):
        await storage.start()


async def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path):
    (tmp_path / "agurk.db").write_text("a shopping list, and no database at all" * 100)
    storage = open_storage(str(tmp_path / "agurk.db"))
    with pytest.raises(StorageError, match=r"could not be upgraded: file is not a database\.$"):
        await storage.start()


async def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    storage = open_storage(str(tmp_path / "file" / "agurk.db"))
    with pytest.raises(StorageError, match=r"agurk\.db cannot be made: (not a directory|file ex)"):
        await storage.start()


async def test_a_missing_driver_is_named_with_its_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageError, match=r"pip install 'agurk\[postgres\]'"):
        open_storage("postgresql://localhost/agurk")


async def test_a_ping_does_not_wait_for_a_database_that_is_away(postgres, postgres_url):
    async with opened(postgres_url) as storage:
        await storage.ping()
        postgres.stop()
        try:
            async with asyncio.timeout(5):
                with pytest.raises(StorageError, match="could not be reached"):
                    await storage.ping()
        finally:
            postgres.start()
        await storage.ping()


async def test_patience_is_bounded():
    tries = 0

    async def fail():
        nonlocal tries
        tries += 1
        raise OSError("no route to the host")

    with pytest.raises(StorageError, match=r"The database x could not answer: no route to the ho"):
        await trouble.patiently(fail, "x", "answer", patience=0.1)
    assert 2 <= tries <= 20


async def test_what_will_not_pass_is_told_at_once(storage):
    with pytest.raises(StorageError, match=r"could not answer"):
        await storage._read(lambda connection: connection.execute(text("SELECT nonesuch")))
