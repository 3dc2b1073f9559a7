"""What else can be done at a table."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from agurk.text.catalogue import words
from agurk.tui.picture import Offer

if TYPE_CHECKING:
    from agurk.tui.app import AgurkApp


class Menu(ModalScreen[Offer | str | None]):
    """A list to choose from; Escape chooses nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, offers: Collection[Offer], more: Sequence[str] = ()) -> None:
        """Take what can be asked for, and which boxes can be opened."""
        super().__init__()
        self._offers = [offer for offer in Offer if offer in offers]
        self._more = more

    def compose(self) -> ComposeResult:
        """Make the list."""
        app = cast("AgurkApp", self.app)
        say = words(app.settings.language, "tui").say
        options = [Option(say(f"offer-{each.value}"), id=each.value) for each in self._offers]
        options += [
            Option(say(f"menu-{name}"), id=name)
            for name in (*self._more, "go-back", "rules", "theme", "colours", "leave")
        ]
        with Vertical(classes="box"):
            yield OptionList(*options)

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Tell what was chosen; colours change at once."""
        app, name = cast("AgurkApp", self.app), chosen.option_id or ""
        if name == "theme":
            app.next_theme()
        elif name == "colours":
            app.other_colours()
        elif name == "go-back":
            self.dismiss(None)
        elif name in {"rules", "leave", *self._more}:
            self.dismiss(name)
        else:
            self.dismiss(Offer(name))
