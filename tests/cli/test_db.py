"""`agurk db`, `agurk export` and `agurk import`."""

import asyncio
import stat
from time import time

import pytest

from agurk.server.storage import Listing, Row, open_storage


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("AGURK_DB", raising=False)
    return tmp_path / "home"


@pytest.fixture
def database(home):
    """The usual database, with one room in which something happened long ago."""
    path = home / "agurk.db"
    with_storage(path, fill)
    return path


def with_storage(path, work):
    async def run():
        storage = open_storage(str(path))
        await storage.start()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


async def fill(storage):
    long_ago = time() - 40 * 86_400
    listing = Listing(
        room="room",
        stage="over",
        listed=True,
        summary="{}",
        opened=long_ago,
        touched=long_ago,
    )
    data = '{"do":{"player":"player-of-22-letters-x","name":"Ida"}}'
    await storage.append("room", [Row(0, long_ago, data)], listing)
    await storage.keys()


def test_a_database_is_made_and_upgraded_once(agurk, home):
    path = home / "agurk.db"
    assert agurk("db upgrade") == f"{path} has the tables of this version now.\n"
    assert agurk("db upgrade") == f"{path} has the tables of this version already.\n"


def test_a_key_is_added(agurk, database):
    before = with_storage(database, lambda storage: storage.keys())
    assert agurk("db rotate-keys").startswith(f"{database} has a new key to sign with")
    after = with_storage(database, lambda storage: storage.keys())
    assert after[:-1] == before


def test_old_rooms_are_removed(agurk, database):
    assert agurk("db retire --days 50") == "No room was old enough.\n"
    assert agurk("db retire --days 30").startswith("One room was removed;")
    assert with_storage(database, lambda storage: storage.read("room")) == []


def test_a_player_is_forgotten(agurk, database):
    assert agurk("db forget player-of-22-letters-x").startswith("The name and the id are gone")
    (row,) = with_storage(database, lambda storage: storage.read("room"))
    assert "Ida" not in row.data
    assert "player-of-22-letters-x" not in row.data


def test_an_id_may_begin_with_a_hyphen(agurk, database):
    assert agurk("db forget -- -layer-of-22-letters-x").startswith("The name and the id are gone")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        pytest.param("db retire", "agurk db retire needs --days.", id="no days"),
        pytest.param("db retire --days 0", "--days is at least 1, not 0", id="no time at all"),
        pytest.param("db forget Ida", "The id of a player is longer", id="a name"),
        pytest.param("db rotate-keys --db none.db", "There is no database ", id="no database"),
        pytest.param(
            "db retire --days 3 --db none.db", "There is no database ", id="none to clean"
        ),
        pytest.param("export out.jsonl --db none.db", "There is no database ", id="none to export"),
        pytest.param("db upgrade --db mysql://x", "--db has a value it cannot have", id="another"),
        pytest.param("import none.jsonl", "none.jsonl: no such file or directory.", id="no file"),
    ],
)
def test_a_mistake_is_told_and_leaves_no_file(refusal, line, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refusal(line).startswith(said)
    assert list(tmp_path.iterdir()) == []


def test_a_variable_names_the_database(agurk, monkeypatch, tmp_path):
    monkeypatch.setenv("AGURK_DB", str(tmp_path / "other.db"))
    assert agurk("db upgrade").startswith(str(tmp_path / "other.db"))


def test_the_settings_of_the_server_name_the_database(agurk, home, tmp_path):
    home.mkdir()
    (home / "agurk.toml").write_text(f'db = "{tmp_path / "told.db"}"')
    assert agurk("db upgrade").startswith(str(tmp_path / "told.db"))


def test_a_database_goes_to_a_file_and_into_another_database(agurk, database, tmp_path):
    file, other = tmp_path / "out.jsonl", tmp_path / "other.db"
    assert (
        agurk(f"export {file}") == f"4 rows of {database} are in {file}. The file holds secrets.\n"
    )
    assert agurk(f"import {file} --db {other}") == f"{other} has 4 rows more.\n"
    assert agurk(f"import {file} --db {other}") == f"{other} has everything in {file} already.\n"
    again = tmp_path / "again.jsonl"
    agurk(f"export {again} --db {other}")
    assert again.read_bytes() == file.read_bytes()


def test_only_its_owner_can_read_an_export(agurk, database, tmp_path):
    file = tmp_path / "out.jsonl"
    file.touch(0o644)
    agurk(f"export {file} --force")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_an_export_that_fails_leaves_the_file_before_it(refusal, tmp_path):
    file = tmp_path / "out.jsonl"
    file.write_text("before")
    (tmp_path / "broken.db").write_text("no database" * 1000)
    assert "is not a database" in refusal(f"export {file} --force --db {tmp_path / 'broken.db'}")
    assert file.read_text() == "before"
    assert {path.name for path in tmp_path.iterdir()} == {"out.jsonl", "broken.db"}


def test_a_file_that_is_there_is_not_overwritten_unasked(agurk, refusal, database, tmp_path):
    file = tmp_path / "out.jsonl"
    file.write_text("before")
    told = f"{file} is there already; name another file, or add --force."
    assert refusal(f"export {file}") == told
    assert file.read_text() == "before"
    assert str(database) in agurk(f"export {file} --force")
    assert file.read_text() != "before"


def test_what_is_no_export_is_refused(refusal, tmp_path):
    file = tmp_path / "out.jsonl"
    file.write_text("[Variant]\n")
    assert refusal(f"import {file}").startswith("Line 1: This is no JSON object")


def test_progress_is_shown_where_somebody_watches(database, capsys, monkeypatch, tmp_path):
    from agurk.cli.main import main

    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["export", str(tmp_path / "out.jsonl")]) == 0
    shown = capsys.readouterr().err
    assert "\r3 rows" in shown
    assert shown.endswith(" \r")
