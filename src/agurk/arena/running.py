"""A contest played to its end: on several processes, with progress, and from where it was left."""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from agurk.arena.contest import Contest, ContestError
from agurk.arena.entrants import players
from agurk.arena.guests import Guest
from agurk.arena.journal import Journal
from agurk.arena.playing import Block, play_block
from agurk.arena.workers import Task, dismiss, played_by

Progress = Callable[[int, int], object]
"""Told how many matches have been played, and how many there are."""


def play(
    contest: Contest,
    *,
    jobs: int | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> list[Block]:
    """Play a contest, and return its blocks in order.

    All but the times follows from the contest alone, whatever plays at the same time and however
    often it was left and taken up.

    Args:
        contest: What is to be played.
        jobs: How many processes play; one for each processor if None. A single one is this one.
        file: Where each block is written as soon as it is played, and read from if it is there.
        progress: Told now and then how far it is.

    Raises:
        ContestError: if there cannot be so many processes.
        JournalError: if the file holds something else.
        OSError: if it cannot be read or written.
        GuestError: if a guest cannot be started, or never answers rightly.
        WorkerLost: if a process ends again and again.
    """
    jobs = _jobs(jobs)
    tasks = _tasks(contest)
    with closing(Journal() if file is None else Journal.open(file, contest)) as journal:
        _greet(contest)
        left = [task for task in tasks if task not in journal.blocks]
        told = progress or (lambda _done, _whole: None)
        done, whole = len(tasks) - len(left), len(tasks)
        with closing(_played(contest, left, jobs)) as blocks:
            for block in blocks:
                journal.add(block)
                done += 1
                told(done * contest.players, whole * contest.players)
        return [journal.blocks[task] for task in tasks]


def _tasks(contest: Contest) -> list[Task]:
    """Return all blocks, the first of every table first."""
    tables = range(len(contest.tables))
    return [(table, number) for number in range(contest.blocks) for table in tables]


def _played(contest: Contest, tasks: Sequence[Task], jobs: int) -> Generator[Block, None, None]:
    if jobs > 1 and len(tasks) > 1:
        yield from played_by(contest, tasks, jobs)
        return
    seated = players(contest.bots, contest.seconds)
    try:
        for table, number in tasks:
            yield play_block(contest, seated, table, number)
    finally:
        dismiss(seated)


def _greet(contest: Contest) -> None:
    """Make sure that each guest can be started."""
    for player in players(contest.bots, contest.seconds):
        if isinstance(player, Guest):
            try:
                player.greet()
            finally:
                player.close()


def _jobs(jobs: int | None) -> int:
    if jobs is None:
        affinity = getattr(os, "sched_getaffinity", None)
        return len(affinity(0)) if affinity else os.cpu_count() or 1
    if not 1 <= jobs <= 1024:
        raise ContestError(f"From 1 to 1024 processes can play, not {jobs}.")
    return jobs
