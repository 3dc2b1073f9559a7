"""What the cards of a match that is over were worth."""

from agurk.server.wire.base import Part
from agurk.server.wire.events import Play
from agurk.server.wire.worth import Worth


class Because(Part, frozen=True, kw_only=True):
    """Why another play would have been better, as facts that a sentence can be made of."""

    kind: str
    """What the better play does, such as `keep-low` or `lead-rid`; `other` if it has no name."""
    better: tuple[str, ...]
    worse: tuple[str, ...]
    """What was played."""
    chances: tuple[float, float]
    """The chance to win the match after the better play, and after the other."""
    pays: tuple[float, float] | None
    """How often each of them ends in paying for the last trick; null where that was not counted."""


class ReviewedPlay(Part, frozen=True, kw_only=True):
    """One play, and what else could have been played."""

    trick: int
    """Which trick of the deal, from 1."""
    seat: int
    cards: tuple[str, ...]
    forced: bool
    """Whether there was nothing to choose."""
    corrected: bool
    """Whether it came in place of one that was not legal."""
    exact: bool
    """Whether the chances follow from what the player knew, and are no estimates."""
    loss: float
    """How much chance it gave away against the best."""
    good: bool
    """Whether no other play is known to be better."""
    costly: bool
    """Whether it surely cost something that is worth a word."""
    best: tuple[str, ...]
    """The best play there was; this one, if none was better."""
    worths: tuple[Worth, ...]
    """What every legal play was worth, lowest first; of equal cards the first stand for all."""
    because: Because | None
    """Why the best would have been better; null if that is not worth a word."""


class SeatShare(Part, frozen=True, kw_only=True):
    """What changed a seat's chance to win over one deal; the parts add up to the change."""

    seat: int
    before: float
    deal: float
    """What its hand did, and what others played before its first card."""
    own: float
    """What its own cards gave away; never more than nothing."""
    others: float
    """What the others' cards did, and what they showed."""
    after: float


class ReviewedDeal(Part, frozen=True, kw_only=True):
    """One deal of the match."""

    deal: int
    """Which hand-out of the match it is, from 1, as a replay has it."""
    plays: tuple[ReviewedPlay, ...]
    """In the order of play."""
    takers: tuple[Play, ...]
    """Of each trick, who took it and with what."""
    shares: tuple[SeatShare, ...]


class TurningPoint(Part, frozen=True, kw_only=True):
    """A moment that turned the match for a seat."""

    deal: int
    trick: int
    """The trick, from 1; 0 for the cards dealt."""
    seat: int
    """Whose chance turned."""
    change: float
    """How much it gained; less than nothing if it lost."""
    cause: str
    """`deal`, `own`, `others`, or `end` for what came up in the last tricks."""
    by: int | None
    """The seat whose card it was; null for the cards dealt."""
    cards: tuple[str, ...]
    """The card that was played, or that took the trick."""


class SeatAccuracy(Part, frozen=True, kw_only=True):
    """How well one seat played, and what luck it had."""

    seat: int
    choices: int
    """How often there was something to choose."""
    best: int
    """How often no other play is known to have been better."""
    loss: float
    """How much chance its cards gave away in all."""
    deal: float
    """What the cards dealt did to its chance, in all."""
    others: float
    """What the others' cards did to it, in all."""


class Review(Part, frozen=True, kw_only=True):
    """What each card of a match that is over was worth; chances are those to win it, 0 to 1."""

    match: str
    own_chances: bool
    """Whether chances are those of the match's own rules, not of the preset nearest to them."""
    accuracy: tuple[SeatAccuracy, ...]
    turns: tuple[TurningPoint, ...]
    """What turned it most, the greatest first."""
    deals: tuple[ReviewedDeal, ...]


class Reviewing(Part, frozen=True, kw_only=True):
    """A review that is not there yet; ask again after as long as `Retry-After` says."""

    done: int
    """How many cards have been looked at."""
    of: int
    """How many there are; 0 while it waits for its turn."""
