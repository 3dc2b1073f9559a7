"""Much work in small pieces."""

import signal
import subprocess
import sys
import threading
import time

import pytest

from agurk.sim.running import CountError, run


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


FOREVER = """
import sys, time
from agurk.sim.deal_sums import random_deals
from agurk.variants import VARIANTS
from time import perf_counter

class Begun:
    said = False
    def __call__(self, done, of):
        if not self.said and done:
            self.said = True
            print("begun", flush=True)

try:
    random_deals(VARIANTS[sys.argv[1]], 4, 1 << 60, threads=int(sys.argv[2]), progress=Begun())
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


@pytest.mark.parametrize("threads", [1, 2], ids=["one thread", "two threads"])
@pytest.mark.parametrize("key", ["danish", "gurka_is"])
def test_ctrl_c_stops_a_simulation_at_once(key, threads):
    command = [sys.executable, "-c", FOREVER, key, str(threads)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert running.stdout.readline() == "begun\n"
            asked = time.perf_counter()
            running.send_signal(signal.SIGINT)
            assert running.stdout.readline() == "stopped\n"
            spent = time.perf_counter() - asked
        finally:
            running.kill()
    # It takes at most 0.2 s on a machine that has nothing else to do; tests run beside others.
    assert spent < 1.0
