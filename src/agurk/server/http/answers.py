"""What HTTP answers when all is well."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

JSON: Final = "application/json"
"""The media type of everything that is no page and no record."""

_encode = msgspec.json.Encoder().encode


def answered(
    value: msgspec.Struct, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return a value as JSON."""
    return Response(_encode(value), status, headers, JSON)
