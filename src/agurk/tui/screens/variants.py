"""The ways to play, and the rules of each in words."""

from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from agurk.text.names import name_of
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import line
from agurk.tui.screens.base import Keys, Page
from agurk.variants import VARIANTS


class Variants(Page):
    """A list of all variants; Enter shows the rules of one."""

    def compose(self) -> ComposeResult:
        """Make title, list and keys."""
        yield Static(content([line((f" {self.say('start-rules')}", "bold $green"))]),
                     classes="title")  # fmt: skip
        yield OptionList(
            *[Option(name_of(variant, self.language), id=key) for key, variant in VARIANTS.items()],
            classes="whole",
        )
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Say what can be done."""
        self.query_one(OptionList).focus()
        self.query_one(Keys).tell([("Esc", "back", self.say("key-back"))])

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Show the rules."""
        self.agurk.show_rules(VARIANTS[chosen.option_id or ""])
