"""Whether this process lives, whether it can serve, and what it counted."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from agurk.rules.errors import AgurkError
from agurk.server.http.address import caller_of
from agurk.server.logs import logger, summary
from agurk.server.metrics import CONTENT_TYPE, Metrics
from agurk.server.settings import Settings

PATIENCE = 2.0
"""How many seconds storage and bus have to answer."""

FRESH = 1.0
"""For how many seconds an answer of theirs counts, however often it is asked for."""


class Forbidden(AgurkError, PermissionError):
    """Something that only the machine itself and its proxies may read."""

    slug = "not-public"


class Pingable(Protocol):
    """What can say that it is there: storage and bus."""

    async def ping(self) -> None:
        """Return if it is there, and raise if not."""
        ...


class Health(msgspec.Struct, frozen=True):
    """How a process is."""

    ready: bool
    """Whether it can serve."""
    parts: Mapping[str, str]
    """What it needs, each "ok" or what is wrong."""


class Readiness:
    """Asks storage and bus whether they are there, but not more than once a second."""

    def __init__(
        self,
        parts: Mapping[str, Pingable],
        draining: Callable[[], bool],
        *,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
    ) -> None:
        """Take what is needed by name, and what says whether this process is about to end."""
        self._parts = dict(parts)
        self._draining = draining
        self._clock = clock
        self._patience = patience
        self._asking = asyncio.Lock()
        self._known: dict[str, str] = {}
        self._asked = float("-inf")

    async def health(self) -> Health:
        """Return whether this process can serve."""
        async with self._asking:
            if self._clock() - self._asked >= FRESH:
                answers = await asyncio.gather(
                    *(self._ask(name, part.ping) for name, part in self._parts.items())
                )
                self._known = dict(zip(self._parts, answers, strict=True))
                self._asked = self._clock()
        process = "draining" if self._draining() else "ok"
        parts = {"process": process, **self._known}
        return Health(ready=set(parts.values()) == {"ok"}, parts=parts)

    async def _ask(self, name: str, ping: Callable[[], Awaitable[None]]) -> str:
        """Return "ok", or what is wrong with a part."""
        try:
            async with asyncio.timeout(self._patience):
                await ping()
        except TimeoutError:
            logger().warning("not ready", part=name, error="silent")
            return "silent"
        except Exception as error:  # noqa: BLE001 - whatever is wrong, it is not ready
            logger().warning("not ready", part=name, **summary(error))
            return "failed"
        return "ok"


def routes(settings: Settings, metrics: Metrics, readiness: Readiness) -> list[Route]:
    """Return the routes that machines ask: `/healthz`, `/readyz` and `/metrics`."""

    async def healthz(_request: Request) -> Response:
        return _json(200, Health(ready=True, parts={"process": "ok"}))

    async def readyz(_request: Request) -> Response:
        health = await readiness.health()
        return _json(200 if health.ready else 503, health)

    async def counted(request: Request) -> Response:
        caller = caller_of(request.scope, settings.trusted_proxies)
        if not settings.metrics_public and not caller.is_among(settings.trusted_proxies):
            raise Forbidden(
                "The metrics are for this machine and its proxies; metrics_public opens them."
            )
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE})

    return [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", counted),
    ]


def _json(status: int, health: Health) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(health), status, headers, "application/json")
