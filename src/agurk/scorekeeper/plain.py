"""A score sheet as text, 80 columns wide."""

from collections.abc import Iterator, Sequence

from agurk.rules.variant import Variant
from agurk.scorekeeper.paper import (
    bands,
    card_label,
    ending,
    fitted,
    has_money,
    head_lines,
    money_text,
    title,
    used_marks,
    width_of,
)
from agurk.scorekeeper.rows import Cell, Mark, Row
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.telling import DOMAIN
from agurk.text.catalogue import words
from agurk.text.lives import CUCUMBER, lives_text

WIDTH = 80
"""Columns of a sheet."""

_HEAD, _MOST, _WIDEST = 4, 7, 14
_SIGNS = {
    "dealer": "*",
    "cucumber": CUCUMBER,
    "reset": ">0",
    "bought": "$",
    "joined": "+",
    "left": "-",
    "void": "x",
}


def sheet_text(sheet: Sheet, language: str = "en") -> str:
    """Return a sheet as text: players as columns, a row each deal, and how all stand."""
    lines = [title(sheet, language), *head_lines(sheet, language)]
    for band in bands(sheet.people, _MOST):
        lines += ["", *_Table(sheet, band, language).lines()]
    lines += ["", ending(sheet, language)]
    legend = _legend(sheet, language)
    return "\n".join([*lines, *legend]) + "\n"


def _legend(sheet: Sheet, language: str) -> list[str]:
    used, say = used_marks(sheet.rows), words(language, DOMAIN)
    told = [f"{sign} {say.say('mark-' + name)}" for name, sign in _SIGNS.items() if name in used]
    lines: list[str] = []
    for entry in told:
        if lines and width_of(lines[-1]) + 3 + width_of(entry) <= WIDTH:
            lines[-1] += f"   {entry}"
        else:
            lines.append(entry)
    return ["", *lines] if lines else []


def score_table(
    variant: Variant, rows: Sequence[tuple[str, int | None, int]], language: str = "en"
) -> list[str]:
    """Return names, scores and cucumbers, a player a line.

    Args:
        variant: The rules.
        rows: The name, the score and the lives of each; None as the score of one who is out.
        language: The language.
    """
    out = words(language, DOMAIN).say("out")
    names = max(width_of(name) for name, _, _ in rows)
    scores = [out if score is None else str(score) for _, score, _ in rows]
    width = max(map(width_of, scores))
    return [
        f"{name}{' ' * (names - width_of(name))}  {score:>{width}}  "
        f"{lives_text(variant.lives, lives)}"
        for (name, _, lives), score in zip(rows, scores, strict=True)
    ]


class _Table:
    """The columns of some players."""

    def __init__(self, sheet: Sheet, players: tuple[str, ...], language: str) -> None:
        self.sheet = sheet
        self.players = players
        self.words = words(language, DOMAIN)
        self.heads = [
            f"{told:>{max(_HEAD, width_of(told))}}"
            for told in map(self.words.say, ("deal", "card"))
        ]
        self.left = sum(map(width_of, self.heads)) + len(self.heads)
        self.width = min(_WIDEST, (WIDTH - self.left) // len(players))
        self.rule = "─" * (self.left + self.width * len(players))

    def lines(self) -> Iterator[str]:
        """Yield each line of the table."""
        yield self._line(
            f"{' '.join(self.heads)} ",
            [f" {fitted(name, self.width - 2)}" for name in self.players],
        )
        yield self.rule
        rows = [row for row in self.sheet.rows if row.number or self._says(row)]
        for row in rows:
            yield self._row(row)
        if not rows:
            yield self.words.say("no-deals")
        yield self.rule
        yield from self._foot()

    def _says(self, row: Row) -> bool:
        return any(row.cell(player) for player in self.players)

    def _row(self, row: Row) -> str:
        void = _SIGNS["void"] if row.void is not None else " "
        deal, card = map(width_of, self.heads)
        head = f"{row.number or '':>{deal}} {fitted(card_label(row.took), card):>{card}}{void}"
        cells = [
            (_SIGNS["dealer"] if player == row.dealer else " ")
            + _cell(row.cell(player), self.width)
            for player in self.players
        ]
        return self._line(head, cells)

    def _foot(self) -> Iterator[str]:
        sheet, say = self.sheet, self.words
        scores = {account.player: account for account in sheet.accounts}
        yield self._named("score", [self._score(scores[name].score, name) for name in self.players])
        yield self._named("lives", [self._lives(scores[name].lives, name) for name in self.players])
        if has_money(sheet):
            money = dict(zip(sheet.people, sheet.money, strict=True))
            yield self._named("money", [f"{money_text(money[name]):>4}" for name in self.players])
            yield say.say("pot", {"units": sheet.match.standing.pot})

    def _score(self, score: int, name: str) -> str:
        word = ""
        if name in self.sheet.winners:
            word = self.words.say("won")
        elif name not in self.sheet.seated:
            word = self.words.say("gone")
        elif name not in self.sheet.players_in:
            word = self.words.say("out")
        return fitted(f" {score:>3} {word}", self.width)

    def _lives(self, left: int, name: str) -> str:
        if name not in self.sheet.seated:
            return ""
        return f" {lives_text(self.sheet.variant.lives, left)}"

    def _named(self, word: str, cells: list[str]) -> str:
        return self._line(f"{fitted(self.words.say(word), self.left - 1):<{self.left}}", cells)

    def _line(self, head: str, cells: list[str]) -> str:
        padded = [cell + " " * (self.width - width_of(cell)) for cell in cells]
        return (head + "".join(padded)).rstrip()


def _cell(cell: Cell | None, width: int) -> str:
    """Return what a row says about a player."""
    if cell is None:
        return ""
    if cell.mark in {Mark.JOINED, Mark.LEFT}:
        sign = _SIGNS["joined" if cell.mark is Mark.JOINED else "left"]
        return f"{cell.score:>3} {sign}"
    after = "" if cell.after is None else str(cell.after)
    after += _SIGNS["bought"] if cell.bought else ""
    if cell.mark in {Mark.LIFE, Mark.OUT}:
        drawn = f"{cell.score:>3}{CUCUMBER}{after}"
        if len(drawn) < width:
            return drawn
    return f"{cell.score:>3}" + (f">{after}" if after else "")
