"""A table as everybody sees it, and what one seat alone knows of it."""

from enum import Enum

from agurk.server.unsaid import shown
from agurk.server.wire.base import Part
from agurk.server.wire.events import Play


class Stage(Enum):
    """What a table is doing."""

    WAITING = "waiting"
    """People sit down."""
    PLAYING = "playing"
    OVER = "over"
    """A match has ended; a rematch may follow."""
    CLOSED = "closed"


class Chair(Part, frozen=True):
    """A seat and whoever has it."""

    name: str
    """What the others call who sits here; empty for an empty seat."""
    bot: str
    """The bot that plays now, for good or for a person who is away; empty if a person plays."""
    person: bool
    """Whether the seat belongs to a person."""
    present: bool
    """Whether that person is connected."""
    owner: bool
    """Whether that person looks after the table."""


class Question(Part, frozen=True):
    """What a seat asks the others."""

    what: str
    """`pause`, `undo` or `rematch`."""
    seat: int
    """Who asks."""
    agreed: tuple[int, ...]
    """Who has said yes."""
    awaited: tuple[int, ...]
    """Who has not answered."""


class May(Part, frozen=True):
    """What may be asked for at the table now, and by whom."""

    pause: bool
    """Whether anybody seated may ask for a pause."""
    undo: int | None
    """The seat that may ask for the card back that it has just played."""
    rematch: bool
    """Whether anybody seated may ask for a rematch."""
    redeal: tuple[int, ...]
    """The seats that may call the deal incorrect."""
    dispute: tuple[int, ...]
    """The seats whose latest play may be called into question."""
    sit: bool
    """Whether somebody new may sit down."""
    hint: bool
    """Whether whoever has to decide may ask what the cards are worth."""


class Clock(Part, frozen=True):
    """How long a seat still has."""

    seat: int
    left: int
    """Milliseconds, when this was sent."""
    total: int
    """Milliseconds, from the beginning."""


class Away(Part, frozen=True):
    """Somebody with a seat who is away, and whom the table waits for."""

    seat: int
    left: int
    """Milliseconds until a bot takes over if it is this seat's turn, when this was sent."""


class Trick(Part, frozen=True):
    """A complete trick; its cards lie face up before their players until the deal is over."""

    plays: tuple[Play, ...]
    """In order, the leader's first."""
    taker: int


class Shown(Part, frozen=True):
    """Cards that everybody has seen and that are in a hand again."""

    seat: int
    cards: tuple[str, ...]


class Result(Part, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat, 1 for the best; those who are alike share one."""
    top_card: str | None


class MatchScene(Part, frozen=True, kw_only=True):
    """The open part of a match."""

    name: str
    promise: str
    """The SHA-256 of the secret that lot and deals follow from."""
    phase: str
    """What the match waits for: `lot`, `size`, `deal`, `exchange`, `kontra`, `play`, `buy-in` or
    `over`."""
    to_act: int | None
    """The seat that has to decide."""
    dealer: int | None
    deal: int
    """Which deal of the match this is, from 1; 0 before the first."""
    size: int
    """Cards to each in this deal; 0 while that is not known."""
    leader: int | None
    """Who leads, or led, the current trick."""
    counts: tuple[int, ...]
    """How many cards each seat holds; empty when no cards are out."""
    trick: tuple[Play, ...]
    """The current trick."""
    holding: int | None
    """Who would take the current trick as it lies."""
    tricks: tuple[Trick, ...]
    """The complete tricks of this deal, or of the one just counted while no new one is out."""
    tricks_left: int
    """How many tricks are still to be completed, this one included."""
    last_trick: bool
    """Whether the current trick is the last."""
    stock: int
    """How many cards were not dealt, or are left to be drawn."""
    aside: tuple[str, ...]
    """The cards not dealt, where they lie face up."""
    exchanged: tuple[tuple[int, int], ...]
    """Seats that have been asked to exchange, in order, and how many cards each changed."""
    kontra: int | None
    """Who has called Kontra."""
    shown: tuple[Shown, ...]
    """Cards in hands that everybody has seen."""
    demands: tuple[int, ...]
    """Who calls this deal incorrect."""
    price: int | None
    """What whoever holds the current trick would pay for it as it lies; null unless it is the last
    trick and a card has been played to it."""
    scores: tuple[int, ...]
    threshold: int
    """The lowest score that costs a life; 0 if none does."""
    lives: tuple[int, ...]
    """Lives left; nobody with 0 is in."""
    all_lives: int
    """How many lives each began with."""
    bought: tuple[int, ...]
    """How often each has bought in."""
    kept: tuple[tuple[str, ...], ...]
    """Cards that lie before each, out of the pack."""
    money: tuple[int, ...]
    """Units won or lost so far."""
    pot: int
    result: Result | None


class Scene(Part, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    stage: Stage
    chairs: tuple[Chair, ...]
    spectators: int
    """How many watch."""
    paused: bool
    question: Question | None
    clock: Clock | None
    away: tuple[Away, ...]
    """Who is away while the match goes on, and has not been taken over from."""
    may: May
    match: MatchScene | None


class Option(Part, frozen=True):
    """Something that this seat may do now."""

    action: str
    """As `choose` takes it: `9c`, `exchange 2c 3d`, `size 5`, `kontra`, `no buy-in` ..."""
    why: str
    """For a card, the reason why it is legal, such as `lowest`, `equals` or `beats`; else empty."""


class Bar(Part, frozen=True):
    """What a card has to reach to head the trick."""

    card: str
    """The card that has to be headed."""
    higher: bool
    """Whether a higher card would do as well, and there is one in the pack."""


class Mine(Part, frozen=True):
    """What one seat alone knows."""

    seat: int
    hand: tuple[str, ...]
    """Lowest first."""
    options: tuple[Option, ...]
    """What this seat may do now; empty when it has nothing to decide."""
    bar: Bar | None
    """What a card of this seat's has to reach to head the trick; null where nothing is to be headed
    now, or a set, or where a card's strength is not its printed rank."""
    discards: tuple[str, ...]
    """What this seat has changed away."""
    forced: bool
    """Whether this seat lets cards that are forced be played by themselves."""
    claim: bool
    """Whether all cards this seat has left are forced, whatever the others hold and do; `prefer`
    with `forced` then plays the rest of the deal. Told by this seat's turn at the latest; not every
    such hand is known for one."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "hand", "options", "bar", "discards")
