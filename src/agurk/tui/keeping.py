"""What the score screen answers to a line, without the screen."""

import random

from agurk.play.ruling import verdict_on
from agurk.scorekeeper.file import SheetFile
from agurk.scorekeeper.reading import read_result
from agurk.scorekeeper.saving import save_sheet
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.telling import DOMAIN, told, what_next
from agurk.scorekeeper.typed import drawn, entry_of
from agurk.text.catalogue import words


class Answers:
    """Enters what lines say on a sheet, and says what came of it."""

    def __init__(self, file: SheetFile, language: str, lots: random.Random) -> None:
        self.file = file
        self._language = language
        self._lots = lots
        self._say = words(language, DOMAIN).say

    @property
    def sheet(self) -> Sheet:
        """How the sheet stands."""
        return self.file.log.sheet

    def following(self) -> str:
        """Return what comes next."""
        sheet = self.sheet
        if sheet.over:
            return words(self._language, "tui").say("keep-over")
        asked = "" if sheet.asked is None else self._say("who-is-asked", {"name": sheet.asked})
        return " ".join(filter(None, [what_next(sheet, self._language), asked]))

    def answer(self, line: str) -> list[str]:
        """Do what a line asks for, and return what there is to say of it.

        Raises:
            AgurkError: if it means nothing, or cannot be.
            OSError: if a file cannot be written; nothing is entered then.
        """
        word, _, rest = line.partition(" ")
        match word.casefold():
            case "lot":
                deals = drawn(self.sheet, self._lots)
                self.file.enter(deals)
                return [self._say("lot", {"name": deals.player})]
            case "try":
                tried = self.file.log.enter(
                    read_result(rest.strip(), self.sheet.variant, self.sheet.seated)
                )
                return [*told(tried.last, self._language), self._say("tried")]
            case "dispute":
                return verdict_on(self.sheet.variant, rest, self._language)
            case "save":
                saved = save_sheet(self.sheet, rest.strip(), self.file.path)
                return [self._say("saved", {"file": str(path)}) for path in saved]
        self.file.enter(entry_of(line, self.sheet))
        return list(told(self.file.log.last, self._language))
