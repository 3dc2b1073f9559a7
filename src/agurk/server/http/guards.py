"""What every request and every socket goes through before it is answered, in order."""

from collections.abc import Mapping
from typing import Any

from starlette.middleware import Middleware

from agurk.server.http.body import BodyLimit
from agurk.server.http.failures import Failures
from agurk.server.http.headers import Headers
from agurk.server.http.requests import Requests
from agurk.server.metrics import Metrics
from agurk.server.settings import Settings


def guards(
    settings: Settings, metrics: Metrics, sockets: Mapping[Any, str] | None = None
) -> list[Middleware]:
    """Return the middleware, the outermost first.

    With `failures.HANDLERS` as its `exception_handlers` an application answers in JSON only.

    Args:
        settings: What is allowed.
        metrics: Where requests are counted.
        sockets: What answers sockets past all routes, each with its path.
    """
    return [
        Middleware(
            Requests, metrics=metrics, trusted=settings.trusted_proxies, sockets=sockets or {}
        ),
        Middleware(Headers, secure=settings.secure),
        Middleware(Failures),
        Middleware(BodyLimit, most=settings.body_bytes),
    ]
