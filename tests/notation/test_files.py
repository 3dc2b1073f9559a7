import errno
import os
import stat

import pytest

from agurk.notation import dump, jsonl, load, load_all
from agurk.notation.files import SaveError, save
from agurk.rules.errors import RecordError
from agurk.variants import VARIANTS
from tests.strategies import random_record

RECORD = random_record(VARIANTS["danish"], 3, seed=1)


@pytest.fixture
def target(tmp_path):
    """Return a file that holds something already."""
    path = tmp_path / "match.agurk"
    path.write_text("before", encoding="utf-8")
    return path


def broken(number):
    """Return something that fails in the place of a system call."""

    def fail(*_):
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("form", [pytest.param(None, id="text"), pytest.param(jsonl, id="lines")])
def test_a_record_is_the_same_after_saving_and_loading(form, tmp_path):
    writing, reading = (dump, load) if form is None else (form.dump, form.load)
    writing(RECORD, tmp_path / "match")
    assert reading(tmp_path / "match") == RECORD


def test_a_saved_file_takes_the_place_of_the_old_one(target):
    save(target, "after: ogórek")
    assert target.read_text(encoding="utf-8") == "after: ogórek"
    assert list(target.parent.iterdir()) == [target]


def test_a_saved_file_keeps_its_permissions(target):
    target.chmod(0o640)
    save(target, "after")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_new_file_has_the_permissions_that_any_new_file_gets(tmp_path):
    (tmp_path / "other").touch()
    save(tmp_path / "new", "text")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_link_stays_a_link(target, tmp_path):
    link = tmp_path / "link"
    link.symlink_to(target)
    save(link, "after")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "after"


@pytest.mark.parametrize(
    ("call", "number", "reason"),
    [
        pytest.param("write", errno.ENOSPC, "No space left on device", id="a full disk"),
        pytest.param("write", errno.EDQUOT, "Disk quota exceeded", id="a quota that is used up"),
        pytest.param("fsync", errno.EIO, "Input/output error", id="a disk that fails"),
    ],
)
def test_nothing_is_lost_on(call, number, reason, target, monkeypatch):
    monkeypatch.setattr(os, call, broken(number))
    with pytest.raises(SaveError, match=f"could not be saved: {reason}. What was there before"):
        save(target, "after")
    monkeypatch.undo()
    assert target.read_text(encoding="utf-8") == "before"
    assert list(target.parent.iterdir()) == [target]


def test_a_disk_that_takes_a_few_bytes_at_a_time_gets_them_all(target, monkeypatch):
    whole = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: whole(descriptor, data[:3]))
    save(target, "after: ogórek")
    assert target.read_text(encoding="utf-8") == "after: ogórek"


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(SaveError, match="nowhere/match could not be saved: No such file"):
        save(tmp_path / "nowhere" / "match", "text")


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    save(pipe, "text")
    assert os.read(reader, 100) == b"text"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_folder_is_no_file_to_write(tmp_path):
    with pytest.raises(SaveError, match="could not be saved: Is a directory"):
        save(tmp_path, "text")


def test_an_interrupted_save_leaves_the_old_file_alone(target, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save(target, "after")
    assert target.read_text(encoding="utf-8") == "before"
    assert list(target.parent.iterdir()) == [target]


def test_a_file_that_is_no_text_is_refused_with_its_line(target):
    target.write_bytes(b'[Variant "danish"]\n[Seat1 "\xff"]\n')
    with pytest.raises(RecordError, match="Line 2: This is not UTF-8 text"):
        load(target)
    target.write_bytes(b"\xff")
    with pytest.raises(RecordError, match="Line 1: This is not UTF-8 text"):
        jsonl.load(target)


def test_an_empty_file_holds_no_match(target):
    target.write_bytes(b"")
    with pytest.raises(RecordError, match="There is no match"):
        load(target)
    assert list(load_all(target)) == []
    assert list(jsonl.load_all(target)) == []


def test_a_mark_at_the_beginning_and_other_line_ends_do_no_harm(target):
    dump(RECORD, target)
    target.write_bytes(b"\xef\xbb\xbf" + target.read_bytes().replace(b"\n", b"\r\n"))
    assert load(target) == RECORD


def test_a_second_match_is_not_passed_over(target):
    dump(RECORD, target)
    target.write_bytes(target.read_bytes() * 2)
    with pytest.raises(RecordError, match="more than one match"):
        load(target)
    assert list(load_all(target)) == [RECORD, RECORD]
