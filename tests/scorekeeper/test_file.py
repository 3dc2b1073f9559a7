"""A sheet in a file: nothing acknowledged is lost, nothing half written is believed."""

import errno
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from io import FileIO

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from agurk.rules.errors import AgurkError
from agurk.scorekeeper.codec import from_json, to_json
from agurk.scorekeeper.entries import Joined, Opened, Took
from agurk.scorekeeper.errors import EntryError, SheetFileError
from agurk.scorekeeper.file import create, reopen
from agurk.scorekeeper.log import Log
from tests.scorekeeper.sheets import any_log, keys, seeds, sheet_of

OPENING = Opened(variant="danish", house="lives=1 life_lost=none", players=("Ida", "Bo", "Zoë"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "kitchen" / "score.keep"


@pytest.fixture
def sheet(path):
    made = create(path, OPENING)
    made.enter(Took(takers=("Ida",), card="9"))
    made.enter(Took(takers=("Bo",), points=12))
    return made


def test_a_sheet_is_read_as_it_was_written(sheet, path):
    sheet.undo()
    sheet.redo()
    sheet.undo()
    again = reopen(path)
    assert (again.log, again.dropped) == (sheet.log, b"")


@given(keys, seeds)
def test_entries_survive_as_json(variant, seed):
    log = any_log(variant, seed)
    for entry in log.entries:
        assert from_json(json.loads(json.dumps(to_json(entry)))) == entry


def test_wherever_the_last_line_is_torn_all_before_it_stands(sheet, path):
    whole = path.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    for end in range(last + 1, len(whole)):
        path.write_bytes(whole[:end])
        again = reopen(path)
        assert again.log == Log(sheet.log.past[:-1])
        assert again.dropped == whole[last:end]
        assert path.read_bytes() == whole[:last]


def test_a_sheet_goes_on_after_a_torn_line(sheet, path):
    with path.open("ab") as file:
        file.write(b'{"entry": "to')
    again = reopen(path)
    again.enter(Took(takers=("Bo",), card="2"))
    assert reopen(path).log == again.log


def test_what_the_disk_does_not_take_is_not_entered(sheet, path, monkeypatch):
    before, log = path.read_bytes(), sheet.log

    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        sheet.enter(Took(takers=("Ida",), card="9"))
    assert (path.read_bytes(), sheet.log) == (before, log)


def test_a_line_that_is_only_half_taken_is_cut_off(sheet, path, monkeypatch):
    before = path.read_bytes()

    class Half(FileIO):
        def write(self, data):
            return super().write(data[: len(data) // 2])

    monkeypatch.setattr(type(path), "open", lambda self, mode, **_: Half(self, mode))
    with pytest.raises(OSError, match="No space"):
        sheet.enter(Took(takers=("Ida",), card="9"))
    monkeypatch.undo()
    assert path.read_bytes() == before


def test_what_is_refused_is_not_written(sheet, path):
    before = path.read_bytes()
    with pytest.raises(EntryError):
        sheet.enter(Took(takers=("Nils",), card="9"))
    assert path.read_bytes() == before


def test_two_programs_do_not_write_to_one_sheet(sheet, path):
    other = reopen(path)
    other.enter(Took(takers=("Bo",), card="2"))
    with pytest.raises(SheetFileError, match="changed by another program") as error:
        sheet.enter(Took(takers=("Ida",), card="9"))
    assert error.value.slug == "score-file"
    assert reopen(path).log == other.log


def test_a_sheet_never_takes_the_place_of_another(sheet, path):
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        create(path, OPENING)
    assert path.read_bytes() == before


def test_a_sheet_that_cannot_be_opened_leaves_no_file(path):
    with pytest.raises(AgurkError):
        create(path, Opened(variant="danish", players=("Ida",)))
    assert not path.exists()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"", "ends before", id="nothing"),
        pytest.param(b"hello\n", "not a score sheet", id="other text"),
        pytest.param(b"\xff\xfe\n", "not a score sheet", id="no text"),
        pytest.param(b"H\n", "ends before", id="the first line alone"),
        pytest.param(b"H\n{}\n", "none of the entries", id="an empty object"),
        pytest.param(b"H\n[]\n", "none of the entries", id="a list"),
        pytest.param(b'H\n{"entry":"undo"}\n', "none of the entries", id="undo at first"),
        pytest.param(b'H\n{"entry":"rematch"}\n', "has to open", id="a rematch at first"),
        pytest.param(b'H\n{"entry":"opened"}\n', "lacks variant", id="a field missing"),
        pytest.param(b'HO\n{"entry":"took","takers":"Bo"}\n', "cannot be", id="a wrong type"),
        pytest.param(b'HO\n{"entry":"took","takers":["Bo"],"x":1}\n', "has no", id="a new field"),
        pytest.param(b'HO\n{"entry":"took","takers":["Bo"],"points":true}\n', "cannot", id="bool"),
        pytest.param(b'HO\n{"entry":"left","player":"Nils"}\n', "line 3: Nils", id="not possible"),
        pytest.param(b'HO\nx\n{"entry":"undo"}\n', "line 3 is damaged", id="damage inside"),
        pytest.param(b"HO\n" + b"[" * 100_000 + b"\n", "line 3 is damaged", id="deep nesting"),
        pytest.param(b'HO\n{"entry":"redo"}\n', "nothing to do again", id="redo too often"),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(path, content, told):
    opening = json.dumps(to_json(OPENING)).encode()
    header = b'{"agurk": "score sheet", "version": 1}'
    path.parent.mkdir()
    path.write_bytes(
        content.replace(b"HO", header + b"\n" + opening, 1).replace(b"H\n", header + b"\n", 1)
        if content.startswith(b"H")
        else content
    )
    with pytest.raises(SheetFileError, match=told):
        reopen(path)


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_file_gives_only_our_own_errors(tmp_path, data):
    log = sheet_of("Ida Bo | Ida 9 | Bo K")
    lines = [{"agurk": "score sheet", "version": 1}, *map(to_json, log.entries)]
    content = bytearray("".join(json.dumps(line) + "\n" for line in lines).encode())
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] = data.draw(st.integers(0, 255))
    path = tmp_path / "damaged.keep"
    path.write_bytes(content)
    with suppress(SheetFileError):
        assert reopen(path).log.sheet.people


KEEPER = """
import sys
from pathlib import Path
from agurk.scorekeeper.entries import Took
from agurk.scorekeeper.file import reopen
sheet = reopen(Path(sys.argv[1]))
for number in range(10**6):
    sheet.enter(Took(takers=("Ida",), points=number % 2))
    print(len(sheet.log.entries), flush=True)
"""


def test_a_killed_keeper_loses_nothing_that_was_told(path):
    create(path, Opened(variant="danish", house="threshold=10000", players=("Ida", "Bo")))
    keeper = subprocess.Popen([sys.executable, "-c", KEEPER, path], stdout=subprocess.PIPE)
    assert keeper.stdout is not None
    told = [keeper.stdout.readline() for _ in range(25)]
    keeper.send_signal(signal.SIGKILL)
    told += keeper.stdout.readlines()
    keeper.stdout.close()
    keeper.wait()
    whole = [line for line in told if line.endswith(b"\n")]
    assert len(reopen(path).log.entries) in {int(whole[-1]), int(whole[-1]) + 1}


def test_joining_is_kept_with_its_place(path, sheet):
    sheet.enter(Joined("Ola", after="Ida"))
    assert reopen(path).log.sheet.seated == ("Ida", "Ola", "Bo", "Zoë")
