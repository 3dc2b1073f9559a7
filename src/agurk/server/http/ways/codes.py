"""Addresses of the page as pictures that a camera reads."""

import re
from typing import Annotated, Final

from msgspec import Meta
from starlette.responses import Response

from agurk.server.http.asked import Asked, BadRequest
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.page import VIEW
from agurk.server.http.query import Query
from agurk.server.values import origin_of

SVG: Final = "image/svg+xml"
"""The media type of pictures that are drawn."""

Path = Annotated[str, Meta(max_length=200)]
"""A path of the page."""

_PATH: Final = Query("path", Path, "An address of the page, such as `/t/...`; `/` if not said.")

_PLAIN: Final = re.compile(r"[A-Za-z0-9/%._~-]+")
"""What stands in paths; what is behind `?` or `#` may be a token, and is not for the server."""


async def code(asked: Asked) -> Response:
    """Return an address of the page as a QR code.

    Raises:
        BadRequest: if it is no address of the page, or nobody knows where the server is.
    """
    path = asked.value(_PATH, Path) or "/"
    if not VIEW.fullmatch(path) or not _PLAIN.fullmatch(path):
        raise BadRequest(
            "`path` names what to draw: an address of this page without `?` and `#`, such as "
            "/t/ and the name of a table."
        )
    address = f"{own_origin(asked)}{path}"
    return Response(await asked.services.codes.of(address, asked.caller.household), media_type=SVG)


def own_origin(asked: Asked) -> str:
    """Return the server's public address; if it was told none, the one that it was asked by.

    Raises:
        BadRequest: if that is none.
    """
    if asked.services.settings.base_url:
        return asked.services.settings.base_url
    scheme = "https" if asked.caller.secure else "http"
    try:
        return origin_of(f"{scheme}://{asked.request.headers.get('host', '')}")
    except ValueError:
        raise BadRequest("The request's Host is no host that people could open.") from None


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/qr",
        name="qr",
        summary="Draw an address of the page as a QR code.",
        handle=code,
        query=(_PATH,),
        answers={200: Kind(media=(SVG,))},
    ),
)
