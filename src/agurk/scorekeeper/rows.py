"""The rows of a score sheet: what each deal changed, and who came and went."""

from dataclasses import dataclass, replace
from enum import Enum

from agurk.rules import events as ev
from agurk.rules.choices import AllOut
from agurk.rules.match import Counted
from agurk.scorekeeper.entries import Took


class Mark(Enum):
    """Why a score jumped."""

    NONE = "none"
    LIFE = "life"
    """A life was lost: a cucumber."""
    OUT = "out"
    """The last life was lost: a cucumber, and out."""
    RESET = "reset"
    """It was met exactly and became 0."""
    JOINED = "joined"
    """The player sat down."""
    LEFT = "left"
    """The player got up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """What a row says about one player."""

    player: str
    score: int
    """The score reached."""
    mark: Mark = Mark.NONE
    """What that score did."""
    after: int | None = None
    """The score gone on with, if another."""
    bought: bool = False
    """Whether that score was bought."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """How one player stands."""

    player: str
    score: int
    lives: int
    """Lives left; 0 for one who is not in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row: a deal, or somebody coming or going."""

    number: int = 0
    """Which deal of the match this was; 0 where it was none."""
    dealer: str = ""
    """Who dealt it."""
    took: Took | None = None
    """What was entered."""
    counted: Counted | None = None
    """What it cost, by seat."""
    seated: tuple[str, ...] = ()
    """Who sat in those seats."""
    cells: tuple[Cell, ...] = ()
    """What changed."""
    void: AllOut | None = None
    """Why the deal does not count, if it does not."""
    answers: tuple[tuple[str, bool], ...] = ()
    """Who bought in after the deal (True) or declined."""
    accounts: tuple[Account, ...] = ()
    """How everybody stood afterwards."""
    money: tuple[tuple[str, int], ...] = ()
    """What everybody had won or lost by then."""

    def cell(self, player: str) -> Cell | None:
        """Return what this row says about a player; None for nothing."""
        return next((cell for cell in self.cells if cell.player == player), None)

    def with_events(self, happened: tuple[ev.Event, ...]) -> "Row":
        """Return this row with what else has happened."""
        row = self
        for event in happened:
            row = row._with(event)
        return row

    def _with(self, event: ev.Event) -> "Row":
        match event:
            case ev.Paid(seat, _, score) | ev.Deducted(seat, _, score):
                return self._put(seat, score, Mark.NONE)
            case ev.ScoreReset(seat, score):
                return self._put(seat, score, Mark.RESET, 0)
            case ev.LifeLost(seat, score, returns_on):
                return self._put(seat, score, Mark.LIFE, returns_on)
            case ev.WentOut(seat, score):
                return self._put(seat, score, Mark.OUT)
            case ev.DealVoid(how):
                return replace(self, void=how)
            case ev.BuyInAnswered(seat, bought, score):
                return self._answered(self.seated[seat], score, bought=bought)
            case _:
                return self

    def _put(self, seat: int, score: int, mark: Mark, after: int | None = None) -> "Row":
        player = self.seated[seat]
        cell = Cell(player=player, score=score, mark=mark, after=after)
        return replace(self, cells=(*_without(self.cells, player), cell))

    def _answered(self, player: str, score: int, *, bought: bool) -> "Row":
        row = replace(self, answers=(*self.answers, (player, bought)))
        if not bought:
            return row
        had = self.cell(player) or Cell(player=player, score=score)
        bought_at = replace(had, after=score, bought=True)
        return replace(row, cells=(*_without(row.cells, player), bought_at))


def _without(cells: tuple[Cell, ...], player: str) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if cell.player != player)
