"""What a setting can be: each kind reads a value, and says what is allowed in its place.

A value comes as text from a variable or a flag, or with a type of its own from a TOML file.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Protocol, TypeAlias, TypeVar
from urllib.parse import urlsplit

Network: TypeAlias = IPv4Network | IPv6Network
"""Addresses that begin alike; a single one is a network too."""

Value_co = TypeVar("Value_co", covariant=True)

DEFAULT_PORTS = {"http": 80, "https": 443}
"""The ports that an address need not name."""

_HOST = re.compile(r"[a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\]", re.ASCII)


class Kind(Protocol[Value_co]):
    """What one setting can be."""

    @property
    def allowed(self) -> str:
        """What is allowed, to go after "it is"."""
        ...

    @property
    def secret(self) -> bool:
        """Whether a value must not be shown, not even a wrong one."""
        ...

    def read(self, value: object) -> Value_co:
        """Return what a value stands for.

        Raises:
            ValueError: if it stands for nothing.
        """
        ...


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two others, both included."""

    least: int
    most: int
    secret: bool = False

    @property
    def allowed(self) -> str:
        """What is allowed."""
        return f"a whole number from {self.least} to {self.most}"

    def read(self, value: object) -> int:
        """Return the number.

        Raises:
            ValueError: if it is none, or too small or too large.
        """
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,12}", value.strip(), re.ASCII):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError  # noqa: TRY004 - a wrong value, whatever its type
        if not self.least <= value <= self.most:
            raise ValueError
        return value


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]
    secret: bool = False

    @property
    def allowed(self) -> str:
        """What is allowed."""
        return f"{', '.join(self.words[:-1])} or {self.words[-1]}"

    def read(self, value: object) -> str:
        """Return the word.

        Raises:
            ValueError: if it is another one.
        """
        word = _text(value).lower()
        if word not in self.words:
            raise ValueError
        return word


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no."""

    allowed: str = "true or false"
    secret: bool = False

    def read(self, value: object) -> bool:
        """Return whether it is on.

        Raises:
            ValueError: if it is neither on nor off.
        """
        if isinstance(value, bool):
            return value
        word = _text(value).lower()
        if word in {"true", "yes", "on", "1"}:
            return True
        if word in {"false", "no", "off", "0"}:
            return False
        raise ValueError


@dataclass(frozen=True, slots=True)
class Host:
    """A name or an address that a machine can listen on."""

    allowed: str = "a name or an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::"
    secret: bool = False

    def read(self, value: object) -> str:
        """Return the host.

        Raises:
            ValueError: if no host has such a name.
        """
        host = _text(value).lower()
        if not re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host, re.ASCII):
            raise ValueError
        return host


@dataclass(frozen=True, slots=True)
class Url:
    """An address of a service, which may hold a password and so is never shown."""

    schemes: tuple[str, ...]
    allowed: str
    files: bool = False
    """Whether a plain path is an address too."""
    secret: bool = True

    def read(self, value: object) -> str:
        """Return the address; empty stands for the default.

        Raises:
            ValueError: if it is an address of something else.
        """
        url = _text(value)
        scheme, slashes, _ = url.partition("://")
        known = scheme.partition("+")[0].lower() in self.schemes if slashes else self.files
        if url and not known:
            raise ValueError
        return url


@dataclass(frozen=True, slots=True)
class Origin:
    """The address of a site, without a path; empty when there is none."""

    allowed: str = "http:// or https:// and a host, without a path, such as https://agurk.example"
    secret: bool = False

    def read(self, value: object) -> str:
        """Return the address as browsers write it.

        Raises:
            ValueError: if it is no such address.
        """
        text = _text(value)
        return origin_of(text) if text else ""


@dataclass(frozen=True, slots=True)
class Origins:
    """Several sites' addresses, each without a path."""

    allowed: str = "addresses such as https://agurk.example, with commas between them"
    secret: bool = False

    def read(self, value: object) -> tuple[str, ...]:
        """Return the addresses as browsers write them.

        Raises:
            ValueError: if one of them is no such address.
        """
        return tuple(origin_of(text) for text in _texts(value))


@dataclass(frozen=True, slots=True)
class Networks:
    """Several addresses or networks."""

    allowed: str = "addresses or networks such as 127.0.0.1, ::1 or 10.0.0.0/8, with commas between"
    secret: bool = False

    def read(self, value: object) -> tuple[Network, ...]:
        """Return the networks.

        Raises:
            ValueError: if one of them is none.
        """
        return tuple(ip_network(text) for text in _texts(value))


@dataclass(frozen=True, slots=True)
class Keys:
    """Secrets that sign tokens, the oldest first."""

    shortest: int = 32
    secret: bool = True

    @property
    def allowed(self) -> str:
        """What is allowed."""
        return (
            f"texts of {self.shortest} letters or more, the oldest first, with commas between them"
        )

    def read(self, value: object) -> tuple[str, ...]:
        """Return the secrets.

        Raises:
            ValueError: if one is short enough to be guessed, or two are alike.
        """
        keys = tuple(_texts(value))
        if any(len(key) < self.shortest for key in keys) or len(set(keys)) < len(keys):
            raise ValueError
        return keys


def origin_of(text: str) -> str:
    """Return a site's address as browsers write it: lower case, without a usual port.

    Raises:
        ValueError: if it is none, or more than scheme, host and port.
    """
    parts = urlsplit(text.strip().lower().removesuffix("/"))
    host, _, port = parts.netloc.partition(":")
    if parts.netloc.startswith("["):
        host, _, port = parts.netloc.partition("]")
        host, port = host + "]", port.removeprefix(":")
    more = parts.path or parts.query or parts.fragment
    if more or parts.scheme not in DEFAULT_PORTS or not _HOST.fullmatch(host):
        raise ValueError
    if not port or _port(port) == DEFAULT_PORTS[parts.scheme]:
        return f"{parts.scheme}://{host}"
    return f"{parts.scheme}://{host}:{_port(port)}"


def _port(text: str) -> int:
    """Return the port that a text names."""
    return Whole(1, 65535).read(text)


def _text(value: object) -> str:
    """Return a value that has to be a text."""
    if not isinstance(value, str):
        raise ValueError  # noqa: TRY004 - a wrong value, whatever its type
    return value.strip()


def _texts(value: object) -> Iterable[str]:
    """Return the texts of a list, or those between commas."""
    if isinstance(value, str):
        value = value.split(",")
    if not isinstance(value, (list, tuple)):
        raise ValueError  # noqa: TRY004 - a wrong value, whatever its type
    texts = [_text(part) for part in value]
    return [text for text in texts if text]
