"""Work shared among workers of a cluster comes to the same as on one machine, to the bit."""

import asyncio
import os
import signal
from concurrent.futures import Future
from functools import partial
from threading import Thread

import pytest
from distributed import Client, LocalCluster
from tornado.ioloop import IOLoop

from agurk.sim import matches, random_deals
from agurk.sim.cluster import ClusterError
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


@pytest.fixture(scope="module")
def loop():
    """A loop that may take its time to begin: one of the cluster's own has ten seconds."""
    begun: Future[tuple[IOLoop, asyncio.Event]] = Future()

    async def run():
        over = asyncio.Event()
        begun.set_result((IOLoop.current(), over))
        await over.wait()

    thread = Thread(target=lambda: asyncio.run(run()))
    thread.start()
    running, over = begun.result(60)
    yield running
    running.add_callback(over.set)
    thread.join()


@pytest.fixture(scope="module")
def cluster(loop):
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address=None,
        host="127.0.0.1",
        silence_logs=50,
        loop=loop,
    ) as running:
        yield running


@pytest.fixture
def address(cluster):
    with Client(cluster) as client:
        client.wait_for_workers(2, timeout=30)
    return cluster.scheduler_address


def test_deals_are_the_same_as_on_one_machine(address):
    ask = partial(random_deals, DANISH, 4, 300_000, seed=5)
    assert ask(cluster=address) == ask()


def test_matches_are_the_same_as_on_one_machine(address):
    ask = partial(matches, VARIANTS["kurkku_salo"], 3, 500, seed=5, policies="sharp")
    assert ask(cluster=address) == ask()


def test_the_share_of_a_worker_that_is_killed_is_done_again(address):
    with Client(address) as client:
        doomed = next(iter(client.run(os.getpid).values()))
    told: list[tuple[int, int]] = []

    def kill_one(done, whole):
        if not told:
            os.kill(doomed, signal.SIGKILL)
        told.append((done, whole))

    ask = partial(matches, DANISH, 4, 20_000, seed=9)
    assert ask(cluster=address, progress=kill_one) == ask()
    assert told[-1] == (20_000, 20_000)


def test_nothing_to_play_needs_no_worker(address):
    assert random_deals(DANISH, 4, 0, cluster=address).deals == 0


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere"])
def test_where_there_is_no_cluster_a_sentence_says_how_to_start_one(address, monkeypatch):
    monkeypatch.setattr("agurk.sim.cluster.PATIENCE", 1)
    with pytest.raises(ClusterError, match=r"dask scheduler.*dask worker"):
        random_deals(DANISH, 4, 10, cluster=address)
