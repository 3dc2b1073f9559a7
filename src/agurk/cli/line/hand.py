"""A hand in the terminal: legal cards in square brackets, with a word below each."""

from agurk.cli.line.pen import Mark, Pen, marked
from agurk.rules.actions import Play
from agurk.rules.cards import Card, Hand
from agurk.rules.reasons import Reason, explain
from agurk.rules.trick import demand
from agurk.rules.view import View
from agurk.text.catalogue import words

_MARKS = {
    Reason.LOWEST: "mark-lowest",
    Reason.LOWEST_UNDER_ACE: "mark-lowest",
    Reason.LEAD_LOWEST: "mark-lowest",
    Reason.EQUALS: "mark-equals",
    Reason.BEATS: "mark-beats",
}


def trick_of(view: View) -> tuple[Hand, ...]:
    """Return the plays of the current trick."""
    return tuple(play.cards for play in view.trick)


def draw(view: View, pen: Pen, language: str = "en") -> list[str]:
    """Return the hand as lines, no wider than the pen."""
    say = words(language, "play").say
    title = say("hand")
    cells = [(_face(view, card, pen), _mark(view, card, language)) for card in view.hand]
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


def sets(view: View, pen: Pen) -> list[str]:
    """Return the plays of several cards that are legal now, as they are drawn."""
    return [
        pen.cards(action.cards)
        for action in view.actions
        if isinstance(action, Play) and len(action.cards) > 1
    ]


def _face(view: View, card: Card, pen: Pen) -> str:
    return f"[{pen.card(card)}]" if _is_legal(view, card) else f" {pen.card(card)} "


def _is_legal(view: View, card: Card) -> bool:
    return any(isinstance(action, Play) and card in action.cards for action in view.actions)


def _mark(view: View, card: Card, language: str) -> str:
    """Return the word below a card: why it may be played by itself; "" where that says nothing."""
    if Play(card.alone) not in view.actions or demand(view.variant, trick_of(view)) is None:
        return ""
    reason = explain(view.variant, view.hand, trick_of(view), card.alone)
    return words(language, "play").say(_MARKS[reason]) if reason in _MARKS else ""
