"""What the edges of the server work with."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from agurk.server.http.apart import Apart
from agurk.server.http.codes import Codes
from agurk.server.http.limits import Limits
from agurk.server.http.origin import Origins
from agurk.server.http.outbox import Outbox
from agurk.server.http.rounds import Rounds
from agurk.server.http.wording import Wording
from agurk.server.metrics import Metrics
from agurk.server.reviews import Reviews
from agurk.server.rooms.ports import Tables
from agurk.server.settings import Settings
from agurk.server.storage.base import Storage
from agurk.server.tokens import Tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Everything that answering a request or a socket needs."""

    settings: Settings
    storage: Storage
    tables: Tables
    tokens: Tokens
    limits: Limits
    origins: Origins
    metrics: Metrics
    records: Apart = field(default_factory=Apart)
    """Where records are read and checked."""
    reviews: Reviews = field(default_factory=Reviews)
    wording: Wording = field(default_factory=Wording)
    codes: Codes = field(default_factory=Codes)
    rounds: Rounds = field(default_factory=Rounds)
    """When frames go out to sockets."""
    deleting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the data of a player are deleted: that is done for one after the other."""
    sockets: dict[Outbox, "asyncio.Task[Any] | None"] = field(default_factory=dict)
    """All sockets that are open: where their frames go, and the task that reads from them."""
