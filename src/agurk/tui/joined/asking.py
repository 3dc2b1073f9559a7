"""What is asked of a server over HTTP: who one is, and a seat."""

import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from agurk.rules.errors import AgurkError
from agurk.tui.joined import tokens
from agurk.tui.joined.address import Place

_SECONDS = 15
_MOST = 1_000_000


class Unreachable(AgurkError, OSError):
    """A server that does not answer, or not as one of ours does."""

    slug = "unreachable"


class Refused(AgurkError, PermissionError):
    """Something that the server does not allow; says why."""

    slug = "server-refused"

    reason: str
    """Why, for programs."""

    def __init__(self, reason: str, told: str) -> None:
        super().__init__(told)
        self.slug = self.reason = reason


def come(place: Place, name: str, *, watch: bool) -> str:
    """Sit down at a table, unless one sits there already, and return the token to play with.

    Raises:
        Unreachable: if the server does not answer.
        Refused: if there is no seat, or no such table.
        OSError: if the token cannot be kept.
    """
    if place.token:
        return place.token
    known = tokens.token_for(place.origin)
    try:
        token = _become(place, known)
    except Refused as refused:
        if not known or refused.reason not in {"token", "token-expired"}:
            raise
        token = _become(place, "")
    look = _ask(place, "GET", f"/tables/{place.table}", token)
    if look.get("you") is None and not watch:
        _ask(place, "POST", f"/tables/{place.table}/seats", token, {"name": name})
    return token


def leave(place: Place, token: str, seat: int) -> None:
    """Leave a seat for good.

    Raises:
        Unreachable: if the server does not answer.
        Refused: if it does not allow that.
    """
    _ask(place, "DELETE", f"/tables/{place.table}/seats/{seat}", token)


def _become(place: Place, known: str) -> str:
    """Become a player, or renew the token of the player one is."""
    token = _ask(place, "POST", "/players", known).get("token")
    if not isinstance(token, str) or not token:
        raise Unreachable(f"{place.origin} is no server of Agurk.")
    tokens.keep(place.origin, token)
    return token


def _ask(
    place: Place, method: str, path: str, token: str, body: dict[str, str] | None = None
) -> dict[str, Any]:
    """Return what the server answers."""
    headers = {"Accept": "application/json", "User-Agent": "agurk-terminal"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None
    if body is not None:
        data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
    url = f"{place.origin}/api{path}"
    request = Request(url, data=data, headers=headers, method=method)  # noqa: S310  http(s) only
    try:
        with urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310  the same
            told = json.loads(answer.read(_MOST))
    except HTTPError as error:
        raise _refused(place, error) from None
    except (OSError, ValueError):
        raise Unreachable(f"{place.origin} does not answer as a server of Agurk does.") from None
    return told if isinstance(told, dict) else {}


def _refused(place: Place, error: HTTPError) -> Refused | Unreachable:
    """Return what a refusal says."""
    try:
        told = json.loads(error.read(_MOST))
        return Refused(str(told["slug"]), str(told["told"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Unreachable(f"{place.origin} does not answer as a server of Agurk does.")
