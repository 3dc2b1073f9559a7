"""The program that fills the terminal: its screens, its colours, and the match under way."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from agurk.rules.variant import Variant
from agurk.text.names import name_of
from agurk.text.rules import rules_sections
from agurk.tui.drawing.lines import Line, line
from agurk.tui.link import Link
from agurk.tui.screens.start import Start
from agurk.tui.screens.table import Table
from agurk.tui.screens.text import Text
from agurk.tui.settings import Settings, save
from agurk.tui.themes import THEMES, all_themes, theme_name


class AgurkApp(App[None]):
    """Agurk in a terminal."""

    CSS_PATH = "agurk.tcss"
    TITLE = "Agurk"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(
        self, settings: Settings, *, first: "Callable[[AgurkApp], None] | None" = None
    ) -> None:
        super().__init__()
        self.settings = settings
        self.sound = True
        self.troubled: BaseException | None = None
        """What went wrong in a match, for whoever started the program."""
        self._first = first
        self._tasks: set[asyncio.Task[None]] = set()
        for theme in all_themes():
            self.register_theme(theme)
        self._put_colours_on()

    def on_mount(self) -> None:
        """Show the first screen, or what is to be shown instead."""
        self.push_screen(Start())
        first, self._first = self._first, None
        if first is not None:
            first(self)

    def _fatal_error(self) -> None:
        """Leave after a fault; Textual would print what every variable held, hands among it."""
        self.troubled = self.troubled or self._exception
        self._close_messages_no_wait()

    def on_unmount(self) -> None:
        """Let go of the match under way, which is kept."""
        for task in self._tasks:
            task.cancel()

    # --- matches

    def open_table(self, link: Link, match: Coroutine[Any, Any, None]) -> None:
        """Show a table, and let its match go on as long as the table is open."""
        table = Table(link)
        task = asyncio.create_task(match)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

        def stop(_: None) -> None:
            task.cancel()

        self.push_screen(table, stop)

    def leave_table(self) -> None:
        """Close the table."""
        self.screen.dismiss()

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Leave the program if a match has come to a fault."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.troubled = task.exception()
            self.exit()

    # --- what every screen may ask for

    def knock(self) -> None:
        """Tell that it is the player's turn, by the terminal's bell."""
        if self.sound and not self.is_headless:
            self.bell()

    def show_rules(self, variant: Variant) -> None:
        """Show the rules of a variant in words."""
        lines: list[str | Line] = []
        for section in rules_sections(variant, self.settings.language):
            lines += [line((section.title, "bold $green")), " ".join(section.sentences), ""]
        self.push_screen(Text(name_of(variant, self.settings.language), lines))

    def next_theme(self) -> None:
        """Put the next colours on."""
        at = THEMES.index(self.settings.theme)
        self.settings.theme = THEMES[(at + 1) % len(THEMES)]
        self._put_colours_on()
        save(self.settings)

    def other_colours(self) -> None:
        """Change between two and four colours of suits."""
        self.settings.four_colours = not self.settings.four_colours
        self._put_colours_on()
        save(self.settings)

    def _put_colours_on(self) -> None:
        self.theme = theme_name(self.settings.theme, four=self.settings.four_colours)
