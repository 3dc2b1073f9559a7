"""What becomes of a match that is over."""

import pytest

from agurk.cli.main import main


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))
    return tmp_path


def test_a_record_that_cannot_be_saved_is_saved_by_resuming(home, capsys):
    (home / "records").write_text("in the way", encoding="utf-8")
    assert main(["play", "--watch", "--players", "2", "--seed", "blocked"]) == 2
    told = capsys.readouterr().err
    assert "nothing of it is lost; to save its record: " in told
    assert told.rstrip().endswith("resume")
    assert len(list((home / "matches").iterdir())) == 1
    (home / "records").unlink()
    assert main(["resume"]) == 0
    assert len(list((home / "records").iterdir())) == 1
    assert not list((home / "matches").iterdir())


def test_a_file_that_leads_nowhere_does_not_hide_the_matches_beside_it(home, capsys):
    (home / "records").write_text("in the way", encoding="utf-8")
    assert main(["play", "--watch", "--players", "2", "--seed", "beside"]) == 2
    (home / "records").unlink()
    (home / "matches" / "gone.table").symlink_to(home / "nowhere")
    assert main(["resume"]) == 0
    assert not capsys.readouterr().err.count("gone")
