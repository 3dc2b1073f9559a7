"""From which sites' pages a socket may be opened or something be changed."""

from collections.abc import Collection, Iterator

from starlette.types import Scope

from agurk.rules.errors import AgurkError
from agurk.server.values import origin_of

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""The methods that change nothing."""


class ForeignOrigin(AgurkError, PermissionError):
    """A request that a page of another site made, or may have made."""

    slug = "origin"


class Origins:
    """The sites whose pages may use this server: its own, and those that are allowed."""

    def __init__(self, base_url: str, allowed: Collection[str] = ()) -> None:
        """Take the public address, or "" if it is whatever the request's Host says."""
        self._by_host = not base_url
        self._allowed = frozenset(allowed) | ({base_url} if base_url else frozenset())

    def check(self, scope: Scope, *, by_cookie: bool | None = None) -> None:
        """Let a socket or a request pass, or refuse it.

        Browsers send cookies along whoever asks, and name the site that does. Programs name none,
        and need no cookies either.

        Args:
            scope: What ASGI says about the request; those that change nothing always pass.
            by_cookie: Whether a cookie said who asks; None if it may be any that was sent.

        Raises:
            ForeignOrigin: if it comes from elsewhere, or may do so.
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origins = list(_values(scope, b"origin"))
        if not origins:
            if by_cookie is None:
                by_cookie = any(_values(scope, b"cookie"))
            if by_cookie:
                raise ForeignOrigin(
                    "A request with a cookie has to name the site it comes from, in Origin; "
                    "programs send their token in Authorization instead."
                )
        elif len(origins) > 1 or not self._is_ours(origins[0], scope):
            raise ForeignOrigin(
                "This was asked by a page of another site; only this server's own pages may."
            )

    def _is_ours(self, text: str, scope: Scope) -> bool:
        """Return whether an origin is one of those that may use this server."""
        try:
            origin = origin_of(text)
            if origin in self._allowed or not self._by_host:
                return origin in self._allowed
            (host,) = _values(scope, b"host")
            scheme, _, _ = origin.partition("://")
            # A proxy may have taken the https off; what comes by another host is refused anyway.
            return origin == origin_of(f"{scheme}://{host}")
        except ValueError:
            return False


def _values(scope: Scope, header: bytes) -> Iterator[str]:
    """Yield the values of a header."""
    return (value.decode("latin-1") for name, value in scope["headers"] if name == header)
