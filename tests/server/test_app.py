"""The whole server as an ASGI application, asked without a network."""

import asyncio
import json
from contextlib import asynccontextmanager
from typing import Any

import pytest

from agurk.server import app
from agurk.server.bus.memory import Hub, MemoryBus
from agurk.server.chores import Chores
from agurk.server.http.headers import NOT_KEPT, STRICT
from agurk.server.rooms.house import House
from agurk.server.settings import Settings
from agurk.server.storage.base import Listing, StorageError
from agurk.server.storage.sql import SqlStorage, open_storage
from agurk.server.tokens import Tokens
from tests.server.logbook import logged

pytestmark = pytest.mark.asyncio


@pytest.fixture
def settings(tmp_path):
    return Settings(
        db=f"sqlite:///{tmp_path / 'agurk.db'}", allowed_origins=("https://other.example",)
    )


class Connection:
    """One connection as ASGI sees it."""

    def __init__(self, served, scope):
        self.coming: asyncio.Queue[Any] = asyncio.Queue()
        self.going: asyncio.Queue[Any] = asyncio.Queue()
        self.task = asyncio.create_task(served(scope, self.coming.get, self.going.put))

    def send(self, kind, **more):
        self.coming.put_nowait({"type": kind, **more})

    async def hear(self):
        async with asyncio.timeout(20):
            return await self.going.get()

    async def said(self):
        return json.loads((await self.hear())["text"])


def request(served, path, method="GET", headers=(), kind="http"):
    """Return a connection that asks for something."""
    scope = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"here"), *headers],
        "client": ("127.0.0.1", 1),
        "extensions": {"websocket.http.response": {}},
        "server": ("127.0.0.1", 2),
    }
    connection = Connection(served, scope)
    connection.send("http.request" if kind == "http" else "websocket.connect")
    return connection


async def answer(connection):
    """Return the status, the headers and the body of an answer."""
    start, body = await connection.hear(), b""
    while True:
        part = await connection.hear()
        body += part.get("body", b"")
        if not part.get("more_body"):
            await connection.task
            return start["status"], dict(start["headers"]), body


@asynccontextmanager
async def running(settings):
    """Start a server as an ASGI server does, and end it."""
    served = app.build(settings)
    life = Connection(served, {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}})
    life.send("lifespan.startup")
    assert (await life.hear())["type"] == "lifespan.startup.complete"
    yield served
    life.send("lifespan.shutdown")
    assert (await life.hear())["type"] == "lifespan.shutdown.complete"
    await life.task


async def test_it_starts_serves_and_ends_with_its_asgi_server(settings):
    async with running(settings) as served:
        status, _, body = await answer(request(served, "/readyz"))
        assert (status, json.loads(body)["ready"]) == (200, True)
        assert (await answer(request(served, "/api/bots")))[0] == 200
        assert (await answer(request(served, "/metrics")))[0] == 200


async def test_a_server_that_cannot_start_says_why(tmp_path):
    (tmp_path / "file").touch()
    served = app.Application(Settings(db=f"sqlite:///{tmp_path / 'file' / 'agurk.db'}"))
    with pytest.raises(StorageError, match=r"agurk\.db cannot be made"):
        async with served.running():
            pass


async def test_a_second_server_on_the_same_file_does_not_start(settings):
    async with running(settings):
        with pytest.raises(StorageError, match="Another `agurk serve` uses"):
            async with app.Application(settings).running():
                pass
    async with running(settings) as served:
        assert (await answer(request(served, "/readyz")))[0] == 200


async def test_a_server_that_ends_is_not_ready_and_refuses_tables(settings):
    async with running(settings) as served:
        await served.leave()
        assert (await answer(request(served, "/readyz")))[0] == 503
        table = f"/api/tables/{'t' * 22}"
        status, _, body = await answer(request(served, table))
        assert (status, json.loads(body)["slug"]) == (503, "unavailable")
        assert (await answer(request(served, "/healthz")))[0] == 200


async def test_tables_that_take_too_long_to_be_handed_over_are_free_in_the_end(
    settings, monkeypatch
):
    hub = Hub()
    monkeypatch.setattr(app, "open_bus", lambda _: MemoryBus(hub))

    async def hangs(_):
        await asyncio.Event().wait()

    monkeypatch.setattr(House, "close", hangs)
    async with running(settings) as served:
        (bus,) = hub.buses.values()
        await bus.claim("table")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await served.leave()
        assert hub.leases
    assert not hub.leases
    assert not hub.buses


async def test_a_socket_is_served_by_any_asgi_server(settings):
    async with running(settings) as served:
        socket = request(served, "/api/socket", kind="websocket")
        assert (await socket.hear())["type"] == "websocket.accept"
        hello = {"type": "hello", "protocol": 1, "table": "nix"}
        socket.send("websocket.receive", text=json.dumps(hello))
        assert (await socket.said())["slug"] == "no-table"
        assert (await socket.hear())["type"] == "websocket.close"
        socket.send("websocket.disconnect", code=1000)
        await socket.task


@pytest.mark.parametrize(
    ("path", "origin", "status"),
    [
        pytest.param("/api/socket", b"https://evil.example", 403, id="another site's page"),
        pytest.param("/nowhere", b"http://here", 404, id="another path"),
    ],
)
async def test_a_socket_that_is_refused_is_answered_strictly_and_noted(
    path, origin, status, settings
):
    async with running(settings) as served:
        with logged() as book:
            socket = request(served, path, "GET", ((b"origin", origin),), kind="websocket")
            start = await socket.hear()
            await socket.task
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    assert (start["type"], start["status"]) == ("websocket.http.response.start", status)
    assert headers | STRICT | NOT_KEPT == headers
    (line,) = [each for each in book.lines() if each["event"] == "socket"]
    route = path if status == 403 else "(none)"
    assert (line["route"], line["status"]) == (route, status)


async def test_a_socket_that_ends_is_noted_once(settings):
    async with running(settings) as served:
        with logged() as book:
            socket = request(served, "/api/socket", kind="websocket")
            assert (await socket.hear())["type"] == "websocket.accept"
            assert not book.lines()
            socket.send("websocket.disconnect", code=1000)
            await socket.task
    (line,) = [each for each in book.lines() if each["event"] == "socket"]
    assert (line["route"], line["status"]) == ("/api/socket", 101)


@pytest.mark.parametrize("part", [SqlStorage, Chores], ids=["the database", "what it does alone"])
async def test_a_server_ends_without_waiting_long_for(part, settings, monkeypatch):
    name = "close" if part is SqlStorage else "end"
    ended = getattr(part, name)

    async def hang(ours):
        try:
            await asyncio.sleep(60)
        finally:
            await ended(ours)

    monkeypatch.setattr(part, name, hang)
    monkeypatch.setattr(app, "ENDING", 0.5)
    with logged() as book:
        async with asyncio.timeout(10), running(settings):
            pass
    assert [line["event"] for line in book.lines() if "part" in line] == ["not ended in time"]


async def test_sockets_hear_that_the_server_ends(settings):
    async with running(settings) as served:
        socket = request(served, "/api/socket", kind="websocket")
        assert (await socket.hear())["type"] == "websocket.accept"
        leaving = asyncio.create_task(served.leave())
        assert (await socket.said())["slug"] == "restart"
        assert (await socket.hear())["code"] == 1012
        socket.send("websocket.disconnect", code=1012)
        await leaving
        assert socket.task.done()


async def test_pages_of_sites_that_are_trusted_may_ask_with_a_token(settings):
    headers = (
        (b"origin", b"https://other.example"),
        (b"access-control-request-method", b"POST"),
        (b"access-control-request-headers", b"authorization,content-type"),
    )
    async with running(settings) as served:
        status, told, _ = await answer(request(served, "/api/tables", "OPTIONS", headers))
        assert (status, told[b"access-control-allow-origin"]) == (200, b"https://other.example")
        assert b"access-control-allow-credentials" not in told
        evil = ((b"origin", b"https://evil.example"), *headers[1:])
        assert (await answer(request(served, "/api/tables", "OPTIONS", evil)))[0] == 400


async def test_rooms_that_nobody_has_used_for_long_are_removed(settings, monkeypatch):
    monkeypatch.setattr(app, "RETIRING", 0.01)
    storage = open_storage(settings.db)
    await storage.start()
    for room, touched in (("old", 1.0), ("new", 1e12)):
        listing = Listing(
            room=room, stage="over", listed=False, summary="{}", opened=1.0, touched=touched
        )
        await storage.append(room, [], listing)
    async with running(settings):
        for _ in range(500):
            if not await storage.listing("old"):
                break
            await asyncio.sleep(0.01)
        assert not await storage.listing("old")
        assert await storage.listing("new")
    await storage.close()


async def test_a_key_that_another_process_adds_is_soon_known(settings, monkeypatch):
    monkeypatch.setattr(app, "ROTATING", 0.01)
    storage = open_storage(settings.db)
    await storage.start()
    async with running(settings) as served:
        await storage.add_key()
        token = Tokens((await storage.keys())[-1:]).for_player("p" * 22)
        headers = ((b"authorization", f"Bearer {token}".encode()),)
        statuses: list[int] = []
        while 200 not in statuses and len(statuses) < 500:
            await asyncio.sleep(0.01)
            statuses.append((await answer(request(served, "/api/me", headers=headers)))[0])
        assert statuses[-1] == 200
    await storage.close()
