"""The headers that keep browsers strict: no foreign scripts, no frames, no links in the open."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
"""What a page may load, and from where."""

STRICT = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Links to seats hold their tokens.
    "referrer-policy": "no-referrer",
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""What every answer says."""

HTTPS_ONLY = "max-age=31536000"
"""For a year browsers come by https only."""

API = "/api"
"""Under this path answers are for whoever asked, and for now."""

NOT_KEPT = {"cache-control": "no-store"}
"""What answers say that nobody is to keep."""

_STARTS = frozenset({"http.response.start", "websocket.http.response.start"})


class Headers:
    """Sets the strict headers on every answer."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        """Take the application, and whether the public address begins with https."""
        self.app = app
        strict = STRICT | ({"strict-transport-security": HTTPS_ONLY} if secure else {})
        self._kept = _encoded(strict)
        self._not_kept = _encoded(strict | NOT_KEPT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        private = path == API or path.startswith(f"{API}/")

        async def strictly(message: Message) -> None:
            if message["type"] in _STARTS:
                refused = message["status"] >= 400
                ours = self._not_kept if private or refused else self._kept
                theirs = message.get("headers", ())
                left = [(name, value) for name, value in theirs if name.lower() not in ours]
                message = {**message, "headers": [*left, *ours.items()]}
            await send(message)

        await self.app(scope, receive, strictly)


def _encoded(headers: dict[str, str]) -> dict[bytes, bytes]:
    return {name.encode(): value.encode() for name, value in headers.items()}
