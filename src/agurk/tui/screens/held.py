"""The hand as a widget: it shows lines, and tells which card was clicked."""

from textual import events
from textual.message import Message
from textual.widgets import Static

from agurk.tui.drawing import hand
from agurk.tui.drawing.content import content


class Hand(Static):
    """The hand; a click on a card is told."""

    class Pressed(Message):
        """A card was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    drawn: hand.Drawn | None = None

    def draw(self, drawn: hand.Drawn) -> None:
        """Show a hand."""
        self.drawn = drawn
        self.update(content(drawn.lines))

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        offset = event.get_content_offset(self)
        at = None if self.drawn is None or offset is None else self.drawn.at(offset.x, offset.y)
        if at is not None:
            self.post_message(self.Pressed(at))
