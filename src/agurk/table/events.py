"""What happened at a table beside the play, as everybody there may hear it."""

from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules import events
from agurk.rules.cards import Hand
from agurk.rules.variant import Variant
from agurk.table.sitters import Sitter


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """A match began."""

    variant: Variant
    name: str
    sitters: tuple[Sitter, ...]
    """Who plays, by seat."""
    promise: str
    """The hash of the secret that the lot and all deals follow from."""


@dataclass(frozen=True, slots=True)
class NonceAdded:
    """A seat added words of its own to what the deals follow from."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody took over a seat."""

    seat: int
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class RedealDemanded:
    """A seat called the deal incorrect."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took back what it had just played; if that completed a trick, the trick is open."""

    seat: int
    cards: Hand


@dataclass(frozen=True, slots=True)
class TablePaused:
    """The table stopped."""


@dataclass(frozen=True, slots=True)
class TableResumed:
    """The table goes on."""


@dataclass(frozen=True, slots=True)
class SecretShown:
    """The match is over, and what its deals followed from is open."""

    secret: bytes


Event: TypeAlias = (
    events.Event
    | MatchBegun
    | NonceAdded
    | Seated
    | RedealDemanded
    | TakenBack
    | TablePaused
    | TableResumed
    | SecretShown
)
"""What an entry of a log tells."""
