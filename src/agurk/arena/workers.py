"""Processes that play blocks, each with players of its own."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from agurk.arena.contest import Contest
from agurk.arena.entrants import players
from agurk.arena.guests import Guest
from agurk.arena.playing import Block, play_block
from agurk.rules.errors import AgurkError
from agurk.rules.player import Player

Task = tuple[int, int]
"""A table and the number of a block."""

_GRACE = 5.0
_LOST = 3
"""How often a block may be lost with its process before the contest is given up."""


class WorkerLost(AgurkError, RuntimeError):
    """A process that played has ended again and again."""

    slug = "worker-lost"


class Worker:
    """One process, and what it plays now."""

    def __init__(self, contest: Contest) -> None:
        """Start it."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.task: Task | None = None
        self.process: BaseProcess = context.Process(
            target=work, args=(contest, theirs), name="agurk arena", daemon=True
        )
        self.process.start()
        theirs.close()

    def give(self, task: Task | None) -> None:
        """Let it play a block, or end."""
        self.task = task
        with suppress(OSError):
            self.pipe.send(task)

    def end(self, *, kill: bool) -> None:
        """Wait until it has ended, or end what it does."""
        if not kill:
            self.give(None)
            self.process.join(_GRACE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(_GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


def played_by(contest: Contest, tasks: Sequence[Task], jobs: int) -> Iterator[Block]:
    """Yield blocks as they are played by so many processes.

    Raises:
        WorkerLost: if a block takes its process with it again and again.
        AgurkError: if a guest never answers rightly.
    """
    left, lost = list(reversed(tasks)), dict[Task, int]()
    workers = [Worker(contest) for _ in range(min(jobs, len(tasks)))]
    done = False
    try:
        for worker in workers:
            worker.give(left.pop())
        while any(worker.task for worker in workers):
            busy = {worker.pipe: at for at, worker in enumerate(workers) if worker.task}
            for pipe in wait(list(busy)):
                at = next(at for known, at in busy.items() if known is pipe)
                worker = workers[at]
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    workers[at] = _instead(contest, worker, lost)
                    continue
                if isinstance(answer, Exception):
                    raise answer
                worker.task = None
                if left:
                    worker.give(left.pop())
                yield answer
        done = True
    finally:
        for worker in workers:
            worker.end(kill=not done)


def _instead(contest: Contest, worker: Worker, lost: dict[Task, int]) -> Worker:
    """Return a new process that plays what another has lost."""
    task = worker.task or (0, 0)
    worker.end(kill=True)
    lost[task] = lost.get(task, 0) + 1
    if lost[task] >= _LOST:
        raise WorkerLost(
            f"The process that played block {task[1]} of table {task[0]} ended {_LOST} times "
            f"before it was done, the last time with code {worker.process.exitcode}."
        )
    another = Worker(contest)
    another.give(task)
    return another


def work(contest: Contest, pipe: Connection) -> None:
    """Play blocks until there are no more; this runs in the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    seated = players(contest.bots, contest.seconds)
    try:
        while (task := pipe.recv()) is not None:
            try:
                answer: object = play_block(contest, seated, *task)
            except AgurkError as error:
                answer = error
            pipe.send(answer)
    except (EOFError, OSError):
        pass
    finally:
        dismiss(seated)


def dismiss(seated: Sequence[Player]) -> None:
    """End the programs of guests."""
    for player in seated:
        if isinstance(player, Guest):
            player.close()


def _leave(*_: object) -> None:
    raise SystemExit(os.EX_OK if hasattr(os, "EX_OK") else 0)
