"""What a review holds: each card with its worth, each deal with its luck and skill."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from agurk.review.reasons import Reason
from agurk.review.worth import SURE, Worth, Worths
from agurk.rules.cards import Hand
from agurk.rules.variant import Variant
from agurk.rules.view import SeatPlay

_COSTLY = 0.005
"""The least loss that is worth a word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedPlay:
    """A card that was played, and what its player could have played."""

    deal: int
    """Which deal of the match it was, from 1."""
    trick: int
    """Which trick of the deal, from 1."""
    seat: int
    cards: Hand
    table: tuple[SeatPlay, ...]
    """What lay in the trick before; nothing if the seat led."""
    worths: Worths
    """What each play was worth, as far as its player knew."""
    played: Worth
    """What this one was worth."""
    corrected: bool = False
    """Whether it came in place of one that was not legal."""
    reason: Reason | None = None
    """Why another would have been better; None if it cost nothing worth a word."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.worths.plays) == 1

    @property
    def best(self) -> Worth:
        """The best play there was; this one, if none was better."""
        return self.worths.best if self.loss else self.played

    @property
    def loss(self) -> float:
        """How much chance it gave away against the best."""
        return self.played.loss

    @property
    def good(self) -> bool:
        """Whether no other play is known to be better."""
        return self.loss <= SURE * self.played.loss_error

    @property
    def costly(self) -> bool:
        """Whether it surely cost something that is worth a word."""
        return self.loss >= _COSTLY and not self.good


class Share(NamedTuple):
    """What changed a seat's chance to win over one deal; the parts add up to the change."""

    seat: int
    before: float
    """Its chance before the deal, and before whatever was bought or drawn for it."""
    deal: float
    """What its hand did, and what others played before its first card."""
    own: float
    """What its own cards gave away against the best; never more than nothing."""
    others: float
    """What the others' cards did, and what they showed."""
    after: float
    """Its chance after the deal, or after its latest card if the deal is not over."""

    @property
    def luck(self) -> float:
        """What others and the deal did."""
        return self.deal + self.others

    @property
    def change(self) -> float:
        """What the deal did to its chance."""
        return self.after - self.before


class Cause(Enum):
    """What turned a match."""

    DEAL = "deal"
    """The cards dealt, and what was played before the seat's first card."""
    OWN = "own"
    """A card of the seat's own."""
    OTHERS = "others"
    """What others played after the seat's card."""
    END = "end"
    """What came up in the last tricks."""


class Turn(NamedTuple):
    """A moment that turned the match for a seat."""

    deal: int
    trick: int
    """The trick, from 1; 0 for the cards dealt."""
    seat: int
    """Whose chance turned."""
    change: float
    """How much it gained; less than nothing if it lost."""
    cause: Cause
    by: int | None
    """The seat whose card it was; None for the cards dealt."""
    cards: Hand
    """The card that was played, or that took the trick; none for the cards dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedDeal:
    """One deal of the match."""

    number: int
    """Which deal of the match it is, from 1."""
    dealer: int
    hands: tuple[tuple[int, Hand], ...]
    """The hands that play began with, by seat."""
    plays: tuple[ReviewedPlay, ...]
    """Every card that was looked at, in order."""
    takers: tuple[SeatPlay, ...]
    """Of each complete trick, who took it and with what."""
    shares: tuple[Share, ...]
    """Luck and skill of those whose cards were looked at."""
    over: bool
    """Whether it was played to its end."""


class Accuracy(NamedTuple):
    """How well one seat played."""

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

    @property
    def mean_loss(self) -> float:
        """How much chance each choice gave away on average."""
        return self.loss / self.choices if self.choices else 0.0

    @property
    def best_share(self) -> float | None:
        """In which share of its choices no other is known to have been better."""
        return self.best / self.choices if self.choices else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A match, and what each of its cards was worth."""

    variant: Variant
    players: int
    names: tuple[str, ...]
    """The players' names by seat, "" where none is known."""
    seed: int
    """What the worlds came from in which cards were tried."""
    over: bool
    """Whether the match was over."""
    own_chances: bool
    """Whether chances are those of these rules, and not of the preset nearest to them."""
    deals: tuple[ReviewedDeal, ...]
    turns: tuple[Turn, ...]
    """What turned the match, the greatest first."""
    accuracy: tuple[Accuracy, ...]
    """How well those played whose cards were looked at."""
