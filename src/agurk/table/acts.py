"""Everything that can be done at a table: the actions of a match, and what happens around it."""

from dataclasses import dataclass, field
from typing import TypeAlias

from agurk.rules.actions import Action
from agurk.rules.variant import Variant
from agurk.table.sitters import Sitter


@dataclass(frozen=True, slots=True)
class Again:
    """The deals of an earlier match, once more.

    They are known to whoever has its record, so nothing can be added to what they follow from.
    """

    match: str
    """The name of that match, from which the deals are made instead of the new one's."""
    deal: int = 0
    """The deal from which it is played anew, everything before being done as it was; 0 if it is
    played anew from the lot on."""
    nonces: tuple[str, ...] = ()
    """What each seat added to the deals then; empty if none did."""


@dataclass(frozen=True, slots=True)
class Begin:
    """A match begins: the first at this table, or a rematch once the one before is over."""

    variant: Variant
    """The rules."""
    name: str
    """The name of the match, which no other has."""
    secret: bytes = field(repr=False)
    """The 32 bytes that the lot and all deals follow from."""
    sitters: tuple[Sitter, ...] = ()
    """Who sits down, by seat; empty for the same as before."""
    seed: str = field(default="", repr=False)
    """What somebody named for the secret to follow from; empty if nobody did."""
    again: Again | None = None
    """The match whose deals these are once more; None if they are new."""


@dataclass(frozen=True, slots=True)
class AddNonce:
    """A seat adds words of its own to what the deals follow from, before the lot."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody takes over a seat: a bot from a person who leaves, or a person from a bot."""

    seat: int
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class DemandRedeal:
    """A seat calls the deal incorrect; it is thrown in once every person still in says so."""

    seat: int
    reason: str = ""
    """What is wrong, on one short line."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A seat takes back what it has just played, and has to play again.

    That can be done while nothing new has come since: its play is the last action of the match,
    it ended no deal, and nobody has led since if it completed a trick. A play made to correct
    another stays. Whether the others agree is for whoever keeps the table to ask.

    The match goes on as if the play had never been, in records too, and views do not remember
    the cards that everybody has seen.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Pause:
    """The table stops, and no card is played."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The table goes on."""


Act: TypeAlias = Action | Begin | AddNonce | Sit | DemandRedeal | TakeBack | Pause | Resume
"""What a table's log holds."""
