"""What all screens share: the words of the reader, a line of keys, and a way back."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.cells import cell_len
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from agurk.text.catalogue import words
from agurk.text.problems import problem_text

if TYPE_CHECKING:
    from agurk.tui.app import AgurkApp


class Keys(Static):
    """The bottom line: which keys do what here; each can be clicked."""

    def tell(self, keys: list[tuple[str, str, str]]) -> None:
        """Show keys, as many as there is room for.

        Args:
            keys: For each the key, the action it stands for, and what that does in a word; what is
                needed most comes first.
        """
        room = self.app.size.width - 2
        while len(keys) > 1 and sum(cell_len(k) + cell_len(t) + 3 for k, _, t in keys) - 2 > room:
            keys = keys[:-1]
        parts = [
            Content.from_markup(
                f"[@click={action if '.' in action else f'screen.{action}'}]"
                "[b $green]$key[/] $told[/]",
                key=key,
                told=told,
            )
            for key, action, told in keys
        ]
        self.update(Content("  ").join(parts))


class Page(Screen[None]):
    """A screen with a title, something below it, and a line of keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    @property
    def agurk(self) -> "AgurkApp":
        """The program this screen belongs to."""
        return cast("AgurkApp", self.app)

    @property
    def language(self) -> str:
        """The language of the reader."""
        return self.agurk.settings.language

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a sentence of the terminal's."""
        return words(self.language, "tui").say(message, arguments)

    def problem(self, error: Exception) -> str:
        """Return what went wrong, in the reader's language."""
        return problem_text(error, self.language)

    def action_back(self) -> None:
        """Leave this screen."""
        self.dismiss()
