"""What is answered when something goes wrong: always JSON with a slug and a sentence."""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from agurk.rules.errors import AgurkError, RecordError
from agurk.server.http.limits import HOLD, TooMany
from agurk.server.logs import logger, summary
from agurk.server.rooms.errors import Unavailable
from agurk.server.wire.http import Failure

REFUSED = 1008
"""The code that a socket is closed with before it is open, where no answer can be given."""

FAULT = 1011
"""The code that an open socket is closed with after a fault of ours."""

STATUSES = {
    "unknown-variant": 400,
    "unknown-bot": 400,
    "token": 401,
    "token-expired": 401,
    "method-not-allowed": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "stale": 409,
    "too-large": 413,
    "media-type": 415,
    "too-many": 429,
    "fault": 500,
    "unavailable": 503,
}
"""The statuses of errors whose kind does not tell them."""

INSIDE = frozenset({"storage", "bus", "conflict", "log", "forgotten", "port"})
"""Errors that are about the server itself: that something is unavailable is all that is told."""

_KINDS: tuple[tuple[type[Exception], int], ...] = (
    (PermissionError, 403),
    (LookupError, 404),
    (ValueError, 400),
    (OSError, 503),
)


class NotFound(AgurkError, LookupError):
    """An address, or something at it, that is not there."""

    slug = "not-found"


class MethodNotAllowed(AgurkError, ValueError):
    """An address that is asked in a way it does not take."""

    slug = "method-not-allowed"


class Fault(AgurkError, RuntimeError):
    """A fault of the server's own; the log says more under the number in the sentence."""

    slug = "fault"


def status_of(error: AgurkError) -> int:
    """Return the status for an error: by its slug, or by the built-in error it resembles."""
    if error.slug in STATUSES:
        return STATUSES[error.slug]
    return next((status for kind, status in _KINDS if isinstance(error, kind)), 409)


def answer_to(error: Exception) -> Response:
    """Return what is answered to an error.

    The sentences of our own errors are sent, unless they are about the server itself. Anything
    else is a fault of ours: it is logged by its kind and place, under a number.
    """
    if isinstance(error, HTTPException):
        return _answer_to_http(error)
    if not isinstance(error, AgurkError):
        incident = secrets.token_hex(4)
        logger().error("fault", incident=incident, **summary(error))
        return _answer(Fault(f"Something went wrong in the server; it is noted as {incident}."))
    return _answer(outward(error))


def outward(error: AgurkError) -> AgurkError:
    """Return an error as those outside hear of it: what is about the server itself is not told."""
    inside = error.slug in INSIDE
    # A table that cannot be reached says so itself; what is behind that is for the log.
    if inside or (isinstance(error, Unavailable) and error.__cause__ is not None):
        logger().warning("unavailable", slug=error.slug, **summary(error))
    if not inside:
        return error
    return Unavailable("The server cannot do this now; try again in a moment.")


async def handle(_request: object, error: Exception) -> Response:
    """Return what is answered to an error, in the way Starlette asks for it.

    It is asynchronous so that Starlette does not go to another thread for it.
    """
    await _hold(error)
    return answer_to(error)


async def _hold(error: Exception) -> None:
    """Let whoever asks too often wait for the refusal, and so ask less often."""
    if isinstance(error, TooMany):
        await asyncio.sleep(HOLD)


HANDLERS = {HTTPException: handle, AgurkError: handle}
"""For Starlette's `exception_handlers`, which would answer in plain text otherwise."""


class Failures:
    """Answers whatever an application raises, so that no traceback and no bare text gets out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        begun = False

        async def noticing(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        except (ClientDisconnect, WebSocketDisconnect):
            return
        except ClientDisconnected:
            raise  # uvicorn's own way to end a socket whose client left
        except Exception as error:
            answer = answer_to(error)
            if not begun:
                await _hold(error)
                await refuse(answer, scope, receive, send)
            elif scope["type"] == "http":
                raise  # the server breaks the connection off, so that nobody takes it for the whole
            else:
                with suppress(Exception):
                    await send({"type": "websocket.close", "code": FAULT, "reason": "fault"})


async def refuse(answer: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Give an answer to a request, or to a socket that is not open yet."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await answer(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": REFUSED, "reason": ""})


def _answer(error: AgurkError, more: Mapping[str, str] | None = None) -> Response:
    status = status_of(error)
    headers = {"cache-control": "no-store", **(more or {})}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    elif status == 413:
        headers["connection"] = "close"  # what is still to come is not read
    elif isinstance(error, TooMany):
        headers["retry-after"] = str(error.retry_after)
        headers["connection"] = "close"  # whoever asks on has the trouble of connecting again
    elif status == 503:
        headers["retry-after"] = "1"
    line = error.line if isinstance(error, RecordError) else None
    body = msgspec.json.encode(Failure(slug=error.slug, told=str(error), line=line))
    return Response(body, status, headers, "application/json")


def _answer_to_http(error: HTTPException) -> Response:
    """Return what is answered where Starlette itself would answer in plain text."""
    if error.status_code != 405:
        return _answer(NotFound("There is nothing at this address."))
    headers = error.headers or {}
    allowed = headers.get("Allow", "other methods")
    told = f"This address cannot be asked in this way; it takes {allowed}."
    return _answer(MethodNotAllowed(told), headers)
