"""A line in the log and a count for every request; its address on the web is only a template."""

import time
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agurk.server.http.address import caller_of
from agurk.server.logs import logger
from agurk.server.metrics import METHODS, OTHER, Metrics
from agurk.server.values import Network

NOWHERE = "(none)"
"""The route of a request that no route was found for."""

LEFT = 499
"""The status that is noted when whoever asked left before there was an answer."""

QUIET = frozenset({"/healthz", "/readyz", "/metrics"})
"""What machines ask for all the time; logged only where everything is."""


class Requests:
    """Logs sockets and requests, and counts requests and the handshakes that were refused."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        metrics: Metrics,
        trusted: Sequence[Network] = (),
        sockets: Mapping[Any, str] = MappingProxyType({}),
    ) -> None:
        """Take the application.

        Args:
            app: What answers.
            metrics: Where requests are counted.
            trusted: The proxies whose word counts.
            sockets: What answers sockets past all routes, each with its path.
        """
        self.app = app
        self._sockets = sockets
        self._metrics = metrics
        self._trusted = trusted
        self._templates: dict[Any, str] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        status = 0
        begun = time.perf_counter()

        async def noticing(message: Message) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = 403
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        except Exception:
            status = status or 500
            raise
        finally:
            self._note(scope, status or LEFT, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and count one request."""
        if self._templates is None:
            routes = scope["app"].routes if "app" in scope else ()
            self._templates = {**self._sockets, **dict(templates(routes))}
        method = scope.get("method", "GET")
        method = method if method in METHODS else OTHER
        route = self._templates.get(scope.get("endpoint"), NOWHERE)
        if status != 101:
            self._metrics.request(method, route, status, seconds)
        log = logger()
        (log.debug if route in QUIET and status < 400 else log.info)(
            "socket" if scope["type"] == "websocket" else "request",
            method=method,
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
            address=caller_of(scope, self._trusted).shortened,
        )


def templates(routes: Iterable[BaseRoute], before: str = "") -> Iterable[tuple[Any, str]]:
    """Yield what answers at each route, and the template of its path.

    What answers at several routes is known by the last of them.
    """
    for route in routes:
        if isinstance(route, (Route, WebSocketRoute)):
            yield route.endpoint, before + route.path_format
        elif isinstance(route, Mount):
            if route.routes:
                yield from templates(route.routes, before + route.path)
            else:
                yield route.app, before + route.path_format
