"""The sheet of a deal: a row for each player, a column for each trick, cards that stay in sight."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from agurk.rules.ahead import holding, price
from agurk.rules.cards import Hand
from agurk.rules.choices import End, Money
from agurk.text.catalogue import words
from agurk.text.lives import CUCUMBER, lives_text
from agurk.tui.drawing.faces import Faces, ink
from agurk.tui.drawing.lines import Line, beside, centred, cut, fit, line, padded, width
from agurk.tui.picture import Picture, Stop

_NAME = 12
_FLAG = 14
_EDGES = ("▌", "▐")
_COME = "┊"
_SILENT: Mapping[int, str] = MappingProxyType({})
_NAMED = 5
"""How many letters of a card's name stand in its first line; the others stand in the second."""
_TOUCHING = 2
"""The height of rows whose cards touch those of the next row."""


@dataclass(frozen=True, slots=True)
class Column:
    """One trick: complete, under way, or to come."""

    head: str
    plays: dict[int, Hand]
    """What each seat has played to it."""
    taker: int | None = None
    """Who took it, or holds it."""
    open: bool = False
    """Whether it is under way."""
    last: bool = False
    """Whether it is the last of the deal."""


class _Size(NamedTuple):
    """How large everything is drawn."""

    height: int
    """How many lines a player has."""
    left: int
    """How wide names and scores are."""
    gap: int
    """How many cells are free between columns."""


def draw(  # noqa: PLR0917  a sheet is drawn with all that there is to see
    picture: Picture,
    faces: Faces,
    language: str,
    cells: int,
    height: int,
    said: Mapping[int, str] = _SILENT,
) -> list[Line]:
    """Return the sheet, as roomy as it may be; it is higher than it may be if it has to be.

    Args:
        picture: The table.
        faces: How cards are drawn.
        language: The language.
        cells: How wide it may be.
        height: How high it should be.
        said: What seats have just said.
    """
    rows, every = rows_of(picture), list(columns(picture, language))
    size = _size(len(rows), cells, height)
    inner = _inner(picture, faces, size)
    if (inner + 2 + size.gap) * len(every) > cells - size.left - _FLAG:
        size = size._replace(gap=0)
    drawing = _Drawing(picture, faces, language, size, inner, cells)
    shown = _window(every, max(1, (cells - size.left - _FLAG) // drawing.pitch))
    lines = [drawing.head(shown, whole=len(shown) == len(every))]
    flags = _flags(picture, language)
    for seat in rows:
        lines += drawing.row(seat, shown, _beside(flags.get(seat), said.get(seat), size.height))
    return [cut(each, cells) for each in lines]


def rows_of(picture: Picture) -> list[int]:
    """Return the seats in turn order from the player's left, the player last."""
    match = picture.view.match
    after = match.players - 1 if picture.me is None else picture.me
    played = {play.seat for trick in picture.tricks for play in trick.plays}
    return list(match.clockwise(played if _done(picture) else match.seats, after))


def columns(picture: Picture, language: str) -> Iterator[Column]:
    """Yield the tricks of the deal: those complete, the one under way, those to come."""
    size, played = picture.view.match.size, 0
    if _done(picture):
        # The size of the next deal may be being asked for already.
        size = sum([len(trick.plays[0].cards) for trick in picture.tricks])
    if not size or not (picture.view.counts or picture.tricks):
        return
    number = 0
    for number, trick in enumerate(picture.tricks, 1):
        played += len(trick.plays[0].cards)
        yield Column(
            _head(number, language, last=played >= size),
            {play.seat: play.cards for play in trick.plays},
            trick.taker,
            last=played >= size,
        )
    if _done(picture):
        return
    current = picture.view.trick
    asked = len(current[0].cards) if current else 1
    for left in range(size - played - asked, -1, -1):
        number += 1
        now = left == size - played - asked
        yield Column(
            _head(number, language, last=not left),
            {play.seat: play.cards for play in current} if now else {},
            holding(picture.view) if now else None,
            open=now,
            last=not left,
        )


def _done(picture: Picture) -> bool:
    """Tell whether the deal in sight is all played."""
    return bool(picture.tricks) and not picture.view.counts


def _head(number: int, language: str, *, last: bool) -> str:
    return words(language, "play").say("last-column") if last else str(number)


def _size(rows: int, cells: int, height: int) -> _Size:
    """Return how large a sheet of so many rows is drawn."""
    roomy = 3 if rows * 3 + 1 <= height else 2 if rows * 2 + 1 <= height else 1
    if roomy == 1:
        return _Size(1, 1 + _NAME + 1 + 3 + 1 + 8 + 1, 0)
    return _Size(roomy, 20 if cells < 100 else 26, 1)


def _inner(picture: Picture, faces: Faces, size: _Size) -> int:
    """Return how wide the cards of a cell are at most."""
    plays = [play.cards for trick in picture.tricks for play in trick.plays]
    plays += [play.cards for play in picture.view.trick]
    return max([3, *[width(_cards(cards, faces, size.height)[0]) for cards in plays]])


def _window(every: list[Column], fitting: int) -> list[Column]:
    """Return as many columns as fit, the one under way among them."""
    if len(every) <= fitting:
        return every
    now = next((at for at, column in enumerate(every) if column.open), len(every) - 1)
    start = min(max(0, now - fitting + 2), len(every) - fitting)
    return every[start : start + fitting]


def _flags(picture: Picture, language: str) -> dict[int, tuple[str, str]]:
    """Return what is said at the right of rows, and its style."""
    say, view = words(language, "play").say, picture.view
    if _done(picture):
        return {seat: (say("pays", {"points": paid}), "bold $warm") for seat, paid in
                picture.paid.items()}  # fmt: skip
    holder = holding(view)
    if holder is None:
        return {}
    cost = price(view)
    if cost is not None:
        return {holder: (say("would-pay", {"points": cost}), "bold $warm")}
    return {holder: (say("holds"), "bold $green")}


def _beside(flag: tuple[str, str] | None, said: str | None, height: int) -> list[Line]:
    """Return what stands at the right of a row: what is told of it, and what it says."""
    told: Line = line(("▸ " + flag[0], flag[1])) if flag else ()
    says: Line = line(("» ", "$ink-2"), (said, "italic $ink")) if said else ()
    if height == 1:
        return [(*told, ("  ", ""), *says) if told and says else told or says]
    return [told, says, *[()] * (height - 2)] if told else [says, *[()] * (height - 1)]


def chip_of(picture: Picture, seat: int, language: str) -> str:
    """Return a word about a seat: that a bot plays, that somebody is away, or dealt."""
    say, chair = words(language, "tui").say, picture.chairs[seat]
    if not picture.view.match.standing.lives[seat]:
        return words(language, "play").say("score-out")
    if chair.away:
        return say("chip-away")
    if chair.bot:
        return say("chip-bot")
    return say("chip-deals") if seat == picture.view.match.dealer else ""


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A sheet that is being drawn, and all that its parts need to know."""

    picture: Picture
    faces: Faces
    language: str
    size: _Size
    inner: int
    """How wide the cards of a cell are at most."""
    cells: int
    """How wide the sheet is."""

    @property
    def pitch(self) -> int:
        """How many cells a column takes."""
        return self.inner + 2 + self.size.gap

    def acts(self, seat: int) -> bool:
        """Tell whether the match waits for a seat."""
        return seat == self.picture.view.to_act and self.picture.stop is not Stop.OVER

    def head(self, shown: list[Column], *, whole: bool) -> Line:
        """Return the numbers above the columns."""
        drawn: Line = ((fit("" if whole else "…", self.size.left), "$ink-2"),)
        for column in shown:
            style = "bold $warm" if column.last else "bold $ink" if column.open else "$ink-2"
            # The last column has room to its right.
            told = column.head if column.last else column.head[: self.inner + 2]
            number = line((told, style))
            drawn += padded(centred(number, self.inner + 2), self.pitch)
        return drawn

    def row(self, seat: int, shown: list[Column], told: list[Line]) -> list[Line]:
        """Return the lines of one player; those of the player to act lie on another ground."""
        height, blank = self.size.height, line(" " * self.pitch)
        blocks = [[padded(each, self.size.left) for each in self.left(seat)]]
        for column in shown:
            cell = [padded(each, self.pitch) for each in self.cell(column, seat)]
            blocks.append(cell + [blank] * (height - len(cell)))
        lines = beside([*blocks, told])
        if not self.acts(seat):
            return lines
        return [_grounded(padded(each, self.cells)) for each in lines]

    def left(self, seat: int) -> list[Line]:
        """Return who sits there, and how he or she stands."""
        match, mine = self.picture.view.match, seat == self.picture.me
        variant, standing = match.variant, match.standing
        called = words(self.language, "play").say("you") if mine else self.picture.names[seat]
        bold = "bold " if mine or self.acts(seat) else ""
        name = line(
            ("▶" if self.acts(seat) else " ", "bold $green"), (fit(called, _NAME), f"{bold}$ink")
        )
        lives = cucumbers(variant.lives, standing.lives[seat])
        score = standing.scores[seat]
        if self.size.height == 1:
            return [line(*name, (f" {score:>3} ", "bold $ink"), *lives)]
        limit = "" if variant.end is End.ONE_DEAL else f"/{variant.threshold}"
        told = [(f" {score}", "bold $ink"), (limit + " ", "$ink-2"), *lives]
        if variant.money is not Money.NONE:
            told.append((f" {standing.money[seat]:+}", "$ink-2"))
        chip = (f" {chip_of(self.picture, seat, self.language)}", "$ink-2")
        lines = [cut(line(*name, chip), self.size.left), cut(tuple(told), self.size.left)]
        return [*lines, *[()] * (self.size.height - 2)]

    def cell(self, column: Column, seat: int) -> list[Line]:
        """Return what stands in a column for a seat."""
        cards = column.plays.get(seat)
        if cards is None:
            return self.empty(column, seat)
        left, right = _EDGES if column.taker == seat else (" ", " ")
        edge = f"{'$card-warm' if column.last else '$card-green'} on $card"
        drawn = _cards(cards, self.faces, self.size.height)
        lines = [
            ((left, edge), *padded(each, self.inner, "on $card"), (right, edge)) for each in drawn
        ]
        return [*lines[:-1], _seamed(lines[-1])] if self.size.height == _TOUCHING else lines

    def empty(self, column: Column, seat: int) -> list[Line]:
        """Return the place of a card that is to come, or that never was."""
        height, blank = min(self.size.height, 2), line(" " * (self.inner + 2))
        if seat not in self.picture.view.match.seats or _done(self.picture):
            return [blank] * height
        if not column.open:
            dot = ("◆", "$warm") if column.last else ("·", "$edge")
            return [centred(line(dot), self.inner + 2), *[blank] * (height - 1)]
        acts = self.acts(seat)
        mine = words(self.language, "tui").say("place-you") if seat == self.picture.me else "…"
        style = "bold $green" if acts else "$edge"
        filled = centred(line((mine[: self.inner] if acts else "", style)), self.inner)
        place: Line = ((_COME, style), *filled, (_COME, style))
        below: Line = ((_COME, style), (" " * self.inner, ""), (_COME, style))
        return [place, *[below] * (height - 1)]


def cucumbers(lives: int, left: int) -> Line:
    """Return the lives that somebody has lost, drawn, and those left in pencil."""
    text = lives_text(lives, left)
    lost = text.count(CUCUMBER) * len(CUCUMBER)
    return line((text[:lost], "bold $warm"), (text[lost:], "$edge"))


def _seamed(drawn: Line) -> Line:
    """Return the foot of a card with a line below it, for the next card touches it."""
    seam = "underline $card-dash on $card"
    return tuple([(text, style if text.strip() else seam) for text, style in drawn])


def _grounded(drawn: Line) -> Line:
    """Return a line on the ground of whose turn it is, but for its cards."""
    return tuple([(text, style if " on " in f" {style}" else f"{style} on $flesh".strip())
                  for text, style in drawn])  # fmt: skip


def _cards(cards: Hand, faces: Faces, height: int) -> list[Line]:
    """Return cards of one play as one line or two."""
    if height == 1:
        drawn: list[tuple[str, str]] = []
        for card in cards:
            drawn += [(" ", "on $card")] * bool(drawn)
            drawn.append((faces.card(card), f"bold {ink(card)} on $card"))
        return [tuple(drawn)]
    tops: list[tuple[str, str]] = []
    feet: list[tuple[str, str]] = []
    for card in cards:
        rank, suit = faces.rank(card), faces.suit(card)
        if card.suit is None and len(rank) > _NAMED:
            rank, suit = rank[:_NAMED], rank[_NAMED:]
        wide = max(len(rank), len(suit)) + (card is not cards[-1])
        tops.append((fit(rank, wide), f"bold {ink(card)} on $card"))
        feet.append((fit(suit, wide), f"{ink(card)} on $card"))
    return [tuple(tops), tuple(feet)]
