"""Everything under `/api` but the socket: who may ask, what answers, and what goes wrong."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from agurk.server.http import openapi
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint
from agurk.server.http.failures import NotFound
from agurk.server.http.identity import given_in
from agurk.server.http.outbox import Send
from agurk.server.http.services import Services
from agurk.server.http.socket import Receive
from agurk.server.http.ways import choices, codes, matches, me, players, seats, tables

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *players.ENDPOINTS,
    *choices.ENDPOINTS,
    *tables.ENDPOINTS,
    *seats.ENDPOINTS,
    *matches.ENDPOINTS,
    *me.ENDPOINTS,
    *codes.ENDPOINTS,
)
"""All ways to ask over HTTP, but for the document about them."""


class Way:
    """Everything that can be asked at one path, as an ASGI application."""

    def __init__(self, services: Services, endpoints: Mapping[str, Endpoint]) -> None:
        """Take what is asked by each method."""
        self._services = services
        self._endpoints = endpoints

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Answer a request.

        Raises:
            AgurkError: if it is refused.
            HTTPException: if nothing is asked like this.
        """
        answer = await self._answer(Asked(self._services, Request(scope, receive)))
        await answer(scope, receive, send)

    async def _answer(self, asked: Asked) -> Response:
        """Return the answer to a request.

        Raises:
            AgurkError: if it is refused.
            HTTPException: if nothing is asked like this.
        """
        services, scope = self._services, asked.request.scope
        services.limits.request(asked.caller.household)
        method = asked.request.method
        endpoint = self._endpoints.get("GET" if method == "HEAD" else method)
        if endpoint is None:
            raise HTTPException(405, headers={"Allow": self._allowed()})
        if endpoint.changing:
            given = given_in(scope)
            services.origins.check(scope, by_cookie=given.cookie and bool(given.token))
        return await endpoint.handle(asked)

    def _allowed(self) -> str:
        """Return by which methods one may ask here."""
        methods = [*self._endpoints, *(["HEAD"] if "GET" in self._endpoints else [])]
        return ", ".join(sorted(methods))


def routes(services: Services) -> Sequence[BaseRoute]:
    """Return the routes of all endpoints, the document about them, and the end of the line."""
    described = openapi.endpoint(ENDPOINTS)
    by_path: dict[str, dict[str, Endpoint]] = {}
    for each in (*ENDPOINTS, described):
        by_path.setdefault(each.path, {})[each.method] = each
    return (
        *(Route(f"/api{path}", Way(services, methods)) for path, methods in by_path.items()),
        Route("/api/{rest:path}", _Nothing(services)),
        Route("/api", _Nothing(services)),
    )


class _Nothing(Way):
    """Any path under `/api` at which nothing can be asked."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, {})

    async def _answer(self, asked: Asked) -> Response:
        """Refuse it.

        Raises:
            AgurkError: always.
        """
        self._services.limits.request(asked.caller.household)
        raise NotFound("Nothing is here; /api/openapi.json lists what there is.")
