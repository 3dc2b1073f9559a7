"""What a screen shows of a match, and what a player does there: all that passes between the two.

A picture is made of a view, so it has no field that could hold a hidden card.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from agurk.rules.actions import Choice
from agurk.rules.cards import Hand
from agurk.rules.events import Paid
from agurk.rules.view import SeenTrick, View
from agurk.table.events import Event


class Stop(Enum):
    """What a match waits for."""

    OTHERS = "others"
    """Somebody else, or the table."""
    CHOICE = "choice"
    """The decision that the view offers."""
    GO_ON = "go-on"
    """Somebody to say that the next deal may come."""
    COVER = "cover"
    """The next player to take the keyboard, before a hand is shown."""
    LOBBY = "lobby"
    """A match to begin."""
    OVER = "over"
    """Nothing: the match is decided."""
    ENDED = "ended"
    """Nothing: there is no table any more; the notice says why."""


class Offer(Enum):
    """What can be asked for beside the decisions of the game."""

    START = "start"
    PAUSE = "pause"
    RESUME = "resume"
    UNDO = "undo"
    REDEAL = "redeal"
    REMATCH = "rematch"
    YES = "yes"
    NO = "no"
    RETURN = "return"
    """Taking a seat again from the bot that plays it."""
    HINT = "hint"
    """What each card that may be played is worth."""
    CLAIM = "claim"
    """Letting all cards that are left be played, since none of them is a choice."""
    GIVE_UP = "give-up"
    """Leaving the seat for good."""


class Command(Enum):
    """What a player does that decides nothing."""

    GO_ON = "go-on"
    """Goes on, or does not wait for what would come by itself."""


@dataclass(frozen=True, slots=True)
class Say:
    """Says something to all at the table."""

    phrase: str = ""
    """One of the phrases that everybody hears in a language of his or her own."""
    text: str = ""
    """What somebody writes; "" for nothing beside the phrase."""


@dataclass(frozen=True, slots=True)
class Mute:
    """Hears nothing more of what a seat says, or hears it again."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Dispute:
    """Calls the latest play of a seat into question."""

    seat: int


Act: TypeAlias = Choice | Offer | Command | Say | Mute | Dispute
"""Whatever a player does at a table."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat."""

    name: str
    bot: str = ""
    """Which bot plays; "" for a person."""
    away: bool = False
    """Whether the person is away."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence of a catalogue that a picture says."""

    message: str
    arguments: tuple[tuple[str, str | int], ...] = ()
    seat: int | None = None
    """Whom it is about, if it is about somebody at the table."""
    other: int | None = None
    """Who else it is about."""
    cards: Hand = ()
    """The cards that it is about."""
    domain: str = "tui"
    """The file of the catalogue."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something that somebody at the table has said."""

    seat: int
    phrase: str
    text: str


@dataclass(frozen=True, slots=True)
class Talk:
    """What can be said at a table, and who can be heard there."""

    free: bool
    """Whether anything may be said, and not only phrases."""
    others: tuple[int, ...] = ()
    """The other people."""
    muted: frozenset[int] = frozenset()
    """Those of them who are not heard."""


class Worth(NamedTuple):
    """What one play is worth."""

    cards: Hand
    """The play; of equal cards the first stand for all."""
    chance: float
    """The chance to win the match after it, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What each play is worth that the player has, found from the player's view."""

    plays: tuple[Worth, ...]
    """Every legal play, lowest first."""
    best: Hand
    """The one with the best chance."""
    told: str
    """Why it is better, in the player's language; "" if there is nothing to choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A table at one moment, as one keyboard may know it."""

    view: View
    """What the seat at the keyboard knows, or everybody, where no hand is to be seen."""
    chairs: tuple[Chair, ...]
    """Who sits where."""
    stop: Stop
    """What is waited for."""
    tricks: tuple[SeenTrick, ...] = ()
    """The complete tricks of this deal, or of the one just counted."""
    counted: tuple[Event, ...] = ()
    """What the deal just counted has cost, and what came of it, until the next is dealt."""
    next_to_play: int | None = None
    """Who takes the keyboard where it has to be handed on."""
    events: tuple[Event | Notice, ...] = ()
    """What has happened since the picture before."""
    said: tuple[Said, ...] = ()
    """What has been said since the picture before."""
    offers: frozenset[Offer] = frozenset()
    """What can be asked for now."""
    talk: Talk | None = None
    """What the player can say; None where nobody would hear it."""
    disputed: tuple[int, ...] = ()
    """The seats whose latest play may be called into question."""
    hint: Hint | None = None
    """What the cards are worth, where that was asked."""
    hinting: bool = False
    """Whether that is being looked for."""
    notice: Notice | None = None
    """What else is to be said."""
    clock: tuple[int, float] | None = None
    """Whose time runs, and when it ends by the monotonic clock of this machine."""
    shared: bool = False
    """Whether several people play at this keyboard, so that nobody is meant by "you" in a log."""
    kept: str = ""
    """Where the record of the match is, once it is over."""

    @property
    def me(self) -> int | None:
        """The seat whose hand is shown."""
        return self.view.seat

    @property
    def paid(self) -> dict[int, int]:
        """How much seats paid in the deal just counted."""
        return {event.seat: event.points for event in self.counted if isinstance(event, Paid)}

    @property
    def names(self) -> tuple[str, ...]:
        """What those at the table are called, by seat."""
        return tuple([chair.name for chair in self.chairs])
