"""How large a request may be."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agurk.rules.errors import AgurkError


class TooLarge(AgurkError, ValueError):
    """A request with more in it than any request needs."""

    slug = "too-large"


class BodyLimit:
    """Refuses bodies that are too large, by what is announced and by what really comes."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count its bytes as they are read.

        Raises:
            TooLarge: if there are too many.
        """
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit() and int(value[:20]) > self.most:
                raise self._too_large()
        had = 0

        async def counting() -> Message:
            nonlocal had
            message = await receive()
            had += len(message.get("body", b""))
            if had > self.most:
                raise self._too_large()
            return message

        await self.app(scope, counting, send)

    def _too_large(self) -> TooLarge:
        return TooLarge(f"A request has at most {self.most} bytes; this one has more.")
