"""The headers that keep browsers strict: no foreign scripts, no frames, no links in the open."""

from starlette.datastructures import MutableHeaders
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

_STARTS = frozenset({"http.response.start", "websocket.http.response.start"})


class Headers:
    """Sets the strict headers on every answer."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        """Take the application, and whether the public address begins with https."""
        self.app = app
        self._strict = STRICT | ({"strict-transport-security": HTTPS_ONLY} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        private = path == API or path.startswith(f"{API}/")

        async def strictly(message: Message) -> None:
            if message["type"] in _STARTS:
                headers = MutableHeaders(raw=list(message.get("headers", ())))
                for name, value in self._strict.items():
                    headers[name] = value
                if private or message["status"] >= 400:
                    headers["cache-control"] = "no-store"
                message = {**message, "headers": headers.raw}
            await send(message)

        await self.app(scope, receive, strictly)
