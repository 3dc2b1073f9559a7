"""The first screen: what there is to do."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from agurk.play.journal import Journal
from agurk.rules.errors import AgurkError
from agurk.text.catalogue import written
from agurk.tui import opening
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import line
from agurk.tui.screens.base import Keys, Page
from agurk.tui.screens.join import Join
from agurk.tui.screens.keep import Keep
from agurk.tui.screens.records import Records
from agurk.tui.screens.setup import Setup
from agurk.tui.screens.variants import Variants
from agurk.tui.settings import save


class Start(Page):
    """A list of things to do; the match that was left stands first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def compose(self) -> ComposeResult:
        """Make title, list and keys."""
        yield Static(id="wordmark")
        with VerticalScroll(classes="reading"):
            yield OptionList(id="todo")
            yield Static(id="problem")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Fill it in."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Fill it in anew: a match may have been left, or the language changed."""
        self.fill()

    def fill(self) -> None:
        """Say everything in the reader's language."""
        seeds = "● ● ● ● ● ●"
        self.query_one("#wordmark", Static).update(
            content([
                line(""),
                line(("  Agurk  ", "bold $green"), (seeds, "$rim"), (" ◆", "bold $warm")),
                line(("  " + self.say("motto"), "$ink-2")),
            ])
        )  # fmt: skip
        todo = self.query_one(OptionList)
        at = todo.highlighted or 0
        todo.clear_options()
        names = ["bots", "hot-seat", "join", "keep", "record", "rules"]
        if opening.left_over() is not None:
            names.insert(0, "go-on")
        for name in [*names, "language", "theme", "colours", "quit"]:
            todo.add_option(Option(self.say(f"start-{name}"), id=name))
        todo.highlighted = min(at, todo.option_count - 1)
        todo.focus()
        self.query_one(Keys).tell(
            [("Enter", "press", self.say("key-choose")), ("Esc", "leave", self.say("start-quit"))]
        )

    def action_press(self) -> None:
        """Choose what is pointed at."""
        self.query_one(OptionList).action_select()

    def action_leave(self) -> None:
        """Leave the program."""
        self.app.exit()

    def tell(self, problem: str) -> None:
        """Say what is wrong, below the list."""
        self.query_one("#problem", Static).update(content([line(""), line((problem, "$warm"))]))

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        self.query_one("#problem", Static).update("")
        does: dict[str, Callable[[], object]] = {
            "go-on": self._go_on,
            "bots": lambda: self.app.push_screen(Setup(together=False)),
            "hot-seat": lambda: self.app.push_screen(Setup(together=True)),
            "join": lambda: self.app.push_screen(Join()),
            "keep": lambda: self.app.push_screen(Keep()),
            "record": lambda: self.app.push_screen(Records()),
            "rules": lambda: self.app.push_screen(Variants()),
            "language": self._next_language,
            "theme": self.agurk.next_theme,
            "colours": self.agurk.other_colours,
            "quit": self.action_leave,
        }
        does[chosen.option_id or ""]()

    def _go_on(self) -> None:
        """Go on with the match that was left last."""
        path = opening.left_over()
        if path is None:
            return
        try:
            opening.seat_down(self.agurk, Journal.open(path))
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))

    def _next_language(self) -> None:
        """Speak the next language."""
        languages, settings = written(), self.agurk.settings
        settings.language = languages[(languages.index(settings.language) + 1) % len(languages)]
        save(settings)
        self.fill()
