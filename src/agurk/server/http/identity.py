"""Who asks: what a token in a header, a cookie or a message proves."""

from typing import Any, Final, NamedTuple

from starlette.requests import cookie_parser

from agurk.server.rooms.errors import NoTable
from agurk.server.rooms.ports import Who
from agurk.server.tokens import TokenError, Tokens, is_id
from agurk.server.unsaid import shown

COOKIE: Final = "agurk"
"""The cookie that holds a player's token."""

NOBODY: Final = Who(player=None)
"""Somebody without a token."""

_BEARER: Final = "bearer "
_PLAYER_ID: Final = 22


class NoToken(TokenError):
    """A request for which one has to say who one is."""

    slug = "token"


class Given(NamedTuple):
    """A token as it was sent."""

    token: str
    """The token; empty if there is none."""
    cookie: bool
    """Whether a cookie held it, which browsers send by themselves."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "token")


def given_in(scope: Any) -> Given:  # noqa: ANN401 - ASGI's type
    """Return the token that a request or a socket came with; a header goes before a cookie.

    Raises:
        TokenError: if the header holds something else than `Bearer` and a token.
    """
    cookies = ""
    for name, value in scope["headers"]:
        if name == b"authorization":
            text = value.decode("latin-1")
            if text[: len(_BEARER)].lower() != _BEARER:
                raise TokenError("The header Authorization is `Bearer` and a player's token.")
            return Given(text[len(_BEARER) :].strip(), cookie=False)
        if name == b"cookie":
            cookies = f"{cookies};{value.decode('latin-1')}"
    return Given(cookie_parser(cookies).get(COOKIE, "") if cookies else "", cookie=True)


def table_named(name: str) -> str:
    """Return the name of a table, for which it is worth to ask.

    Raises:
        NoTable: if no table can have it.
    """
    if not is_id(name):
        raise NoTable("There is no table at this address.")
    return name


def who_bears(tokens: Tokens, token: str, table: str) -> Who:
    """Return whom a player's or a seat's token stands for at a table.

    Raises:
        TokenError: if it is neither, or opens a seat at another table.
    """
    if not token:
        return NOBODY
    if len(token.partition(".")[0]) > _PLAYER_ID:
        claim = tokens.seat(token, room=table)
        return Who(player=claim.player, seat=claim.seat)
    return Who(player=tokens.player(token))
