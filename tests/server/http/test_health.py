"""Whether a process lives, whether it can serve, and who may read what it counted."""

import asyncio
from ipaddress import ip_network

import pytest

from agurk.server.http.health import FRESH, Readiness, routes
from agurk.server.metrics import Metrics
from agurk.server.settings import Settings
from tests.server.http.apps import client
from tests.server.logbook import logged

HIDDEN = "postgresql://me:hidden@h/d"


class Part:
    """Storage or bus, as far as it can be pinged."""

    def __init__(self, *, error=None, silent=False):
        self.error, self.silent, self.pings = error, silent, 0

    async def ping(self):
        self.pings += 1
        if self.silent:
            await asyncio.Event().wait()
        if self.error:
            raise self.error


class Process:
    """A process, its clock and what it needs."""

    def __init__(self, storage=None, bus=None):
        self.now, self.draining = 100.0, False
        self.storage, self.bus = storage or Part(), bus or Part()
        self.readiness = Readiness(
            {"storage": self.storage, "bus": self.bus},
            lambda: self.draining,
            clock=lambda: self.now,
            patience=0.02,
        )

    def client(self, settings=None, **kind):
        settings = settings or Settings()
        made = routes(settings, Metrics(), self.readiness)
        return client(*made, settings=settings, **kind)

    def ask(self, path="/readyz"):
        with logged() as self.book:
            answer = self.client().get(path)
        assert answer.headers["cache-control"] == "no-store"
        return answer.status_code, answer.json()


def test_a_process_lives_whatever_it_needs_is_gone():
    process = Process(storage=Part(error=OSError(111, "Connection refused")))
    process.draining = True
    assert process.ask("/healthz") == (200, {"ready": True, "parts": {"process": "ok"}})
    assert process.storage.pings == 0


def test_a_process_with_everything_is_ready():
    parts = {"process": "ok", "storage": "ok", "bus": "ok"}
    assert Process().ask() == (200, {"ready": True, "parts": parts})


@pytest.mark.parametrize(
    ("part", "said", "logged"),
    [
        pytest.param(Part(error=RuntimeError(HIDDEN)), "failed", "RuntimeError", id="broken"),
        pytest.param(Part(silent=True), "silent", "silent", id="silent"),
    ],
)
@pytest.mark.parametrize("name", ["storage", "bus"])
def test_a_process_without_something_it_needs_is_not_ready(name, part, said, logged):
    process = Process(**{name: part})
    status, health = process.ask()
    assert (status, health["ready"], health["parts"][name]) == (503, False, said)
    line = process.book.lines()[0]
    assert (line["event"], line["part"], line["error"]) == ("not ready", name, logged)
    assert HIDDEN not in process.book.getvalue() + str(health)


def test_a_process_about_to_end_is_not_ready_at_once():
    process = Process()
    assert process.ask()[0] == 200
    process.draining = True
    assert process.ask() == (
        503,
        {"ready": False, "parts": {"process": "draining", "storage": "ok", "bus": "ok"}},
    )


def test_however_often_it_is_asked_the_database_is_asked_once_a_second():
    process = Process()
    for _ in range(5):
        process.ask()
    assert process.storage.pings == process.bus.pings == 1
    process.now += FRESH
    process.storage.error = RuntimeError()
    assert process.ask()[0] == 503
    assert process.storage.pings == 2


@pytest.mark.asyncio
async def test_many_who_ask_at_once_ask_once():
    process = Process()
    healths = await asyncio.gather(*(process.readiness.health() for _ in range(50)))
    assert all(health.ready for health in healths)
    assert process.storage.pings == 1


# --- metrics


@pytest.mark.parametrize(
    ("address", "headers", "told", "status"),
    [
        pytest.param("127.0.0.1", {}, {}, 200, id="this machine"),
        pytest.param("192.0.2.1", {}, {}, 403, id="a stranger"),
        pytest.param("192.0.2.1", {}, {"metrics_public": True}, 200, id="a stranger, if public"),
        pytest.param(
            "10.0.0.1", {}, {"trusted_proxies": (ip_network("10.0.0.0/8"),)}, 200, id="a proxy"
        ),
        pytest.param(
            "127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, {}, 403, id="behind a proxy unknown"
        ),
        pytest.param(
            "10.0.0.1",
            {"x-forwarded-for": "192.0.2.1"},
            {"trusted_proxies": (ip_network("10.0.0.0/8"),)},
            403,
            id="a stranger behind a proxy",
        ),
    ],
)
def test_the_metrics_may_be_read_by(address, headers, told, status):
    ours = Process().client(Settings(**told), address=address)
    answer = ours.get("/metrics", headers=headers)
    assert answer.status_code == status
    if status == 200:
        assert "agurk_sockets 0.0" in answer.text
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    else:
        assert answer.json()["slug"] == "not-public"
