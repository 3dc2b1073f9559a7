"""`agurk serve`: the server, with its page, in this terminal."""

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Group, Parameter

from agurk.server.settings import Settings, rows

if TYPE_CHECKING:
    import webbrowser

_MEANINGS = {row.name: row.meaning for row in rows()}
_LIMITS = Group("Limits")
_IN_TERMINALS = frozenset({"elinks", "links", "links2", "lynx", "w3m", "www-browser"})
"""Browsers that would take the terminal in which the server runs."""
_ANYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 - compared
_OTHERS = Group("For a server that others use")


def _flag(name: str, group: Group | None = None) -> Parameter:
    """Return how a setting is given on the command line."""
    if group is None:
        return Parameter(help=_MEANINGS[name])
    return Parameter(help=_MEANINGS[name], group=group)


@Parameter(name="*")
@dataclass(frozen=True)
class Flags:
    """The settings that were given; None for one that was not."""

    host: Annotated[str | None, _flag("host")] = None
    port: Annotated[str | None, _flag("port")] = None
    db: Annotated[str | None, _flag("db")] = None
    bus: Annotated[str | None, _flag("bus", _OTHERS)] = None
    base_url: Annotated[str | None, _flag("base_url", _OTHERS)] = None
    trusted_proxies: Annotated[str | None, _flag("trusted_proxies", _OTHERS)] = None
    allowed_origins: Annotated[str | None, _flag("allowed_origins", _OTHERS)] = None
    bot_workers: Annotated[str | None, _flag("bot_workers", _OTHERS)] = None
    hint_milliseconds: Annotated[str | None, _flag("hint_milliseconds", _OTHERS)] = None
    retention_days: Annotated[str | None, _flag("retention_days", _OTHERS)] = None
    idle_seconds: Annotated[str | None, _flag("idle_seconds", _OTHERS)] = None
    log_format: Annotated[str | None, _flag("log_format", _OTHERS)] = None
    log_level: Annotated[str | None, _flag("log_level", _OTHERS)] = None
    metrics_public: Annotated[bool | None, _flag("metrics_public", _OTHERS)] = None
    sockets: Annotated[str | None, _flag("sockets", _LIMITS)] = None
    sockets_per_address: Annotated[str | None, _flag("sockets_per_address", _LIMITS)] = None
    hello_seconds: Annotated[str | None, _flag("hello_seconds", _LIMITS)] = None
    messages_per_second: Annotated[str | None, _flag("messages_per_second", _LIMITS)] = None
    message_burst: Annotated[str | None, _flag("message_burst", _LIMITS)] = None
    message_bytes: Annotated[str | None, _flag("message_bytes", _LIMITS)] = None
    body_bytes: Annotated[str | None, _flag("body_bytes", _LIMITS)] = None
    requests_per_minute: Annotated[str | None, _flag("requests_per_minute", _LIMITS)] = None
    tables_per_hour: Annotated[str | None, _flag("tables_per_hour", _LIMITS)] = None
    players_per_hour: Annotated[str | None, _flag("players_per_hour", _LIMITS)] = None
    reviews_per_hour: Annotated[str | None, _flag("reviews_per_hour", _LIMITS)] = None


_NOTHING = Flags()


def serve(*, config: Path | None = None, open: bool = False, flags: Flags = _NOTHING) -> None:  # noqa: A002 - the flag's name
    """Serve tables to play at with friends, and the page to play in.

    Each option can be set by a variable of the environment, as AGURK_PORT, or in a TOML file, too.

    Args:
        config: The TOML file with settings.
        open: Open the page in the browser.
        flags: The settings.

    Raises:
        AgurkError: if a setting is wrong, or the port, the database or the bus cannot be had.
    """
    import os

    from agurk.server.settings import load

    given = {each.name: getattr(flags, each.name) for each in fields(flags)}
    settings = load(given, os.environ, config)

    from agurk.server.logs import set_up
    from agurk.server.run import run

    set_up(settings.log_format, settings.log_level)

    def ready(port: int) -> None:
        address = settings.address(port)
        print(_told(settings, port), flush=True)
        if open:
            _show(address)

    run(settings, ready)


def _told(settings: Settings, port: int) -> str:
    """Return where the server is, and for whom; and where it listens if it is known by a name."""
    from agurk.text.catalogue import words

    said = words("en", "serve")
    name = "serving-named" if settings.base_url else "serving"
    alone = "-alone" if _is_this_machine(settings.host) else ""
    filled = {"address": settings.address(port)}
    if settings.base_url:
        filled["here"] = replace(settings, base_url="").address(port)
    elif settings.host in _ANYWHERE and (own := _own_address(settings.host)):
        name, filled["there"] = "serving-there", replace(settings, host=own).address(port)
    return said.say(f"{name}{alone}", filled)


def _own_address(host: str) -> str | None:
    """Return the address that this machine has among its neighbours, if it has any."""
    from socket import AF_INET, AF_INET6, SOCK_DGRAM, socket

    # An address that nobody has; nothing is sent to it.
    family, nobody = (AF_INET6, "2001:db8::1") if host == "::" else (AF_INET, "192.0.2.1")
    try:
        with socket(family, SOCK_DGRAM) as asked:
            asked.connect((nobody, 9))
            return str(asked.getsockname()[0])
    except OSError:
        return None


def _is_this_machine(host: str) -> bool:
    """Tell whether only programs on this machine reach a host."""
    from ipaddress import ip_address

    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _show(address: str) -> None:
    """Open an address in the browser, without waiting for it; where there is none, say so."""
    import threading

    threading.Thread(target=_show_now, args=(address,), daemon=True).start()


def _takes_the_terminal(browser: "webbrowser.BaseBrowser") -> bool:
    """Tell whether a browser is one of those that show pages in the terminal."""
    return Path(browser.name).name in _IN_TERMINALS


def _show_now(address: str) -> None:
    """Open an address in the browser; one that would take this terminal is none."""
    import sys
    import webbrowser

    try:
        browser = webbrowser.get()
        shown = not _takes_the_terminal(browser) and browser.open(address)
    except (webbrowser.Error, OSError):
        shown = False
    if not shown:
        from agurk.text.catalogue import words

        print(words("en", "serve").say("no-browser", {"address": address}), file=sys.stderr)
