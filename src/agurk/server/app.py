"""The whole server as an ASGI application: what it is made of, started and ended in order."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import BaseRoute, Mount

from agurk.server.http import api
from agurk.server.http.failures import HANDLERS, NotFound, answer_to, refuse
from agurk.server.http.guards import guards
from agurk.server.http.outbox import Send
from agurk.server.http.page import FOLDER, Page
from agurk.server.http.services import Services
from agurk.server.http.socket import Receive, Socket

SOCKET = "/api/socket"
"""Where the socket is."""


class Edge:
    """Everything that can be asked of a server: pages, requests and sockets.

    Sockets go past what requests go through: nothing may stand between a table and its frames.
    """

    def __init__(
        self, services: Services, more: Sequence[BaseRoute] = (), page: Path = FOLDER
    ) -> None:
        """Take what answering needs, further routes, and where the page's files are."""
        self._socket = Socket(services)
        settings = services.settings
        self._requests = Starlette(
            routes=[*api.routes(services), *more, Mount("/", Page(page))],
            middleware=[*guards(settings, services.metrics), *_foreign(settings.allowed_origins)],
            exception_handlers=HANDLERS,
        )
        self._requests.router.redirect_slashes = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Serve a request or a socket."""
        if scope["type"] != "websocket":
            await self._requests(scope, receive, send)
        elif scope["path"] == SOCKET:
            await self._socket(scope, receive, send)
        else:
            await receive()
            nothing = NotFound(f"There is no socket here; it is at {SOCKET}.")
            await refuse(answer_to(nothing), scope, receive, send)


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
