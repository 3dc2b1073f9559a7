"""The sheet of a deal: a row for each player, a column for each trick."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from agurk.cli.line.pen import Mark, Pen, marked
from agurk.rules import events as ev
from agurk.rules.cards import Hand
from agurk.rules.scoring import count_last_trick, exchange_factor
from agurk.rules.trick import taker
from agurk.rules.variant import Variant
from agurk.table.events import TakenBack
from agurk.text.catalogue import words

LONGEST_NAME = 12
TO_COME = " -- "


@dataclass(slots=True)
class Column:
    """One trick as it lies on the table."""

    plays: list[ev.Played] = field(default_factory=list)
    """Who played what, in order."""
    taker: int | None = None
    """Who took it; None while it is not complete."""


@dataclass(slots=True)
class Sheet:
    """What lies on the table in a deal, gathered from what everybody hears."""

    number: int = 0
    """Which deal."""
    dealer: int = -1
    """Who dealt."""
    size: int = 0
    """How many cards each got."""
    columns: list[Column] = field(default_factory=list)
    """The tricks, the current one last."""
    payments: dict[int, int] = field(default_factory=dict)
    """What seats paid for the last trick."""
    kontra: int | None = None
    """Who called Kontra."""
    changed: dict[int, list[int]] = field(default_factory=dict)
    """How many cards seats changed, each time they were asked."""

    def hear(self, event: object) -> None:
        """Take in what happened."""
        match event:
            case ev.Dealt():
                self.number, self.dealer, self.size = event.number, event.dealer, event.size
                self.columns, self.payments, self.kontra, self.changed = [], {}, None, {}
            case ev.Exchanged():
                self.changed.setdefault(event.seat, []).append(event.count)
            case ev.KontraAnswered(called=True):
                self.kontra = event.seat
            case ev.Played():
                if not self.columns or self.columns[-1].taker is not None:
                    self.columns.append(Column())
                self.columns[-1].plays.append(event)
            case ev.TrickTaken():
                self.columns[-1].taker = event.seat
            case TakenBack():
                self.columns[-1].plays.pop()
                self.columns[-1].taker = None
                if not self.columns[-1].plays:
                    self.columns.pop()
            case ev.Paid():
                self.payments[event.seat] = event.points

    @property
    def current(self) -> tuple[Hand, ...]:
        """The plays of the trick that is not complete."""
        if not self.columns or self.columns[-1].taker is not None:
            return ()
        return tuple(play.cards for play in self.columns[-1].plays)

    @property
    def played(self) -> int:
        """How many cards a player has played to the complete tricks."""
        return sum(
            len(column.plays[0].cards) for column in self.columns if column.taker is not None
        )

    @property
    def last(self) -> bool:
        """Whether the current trick, or the one just taken, is the last."""
        return self.size > 0 and self.played + (not self.over) == self.size

    @property
    def over(self) -> bool:
        """Whether all is played."""
        return self.size > 0 and self.played == self.size


class Row(NamedTuple):
    """The left end of a row: who, and how he or she stands."""

    seat: int
    name: str
    standing: str
    """Score and cucumbers."""


def draw(
    sheet: Sheet, rows: Sequence[Row], variant: Variant, pen: Pen, language: str = "en"
) -> list[str]:
    """Return the sheet as lines, no wider than the pen; later tricks stand in a block below."""
    left = max(len(shorten(row.name)) for row in rows) + 2
    standing = max(len(row.standing) for row in rows) + 2
    flags = _flags(sheet, variant, language)
    room = pen.width - left - standing - max(map(len, flags.values()), default=0) - 1
    columns = sheet.columns if sheet.over or sheet.current else [*sheet.columns, Column()]
    cells = [_cells(column, rows, pen) for column in columns]
    heads = _heads(sheet, language)
    to_come = " ".join(heads[len(cells) :])
    widths = [
        max(len(head), *(len(cell) for cell in (*column.values(), ""))) + 1
        for head, column in zip(heads, cells, strict=False)
    ]
    lines: list[str] = []
    for start, end in _blocks(widths, room):
        here = range(start, end)
        lines.append(" " * (left + standing) + "".join(f"{heads[at]:^{widths[at]}}" for at in here))
        if end == len(cells) and len(lines[-1]) + len(to_come) < pen.width:
            lines[-1] += f" {to_come}"
        for row in rows:
            text = f"{shorten(row.name):<{left}}{row.standing:<{standing}}"
            text += "".join(f"{cells[at].get(row.seat, ''):^{widths[at]}}" for at in here)
            flag = flags.get(row.seat, "") if end == len(cells) else ""
            lines.append(text + marked(flag, Mark.BAD if sheet.last else Mark.GOOD))
    return lines


def shorten(name: str) -> str:
    """Return a name that fits its column."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _cells(column: Column, rows: Sequence[Row], pen: Pen) -> dict[int, str]:
    """Return what stands in a column by seat: cards, in round brackets if they took the trick."""
    cells = {row.seat: TO_COME for row in rows} if column.taker is None else {}
    return cells | {
        play.seat: _cell(pen.cards(play.cards), took=play.seat == column.taker)
        for play in column.plays
    }


def _cell(cards: str, *, took: bool) -> str:
    return f"({cards})" if took else f" {cards} "


def _heads(sheet: Sheet, language: str) -> list[str]:
    """Return what stands above the columns: numbers, dots for what is to come, and the last."""
    complete = sum(column.taker is not None for column in sheet.columns)
    heads = [str(number) for number in range(1, complete + 1 + (not sheet.over))]
    asked = len(sheet.current[0]) if sheet.current else 1
    heads += ["·"] * (sheet.size - sheet.played - asked)
    return [*heads[:-1], words(language, "play").say("last-column")]


def _blocks(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Return from where to where columns go side by side."""
    blocks: list[tuple[int, int]] = []
    start = used = 0
    for at, width in enumerate(widths):
        if used + width > room and at > start:
            blocks.append((start, at))
            start, used = at, 0
        used += width
    return [*blocks, (start, len(widths))]


def _flags(sheet: Sheet, variant: Variant, language: str) -> dict[int, str]:
    """Return what is said at the right of rows: who holds, or what the last trick costs."""
    say = words(language, "play").say
    if sheet.over:
        return {seat: say("pays", {"points": paid}) for seat, paid in sheet.payments.items()}
    trick = sheet.current
    if not trick:
        return {}
    order = [play.seat for play in sheet.columns[-1].plays]
    if not sheet.last:
        return {order[taker(variant, trick)]: say("holds")}
    kontra = order.index(sheet.kontra) if sheet.kontra in order else None
    factors = {
        place: exchange_factor(variant, sheet.changed.get(seat, ()))
        for place, seat in enumerate(order)
    }
    counted = count_last_trick(variant, trick, kontra, factors)
    return {order[pay.place]: say("would-pay", {"points": pay.points}) for pay in counted.payments}
