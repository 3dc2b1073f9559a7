"""One server for one SQLite file, unless they meet on a bus."""

import signal
import subprocess
import sys

import pytest

from agurk.server.alone import SUFFIX, InUse, alone
from agurk.server.settings import Settings

HOLD = """
import sys, time
from agurk.server.alone import alone
from agurk.server.settings import Settings

with alone(Settings(db=sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def settings(tmp_path):
    return Settings(db=f"sqlite:///{tmp_path / 'new' / 'agurk.db'}")


def test_a_second_server_is_refused_with_a_way_out(settings, tmp_path):
    with alone(settings):
        second = alone(Settings(db=str(tmp_path / "new" / "agurk.db")))
        told = r"Another .*agurk\.db.* --db.*PostgreSQL.*--bus"
        with pytest.raises(InUse, match=told), second:
            pass
        with alone(Settings(db=str(tmp_path / "another.db"))):
            pass
    with alone(settings):
        pass


def test_the_same_file_under_another_name_is_the_same(settings, tmp_path):
    with alone(settings):
        (tmp_path / "link").symlink_to(tmp_path / "new")
        with pytest.raises(InUse), alone(Settings(db=str(tmp_path / "link" / "agurk.db"))):
            pass


@pytest.mark.parametrize(
    "more",
    [{"bus": "redis://127.0.0.1:1"}, {"db": ":memory:"}, {"db": "postgresql://nowhere/agurk"}],
    ids=["on a bus", "in memory", "in PostgreSQL"],
)
def test_servers_may_share_what_is(more, tmp_path):
    given = Settings(**({"db": str(tmp_path / "agurk.db")} | more))
    with alone(given), alone(given):
        assert not (tmp_path / f"agurk.db{SUFFIX}").exists()


def test_what_cannot_be_locked_is_left_to_the_database(tmp_path):
    (tmp_path / "file").touch()
    with alone(Settings(db=str(tmp_path / "file" / "agurk.db"))):
        pass


def test_a_server_that_was_killed_is_in_nobodys_way(settings):
    command = [sys.executable, "-c", HOLD, settings.db]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(InUse), alone(settings):
            pass
        other.send_signal(signal.SIGKILL)
    with alone(settings):
        pass
