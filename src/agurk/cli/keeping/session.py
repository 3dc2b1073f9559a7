"""What a scorekeeper answers to each line."""

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from agurk.cli.explained import explained
from agurk.cli.line.keyboard import Keyboard
from agurk.cli.line.pen import Pen
from agurk.cli.output import columns
from agurk.play.ruling import verdict, verdict_on
from agurk.rules.errors import AgurkError
from agurk.scorekeeper.entries import Answered, Dealing, Entry, Joined, Left, Opened, Rematch, Took
from agurk.scorekeeper.errors import SheetFileError
from agurk.scorekeeper.file import SheetFile
from agurk.scorekeeper.helping import help_rows
from agurk.scorekeeper.paper import card_label
from agurk.scorekeeper.plain import score_table, sheet_text
from agurk.scorekeeper.reading import read_result
from agurk.scorekeeper.saving import save_sheet
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.telling import DOMAIN, told, what_next
from agurk.scorekeeper.typed import QUIT, drawn, entry_of
from agurk.text.catalogue import words
from agurk.text.lists import all_of


class Session:
    """A sheet that is being kept: reads lines, writes answers."""

    def __init__(self, file: SheetFile, pen: Pen, keyboard: Keyboard, lots: random.Random) -> None:
        self._file = file
        self._pen = pen
        self._keyboard = keyboard
        self._lots = lots
        self._say = words("en", DOMAIN).say

    @property
    def _sheet(self) -> Sheet:
        return self._file.log.sheet

    def run(self) -> None:
        """Answer lines until somebody quits.

        Raises:
            EOFError: if the input ends before.
            OSError: if an entry cannot be written; it is not entered then.
            SheetFileError: if another program has changed the file.
        """
        self.show()
        while self._answer_line():
            pass

    def _answer_line(self) -> bool:
        """Read a line and answer it; tell whether there may be more."""
        self._pen.ask()
        line = self._keyboard.line()
        if line and line.casefold() not in QUIT:
            self.answer(line)
        return line.casefold() not in QUIT

    def show(self) -> None:
        """Write how all stand, and what comes next."""
        self._scores()
        self._next()

    def answer(self, line: str) -> None:
        """Do what a line asks for, or say why not.

        Raises:
            OSError: if an entry cannot be written; it is not entered then.
            SheetFileError: if another program has changed the file.
        """
        word, _, rest = line.partition(" ")
        command = self.COMMANDS.get(word.casefold())
        try:
            if command is None:
                self._enter(entry_of(line, self._sheet))
            else:
                command(self, rest.strip())
        except SheetFileError:
            raise
        except AgurkError as error:
            self._pen.say(str(error))

    def _result(self, line: str) -> Took:
        return read_result(line, self._sheet.variant, self._sheet.seated)

    def _enter(self, entry: Entry) -> None:
        self._file.enter(entry)
        self._pen.say(*told(self._file.log.last))
        self._next()

    def _next(self) -> None:
        sheet, pen = self._sheet, self._pen
        if sheet.over:
            pen.say(self._say("ask-again"))
            return
        pen.say(what_next(sheet))
        if sheet.asked is not None:
            pen.say(self._say("who-is-asked", {"name": sheet.asked}))

    def _help(self, _: str) -> None:
        self._pen.show(columns(help_rows(self._sheet)))

    def _undo(self, _: str) -> None:
        what = self._what(self._file.log.entries[-1])
        self._file.undo()
        self._pen.say(self._say("undone", {"what": what}))
        self.show()

    def _redo(self, _: str) -> None:
        self._file.redo()
        what = self._what(self._file.log.entries[-1])
        self._pen.say(self._say("redone", {"what": what}), *told(self._file.log.last))
        self.show()

    def _what(self, entry: Entry) -> str:
        """Return what an entry was, in words."""
        match entry:
            case Took(takers=takers, card="", points=None):
                return self._say("what-lost", {"who": all_of(takers)})
            case Took(takers=takers, points=int(points)):
                return self._say("what-points", {"who": all_of(takers), "points": points})
            case Took(takers=takers):
                filled = {"who": all_of(takers), "card": card_label(entry)}
                return self._say("what-took", filled)
            case Answered(player, bought):
                return self._say("what-bought" if bought else "what-declined", {"who": player})
            case Joined(player):
                return self._say("what-joined", {"who": player})
            case Left(player):
                return self._say("what-left", {"who": player})
            case Dealing(player):
                return self._say("what-dealing", {"who": player})
            case Rematch() | Opened():
                return self._say("what-rematch")

    def _try(self, line: str) -> None:
        log = self._file.log.enter(self._result(line))
        self._pen.say(*told(log.last), self._say("tried"))

    def _lot(self, _: str) -> None:
        deals = drawn(self._sheet, self._lots)
        self._file.enter(deals)
        self._pen.say(self._say("lot", {"name": deals.player}))
        self._next()

    def _scores(self) -> None:
        sheet = self._sheet
        here: Sequence[tuple[str, int | None, int]] = [
            (each.player, each.score if each.lives else None, each.lives)
            for each in sheet.accounts
            if each.player in sheet.seated
        ]
        self._pen.show(score_table(sheet.variant, here))
        if sheet.match.standing.pot:
            self._pen.say(self._say("pot", {"units": sheet.match.standing.pot}))

    def _save(self, name: str) -> None:
        for path in save_sheet(self._sheet, name, self._file.path):
            self._pen.say(self._say("saved", {"file": str(path)}))

    def _dispute(self, rest: str) -> None:
        if rest:
            self._pen.say(*verdict_on(self._sheet.variant, rest))
            return
        asked = [self._ask(f"dispute-{what}") for what in ("trick", "played", "hand")]
        self._pen.say(*verdict(self._sheet.variant, *asked))

    def _ask(self, question: str) -> str:
        self._pen.say(self._say(question))
        self._pen.ask()
        return self._keyboard.line()

    def _show_scores(self, _: str) -> None:
        self.show()

    def _show_sheet(self, _: str) -> None:
        self._pen.show(sheet_text(self._sheet).splitlines())

    def _rules(self, _: str) -> None:
        self._pen.show(explained(self._sheet.variant))

    COMMANDS: ClassVar[dict[str, Callable[["Session", str], None]]] = {
        "help": _help,
        "?": _help,
        "undo": _undo,
        "redo": _redo,
        "try": _try,
        "lot": _lot,
        "scores": _show_scores,
        "sheet": _show_sheet,
        "rules": _rules,
        "save": _save,
        "dispute": _dispute,
    }
    """What each word does that enters nothing which its line says."""
