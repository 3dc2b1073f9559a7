"""Choices beside cards, such as to call Kontra, as a line of buttons."""

from collections.abc import Sequence

from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Exchange, Play
from agurk.text.catalogue import words
from agurk.tui.drawing.faces import Faces
from agurk.tui.drawing.lines import Line, line


def draw(choices: Sequence[Choice], cursor: int, faces: Faces, language: str) -> Line:
    """Return the choices as buttons, the one that Enter takes in colour and between arrows."""
    drawn: Line = line("  ")
    for at, choice in enumerate(choices):
        style = "bold $on-green on $green" if at == cursor else "$ink on $sheet"
        left, right = "▶◀" if at == cursor else "  "
        drawn += ((f"{left}{called(choice, faces, language)}{right}", style), (" ", ""))
    return drawn


def called(choice: Choice, faces: Faces, language: str) -> str:
    """Return what a choice is called on a button."""
    say = words(language, "tui").say
    match choice:
        case ChooseSize(size):
            return str(size)
        case CallKontra(call):
            return say("choice-kontra" if call else "choice-no-kontra")
        case BuyIn(accept):
            return say("choice-buy-in" if accept else "choice-no-buy-in")
        case Exchange(cards):
            return say("choice-change-all" if cards else "choice-keep")
        case Play(cards):
            return faces.cards(cards)
