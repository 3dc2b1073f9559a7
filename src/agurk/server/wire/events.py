"""What happened, as everybody at a table hears it; an `update` carries them."""

from typing import TypeAlias

from agurk.server.wire.base import Message, Part


class Play(Part, frozen=True):
    """What a seat played."""

    seat: int
    cards: tuple[str, ...]


class Opened(Message, frozen=True):
    """The table was opened."""


class SeatTaken(Message, frozen=True):
    """A person sat down."""

    seat: int
    name: str


class BotPlaced(Message, frozen=True):
    """A bot was given a seat for good."""

    seat: int
    name: str
    bot: str


class SeatLeft(Message, frozen=True):
    """A person left a seat, or was removed from it."""

    seat: int
    removed: bool


class OwnerChanged(Message, frozen=True):
    """Somebody else looks after the table now; `seat` is null if nobody seated does."""

    seat: int | None


class Asked(Message, frozen=True):
    """A seat asked the others: to pause, for a card back, or for a rematch."""

    seat: int
    what: str


class Answered(Message, frozen=True):
    """A seat answered what was asked."""

    seat: int
    yes: bool


class Dropped(Message, frozen=True):
    """What was asked came to nothing: refused, withdrawn, or not answered in time."""

    what: str


class Settled(Message, frozen=True):
    """A play that somebody called into question was checked by the rules."""

    seat: int
    """Whose play it was."""
    by: int
    """Who asked."""
    cards: tuple[str, ...]
    legal: bool


class HintTaken(Message, frozen=True):
    """Somebody has asked what his or her cards are worth, where several people sit."""

    seat: int


class Closed(Message, frozen=True):
    """The table is closed; nothing can be done here any more."""


class MatchBegun(Message, frozen=True):
    """A match began."""

    match: str
    """Its name."""
    promise: str
    """The SHA-256 of the secret that its lot and deals follow from, in hexadecimal."""
    names: tuple[str, ...]
    """Who plays, by seat."""


class NonceAdded(Message, frozen=True):
    """A seat added words of its own to what the deals follow from."""

    seat: int
    text: str


class Seated(Message, frozen=True):
    """A bot took over a seat, or its owner did again; `bot` is empty for a person."""

    seat: int
    name: str
    bot: str


class RedealDemanded(Message, frozen=True):
    """A seat called the deal incorrect."""

    seat: int
    reason: str


class TablePaused(Message, frozen=True):
    """The table stopped."""


class TableResumed(Message, frozen=True):
    """The table goes on."""


class TakenBack(Message, frozen=True):
    """A seat took back what it had just played."""

    seat: int
    cards: tuple[str, ...]


class SecretShown(Message, frozen=True):
    """The match is over, and what its deals followed from is open."""

    secret: str
    """In hexadecimal."""


class DealerDrawn(Message, frozen=True):
    """The lot made a seat the first dealer."""

    seat: int


class SizeChosen(Message, frozen=True):
    """The dealer named how many cards each gets."""

    seat: int
    size: int


class Dealt(Message, frozen=True):
    """Cards were handed out."""

    dealer: int
    deal: int
    """Which deal of the match this is, from 1."""
    size: int
    """Cards to each."""
    leader: int


class Redealt(Message, frozen=True):
    """The cards were thrown in before the first was played; the same dealer deals again."""

    dealer: int
    reason: str


class Exchanged(Message, frozen=True):
    """A seat changed so many cards."""

    seat: int
    count: int


class KontraAnswered(Message, frozen=True):
    """A seat called Kontra, or did not."""

    seat: int
    called: bool


class Corrected(Message, frozen=True):
    """A seat took back an illegal play; its hand was looked at."""

    seat: int
    cards: tuple[str, ...]
    hand: tuple[str, ...]


class Played(Message, frozen=True):
    """A seat played cards."""

    seat: int
    cards: tuple[str, ...]
    how: str
    """What that did: `led`, `headed` (the seat holds the trick now) or `thrown`."""
    lowest: bool
    """Whether the trick asked for the lowest of the hand, so that everybody knows it was that."""
    last: bool
    """Whether it was played to the last trick, to which nobody has a choice of cards."""


class TrickTaken(Message, frozen=True):
    """A trick is complete."""

    seat: int
    cards: tuple[str, ...]
    last: bool


class Paid(Message, frozen=True):
    """A seat got points for the last trick."""

    seat: int
    points: int
    score: int
    """The score that makes, before lives and resets."""


class Deducted(Message, frozen=True):
    """A seat took points off for sharing the top rank."""

    seat: int
    points: int
    score: int


class ScoreReset(Message, frozen=True):
    """A score that was met exactly became 0."""

    seat: int
    score: int


class LifeLost(Message, frozen=True):
    """A seat reached the threshold and has a life left."""

    seat: int
    score: int
    returns_on: int
    left: int


class WentOut(Message, frozen=True):
    """A seat reached the threshold and has no life left."""

    seat: int
    score: int


class DealVoid(Message, frozen=True):
    """A shared penalty would have left nobody in, so the deal does not count."""

    how: str


class StakePaid(Message, frozen=True):
    """A seat paid units to the pot."""

    seat: int
    units: int


class BuyInAnswered(Message, frozen=True):
    """A seat bought in at a score, or declined."""

    seat: int
    bought: bool
    score: int


class Won(Message, frozen=True):
    """A seat received units: its share of the pot, or the differences."""

    seat: int
    units: int


class MatchOver(Message, frozen=True):
    """The match is decided."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    end: str
    top_card: str | None
    """The card that ended the match by itself, if one did."""


TableEvent: TypeAlias = (
    MatchBegun
    | NonceAdded
    | Seated
    | RedealDemanded
    | TablePaused
    | TableResumed
    | TakenBack
    | SecretShown
    | DealerDrawn
    | SizeChosen
    | Dealt
    | Redealt
    | Exchanged
    | KontraAnswered
    | Corrected
    | Played
    | TrickTaken
    | Paid
    | Deducted
    | ScoreReset
    | LifeLost
    | WentOut
    | DealVoid
    | StakePaid
    | BuyInAnswered
    | Won
    | MatchOver
)
"""What happens in a match and at its table."""

RoomEvent: TypeAlias = (
    Opened
    | SeatTaken
    | BotPlaced
    | SeatLeft
    | OwnerChanged
    | Asked
    | Answered
    | Dropped
    | Settled
    | HintTaken
    | Closed
)
"""What happens around a match."""

Event: TypeAlias = RoomEvent | TableEvent
"""Everything that an `update` may tell."""
