"""From styled lines to what Textual shows."""

from collections.abc import Iterable

from textual.content import Content

from agurk.tui.drawing.lines import Line


def content(lines: Iterable[Line]) -> Content:
    """Return lines below each other."""
    return Content("\n").join([Content.assemble(*each) for each in lines])
