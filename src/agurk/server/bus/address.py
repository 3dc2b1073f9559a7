"""Where the server of a bus is: a URL, read in a way that shows no password."""

from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

from agurk.server.bus.base import BusError

SCHEMES = {
    "redis": "redis",
    "rediss": "rediss",
    "valkey": "redis",
    "valkeys": "rediss",
    "unix": "unix",
}
"""What each scheme that a URL may have is for the driver."""

_PREFIX = "agurk:"
_PASSED_ON = ("db", "password", "ssl_ca_certs", "ssl_ca_path", "ssl_certfile", "ssl_keyfile")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and under which keys we use it."""

    url: str = field(repr=False)
    """The URL for the driver, passwords included."""
    shown: str
    """The URL for people, without them."""
    prefix: str = _PREFIX
    """What all our keys begin with."""


def read_address(url: str) -> Address:
    """Return the address that a URL stands for.

    Raises:
        BusError: if it cannot be one; its sentence repeats no part that may be a password.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
    except ValueError:
        raise BusError(
            "The URL of the bus cannot be read; one looks like redis://host:6379/0. In a password, "
            "write # as %23, / as %2F, ? as %3F and @ as %40."
        ) from None
    if parts.scheme not in SCHEMES:
        raise BusError(
            f"The URL of a bus begins with memory:// or {':// or '.join(SCHEMES)}://, "
            f"not with {_start(url, parts.scheme)}."
        )
    _check_place(parts, host)
    prefix = query.pop("prefix", _PREFIX)
    if not prefix or len(prefix) > 60 or not prefix.isprintable():
        raise BusError("The prefix in the URL of the bus has 1 to 60 letters that can be printed.")
    unknown = [name for name in query if name not in _PASSED_ON]
    if unknown:
        raise BusError(
            f"The URL of the bus may set prefix, {', '.join(_PASSED_ON)}; "
            "it sets something else, too."
        )
    _check_database("" if parts.scheme == "unix" else parts.path, query.get("db", ""))
    scheme = SCHEMES[parts.scheme]
    where = f"{f'[{host}]' if ':' in host else host}{'' if port is None else f':{port}'}"
    return Address(
        f"{scheme}://{parts.netloc}{parts.path}{'?' if query else ''}{urlencode(query)}",
        f"{parts.scheme}://{where}{parts.path}",
        prefix,
    )


def _start(url: str, scheme: str) -> str:
    """Return the beginning of a URL as an error says it."""
    start = f"{scheme}://"
    return start if scheme and len(start) <= 20 and url.startswith(start) else "something else"


def _check_place(parts: SplitResult, host: str) -> None:
    """Make sure that a URL says where the server is."""
    if parts.scheme == "unix" and not parts.path:
        raise BusError("The URL of the bus has no path; one looks like unix:///run/valkey.sock.")
    if (parts.scheme != "unix" and not host) or parts.fragment:
        raise BusError("The URL of the bus has no hostname; one looks like redis://host:6379/0.")


def _check_database(path: str, db: str) -> None:
    """Make sure that the database is a number."""
    for text in (path.strip("/"), db):
        if text and not (text.isascii() and text.isdigit()):
            raise BusError("The database in the URL of the bus is a number, as in redis://host/0.")
