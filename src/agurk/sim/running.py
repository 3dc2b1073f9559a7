"""Much work in small pieces: on several threads, with progress, and stopped by Ctrl-C at once.

Work is numbered, and sums of its pieces add up in any order, so neither the threads nor the size
of the pieces show in what comes out. Pieces are kept so small that each takes some hundredths of a
second, and memory does not grow with the work. The last ones are smaller still, so that no thread
waits for another. Where even the smallest piece may take long, the kernel itself looks whether it
is to stop.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event, Lock
from time import perf_counter
from typing import Protocol, Self, TypeVar

from agurk.rules.errors import AgurkError
from agurk.sim import native

Progress = Callable[[int, int], object]
"""Told now and then how many are done, and how many there are."""

QUICK, SLOW = 0.01, 0.03
"""Within how many seconds a piece is made larger next time, and from when on smaller."""

EVERY = 0.1
"""Seconds between two words of progress."""

SHARES = 2
"""Where threads share work, a piece is at most one of so many for each of them of what is left."""


class CountError(AgurkError, ValueError):
    """A number of deals, matches or threads that there cannot be."""

    slug = "count"


class Stop(Protocol):
    """What ends work."""

    def set(self) -> None:
        """Have it end."""

    def is_set(self) -> bool:
        """Tell whether it is to end."""


class Sums(Protocol):
    """What adds up."""

    def __add__(self, other: Self, /) -> Self:
        """Return both together."""
        ...


S = TypeVar("S", bound=Sums)


def run(
    play: Callable[[int, int], S],
    n: int,
    *,
    none: S,
    unit: int = 1,
    threads: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> S:
    """Play `n` deals, matches or whatever else, and return their sums.

    Args:
        play: Plays from a number on so many, and returns their sums; it can be pickled.
        n: How many to play.
        none: The sums of nothing.
        unit: Pieces are a multiple of it.
        threads: How many threads play; one for each processor if not given.
        cluster: The address of a dask scheduler, whose workers play instead.
        progress: Told now and then how far it is.

    Raises:
        CountError: if the number of threads, or what is to be played, is out of range.
        ClusterError: if there is no such cluster, or it breaks down.
    """
    check_count(n)
    if cluster is not None:
        from agurk.sim.cluster import run_there  # noqa: PLC0415 - only who has one needs it

        return run_there(play, n, address=cluster, none=none, unit=unit, progress=progress)
    count = min(threads_of(threads), -(-n // unit))
    work = _Work(n, unit, progress, shares=SHARES * count if count > 1 else 1)
    if count <= 1:
        return _sum_of_pieces(play, work, none, alone=True)
    with ThreadPoolExecutor(count) as pool:
        shares = [pool.submit(_share_of_pieces, play, work, none) for _ in range(count)]
        try:
            while wait(shares, timeout=EVERY).not_done:
                work.tell()
        finally:
            work.stop.set()
    total = none
    for share in shares:
        total += share.result()
    work.tell(now=True)
    return total


def run_in_pieces(play: Callable[[int, int], object], n: int, *, unit: int = 1) -> None:
    """Play `n` deals or whatever else where nothing is to be added up.

    Args:
        play: Plays from a number on so many.
        n: How many to play.
        unit: Pieces are a multiple of it.
    """
    pace, at = _Pace(), 0
    while at < n:
        number = min(n - at, pace.wanted * unit)
        with pace:
            play(at, number)
        at += number


def check_count(n: int) -> None:
    """Make sure that so much can be played.

    Raises:
        CountError: if it is less than nothing, or more than has numbers.
    """
    if not 0 <= n < 1 << 63:
        raise CountError(f"From 0 to 2**63 - 1 can be played, not {n}.")


def threads_of(threads: int | None) -> int:
    """Return how many threads to use.

    Raises:
        CountError: if it is none, or absurdly many.
    """
    if threads is None:
        affinity = getattr(os, "sched_getaffinity", None)
        return min(1024, len(affinity(0)) if affinity else os.cpu_count() or 1)
    if not 1 <= threads <= 1024:
        raise CountError(f"From 1 to 1024 threads can play, not {threads}.")
    return threads


class _Work:
    """What is left to do, and what is done."""

    def __init__(self, n: int, unit: int, progress: Progress | None, *, shares: int) -> None:
        self.stop: Stop = native.kernel.Stop() if native.available() else Event()
        self._n, self._unit, self._progress, self._shares = n, unit, progress, shares
        self._lock, self._at, self._done, self._told = Lock(), 0, 0, perf_counter()

    def take(self, wanted: int) -> tuple[int, int]:
        """Return the number of the next to be played, and how many; none when all is taken."""
        with self._lock:
            first = self._at
            most = max(1, (self._n - first) // (self._unit * self._shares))
            self._at = min(self._n, first + min(wanted, most) * self._unit)
            return first, self._at - first

    def did(self, number: int) -> None:
        """Count what has been played."""
        with self._lock:
            self._done += number

    def tell(self, *, now: bool = False) -> None:
        """Say how far it is, if somebody asks and not too often."""
        if self._progress and (now or perf_counter() - self._told >= EVERY):
            self._told = perf_counter()
            self._progress(self._done, self._n)


class _Pace:
    """How large a piece is to be; entered and left with each piece."""

    def __init__(self) -> None:
        self.wanted, self._begun = 1, 0.0

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *_: object) -> None:
        spent = perf_counter() - self._begun
        if spent < QUICK:
            self.wanted *= 2
        elif spent > SLOW:
            self.wanted = max(1, self.wanted // 2)


def _share_of_pieces(play: Callable[[int, int], S], work: _Work, none: S) -> S:
    """Play pieces in a thread of their own until nothing is left, or all are to stop."""
    if native.available() and isinstance(work.stop, native.kernel.Stop):
        work.stop.heed()
    try:
        return _sum_of_pieces(play, work, none)
    except KeyboardInterrupt:
        # The kernel has heeded the stop; whoever set it says why.
        return none


def _sum_of_pieces(
    play: Callable[[int, int], S], work: _Work, none: S, *, alone: bool = False
) -> S:
    """Play piece by piece until nothing is left, or all are to stop."""
    total, pace = none, _Pace()
    try:
        while not work.stop.is_set():
            first, number = work.take(pace.wanted)
            if not number:
                break
            with pace:
                total += play(first, number)
            work.did(number)
            if alone:
                work.tell()
    except BaseException:
        work.stop.set()
        raise
    if alone:
        work.tell(now=True)
    return total
