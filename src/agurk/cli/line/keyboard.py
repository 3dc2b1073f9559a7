"""Reading what the player types."""

import io
from typing import TextIO

LONGEST = 2000
"""How many letters of a line are read; no answer is as long."""


class Keyboard:
    """Lines from a terminal, or from a file or a program in its place."""

    def __init__(self, source: TextIO, echo: TextIO) -> None:
        if isinstance(source, io.TextIOWrapper):
            source.reconfigure(errors="replace")
        self._source = source
        self._echo = echo
        self.live = source.isatty()
        """Whether a person types; else the answers come from a file or a program."""

    def line(self) -> str:
        """Return the next line, without the spaces around it.

        Raises:
            EOFError: if there is none.
        """
        text = self._source.readline(LONGEST)
        rest = text
        while rest and not rest.endswith("\n"):
            rest = self._source.readline(LONGEST)
        if not text:
            raise EOFError
        answer = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not self.live:
            self._echo.write(answer + "\n")
        return answer
