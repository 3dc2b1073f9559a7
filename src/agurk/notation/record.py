"""A match as it is kept: who played what, and every action or what a score sheet has of it."""

import re
from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules.actions import Action, Correct, Play
from agurk.rules.cards import Hand
from agurk.rules.errors import RecordError, shorten
from agurk.rules.scoring import Payment
from agurk.rules.variant import Variant

HEADER_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
"""What the name of a header looks like."""

OWN_HEADERS = frozenset(
    {
        *("variant", "variantname", "house", "revision", "players", "date", "event", "site"),
        *("match", "result", "seed", "promise", "secret", "again", "againfrom"),
    }
)
"""The headers, in small letters, that a record holds as fields; as are `Seat1` and `Nonce1`."""

LONGEST_NAME = 100
"""How many letters a player's name may have."""

SEAT_HEADER = re.compile(r"(seat|nonce)([0-9]{1,3})", re.IGNORECASE)
"""The headers that each seat has."""


@dataclass(frozen=True, slots=True)
class SheetTrick:
    """A trick of a deal whose hands are not all known; the last one may be under way."""

    leader: int
    """The seat that led."""
    plays: tuple[Play | Correct, ...]
    """The plays, from the leader's on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetDeal:
    """What is known of one deal where the hands are not: at least what it cost, once it is over."""

    dealer: int | None = None
    """Who dealt, if that was noted."""
    size: int | None = None
    """Cards to each, if that was noted."""
    hands: tuple[tuple[int, Hand], ...] = ()
    """The hands that are known, by seat."""
    exchanged: tuple[tuple[int, int], ...] = ()
    """Seats that were asked to exchange, and how many cards each changed."""
    kontra: int | None = None
    """The seat that called Kontra."""
    tricks: tuple[SheetTrick, ...] = ()
    """The tricks that are known; in a deal that is over the final one is the last trick."""
    payments: tuple[Payment, ...] = ()
    """What was paid, by seat, the taker last; empty while the deal is under way."""
    bonuses: tuple[Payment, ...] = ()
    """What was taken off, by seat."""
    lowest: int | None = None
    """The seat that played the lowest last card, if that was noted."""
    buy_ins: tuple[tuple[int, bool], ...] = ()
    """Seats that bought in (True) or declined after this deal; whoever is not named declined."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetChange:
    """Scores and lives set by hand between two deals, such as when players come and go."""

    scores: tuple[int, ...]
    """The scores from here on, by seat."""
    lives: tuple[int, ...]
    """The lives from here on, by seat; 0 for one who is not in."""
    money: tuple[int, ...] = ()
    """Units won or lost from here on, by seat; empty if nothing changed."""
    pot: int | None = None
    """Units in the pot from here on; None if nothing changed."""


Entry: TypeAlias = SheetDeal | SheetChange
"""What a score sheet is made of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match: its rules, its players, and its log.

    Either `actions` hold everything that was done, or `sheet` holds what is known of it.

    Raises:
        RecordError: if the parts do not fit each other.
        PlayersError: if the variant is not for so many.
    """

    variant: Variant
    """The rules, house rules included."""
    players: int
    """How many seats there are."""
    actions: tuple[Action, ...] = ()
    """The whole log, where everything is known."""
    sheet: tuple[Entry, ...] = ()
    """What is known, where the hands are not."""
    names: tuple[str, ...] = ()
    """The players' names, by seat; filled with "" where none are given."""
    date: str = ""
    """When it was played, as year-month-day or any other text."""
    event: str = ""
    """What it was part of."""
    site: str = ""
    """Where it was played."""
    match: str = ""
    """The name of the match, from which its deals are made."""
    seed: str = ""
    """What a player named for the secret to follow from; empty if nobody did."""
    promise: str = ""
    """The hash of the secret, published before the first deal."""
    secret: str = ""
    """The secret, published when the match is over, as 64 hexadecimal digits."""
    nonces: tuple[str, ...] = ()
    """What each seat added to the deals; empty if nobody was asked."""
    again: str = ""
    """The name of the match whose deals these are, once more; empty if they are new."""
    again_from: int = 0
    """The deal from which that match was played anew, those before being as they were; 0 if it was
    played anew from the lot on."""
    other: tuple[tuple[str, str], ...] = ()
    """Any further headers, in their order."""

    def __post_init__(self) -> None:
        """Check that the parts fit each other."""
        self.variant.check_players(self.players)
        if not self.names:
            object.__setattr__(self, "names", ("",) * self.players)
        if len(self.names) != self.players:
            raise RecordError(f"There are {len(self.names)} names for {self.players} players.")
        if self.nonces and len(self.nonces) != self.players:
            raise RecordError(f"There are {len(self.nonces)} nonces for {self.players} players.")
        if self.again_from < 0 or (self.again_from and not self.again):
            raise RecordError(
                f"Deal {self.again_from} is none from which a match can be played anew; such a "
                "record names the match, and a deal from 1 on."
            )
        if self.actions and self.sheet:
            raise RecordError("A record has either all actions or a score sheet, not both.")
        self._check_headers()

    def _check_headers(self) -> None:
        names = [name.casefold() for name, _ in self.other]
        for name in names:
            if not HEADER_NAME.fullmatch(name):
                raise RecordError(f"{name[:40]!r} is no name for a header; use letters and digits.")
            if name in OWN_HEADERS or SEAT_HEADER.fullmatch(name) or names.count(name) > 1:
                raise RecordError(f"The header {name} comes twice.")
        for name in self.names:
            if len(name) > LONGEST_NAME:
                raise RecordError(f"A name has at most {LONGEST_NAME} letters: {shorten(name)}.")
        played = (self.date, self.event, self.site, self.match)
        dealt = (self.seed, self.promise, self.secret, self.again, *self.nonces)
        for value in (*played, *dealt, *self.names, *(value for _, value in self.other)):
            try:
                value.encode()
            except UnicodeEncodeError:
                raise RecordError(f"{value[:40]!r} holds half a character.") from None

    @property
    def partial(self) -> bool:
        """Whether only a score sheet is known."""
        return bool(self.sheet)
