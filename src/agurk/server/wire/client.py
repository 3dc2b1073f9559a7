"""What a client says on a socket: `hello` first, then anything, any number of times."""

from enum import Enum
from typing import Annotated, TypeAlias

from msgspec import Meta

from agurk.server.unsaid import shown
from agurk.server.wire.base import Message
from agurk.table.situation import LONGEST_NONCE, LONGEST_REASON

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
"""The client's own name for a command; the answer carries it, and repeating it is harmless."""

Number: TypeAlias = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
"""The number of an entry; -1 for none."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Topic(Enum):
    """What can be asked of the others."""

    PAUSE = "pause"
    UNDO = "undo"
    REMATCH = "rematch"


class Phrase(Enum):
    """What can be said at any table; clients show it in their language."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OOPS = "oops"
    HURRY = "hurry"
    ONE_MOMENT = "one-moment"
    GOOD_GAME = "good-game"
    SMILE = "smile"
    LAUGH = "laugh"
    CRY = "cry"
    SWEAT = "sweat"
    CLAP = "clap"
    CUCUMBER = "cucumber"


class Hello(Message, frozen=True):
    """Who connects, to which table, and what is known already. The first message."""

    protocol: int
    """The version that the client speaks."""
    table: Annotated[str, Meta(min_length=1, max_length=40)]
    token: Annotated[str, Meta(max_length=300)] = ""
    """A player's or a seat's token; empty for the one in the cookie, or to watch."""
    since: Number = -1
    """The last entry that is known; -1 for none."""
    language: Annotated[str, Meta(max_length=40)] = ""
    """In which language sentences are wanted, such as `da`; English for one that none are in."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "token")


class Choose(Message, frozen=True):
    """Decide what the match waits for: play a card, exchange, buy in ..."""

    id: CommandId
    on: Number
    """The last entry that was known when this was decided."""
    action: Annotated[str, Meta(min_length=1, max_length=400)]
    """One of the options of `mine`."""


class Nonce(Message, frozen=True):
    """Add words of your own, such as random letters, to what the deals follow from."""

    id: CommandId
    on: Number
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_NONCE)]


class Start(Message, frozen=True):
    """Begin the match; bots take the empty seats. For whoever looks after the table."""

    id: CommandId
    on: Number


class Ask(Message, frozen=True):
    """Ask the others: to pause, for your last card back, or for a rematch."""

    id: CommandId
    on: Number
    what: Topic


class Answer(Message, frozen=True):
    """Answer what was asked; whoever asked may say no to withdraw it."""

    id: CommandId
    on: Number
    yes: bool


class Resume(Message, frozen=True):
    """Go on after a pause."""

    id: CommandId
    on: Number


class Return(Message, frozen=True):
    """Take your seat again from the bot that plays it."""

    id: CommandId


class Redeal(Message, frozen=True):
    """Call the deal incorrect before its first card; it is thrown in once every person does.

    That is done once in a deal, and not while a bot stands in for somebody who is away.
    """

    id: CommandId
    on: Number
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""


class Dispute(Message, frozen=True):
    """Call a play into question; the rules settle it, and everybody hears how."""

    id: CommandId
    on: Number
    seat: Seat
    """Whose latest play."""


class Explain(Message, frozen=True):
    """Ask why cards of your hand may be played now, or may not."""

    id: CommandId
    cards: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Annotated[str, Meta(max_length=40)] = ""
    """In which language the reason is wanted; the one of `hello` if none is named."""


class Hint(Message, frozen=True):
    """Ask what each card you may play now is worth; `hinted` answers you alone."""

    id: CommandId
    on: Number
    language: Annotated[str, Meta(max_length=40)] = ""
    """In which language the reason is wanted; the one of `hello` if none is named."""


class Say(Message, frozen=True):
    """Say something: a phrase anywhere, free text at a private table."""

    id: CommandId
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class Mute(Message, frozen=True):
    """Hear nothing more of what a seat says, or hear it again."""

    id: CommandId
    seat: Seat
    on: bool


class Prefer(Message, frozen=True):
    """Let forced cards be played by themselves, or not."""

    id: CommandId
    forced: bool


class Ping(Message, frozen=True):
    """Ask for a `pong`."""


Command: TypeAlias = (
    Choose
    | Nonce
    | Start
    | Ask
    | Answer
    | Resume
    | Return
    | Redeal
    | Dispute
    | Explain
    | Hint
    | Say
    | Mute
    | Prefer
)
"""What is answered by `done`, `explained`, `hinted` or `refused`."""

ClientMessage: TypeAlias = Hello | Command | Ping
"""Everything that a client may say."""
