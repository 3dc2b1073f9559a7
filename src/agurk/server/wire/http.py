"""The bodies of HTTP requests and answers."""

from typing import Annotated

from msgspec import Meta

from agurk.server.unsaid import shown
from agurk.server.wire.base import Part
from agurk.server.wire.options import TableOptions
from agurk.server.wire.scene import Chair, Stage
from agurk.table.sitters import LONGEST

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
"""What a person is called at a table."""

MatchName = Annotated[str, Meta(pattern="^[0-9a-f]{24}$", max_length=24)]
"""The name of a match."""

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
"""Which bot."""


class Failure(Part, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    slug: str
    """For programs."""
    told: str
    """As a sentence."""
    line: int | None = None
    """The line of a record in which something is wrong; null if that is not so."""


class Player(Part, frozen=True):
    """Who asks, without an account."""

    token: str
    """To be sent as `Authorization: Bearer ...`; browsers get it as a cookie too."""
    player: str
    """The id that the token stands for."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "token", "player")


class Again(Part, frozen=True, kw_only=True):
    """The deals of a match that is over, once more."""

    match: MatchName
    """The match; where its own deals were those of an earlier one, that is meant."""
    deal: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    """The deal from which it is played anew, everything before being as it was then; null if it is
    played anew from the lot on."""


class NewTable(Part, frozen=True, kw_only=True):
    """A table to be opened; whoever opens it sits down and looks after it."""

    name: Name
    options: TableOptions = TableOptions()
    bots: Annotated[tuple[BotName, ...], Meta(max_length=51)] = ()
    """Bots for the other seats, in turn."""
    start: bool = False
    """Whether to begin at once, with bots in all other seats."""
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Where whoever opens it sits; null for the first seat, or for the seat that one had in the
    match whose deals are played again, if it is in the deal."""
    again: Again | None = None
    """Deals that are known, to be played alone with bots. The match says variant, house rules and
    seats, begins at once, and does not count in statistics."""


class TakeSeat(Part, frozen=True, kw_only=True):
    """A person sits down."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Which seat; null for the first that is free."""


class PlaceBot(Part, frozen=True):
    """A bot is given a seat."""

    bot: BotName


class TableLook(Part, frozen=True, kw_only=True):
    """A table, before one sits down."""

    table: str
    options: TableOptions
    rules: str
    """The name of the variant."""
    stage: Stage
    chairs: tuple[Chair, ...]
    spectators: int
    match: str | None
    """The name of the match that is played, or was played last."""
    deal: int
    """Which deal of the match this is."""
    you: int | None
    """Your seat, if you have one."""
    opened: float
    again: Again | None = None
    """The match whose deals these are once more; null if they are new."""


class VariantLook(Part, frozen=True):
    """A way to play."""

    key: str
    name: str
    grade: str
    """How sure we are of its rules: `A`, `B` or `C`."""
    least: int
    """The fewest players."""
    most: int
    """The most players."""
    family: str
    """Where it is at home or what it belongs to: `danish`, `cucumber`, `swedish`, `polish`,
    `finnish`, `norwegian`, `icelandic` or `relatives`."""
    national: bool
    """Whether it is what people know first who know this family."""
    usual: int
    """The number of players to offer first."""


class Variants(Part, frozen=True):
    """The ways to play."""

    variants: tuple[VariantLook, ...]


class OfferedBot(Part, frozen=True):
    """A bot that can be chosen: a level."""

    name: str
    rating: int
    """How strong it is, as was measured; one that is 400 higher wins ten times as often."""


class Bots(Part, frozen=True):
    """The bots that are offered, the weakest first."""

    bots: tuple[OfferedBot, ...]


class Rules(Part, frozen=True):
    """The rules of a table, in words."""

    name: str
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    """Headings, each with its paragraphs."""


class TableSummary(Part, frozen=True, kw_only=True):
    """An open table in the list."""

    table: str
    rules: str
    variant: str
    house: tuple[str, ...]
    stage: Stage
    seats: int
    people: tuple[str, ...]
    bots: int
    free: int
    """Seats that a person may take: empty ones and those of bots."""
    pace: str
    spectators: bool
    opened: float


class OpenTables(Part, frozen=True):
    """The open tables, the newest first."""

    tables: tuple[TableSummary, ...]


class SeatLink(Part, frozen=True):
    """A way to take one's own seat from another device."""

    token: str
    path: str
    """The page's address under this server, the token in its fragment."""
    expires: float
    code: str
    """That address, with the server's own in front, as a QR code in SVG."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "token", "path", "code")


class FinishedSeat(Part, frozen=True):
    """How a match ended for one seat."""

    name: str
    bot: str
    won: float
    """Share of the win, 0 to 1."""
    lost: bool
    points: int
    """What its last tricks cost."""
    last_tricks: int
    """How many of those it took."""
    you: bool


class FinishedMatch(Part, frozen=True, kw_only=True):
    """A match that is over."""

    match: str
    variant: str
    house: tuple[str, ...]
    """House rules, each as `threshold=30`."""
    begun: float
    ended: float
    seats: tuple[FinishedSeat, ...]
    again: Again | None = None
    """The match whose deals these were once more; null if they were new."""


class FinishedMatches(Part, frozen=True):
    """Matches that are over, the last first."""

    matches: tuple[FinishedMatch, ...]


class SameDeals(Part, frozen=True):
    """Matches that had the same deals: first the one that had them first, then by their end."""

    matches: tuple[FinishedMatch, ...]


class Finding(Part, frozen=True):
    """One thing that was found in a record."""

    slug: str
    """What it is, for programs."""
    told: str
    """What it is, as a sentence."""
    wrong: bool
    """Whether it should not be so."""
    deal: int | None
    """Which deal it is about, 0 for the lot; null if it is about no single one."""
    line: int | None
    """The line of the record that it is about; null if it is about no single one."""


class Verification(Part, frozen=True):
    """What a check of a record found."""

    verdict: str
    """`fair`, `named` (somebody named the seed of the deals), `replayed` (the deals cannot be
    checked) or `wrong`."""
    good: bool
    """Whether nothing is wrong."""
    findings: tuple[Finding, ...]


class VariantStatistics(Part, frozen=True):
    """What one played of one variant with one number of players."""

    variant: str
    players: int
    matches: int
    won: float
    deals: int
    points: int
    last_tricks: int


class Statistics(Part, frozen=True):
    """What one played, and how it went; matches whose deals could be known do not count."""

    player: str
    matches: int
    won: float
    """Wins; a shared one counts in part."""
    lost: int
    deals: int
    points: int
    last_tricks: int
    variants: tuple[VariantStatistics, ...]


class Deleted(Part, frozen=True):
    """What was deleted of a player's data."""

    matches: int
    """In how many records a name was taken out."""
