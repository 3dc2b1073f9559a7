"""Much work in small pieces."""

import threading
import time

import pytest

from agurk.rules.deal import start
from agurk.sim import Position, native, solve
from agurk.sim.running import CountError, run, run_in_pieces
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]
LARGE = Position.of(start(DANISH, tuple(DANISH.cards[at::6][:8] for at in range(6)), 0))
"""A position that takes hours to solve."""


class Numbers(frozenset[int]):
    """Sums that remember what was played."""

    def __add__(self, other):
        assert not self & other, "played twice"
        return Numbers(self | other)


def play(first, number):
    return Numbers(range(first, first + number))


@pytest.mark.parametrize("threads", [1, 2, 3, 16], ids=lambda threads: f"threads {threads}")
@pytest.mark.parametrize("unit", [1, 7, 1000], ids=lambda unit: f"by {unit}")
@pytest.mark.parametrize("n", [0, 1, 500, 1003], ids=lambda n: f"of {n}")
def test_each_number_is_played_once(n, unit, threads):
    assert run(play, n, none=Numbers(), unit=unit, threads=threads) == Numbers(range(n))


def test_pieces_begin_at_multiples_of_the_unit():
    begun = []

    def note(first, number):
        begun.append(first)
        return number

    assert run(note, 100, none=0, unit=8, threads=1) == 100
    assert all(first % 8 == 0 for first in begun)


def test_pieces_without_sums_are_all_played_in_order():
    played: list[int] = []

    def note(first, number):
        time.sleep(0.002)
        played.extend(range(first, first + number))

    run_in_pieces(note, 100, unit=7)
    assert played == list(range(100))


def test_no_thread_is_left_with_more_than_a_fair_share():
    pieces = []

    def note(first, number):
        pieces.append((first, number))
        return number

    assert run(note, 5000, none=0, threads=2) == 5000
    assert len(pieces) > 10
    assert all(number <= max(1, (5000 - first) / 4) for first, number in pieces)


@pytest.mark.parametrize("threads", [1, 2], ids=["one thread", "two threads"])
def test_progress_is_told_up_to_the_end(threads):
    told = []

    def dawdle(_, number):
        time.sleep(0.05)
        return number

    def hear(done, of):
        told.append((done, of))

    assert run(dawdle, 8, none=0, threads=threads, progress=hear) == 8
    assert told == sorted(told)
    assert told[-1] == (8, 8)
    assert len(told) > 1


@pytest.mark.parametrize("threads", [1, 3], ids=["one thread", "three threads"])
def test_an_error_stops_all_and_comes_out(threads):
    played = []

    def fail(first, number):
        if first > 20:
            raise ValueError("broken")
        time.sleep(0.03)
        played.append(number)
        return number

    with pytest.raises(ValueError, match="broken"):
        run(fail, 1_000_000, none=0, threads=threads)
    assert sum(played) < 1000


@pytest.mark.parametrize("n", [-1, 1 << 63])
def test_a_number_out_of_range_is_refused(n):
    with pytest.raises(CountError, match="can be played, not") as refused:
        run(play, n, none=Numbers())
    assert refused.value.slug == "count"


@pytest.mark.parametrize("threads", [0, -1, 1025])
def test_so_many_threads_are_refused(threads):
    with pytest.raises(CountError, match="From 1 to 1024 threads"):
        run(play, 5, none=Numbers(), threads=threads)


def test_no_thread_outlives_the_work():
    before = threading.active_count()
    run(play, 100, none=Numbers(), threads=4)
    assert threading.active_count() == before


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_an_error_of_one_thread_ends_the_kernels_work_in_another():
    both = threading.Barrier(2)

    def play(first, number):
        both.wait(timeout=10)
        if first:
            raise ValueError("broken")
        return solve(LARGE, most=1 << 60)

    begun = time.perf_counter()
    with pytest.raises(ValueError, match="broken"):
        run(play, 2, none=0, threads=2)
    assert time.perf_counter() - begun < 2
