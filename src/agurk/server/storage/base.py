"""What the server asks of a storage, and what is kept in one.

A room's log is a list of rows numbered from 0 without a gap. What is appended is on the disk when
`append` returns. Everything else about a room is folded from its rows; a `Listing` only says how
the room is found, and `Finished` is what stays of a match when the room is gone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from agurk.rules.errors import AgurkError
from agurk.server.unsaid import shown


class StorageError(AgurkError, RuntimeError):
    """A database that cannot be opened, reached, read or written."""

    slug = "storage"


class Conflict(AgurkError, RuntimeError):
    """The log already has that number, or not the one before: another process writes this room."""

    slug = "conflict"


class Row(NamedTuple):
    """One line of a room's log."""

    number: int
    """Its place in the log, from 0."""
    at: float
    """When it was written, in seconds since the epoch."""
    data: str
    """One JSON text."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "data")


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """How a room is found; written whole whenever it changes."""

    room: str
    """The room."""
    stage: str
    """What it is at: the value of a `wire.scene.Stage`."""
    listed: bool
    """Whether it is open to all, and not for those only who have its link."""
    summary: str
    """What the list of open rooms shows of it, as one JSON text."""
    opened: float
    """When it was opened."""
    touched: float
    """When something last happened in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedSeat:
    """How a match ended for one seat."""

    seat: int
    """The seat, from 0."""
    player: str | None
    """Who sat there; None for a bot, or for somebody whose data were deleted."""
    name: str
    """What the others called him or her."""
    bot: str
    """Which bot played; "" for a person."""
    won: float
    """The share of the win, from 0 to 1."""
    lost: bool
    """Whether this seat lost the match."""
    points: int
    """What its last tricks cost."""
    last_tricks: int
    """How many last tricks it took."""
    deals: int
    """How many deals it played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A match that is over, without its record."""

    match: str
    """The name of the match, which no other has."""
    room: str
    """Where it was played."""
    begun: float
    """When it began."""
    ended: float
    """When it ended."""
    variant: str
    """The key of the variant."""
    players: int
    """How many seats there were."""
    seats: tuple[FinishedSeat, ...]
    """How it ended, by seat."""
    again: str | None = None
    """The match whose deals it had once more; None if they were new."""
    again_from: int | None = None
    """The deal from which that was played anew; None if it was from the lot on."""
    house: str | None = None
    """The house rules, as `threshold=30 lives=1`; None if there were none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished(Played):
    """A match that is over, and its record."""

    record: str
    """The whole record, as `.agurk` text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What somebody's matches add up to."""

    matches: int = 0
    """How many."""
    won: float = 0.0
    """The shares of wins."""
    lost: int = 0
    """How many were lost."""
    points: int = 0
    """What their last tricks cost."""
    last_tricks: int = 0
    """How many last tricks were taken."""
    deals: int = 0
    """How many deals were played."""

    def __add__(self, other: "Tally") -> "Tally":
        """Return both together."""
        return Tally(
            matches=self.matches + other.matches,
            won=self.won + other.won,
            lost=self.lost + other.lost,
            points=self.points + other.points,
            last_tricks=self.last_tricks + other.last_tricks,
            deals=self.deals + other.deals,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """How somebody has played, where the deals were new."""

    total: Tally
    """All matches."""
    variants: tuple[tuple[str, int, Tally], ...]
    """The matches of each variant, by its key, and of each number of players; the most first."""


class Storage(Protocol):
    """A place for rooms and matches.

    Everything here raises `StorageError` when the database cannot be reached for longer than a
    short breakdown takes.
    """

    async def start(self) -> None:
        """Open the database.

        Raises:
            StorageError: if it cannot be reached, or has another schema than this program.
        """
        ...

    async def close(self) -> None:
        """Write what waits to be written, and let the database go."""
        ...

    async def append(
        self,
        room: str,
        rows: Sequence[Row],
        listing: Listing | None = None,
        finished: Finished | None = None,
    ) -> None:
        """Add rows to a room's log, and write its listing and a match that is over with them.

        All of it is durable when this returns, or none of it is there. After a `StorageError`, or
        when whoever waits is cancelled, only reading tells which. Appends to one room are written
        in the order in which they were asked for.

        Raises:
            Conflict: if a number is there already, or one is missing before it.
            StorageError: if the database cannot be reached, or refuses this.
        """
        ...

    async def read(self, room: str, start: int = 0) -> list[Row]:
        """Return a room's rows from a number on, in order; none if there is no such room."""
        ...

    async def listing(self, room: str) -> Listing | None:
        """Return how a room is listed; None if there is no such room."""
        ...

    async def listed(self, limit: int, since: float = 0.0) -> list[Listing]:
        """Return the rooms open to all that wait for players or play, the newest first.

        Args:
            limit: How many at most.
            since: Only rooms in which something has happened since then.
        """
        ...

    async def finished(self, match: str) -> Finished | None:
        """Return a match that is over; None if there is no such match."""
        ...

    async def matches_of(
        self, player: str, limit: int, before: float | None = None
    ) -> list[Played]:
        """Return somebody's matches, the last one first.

        Args:
            player: Who.
            limit: How many at most.
            before: If given, only matches that ended before this.
        """
        ...

    async def same_deals(self, match: str, limit: int) -> list[Played]:
        """Return the matches that had the same deals as one that is over, and that one.

        The match that had them first comes first, the others in the order of their ends. There
        are none if there is no such match.

        Args:
            match: Any of them.
            limit: How many at most.
        """
        ...

    async def statistics(self, player: str) -> Statistics:
        """Return how somebody has played; matches whose deals could be known do not count."""
        ...

    async def delete_player(self, player: str) -> int:
        """Forget who somebody is, and return how many finished matches this changed.

        The matches stay, and so do the rooms: in records and rows the name becomes "Somebody",
        or "Somebody 2" where there is one, and the id goes.
        """
        ...

    async def retire(self, before: float) -> int:
        """Remove the rooms in which nothing has happened since, and return how many there were.

        Matches that were finished in them stay.
        """
        ...

    async def keys(self) -> list[bytes]:
        """Return the keys that tokens are signed with, the newest last; never none."""
        ...

    async def add_key(self) -> None:
        """Add a key to sign with from now on, and drop all but the newest three."""
        ...

    async def ping(self) -> None:
        """Make sure that the database answers.

        Raises:
            StorageError: if it does not.
        """
        ...
