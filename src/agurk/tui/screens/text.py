"""A screen of lines to read, such as the rules or the log."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import Line, line
from agurk.tui.screens.base import Keys, Page


class Text(Page):
    """Lines below a title; Escape goes back."""

    def __init__(self, title: str, lines: Sequence[str | Line], *, at_end: bool = False) -> None:
        super().__init__()
        self._heading = title[:1].upper() + title[1:]
        self._lines = [line(each) if isinstance(each, str) else each for each in lines]
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Make title, lines and keys."""
        yield Static(content([line((f" {self._heading}", "bold $green"))]), classes="title")
        with VerticalScroll(classes="reading"):
            yield Static(content(self._lines))
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Put the reader where the lines are wanted."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)
        self.query_one(Keys).tell([("Esc", "back", self.say("key-back"))])
