"""The whole server as an ASGI application: what it is made of, started and ended in order."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import BaseRoute, Mount, Router
from starlette.types import ASGIApp

from agurk.server.alone import alone
from agurk.server.bus.opening import open_bus
from agurk.server.chores import Chores
from agurk.server.http import api, health
from agurk.server.http.failures import HANDLERS, NotFound
from agurk.server.http.guards import guards
from agurk.server.http.health import Readiness
from agurk.server.http.limits import Limits
from agurk.server.http.origin import Origins
from agurk.server.http.outbox import Send
from agurk.server.http.page import FOLDER, Page
from agurk.server.http.services import Services
from agurk.server.http.socket import Receive, Socket
from agurk.server.logs import logger
from agurk.server.metrics import Metrics
from agurk.server.rooms import host as rooms
from agurk.server.rooms.byes import RESTART
from agurk.server.rooms.house import House
from agurk.server.settings import Settings
from agurk.server.storage.base import Storage
from agurk.server.storage.sql import open_storage
from agurk.server.thinking import Thinkers
from agurk.server.tokens import Tokens

SOCKET = "/api/socket"
"""Where the socket is."""


RETIRING = 3600.0
"""After how many seconds it is looked again for rooms that nobody has used for long."""


ROTATING = 30.0
"""After how many seconds it is looked again for keys that another process added."""

ENDING = 2.0
"""How many seconds each part may take to end; a database that is away is not waited for."""

PARTING = 1.0
"""How many seconds clients have to hear that the server ends."""


class Application:
    """A whole server, from settings; it serves between its start and its end."""

    def __init__(self, settings: Settings, page: Path = FOLDER) -> None:
        """Take the settings, and where the page's files are."""
        self.settings = settings
        self._page = page
        self._edge: Edge | None = None
        self._services: Services | None = None
        self._house: House | None = None
        self._lifespan = Router(lifespan=lambda _: self.running())

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Serve a request or a socket, or start and end with the ASGI server."""
        if self._edge is None or scope["type"] == "lifespan":
            await self._lifespan(scope, receive, send)
        else:
            await self._edge(scope, receive, send)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start everything that serving needs, and end it again.

        Raises:
            AgurkError: if the database or the bus cannot be reached, or mean nothing.
        """
        settings, metrics = self.settings, Metrics()
        async with AsyncExitStack() as until_the_end:
            until_the_end.enter_context(alone(settings))
            storage = open_storage(settings.db, metrics.append_rows.observe)
            await storage.start()
            until_the_end.push_async_callback(_briefly, "storage", storage.close)
            thinkers = Thinkers(
                settings.thinkers(), hint_for=settings.hint_milliseconds, metrics=metrics
            )
            until_the_end.push_async_callback(thinkers.close)
            thinkers.warm_up()
            bus = open_bus(settings.bus)
            house = self._house = House(
                rooms.Services(storage, thinkers, metrics=metrics),
                bus,
                idle=float(settings.idle_seconds),
            )
            # Also when tables take too long to be handed over: then their leases are free at least.
            until_the_end.push_async_callback(bus.close)
            await house.start()
            until_the_end.push_async_callback(self.leave)
            keys = [key.encode() for key in settings.keys] or await storage.keys()
            services = self._services = Services(
                settings=settings,
                storage=storage,
                tables=house,
                tokens=Tokens(keys),
                limits=Limits(settings),
                origins=Origins(settings.base_url, settings.allowed_origins),
                metrics=metrics,
            )
            until_the_end.push_async_callback(_briefly, "reviews", services.reviews.close)
            metrics.count_rooms(
                lambda: Counter(host.room.state.stage.value for host in house.hosts)
            )
            readiness = Readiness({"storage": storage, "bus": bus}, lambda: self._house is None)
            machines = health.routes(settings, metrics, readiness)
            self._edge = Edge(services, machines, self._page)
            chores = Chores()
            until_the_end.push_async_callback(_briefly, "chores", chores.end)
            chores.every(RETIRING, "retire", lambda: _retire(storage, settings.retention_days))
            if not settings.keys:
                chores.every(ROTATING, "keys", lambda: _rotate(storage, services.tokens))
            yield

    async def leave(self) -> None:
        """Hand the tables over, and let every client go; there is no way back."""
        house, self._house = self._house, None
        if house is None:
            return
        await house.close()
        sockets = {} if self._services is None else dict(self._services.sockets)
        for outbox in sockets:
            outbox.close(RESTART)
        reading = {task for task in sockets.values() if task is not None}
        if reading:
            await asyncio.wait(reading, timeout=PARTING)


def build(settings: Settings) -> Application:
    """Return the server that some settings describe, as an ASGI application with a lifespan."""
    return Application(settings)


async def _briefly(what: str, end: Callable[[], Awaitable[None]]) -> None:
    """End a part of the server, but do not wait for it for long."""
    try:
        async with asyncio.timeout(ENDING):
            await end()
    except TimeoutError:
        logger().warning("not ended in time", part=what)


async def _retire(storage: Storage, days: int) -> None:
    """Remove rooms that nobody has used for long."""
    count = await storage.retire(time.time() - days * 24 * 60 * 60)
    if count:
        logger().info("rooms retired", rooms=count)


async def _rotate(storage: Storage, tokens: Tokens) -> None:
    """Learn of new keys."""
    tokens.rotate(await storage.keys())


class Edge:
    """Everything that can be asked of a server: pages, requests and sockets.

    Sockets go past routes and foreign pages; what guards them sees how they open and end. The
    frames go past that, too: nothing may stand between a table and its frames.
    """

    def __init__(
        self, services: Services, more: Sequence[BaseRoute] = (), page: Path = FOLDER
    ) -> None:
        """Take what answering needs, further routes, and where the page's files are."""
        self._socket = Socket(services)
        settings = services.settings
        guarding = guards(settings, services.metrics, {self._socket: SOCKET})
        self._sockets: ASGIApp = self._open
        for guard in reversed(guarding):
            self._sockets = guard.cls(self._sockets, *guard.args, **guard.kwargs)
        self._requests = Starlette(
            routes=[*api.routes(services), *more, Mount("/", Page(page))],
            middleware=[*guarding, *_foreign(settings.allowed_origins)],
            exception_handlers=HANDLERS,
        )
        self._requests.router.redirect_slashes = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Serve a request or a socket."""
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        else:
            await self._requests(scope, receive, send)

    async def _open(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Serve a socket.

        Raises:
            NotFound: if there is none at its path.
        """
        if scope["path"] != SOCKET:
            await receive()
            raise NotFound(f"There is no socket here; it is at {SOCKET}.")
        scope["endpoint"] = self._socket
        await self._socket(scope, receive, send)


def _foreign(origins: Sequence[str]) -> list[Middleware]:
    """Return what lets the pages of trusted sites ask; they send a token, never a cookie."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=list(origins),
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["authorization", "content-type"],
        )
    ]
