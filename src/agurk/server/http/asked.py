"""One request over HTTP: who asks, from where, and for what."""

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from agurk.rules.errors import AgurkError
from agurk.server.http.address import Caller, caller_of
from agurk.server.http.answers import JSON
from agurk.server.http.failures import NotFound
from agurk.server.http.identity import NoToken, given_in, table_named, who_bears
from agurk.server.http.query import Query
from agurk.server.http.reading import told_of
from agurk.server.http.services import Services
from agurk.server.rooms.ports import Who

Body = TypeVar("Body", bound=msgspec.Struct)
Value = TypeVar("Value")

PATIENCE: Final = 20.0
"""How many seconds the body of a request may take to arrive."""


class BadRequest(AgurkError, ValueError):
    """A body or a question that is not what is asked for."""

    slug = "bad-request"


class MediaType(AgurkError, ValueError):
    """A body that is no JSON, or no text."""

    slug = "media-type"


class TooSlow(AgurkError, TimeoutError):
    """A body that does not arrive."""

    slug = "too-slow"


class Asked:
    """One request."""

    def __init__(self, services: Services, request: Request) -> None:
        self.services = services
        self.request = request
        self.caller: Caller = caller_of(request.scope, services.settings.trusted_proxies)

    def part(self, name: str) -> str:
        """Return a part of the path."""
        text: str = self.request.path_params[name]
        return text

    def table(self) -> str:
        """Return the table that the path names.

        Raises:
            NoTable: if no table can have that name.
        """
        return table_named(self.part("table"))

    def seat(self) -> int:
        """Return the seat that the path names.

        Raises:
            NotFound: if it is no seat's number.
        """
        text = self.part("seat")
        if not (text.isascii() and text.isdecimal() and len(text) <= 2):
            raise NotFound("A seat is a number from 0 to 99.")
        return int(text)

    def value(self, query: Query, kind: type[Value]) -> Value | None:
        """Return what stands behind the question mark under a name; None if nothing does.

        Raises:
            BadRequest: if it is not what is asked for there.
        """
        values = self.request.query_params.getlist(query.name)
        return _converted(query, values[-1], kind) if values else None

    def values(self, query: Query, kind: type[Value]) -> Value:
        """Return all that stands behind the question mark under a name.

        Raises:
            BadRequest: if it is not what is asked for there.
        """
        return _converted(query, self.request.query_params.getlist(query.name), kind)

    def player(self) -> str:
        """Return the id of the player who asks.

        Raises:
            TokenError: if there is no player's token.
        """
        token = given_in(self.request.scope).token
        if not token:
            raise NoToken(
                "This is for players: send a player's token as `Authorization: Bearer ...`, or "
                "its cookie; `POST /api/players` makes one."
            )
        return self.services.tokens.player(token)

    def who(self) -> Who:
        """Return who asks at the table that the path names; somebody unknown without a token.

        Raises:
            NoTable: if no table can have that name.
            TokenError: if there is a token, and it is none for this.
        """
        table = self.table()
        return who_bears(self.services.tokens, given_in(self.request.scope).token, table)

    def seated(self) -> Who:
        """Return who asks at the table that the path names.

        Raises:
            NoTable: if no table can have that name.
            TokenError: if there is no token, or it is none for this.
        """
        who = self.who()
        if who.player is None:
            self.player()
        return who

    async def body(self, kind: type[Body]) -> Body:
        """Return what the JSON in the body stands for.

        Raises:
            BadRequest: if it is no JSON, or not what is asked for; says what is wrong.
            AgurkError: if it cannot be read.
        """
        data = await self.data(JSON)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRequest(f"The body is not understood: {told_of(error)}") from None

    async def data(self, *kinds: str) -> bytes:
        """Return the body.

        Args:
            kinds: The media types that it may have.

        Raises:
            MediaType: if it has another.
            TooSlow: if it does not arrive.
        """
        told = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if told not in kinds:
            raise MediaType(f"The body's Content-Type is {' or '.join(kinds)} here.")
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.request.body()
        except TimeoutError:
            raise TooSlow(f"The body did not arrive within {PATIENCE:.0f} seconds.") from None


def _converted(query: Query, value: object, kind: type[Value]) -> Value:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(f"`{query.name}` cannot be that: {told_of(error)}") from None
