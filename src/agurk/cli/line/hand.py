"""A hand in the terminal: legal cards in square brackets, with a word below each."""

from agurk.cli.line.pen import Mark, Pen, marked
from agurk.play.marks import is_legal, mark
from agurk.rules.cards import Card
from agurk.rules.view import View
from agurk.text.catalogue import words


def draw(view: View, pen: Pen, language: str = "en") -> list[str]:
    """Return the hand as lines, no wider than the pen."""
    say = words(language, "play").say
    title = say("hand")
    cells = [(_face(view, card, pen), mark(view, card, language)) for card in view.hand]
    widest = max((len(text) for cell in cells for text in cell), default=0)
    room = pen.width - len(title) - 2
    width = widest + (2 if (widest + 2) * len(cells) <= room else 1)
    rows = max(1, -(-len(cells) * width // room))
    a_line = max(1, -(-len(cells) // rows))
    lines: list[str] = []
    for start in range(0, len(cells), a_line):
        part = cells[start : start + a_line]
        head = title if not start else ""
        lines.append(f"{head:<{len(title)}}  " + "".join(f"{face:^{width}}" for face, _ in part))
        if any(mark for _, mark in part):
            marks = "".join(f"{mark:^{width}}" for _, mark in part).rstrip()
            lines.append(" " * (len(title) + 2) + marked(marks, Mark.GOOD))
    return lines


def _face(view: View, card: Card, pen: Pen) -> str:
    return f"[{pen.card(card)}]" if is_legal(view, card) else f" {pen.card(card)} "
