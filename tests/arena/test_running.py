"""A contest played: on several processes, and from where it was left."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import active_children

import pytest

from agurk.arena import Contest, judge, play, running, workers
from agurk.arena.contest import ContestError
from agurk.arena.journal import JournalError, read
from agurk.arena.playing import EndlessMatch
from agurk.arena.times import Times
from agurk.arena.workers import Worker, WorkerLost
from agurk.variants import VARIANTS

ASKED = Contest(VARIANTS["danish"], 3, ("uniform", "lowest", "sharp"), matches=18, duplicate=True)

_NO_TIMES = Times()


def went(blocks):
    """Return how blocks went, without the times."""
    return [(block.table, block.number, block.matches, block.faults) for block in blocks]


def told(contest, blocks):
    """Return a verdict to the bit, but not its times."""
    found = judge(contest, blocks)
    return found.tables, [replace(bot, times=_NO_TIMES) for bot in found.bots]


def test_any_number_of_processes_play_the_same():
    alone = play(ASKED, jobs=1)
    assert went(play(ASKED, jobs=3)) == went(alone)


def test_the_seed_decides():
    again, other = play(ASKED, jobs=1), play(replace(ASKED, seed=1), jobs=1)
    assert went(again) == went(play(ASKED, jobs=1))
    assert went(again) != went(other)


def test_progress_is_told_in_matches():
    heard = []
    play(ASKED, jobs=1, progress=lambda done, whole: heard.append((done, whole)))
    assert heard[0] == (3, 18)
    assert heard[-1] == (18, 18)


class Stopped(Exception):
    pass


def stop_after(number):
    def told(done, _whole):
        if done >= number:
            raise Stopped

    return told


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_contest_that_was_left_goes_on_and_ends_as_if_it_had_not_been(jobs, tmp_path):
    file = tmp_path / "contest"
    with pytest.raises(Stopped):
        play(ASKED, jobs=jobs, file=file, progress=stop_after(9))
    kept = file.read_text().splitlines()
    assert 4 <= len(kept) < 7
    heard = []
    blocks = play(ASKED, jobs=jobs, file=file, progress=lambda done, _: heard.append(done))
    assert heard[0] == 3 * len(kept)
    assert told(ASKED, blocks) == told(ASKED, play(ASKED, jobs=1))
    assert file.read_text().splitlines()[: len(kept)] == kept


def test_what_is_in_the_file_is_not_played_again_and_keeps_its_times(tmp_path):
    file = tmp_path / "contest"
    blocks = play(ASKED, jobs=1, file=file)
    again = play(ASKED, jobs=1, file=file, progress=stop_after(0))
    assert judge(ASKED, again).bots[0].times.steps == judge(ASKED, blocks).bots[0].times.steps
    assert judge(ASKED, again).bots[0].times.mean == judge(ASKED, blocks).bots[0].times.mean


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    file = tmp_path / "contest"
    blocks = play(ASKED, jobs=1, file=file)
    text = file.read_text()
    file.write_text(text[:-40])
    assert told(ASKED, play(ASKED, jobs=1, file=file)) == told(ASKED, blocks)
    assert len(file.read_text().splitlines()) == len(text.splitlines())


def test_more_matches_may_be_asked_for_later(tmp_path):
    file = tmp_path / "contest"
    play(replace(ASKED, matches=6), jobs=1, file=file)
    assert told(ASKED, play(ASKED, jobs=1, file=file)) == told(ASKED, play(ASKED, jobs=1))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        pytest.param("{}\n", "not a file of blocks", id="an empty object"),
        pytest.param("[Variant]\n", "Line 1 .* is not JSON", id="no JSON"),
        pytest.param(None, "holds another contest: its seed is 7, not 0", id="another seed"),
        pytest.param("block", "no block of an arena", id="no block"),
    ],
)
def test_a_file_is_refused_that_holds(text, complaint, tmp_path):
    file = tmp_path / "contest"
    if text is None or text == "block":
        play(replace(ASKED, seed=7 if text is None else 0, matches=3), jobs=1, file=file)
    with file.open("a") as opened:
        opened.write('{"table": 0}\n' if text == "block" else text or "")
    before = file.read_text()
    with pytest.raises(JournalError, match=complaint):
        play(ASKED, jobs=1, file=file)
    assert file.read_text() == before


def test_a_match_that_does_not_end_is_given_up(monkeypatch):
    monkeypatch.setattr("agurk.arena.playing.MOST_DEALS", 2)
    with pytest.raises(EndlessMatch, match="not over after 2 deals"):
        play(ASKED, jobs=1)


@pytest.mark.parametrize("jobs", [0, 2000])
def test_a_number_of_processes_is_refused(jobs):
    with pytest.raises(ContestError, match=f"From 1 to 1024 processes can play, not {jobs}"):
        play(ASKED, jobs=jobs)


def test_a_process_that_is_killed_has_its_block_played_by_another():
    blocks = workers.played_by(ASKED, running._tasks(ASKED), 2)
    before = active_children()
    first = next(blocks)
    for child in set(active_children()) - set(before):
        child.kill()
    found = sorted([first, *blocks], key=lambda block: block.number)
    assert went(found) == went(play(ASKED, jobs=1))


def test_a_block_that_takes_its_process_with_it_again_and_again_is_given_up(monkeypatch):
    class Dead(Worker):
        def give(self, task):
            self.process.kill()
            super().give(task)

    monkeypatch.setattr(workers, "Worker", Dead)
    before = active_children()
    with pytest.raises(WorkerLost, match="ended 3 times before it was done"):
        list(workers.played_by(ASKED, [(0, 0)], 1))
    assert set(active_children()) <= set(before)


PROGRAM = [sys.executable, "-m", "agurk", "arena", "--bots", "sharp,ladder", "--matches", "20k"]


@contextmanager
def under_way(file, jobs):
    """Yield an arena that has played a few blocks."""
    with subprocess.Popen(
        [*PROGRAM, "--jobs", str(jobs), "--resume", file],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as arena:
        while arena.poll() is None and (not file.exists() or file.read_text().count("\n") < 4):
            time.sleep(0.05)
        yield arena


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_a_whole_file(jobs, tmp_path):
    file = tmp_path / "contest"
    with under_way(file, jobs) as arena:
        os.killpg(arena.pid, signal.SIGINT)
        _, complaint = arena.communicate(timeout=60)
    assert (arena.returncode, complaint) == (130, "agurk: Stopped.\n")
    lines = file.read_text().split("\n")
    assert not lines.pop()
    assert all(json.loads(line) for line in lines)


def test_an_arena_that_is_killed_leaves_its_blocks_and_no_process(tmp_path):
    file = tmp_path / "contest"
    with under_way(file, 2) as arena:
        arena.kill()
        arena.communicate(timeout=60)
    contest = Contest(VARIANTS["danish"], 4, ("sharp", "ladder"), matches=20_000)
    assert len(read(file, contest)) >= 3
    until = time.monotonic() + 20
    while time.monotonic() < until and members(arena.pid):
        time.sleep(0.1)
    assert members(arena.pid) == []


def members(group):
    """Return the living processes of a group."""
    told = subprocess.run(
        ["ps", "-A", "-o", "pgid=,stat=,args="], capture_output=True, text=True, check=True
    ).stdout
    lines = [line.split(maxsplit=2) for line in told.splitlines()]
    return [line for line in lines if line[0] == str(group) and "Z" not in line[1]]


def test_who_has_nothing_to_choose_is_not_asked():
    one_card = Contest(VARIANTS["danish"].but(hand=1), 2, ("uniform", "sharp"), matches=2)
    blocks = play(one_card, jobs=1)
    assert blocks[0].matches
    assert all(each.number == 0 for block in blocks for each in block.times.values())
