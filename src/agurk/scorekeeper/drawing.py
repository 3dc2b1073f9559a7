"""A score sheet drawn for the printer: A4 upright, black on white, one SVG a page.

Nothing is embedded and nothing is fetched; the fonts are those of whoever prints.
"""

from collections.abc import Iterator
from typing import NamedTuple

from agurk.scorekeeper.paper import (
    bands,
    card_label,
    ending,
    has_money,
    head_lines,
    money_text,
    subtitle,
    title,
    used_marks,
)
from agurk.scorekeeper.rows import Cell, Mark, Row
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.strokes import cucumber, dot, line, page, shrunk, text
from agurk.scorekeeper.telling import DOMAIN
from agurk.text.catalogue import words
from agurk.text.names import name_of

_MARGIN, _RIGHT, _BOTTOM = 15.0, 195.0, 282.0
_TABLE_TOP, _ROW, _FOOT_ROW = 44.0, 6.4, 9.0
_NUMBER, _CARD = 11.0, 15.0
_MOST, _WIDEST = 9, 40.0
_LEGEND = 12.0


class Columns(NamedTuple):
    """Where each player's column is."""

    players: tuple[str, ...]
    left: float
    """Where the first begins, in millimetres."""
    width: float
    """How wide each is."""

    @property
    def right(self) -> float:
        """Where the last ends."""
        return self.left + self.width * len(self.players)

    @property
    def scale(self) -> float:
        """How large a cell's parts are drawn, 1 where there is room."""
        return min(1.0, self.width / 26)

    def of(self, player: str) -> float:
        """Return where a player's column begins."""
        return self.left + self.width * self.players.index(player)


def sheet_pages(sheet: Sheet, language: str = "en") -> tuple[str, ...]:
    """Return a sheet as SVG, page by page: nine players wide at most, and as long as it takes.

    On the last page of an unfinished match, empty rows wait for the next deals.
    """
    rows = tuple(row for row in sheet.rows if row.cells or row.number)
    fits = _rows_on_page(sheet)
    chunks = [rows[start : start + fits] for start in range(0, len(rows), fits)] or [()]
    planned = [(chunk, band) for chunk in chunks for band in bands(sheet.people, _MOST)]
    return tuple(
        _Page(sheet, band, chunk, language).drawn(number, len(planned), last=chunk is chunks[-1])
        for number, (chunk, band) in enumerate(planned, 1)
    )


def _rows_on_page(sheet: Sheet) -> int:
    feet = 2 + has_money(sheet)
    room = _BOTTOM - _LEGEND - _FOOT_ROW * feet - 12 - _TABLE_TOP
    return int(room / _ROW)


class _Page:
    """One page while it is drawn."""

    def __init__(
        self, sheet: Sheet, players: tuple[str, ...], rows: tuple[Row, ...], language: str
    ) -> None:
        self.sheet = sheet
        self.rows = rows
        self.language = language
        self.words = words(language, DOMAIN)
        left = _MARGIN + _NUMBER + _CARD
        width = min(_WIDEST, (_RIGHT - left) / len(players))
        self.columns = Columns(players, left, width)

    def drawn(self, number: int, pages: int, *, last: bool) -> str:
        """Return the page; `last` tells whether the deals end on it."""
        ruled = len(self.rows)
        if last and not self.sheet.over:
            ruled = _rows_on_page(self.sheet)
        ruled = max(ruled, len(self.rows), 1)
        foot = _TABLE_TOP + _ROW * ruled
        parts = [*self._head(), *self._grid(ruled)]
        for place, row in enumerate(self.rows):
            parts += self._row(row, _TABLE_TOP + _ROW * (place + 1) - 1.9)
        parts += self._foot(foot) if last else []
        parts += self._legend()
        if pages > 1:
            told = self.words.say("page", {"number": number, "pages": pages})
            parts.append(text(_RIGHT, _BOTTOM, told, size=3.2, anchor="end"))
        return page(title(self.sheet, self.language), parts)

    def _head(self) -> Iterator[str]:
        yield cucumber(_MARGIN, 13.5, 17)
        name, size = shrunk(name_of(self.sheet.variant, self.language), 128, 7, 5)
        yield text(_MARGIN + 20, 22, name, size=size, weight=600, serif=True)
        yield text(_RIGHT, 22, subtitle(self.sheet, self.language), size=3.6, anchor="end")
        for place, head in enumerate(head_lines(self.sheet, self.language)):
            told, size = shrunk(head, _RIGHT - _MARGIN, 3.6, 2.6)
            yield text(_MARGIN, 30 + 4.8 * place, told, size=size)
        top = _TABLE_TOP - 2
        yield text(_MARGIN, top, self.words.say("deal"), size=3.2)
        yield text(_MARGIN + _NUMBER + 2, top, self.words.say("card"), size=3.2)
        for player in self.columns.players:
            yield self._name(player, top)

    def _name(self, player: str, top: float) -> str:
        room = self.columns.width - 3
        size = min(shrunk(other, room, 4.2, 3.4)[1] for other in self.columns.players)
        told, _ = shrunk(player, room, size, size)
        return text(
            self.columns.of(player) + 2,
            top,
            told,
            size=size,
            weight=700,
            struck=player not in (*self.sheet.players_in, *self.sheet.winners),
            whole=player,
        )

    def _grid(self, ruled: int) -> Iterator[str]:
        right, bottom = self.columns.right, _TABLE_TOP + _ROW * ruled
        for place in range(1, ruled):
            y = _TABLE_TOP + _ROW * place
            yield line(_MARGIN, y, right, y, width=0.12)
        for player in self.columns.players:
            x = self.columns.of(player)
            yield line(x, _TABLE_TOP - 7, x, bottom, width=0.12)
        for y in (_TABLE_TOP, bottom):
            yield line(_MARGIN, y, right, y, width=0.5)

    def _row(self, row: Row, y: float) -> Iterator[str]:
        if row.number:
            yield text(_MARGIN + 7, y, str(row.number), size=3.6, anchor="end")
        label, size = shrunk(card_label(row.took), _CARD - 3, 4, 2.6)
        x = _MARGIN + _NUMBER + 2
        yield text(x, y, label, size=size, struck=row.void is not None)
        if row.dealer in self.columns.players:
            yield dot(self.columns.of(row.dealer) + 1.9, y - 1.3, 0.65)
        for cell in row.cells:
            if cell.player in self.columns.players:
                yield from self._cell(cell, y)

    def _cell(self, cell: Cell, y: float) -> Iterator[str]:
        x, scale = self.columns.of(cell.player), self.columns.scale
        size = 4.4 * max(scale, 0.72)
        if cell.mark in {Mark.JOINED, Mark.LEFT}:
            yield text(x + 10.6 * scale, y, f"({cell.score})", size=size * 0.8, anchor="end")
            return
        jumped = cell.after is not None or cell.mark is Mark.OUT
        weight = 400 if jumped else 600
        score = str(cell.score)
        yield text(x + 9.6 * scale, y, score, size=size, anchor="end", struck=jumped, weight=weight)
        if cell.mark in {Mark.LIFE, Mark.OUT}:
            yield cucumber(x + 10.6 * scale, y - 3 * scale - 0.4, 6.8 * scale)
        if cell.after is not None:
            yield text(x + 24 * scale, y, str(cell.after), size=size, anchor="end", weight=600)
        if cell.bought:
            yield text(x + 24.2 * scale, y - 1.2, "$", size=size * 0.65)

    def _foot(self, top: float) -> Iterator[str]:
        sheet, say = self.sheet, self.words
        accounts = {account.player: account for account in sheet.accounts}
        y = top + 7
        yield text(_MARGIN, y, say.say("score"), size=3.6)
        for player in self.columns.players:
            yield from self._score(player, accounts[player].score, y)
        y += _FOOT_ROW
        yield text(_MARGIN, y, say.say("lives"), size=3.6)
        for player in self.columns.players:
            yield from self._lives(player, accounts[player].lives, y)
        if has_money(sheet):
            y += _FOOT_ROW
            yield from self._money(y)
        told, size = shrunk(ending(sheet, self.language), 145, 4.6, 3)
        yield line(_MARGIN, y + 3, self.columns.right, y + 3, width=0.5)
        yield text(_MARGIN, y + 10, told, size=size, serif=True)

    def _score(self, player: str, score: int, y: float) -> Iterator[str]:
        x, scale = self.columns.of(player), self.columns.scale
        yield text(
            x + 9.6 * scale, y, str(score), size=5.4 * max(scale, 0.72), anchor="end", weight=700
        )
        word = self._word(player)
        if word:
            yield text(x + 12 * scale, y, word, size=3.6 * max(scale, 0.8))

    def _word(self, player: str) -> str:
        sheet = self.sheet
        if player in sheet.winners:
            return self.words.say("won")
        if player not in sheet.seated:
            return self.words.say("gone")
        return "" if player in sheet.players_in else self.words.say("out")

    def _lives(self, player: str, left: int, y: float) -> Iterator[str]:
        lives = self.sheet.variant.lives
        if player not in self.sheet.seated:
            return
        step = min(11.0, (self.columns.width - 3) / lives)
        for place in range(lives):
            x = self.columns.of(player) + 2 + step * place
            yield cucumber(x, y - 3.6 * step / 11 - 1, step * 0.92, drawn=place < lives - left)

    def _money(self, y: float) -> Iterator[str]:
        sheet = self.sheet
        yield text(_MARGIN, y, self.words.say("money"), size=3.6)
        for player, units in zip(sheet.people, sheet.money, strict=True):
            if player in self.columns.players:
                x = self.columns.of(player) + 9.6 * self.columns.scale
                yield text(x, y, money_text(units), size=4.2, anchor="end")
        pot = self.words.say("pot", {"units": sheet.match.standing.pot})
        yield text(_RIGHT, y + 10, pot, size=4.4, anchor="end", serif=True)

    def _legend(self) -> Iterator[str]:
        used = used_marks(self.rows)
        x = _MARGIN
        if "cucumber" in used:
            yield cucumber(x, _BOTTOM - 3, 7)
            yield text(x + 9, _BOTTOM, self.words.say("mark-cucumber"), size=3.2)
            x += 52
        if "dealer" in used:
            yield dot(x, _BOTTOM - 1.1, 0.65)
            yield text(x + 2.5, _BOTTOM, self.words.say("mark-dealer"), size=3.2)
            x += 20
        if "bought" in used:
            yield text(x, _BOTTOM, f"$ {self.words.say('mark-bought')}", size=3.2)
            x += 25
        if used & {"joined", "left"}:
            told = f"( ) {self.words.say('mark-joined')}, {self.words.say('mark-left')}"
            yield text(x, _BOTTOM, told, size=3.2)
