"""Writing to a terminal or a file: width, letters that can be written, and colour."""

import os
import re
import shutil
import textwrap
from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, TextIO

from agurk.rules.cards import Card

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST, WIDEST = 40, 100

_LETTERS = str.maketrans(
    {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "·": "-", "…": "...", "–": "-", "’": "'", "█": "#"}
)
_STYLES = {
    r"(?:10|[2-9JQKA])[♥♦]": "red",
    r"\[[^\]]+\]": "bold",
    r"[\[\]]": "green",
    r"\(::\)": "color(166)",
}


class Mark(Enum):
    """What a part of a line is, where its letters alone do not tell; a pen may colour it."""

    GOOD = "\ue001"
    """What heads the trick, or may be played."""
    BAD = "\ue002"
    """What costs something."""


_BOUND = "\N{NO-BREAK SPACE}"
_END = "\ue000"
_MARKS = {_END: "", Mark.GOOD.value: "green", Mark.BAD.value: "color(166)"}
_UNMARKED = str.maketrans(dict.fromkeys(_MARKS, ""))


def marked(text: str, mark: Mark) -> str:
    """Return text, already as wide as it shall be, that a pen may colour."""
    return f"{mark.value}{text}{_END}" if text else ""


def whole(text: str) -> str:
    """Return text that a pen does not break at its spaces, such as a command line."""
    return text.replace(" ", _BOUND)


class Pen:
    """Writes lines, each readable without colour and without letters beyond ASCII."""

    def __init__(self, out: TextIO, *, width: int = 80, console: "Console | None" = None) -> None:
        self._out = out
        self._console = console
        self.width = width
        self.fancy = _can_write(out.encoding or "ascii")

    def show(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""
        for line in lines:
            self._write(line.rstrip())

    def say(self, *sentences: str) -> None:
        """Write sentences as one paragraph, broken at the width; nothing if there are none."""
        text = self.plain(" ".join(sentences))
        lines = textwrap.wrap(text, self.width, break_long_words=False, break_on_hyphens=False)
        self.show(line.replace(_BOUND, " ") for line in lines)

    def ask(self) -> None:
        """Write the sign that an answer is awaited."""
        self._out.write("> ")
        self._out.flush()

    def plain(self, text: str) -> str:
        """Return text in letters that can be written."""
        return text if self.fancy else text.translate(_LETTERS)

    def card(self, card: Card) -> str:
        """Return a card as it is drawn."""
        return self.plain(card.pretty)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards as they are drawn, side by side."""
        return " ".join(self.card(card) for card in cards)

    def _write(self, line: str) -> None:
        line = self.plain(line)
        if self._console is None:
            self._out.write(line.translate(_UNMARKED) + "\n")
            return
        from rich.text import Text

        text, style = Text(), ""
        for part in re.split(f"([{''.join(_MARKS)}])", line):
            if part in _MARKS:
                style = _MARKS[part]
            else:
                text.append(part, style)
        for pattern, style in _STYLES.items():
            text.highlight_regex(pattern, style)
        self._console.print(text, soft_wrap=True)


def pen_for(out: TextIO) -> Pen:
    """Return a pen for a stream: coloured on a terminal, unless NO_COLOR asks for none."""
    if not out.isatty():
        return Pen(out)
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return Pen(out, width=width)
    from rich.console import Console

    return Pen(out, width=width, console=Console(file=out, highlight=False))


def _can_write(encoding: str) -> bool:
    try:
        "♣♦♥♠·…█".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
