"""What a way to ask over HTTP is: the one source of the routes and of the document about them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from starlette.responses import Response

from agurk.server.http.answers import JSON
from agurk.server.http.asked import Asked
from agurk.server.http.origin import SAFE
from agurk.server.http.query import Query

Handle: TypeAlias = Callable[[Asked], Awaitable[Response]]
"""What answers a request.

Raises:
    AgurkError: if it is refused.
"""


@dataclass(frozen=True, slots=True)
class Kind:
    """A body: a value as JSON, or a text of some media type."""

    of: type | None = None
    """What it stands for; None for a text."""
    also: type | None = None
    """What else it may stand for, where that depends on what is asked."""
    media: tuple[str, ...] = (JSON,)
    """The media types it may have."""

    @property
    def types(self) -> tuple[type, ...]:
        """All that it may stand for; nothing for a text."""
        return tuple([each for each in (self.of, self.also) if each is not None])


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """One way to ask."""

    method: str
    path: str
    """Under `/api`; parts in braces are for the caller to fill in."""
    summary: str
    """What it is for, as a sentence."""
    handle: Handle
    name: str
    """What programs call it."""
    body: Kind | None = None
    query: tuple[Query, ...] = ()
    answers: Mapping[int, Kind] = field(default_factory=dict)
    """What it answers when all is well."""
    player: bool = False
    """Whether only somebody with a token may ask."""
    refuses: tuple[int, ...] = ()
    """With which statuses it may refuse, beside those that its other parts tell of."""

    @property
    def changing(self) -> bool:
        """Whether it changes something."""
        return self.method not in SAFE

    @property
    def refusals(self) -> tuple[int, ...]:
        """All statuses that it may refuse with."""
        statuses = {400, 429, 503, *self.refuses}
        if self.player or "{table}" in self.path:
            statuses.add(401)
        if "{" in self.path:
            statuses.add(404)
        if self.changing:
            statuses.add(403)
        if self.body is not None:
            statuses |= {408, 413, 415}
        return tuple(sorted(statuses))
