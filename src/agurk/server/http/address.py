"""Who is calling: the address of a connection, or what proxies that are trusted say of it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple, TypeAlias

from starlette.types import Scope

from agurk.server.values import Network

Address: TypeAlias = IPv4Address | IPv6Address
"""One machine's address."""

UNKNOWN = "unknown"
"""What stands for an address that nobody knows."""

_FORWARDED = frozenset({b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"})


class Caller(NamedTuple):
    """Where a request or a socket comes from."""

    address: Address | None
    """The machine that called, as far as it can be known."""
    secure: bool
    """Whether it came by https, at least up to a proxy that is trusted."""
    vouched: bool
    """False if somebody in between, whom nobody trusts, passed it on."""

    @property
    def household(self) -> str:
        """What limits count by: an IPv4 address, or the network of an IPv6 address."""
        if self.address is None:
            return UNKNOWN
        return str(self.address if self.address.version == 4 else _cut(self.address, 64))

    @property
    def shortened(self) -> str:
        """What is logged: enough to tell networks apart, not people."""
        if self.address is None:
            return UNKNOWN
        length = 24 if self.address.version == 4 else 48
        return f"{_cut(self.address, length)}/{length}"

    def is_among(self, networks: Sequence[Network]) -> bool:
        """Return whether this is this machine itself, or one of some networks."""
        if self.address is None or not self.vouched:
            return False
        return self.address.is_loopback or _within(self.address, networks)


def caller_of(scope: Scope, trusted: Sequence[Network] = ()) -> Caller:
    """Return who is behind a request or a socket.

    Behind proxies that are trusted it is the last one in X-Forwarded-For that is none of them;
    whatever stands before that can be made up.

    Args:
        scope: What ASGI says about it.
        trusted: The proxies whose word counts.
    """
    peer = scope.get("client")
    address = _read(peer[0]) if peer else None
    secure = scope.get("scheme") in {"https", "wss"}
    if address is None or not _within(address, trusted):
        forwarded = any(name in _FORWARDED for name, _ in scope["headers"])
        return Caller(address, secure, vouched=not forwarded)
    for text in _backwards(scope, b"x-forwarded-for"):
        told = _read(text)
        if told is None:
            break
        address = told
        if not _within(told, trusted):
            break
    for text in _backwards(scope, b"x-forwarded-proto"):
        secure = text.lower() in {"https", "wss"}
        break
    return Caller(address, secure, vouched=True)


def _backwards(scope: Scope, header: bytes) -> Iterator[str]:
    """Yield the parts of a header, the last first."""
    for name, value in reversed(scope["headers"]):
        if name == header:
            for part in reversed(value.decode("latin-1").split(",")):
                yield part.strip()


def _read(text: str) -> Address | None:
    """Return an address, which may have a port behind it."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    with suppress(ValueError):
        address = ip_address(text.partition("%")[0])
        return getattr(address, "ipv4_mapped", None) or address
    return None


def _cut(address: Address, length: int) -> Address:
    """Return the first of all addresses that begin with the same bits."""
    rest = address.max_prefixlen - length
    return type(address)(int(address) >> rest << rest)


def _within(address: Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks)
