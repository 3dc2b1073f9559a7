"""All that can be set about the server: flags, then variables, then a TOML file, then defaults."""

import difflib
import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from agurk.play.places import HOME, home
from agurk.rules.errors import AgurkError, shorten
from agurk.server.bus.address import SCHEMES as BUSES
from agurk.server.values import (
    Host,
    Keys,
    Kind,
    Network,
    Networks,
    OneOf,
    Origin,
    Origins,
    Switch,
    Url,
    Whole,
)

Value = TypeVar("Value")

PREFIX = "AGURK_"
"""How the variables of the environment begin that set something."""

CONFIG = "AGURK_CONFIG"
"""The variable that names the TOML file."""

_ELSEWHERE = (HOME, CONFIG, "AGURK_KERNEL", "AGURK_CACHE", "AGURK_BACKGROUND")
"""Variables that mean something and set nothing here; the last three are for simulations."""

FILE = "agurk.toml"
"""The TOML file that is read from the data folder when no other is named."""

DATABASE = "agurk.db"
"""The SQLite file in the data folder, unless another database is named."""

_MANY = 1_000_000_000


class SettingsError(AgurkError, ValueError):
    """A setting that is not there, or a value that it cannot have; says where it stands."""

    slug = "settings"


def _setting(kind: Kind[Value], default: Value, meaning: str) -> Value:
    """Return a field with what it can be and what it means, for `load` and the documentation."""
    return field(default=default, repr=not kind.secret, metadata={"kind": kind, "meaning": meaning})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the server was told, as one value; `load` makes it and checks it.

    Each field carries its meaning as data, since `rows` makes the documentation of it.
    """

    host: str = _setting(Host(), "127.0.0.1", "Where the server listens.")
    port: int = _setting(Whole(0, 65535), 8484, "The port it listens on; 0 takes a free one.")
    db: str = _setting(
        Url(
            ("sqlite", "postgres", "postgresql"),
            "a path such as agurk.db, sqlite:///agurk.db or postgresql://user@host/agurk",
            files=True,
        ),
        "",
        f"The database; empty for the SQLite file {DATABASE} in the data folder.",
    )
    bus: str = _setting(
        Url(
            (*BUSES, "memory"),
            "empty or memory://, or an address such as redis://host:6379/0, with "
            f"{', '.join(list(BUSES)[:-1])} or {list(BUSES)[-1]} before ://",
        ),
        "",
        "The Redis or Valkey server that several processes meet on; empty for one process.",
    )
    base_url: str = _setting(
        Origin(),
        "",
        "The public address, as in the links that players send; empty makes it of host and port. "
        "When it begins with https, browsers are told to come by https only.",
    )
    trusted_proxies: tuple[Network, ...] = _setting(
        Networks(),
        (),
        "Proxies whose X-Forwarded-For and X-Forwarded-Proto count.",
    )
    allowed_origins: tuple[str, ...] = _setting(
        Origins(),
        (),
        "Other sites whose pages may open sockets and change something here; its own always may.",
    )
    bot_workers: int = _setting(
        Whole(0, 256),
        0,
        "Processes in which bots think; 0 for one fewer than the machine's processors, "
        "and at least one.",
    )
    hint_milliseconds: int = _setting(
        Whole(10, 1500), 300, "Milliseconds for which plays are tried, at most, for one hint."
    )
    sockets: int = _setting(Whole(1, _MANY), 10_000, "Sockets open at a time, in one process.")
    sockets_per_address: int = _setting(
        Whole(1, _MANY), 64, "Sockets open at a time from one address."
    )
    hello_seconds: int = _setting(
        Whole(1, 600), 5, "Seconds a new socket has to say who it is before it is closed."
    )
    messages_per_second: int = _setting(
        Whole(1, _MANY), 20, "Messages a second from one socket, in the long run."
    )
    message_burst: int = _setting(
        Whole(1, _MANY), 60, "Messages a socket may send at once before that counts."
    )
    message_bytes: int = _setting(Whole(1024, _MANY), 4096, "Bytes in one message from a socket.")
    body_bytes: int = _setting(Whole(1024, _MANY), 65_536, "Bytes in the body of one request.")
    requests_per_minute: int = _setting(
        Whole(1, _MANY), 600, "Requests from one address in a minute."
    )
    tables_per_hour: int = _setting(
        Whole(1, _MANY), 60, "Tables opened from one address in an hour."
    )
    players_per_hour: int = _setting(
        Whole(1, _MANY), 60, "New players from one address in an hour."
    )
    reviews_per_hour: int = _setting(
        Whole(1, _MANY), 60, "Reviews of matches begun for one address in an hour."
    )
    idle_seconds: int = _setting(
        Whole(1, _MANY),
        600,
        "Seconds after which a room that nobody uses is dropped from memory; it wakes when needed.",
    )
    retention_days: int = _setting(
        Whole(1, 36_500),
        30,
        "Days after which a room that nobody used is deleted; finished matches stay.",
    )
    log_format: str = _setting(
        OneOf(("console", "json")), "console", "How the log is written: for people or for programs."
    )
    log_level: str = _setting(
        OneOf(("debug", "info", "warning", "error")), "info", "The least that is logged."
    )
    metrics_public: bool = _setting(
        Switch(),
        default=False,
        meaning="Whether anybody may read /metrics, not only this machine and trusted proxies.",
    )
    keys: tuple[str, ...] = _setting(
        Keys(),
        (),
        "Secrets that sign players' tokens, the oldest first; empty for those in the database.",
    )

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.base_url.startswith("https:")

    def address(self, port: int | None = None) -> str:
        """Return the address that people open.

        Args:
            port: The port that was taken; None for the one asked for.
        """
        if self.base_url:
            return self.base_url
        host = "localhost" if self.host in {"0.0.0.0", "::"} else self.host  # noqa: S104 - compared
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port if port is None else port}"

    def thinkers(self) -> int:
        """Return how many processes bots think in."""
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)


class SettingRow(NamedTuple):
    """One setting, as the documentation lists it."""

    name: str
    """What it is called in a TOML file."""
    variable: str
    """The variable that sets it."""
    flag: str
    """The flag that sets it; empty for what must not stand on a command line."""
    default: str
    """What it is when nobody sets it."""
    allowed: str
    """What it can be."""
    meaning: str
    """What it is for."""


def rows() -> tuple[SettingRow, ...]:
    """Return all settings for the documentation."""
    return tuple(
        SettingRow(
            name=each.name,
            variable=variable_of(each.name),
            flag=flag_of(each.name) if each.name in _FLAGS else "",
            default=_shown(each.default),
            allowed=_KINDS[each.name].allowed,
            meaning=each.metadata["meaning"],
        )
        for each in fields(Settings)
    )


def load(
    flags: Mapping[str, object], environ: Mapping[str, str], file: Path | None = None
) -> Settings:
    """Return the settings: flags before variables before the TOML file before defaults.

    Args:
        flags: Values by the names of settings; None stands for a flag that was not given.
        environ: The variables of the environment.
        file: The TOML file; without one `AGURK_CONFIG` names it, or it is `agurk.toml` in the
            data folder, if that is there.

    Raises:
        SettingsError: if a setting is unknown or cannot have its value, or the file cannot be read.
    """
    folder = home(environ)
    values: dict[str, Any] = {}
    for where, name, value in (
        *_of_file(_file(file, environ, folder)),
        *_of_environment(environ),
        *_of_flags(flags),
    ):
        values[name] = _read(where, name, value)
    if not values.get("db"):
        values["db"] = str((folder / DATABASE).absolute())
    return Settings(**values)


def variable_of(name: str) -> str:
    """Return the variable that sets a setting."""
    return PREFIX + name.upper()


def flag_of(name: str) -> str:
    """Return the flag that sets a setting."""
    return "--" + name.replace("_", "-")


def _file(file: Path | None, environ: Mapping[str, str], folder: Path) -> Path | None:
    """Return which TOML file counts, if any."""
    if file is not None:
        return file
    if environ.get(CONFIG):
        return Path(environ[CONFIG])
    usual = folder / FILE
    return usual if usual.is_file() else None


def _of_file(file: Path | None) -> Iterator[tuple[str, str, object]]:
    """Yield where each value of a TOML file stands, its name and itself."""
    if file is None:
        return
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        raise SettingsError(f"The settings in {file} cannot be read: {reason}.") from None
    except UnicodeDecodeError:
        raise SettingsError(f"The settings in {file} cannot be read: not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"The settings in {file} are not TOML: {error}.") from None
    for name, value in values.items():
        if name not in _KINDS:
            raise SettingsError(
                f'"{shorten(name)}" in {file} is no setting. {_nearest(name, tuple(_KINDS))}'
            )
        yield f"{name} in {file}", name, value


def _of_environment(environ: Mapping[str, str]) -> Iterator[tuple[str, str, object]]:
    """Yield each variable that sets something, the name of what it sets, and its value."""
    names = {variable_of(name): name for name in _KINDS}
    for variable in sorted(environ):
        if variable in names:
            yield variable, names[variable], environ[variable]
        elif variable.startswith(PREFIX) and variable not in _ELSEWHERE:
            near = _nearest(variable, (*names, *_ELSEWHERE))
            raise SettingsError(
                f"The variable {shorten(variable)} sets nothing. {near} "
                f"Variables that begin with {PREFIX} are kept for settings."
            )


def _of_flags(flags: Mapping[str, object]) -> Iterator[tuple[str, str, object]]:
    """Yield each flag that was given, the name of what it sets, and its value."""
    for name, value in flags.items():
        if value is None:
            continue
        if name not in _FLAGS:
            raise SettingsError(
                f"{flag_of(shorten(name))} is no flag for a setting. {_nearest(name, _FLAGS)}"
            )
        yield flag_of(name), name, value


def _read(where: str, name: str, value: object) -> object:
    """Return the value of a setting, or say where a wrong one stands."""
    kind = _KINDS[name]
    try:
        return kind.read(value)
    except ValueError:
        said = "has a value it cannot have" if kind.secret else f"cannot be {_shown(value)}"
    raise SettingsError(f"{where} {said}; it is {kind.allowed}.")


def _nearest(name: str, names: tuple[str, ...]) -> str:
    """Return a sentence with the name that was probably meant, or all of them."""
    wanted, begin = name[:60], PREFIX if name.startswith(PREFIX) else ""
    # What they all begin with makes none of them nearer.
    ends = {each.removeprefix(begin): each for each in names}
    found = difflib.get_close_matches(wanted.removeprefix(begin), ends, n=1, cutoff=0.6)
    near = [ends[end] for end in found]
    return f"Did you mean {near[0]}?" if near else f"There are {', '.join(names)}."


def _shown(value: object) -> str:
    """Return a value as a sentence quotes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        value = ", ".join(str(part) for part in value)
    return shorten(str(value)) or "empty"


_KINDS: dict[str, Kind[Any]] = {each.name: each.metadata["kind"] for each in fields(Settings)}
_FLAGS = tuple(name for name in _KINDS if name != "keys")
