"""A dispute at a real table: which cards lay there, which was played, and whether it could be."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from agurk.play.ruling import verdict
from agurk.rules.errors import AgurkError
from agurk.rules.variant import Variant
from agurk.scorekeeper.telling import DOMAIN
from agurk.text.catalogue import words
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import line
from agurk.tui.screens.base import Keys, Page

_ASKED = ("trick", "played", "hand")


class Disputing(Page):
    """Three questions, and what the rules say."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant = variant

    def compose(self) -> ComposeResult:
        """Make title, questions, ruling and keys."""
        asked = words(self.language, DOMAIN).say
        called = self.say("key-legal")
        title = line((f" {called[:1].upper()}{called[1:]}", "bold $green"))
        yield Static(content([title]), classes="title")
        with VerticalScroll(classes="reading"):
            for name, example in zip(_ASKED, ("9c", "6d", "Kh 2s"), strict=True):
                yield Static(content([line((asked(f"dispute-{name}"), "$ink-2"))]))
                yield Input(placeholder=example, compact=True, id=name, classes="answered")
            yield Static(id="problem")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Say what can be done."""
        self.query_one("#trick").focus()
        self.query_one(Keys).tell(
            [
                ("Enter", "rule", self.say("key-legal")),
                ("Tab", "app.focus_next", self.say("key-next")),
                ("Esc", "back", self.say("key-back")),
            ]
        )

    def on_input_submitted(self) -> None:
        """Ask the rules at Enter in a field."""
        self.action_rule()

    def action_rule(self) -> None:
        """Say whether the card was legal, and what should have been played."""
        trick, played, left = [self.query_one(f"#{name}", Input).value for name in _ASKED]
        try:
            told = verdict(self._variant, trick, played, left, self.language)
        except AgurkError as error:
            told = [self.problem(error)]
        lines = [line((each, "$ink" if at else "bold $ink")) for at, each in enumerate(told)]
        self.query_one("#problem", Static).update(content(lines))
