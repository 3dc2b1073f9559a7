"""A real server on a real socket, in a thread of its own, with tables made up for the test."""

import asyncio
import socket
import threading
import time
from contextlib import contextmanager

import httpx2
import msgspec
from websockets.sync.client import connect

from agurk.rules.errors import AgurkError
from agurk.server.app import Edge
from agurk.server.http.limits import Limits
from agurk.server.http.origin import Origins
from agurk.server.http.services import Services
from agurk.server.metrics import Metrics
from agurk.server.rooms import errors
from agurk.server.run import Server, configured, listen
from agurk.server.settings import Settings
from agurk.server.storage.sql import open_storage
from agurk.server.tokens import Tokens
from agurk.server.wire.client import Explain, Say, Start
from agurk.server.wire.http import TableLook
from agurk.server.wire.options import TableOptions
from agurk.server.wire.scene import Chair, Stage
from agurk.server.wire.server import Bye, Done

TABLE = "t" * 22
"""A table at which everything works."""

REFUSING = {
    slug: slug.ljust(22, "-")
    for slug in (
        *("no-table", "not-owner", "not-seated", "removed", "no-spectators", "closed"),
        *("seat-taken", "full", "not-now", "not-here", "unavailable", "stale"),
    )
}
"""Tables that refuse everything, by the slug they refuse it with."""

FRAME = '{"type":"update","filling":"%s"}' % ("x" * 4000)
"""A long frame."""

WELCOME = '{"type":"welcome"}'

LOOK = TableLook(
    table=TABLE,
    options=TableOptions(house=("threshold=30",)),
    rules="Danish Agurk, house rules",
    stage=Stage.WAITING,
    chairs=(Chair("Ann", "", person=True, present=False, owner=True),),
    spectators=0,
    match=None,
    deal=0,
    you=0,
    opened=1.0,
)

_BY_SLUG = {
    kind.slug: kind
    for kind in AgurkError.__subclasses__()
    if kind.__module__ == errors.__name__ and kind is not errors.Refusal
}


class MadeUp:
    """Tables that answer as their names say, and remember what they were asked."""

    def __init__(self):
        self.asked = []
        self.sinks = []
        self.detached = 0
        self.wait = None

    def _check(self, table):
        for slug, name in REFUSING.items():
            if table == name and slug in _BY_SLUG:
                raise _BY_SLUG[slug](f"Refused with {slug}.")
            if table == name:
                raise errors.Refusal(slug, f"Refused with {slug}.")
        if table != TABLE:
            raise errors.NoTable("There is no such table.")

    async def open(self, player, new):
        self.asked.append((player, new))
        return LOOK

    async def order(self, table, who, order):
        self._check(table)
        self.asked.append((who, order))
        return LOOK

    async def forget(self, player):
        self.asked.append(("forget", player))

    async def attach(self, table, who, since, sink):
        self._check(table)
        self.asked.append((who, since))
        self.sinks.append(sink)
        sink.put(WELCOME.encode())
        return MadeUpClient(self, sink)


class MadeUpClient:
    """A client's connection to a table that was made up."""

    def __init__(self, tables, sink):
        self._tables = tables
        self._sink = sink

    async def say(self, command):
        self._tables.asked.append(command)
        match command:
            case Start():
                raise errors.NotOwner("Only the owner starts.")
            case Explain():
                raise ArithmeticError("Somebody holds the 9c.")
            case Say(text="bye"):
                self._sink.close(Bye("closed", "The table is closed.", again=False))
            case Say(text="much"):
                for _ in range(1000):
                    self._sink.put(FRAME.encode())
            case _:
                self._sink.put(msgspec.json.encode(Done(command.id, 7)))

    async def detach(self):
        self._tables.detached += 1


class Live:
    """A server that runs."""

    def __init__(self, services, server, port):
        self.services = services
        self.tables = services.tables
        self.tokens = services.tokens
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._server = server

    def http(self, token="", **more):
        """Return a client for requests."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx2.Client(base_url=self.url, headers=headers, timeout=20, **more)

    def raw(self):
        """Return a plain connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def player(self, letter="p"):
        """Return the token of a player."""
        return self.tokens.for_player(letter * 22)

    @contextmanager
    def socket(self, hello=None, path="/api/socket", **more):
        """Open a socket, on which `hello` was said if it is given."""
        with connect(f"ws://127.0.0.1:{self.port}{path}", **more) as opened:
            if hello is not None:
                message = {"type": "hello", "protocol": 1} | hello
                opened.send(msgspec.json.encode(message).decode())
            yield opened


def patiently(asked):
    """Wait until something is so."""
    for _ in range(500):
        if asked():
            return
        time.sleep(0.01)
    raise AssertionError(asked)


@contextmanager
def live(folder, tables=None, *, page=None, **settings):
    """Run a server until the end of the block."""
    given = Settings(db=f"sqlite:///{folder / 'agurk.db'}", port=0, **settings)
    started = threading.Event()
    told = []

    async def serve():
        storage = open_storage(given.db)
        await storage.start()
        services = Services(
            settings=given,
            storage=storage,
            tables=tables or MadeUp(),
            tokens=Tokens(await storage.keys()),
            limits=Limits(given),
            origins=Origins(given.base_url, given.allowed_origins),
            metrics=Metrics(),
        )
        app = Edge(services, page=page or folder)
        sockets = listen(given.host, 0)

        async def leave():
            pass

        server = Server(configured(app, given), ready=started.set, leave=leave)
        told.append(Live(services, server, sockets[0].getsockname()[1]))
        try:
            await server.serve(sockets)
        finally:
            await services.reviews.close()
            await storage.close()

    failed = []

    def run():
        try:
            asyncio.run(serve())
        except BaseException as error:
            failed.append(error)
            raise
        finally:
            started.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert started.wait(20)
        assert not failed
        yield told[0]
    finally:
        if told:
            told[0]._server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()
