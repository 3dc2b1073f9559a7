"""Links to tables and to seats, as the page shows them.

>>> place = read("https://agurk.example/t/Vb1xk0QmC3yTnW8rZpLd4A")
>>> place.origin, place.socket
('https://agurk.example', 'wss://agurk.example/api/socket')
"""

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from agurk.rules.errors import AgurkError, shorten

_PATH = re.compile(r"(?P<base>.*)/t/(?P<table>[A-Za-z0-9_-]{1,40})/?")


class BadLink(AgurkError, ValueError):
    """A text that is no link to a table."""

    slug = "bad-link"


class Place(NamedTuple):
    """A table on a server."""

    origin: str
    """Where the server is."""
    table: str
    """The table's id."""
    token: str = ""
    """The token of a link to a seat; "" for a link to the table."""

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"ws{self.origin.removeprefix('http')}/api/socket"

    def __repr__(self) -> str:
        """Return a text without the token."""
        return f"Place({self.origin!r}, {self.table!r})"


def read(link: str) -> Place:
    """Return the table that a link leads to.

    Raises:
        BadLink: if it leads to none.
    """
    try:
        parts = urlsplit(link.strip())
        found = _PATH.fullmatch(parts.path)
        port = parts.port
    except ValueError:
        parts, found, port = urlsplit(""), None, None
    if parts.scheme not in {"http", "https"} or not parts.hostname or found is None:
        raise BadLink(
            f'"{_shown(link)}" is no link to a table: one is like '
            "https://agurk.example/t/Vb1xk0QmC3yTnW8rZpLd4A."
        )
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    origin = f"{parts.scheme}://{host}{f':{port}' if port else ''}{found['base']}"
    seat = parse_qs(parts.fragment).get("seat", [""])[0]
    return Place(origin, found["table"], seat)


def _shown(link: str) -> str:
    """Return a link as an error quotes it: without what may be a token."""
    return shorten(link.partition("#")[0])
