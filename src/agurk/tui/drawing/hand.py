"""A hand: legal cards are raised, in heavy frames and with a word; the others sunk and dashed."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from agurk.play.marks import is_legal, mark
from agurk.rules.actions import Exchange
from agurk.rules.cards import Card
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.text.catalogue import words
from agurk.tui.drawing.faces import Faces, ink, worth
from agurk.tui.drawing.lines import Line, beside, centred, fit, line, padded
from agurk.tui.picture import Hint

HEIGHT = 5
"""How many lines a hand of drawn cards takes."""

_NARROWEST, _INNER = 6, 5


class Spot(NamedTuple):
    """Where a card is drawn."""

    left: int
    right: int
    top: int
    bottom: int

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a place is on the card."""
        return self.left <= x < self.right and self.top <= y < self.bottom


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hand as lines, and where each card is."""

    lines: list[Line]
    spots: tuple[Spot, ...]

    def at(self, x: int, y: int) -> int | None:
        """Return which card of the hand is at a place."""
        return next((at for at, spot in enumerate(self.spots) if spot.holds(x, y)), None)


class _Held(NamedTuple):
    """A card in a hand, and how it is drawn."""

    card: Card
    word: str
    state: str
    """`legal`, `off` or `plain`."""
    chosen: bool
    """Whether the cursor is on it."""
    marked: bool
    """Whether it is picked to be played or changed together with others."""
    best: bool
    """Whether it is the best, by a hint."""

    @property
    def style(self) -> str:
        """How the word below it is written."""
        return "bold $on-green on $green" if self.best else "bold $green"


def draw(  # noqa: PLR0917  a hand is drawn with all that a player can do to it
    view: View,
    faces: Faces,
    language: str,
    cells: int,
    cursor: int | None = None,
    marked: Collection[int] = (),
    hint: Hint | None = None,
) -> Drawn:
    """Return a hand, no wider than it may be.

    Args:
        view: What the player knows.
        faces: How cards are drawn.
        language: The language of the words below them.
        cells: How wide it may be.
        cursor: The place in the hand that the player is at.
        marked: The places of cards that are picked.
        hint: What the cards are worth; that stands in place of the words below them.
    """
    worths = worths_below(view, hint, language)
    held = [
        _Held(
            card,
            worths[at][0] if hint else mark(view, card, language),
            state(view, card),
            at == cursor,
            at in set(marked),
            worths[at][1],
        )
        for at, card in enumerate(view.hand)
    ]
    wide = max(
        [_NARROWEST + 1, *[len(each.word) + 1 for each in held],
         *[len(faces.rank(each.card)) + 3 for each in held]]
    )  # fmt: skip
    if wide * len(held) <= cells:
        return _boxes(held, faces, min(wide, 9) if wide <= 9 else wide, cells)
    return _words(held, faces, cells)


def worths_below(view: View, hint: Hint | None, language: str) -> list[tuple[str, bool]]:
    """Return what a hint writes below each card of a hand, and whether that is the best."""
    alone = [] if hint is None else [each for each in hint.plays if len(each.cards) == 1]
    found: list[tuple[str, bool]] = []
    for card in view.hand:
        strength = view.variant.strength[card]
        worth = next(
            (each for each in alone if view.variant.strength[each.cards[0]] == strength), None
        )
        if worth is None or hint is None or state(view, card) == "off":
            found.append(("", False))
            continue
        told = percent(worth.chance, language)
        best = worth.cards == hint.best
        found.append((f"▸{told}◂" if best else told, best))
    return found


def percent(chance: float, language: str) -> str:
    """Return a chance in percent."""
    return words(language, "tui").say("percent", {"number": round(100 * chance)})


def state(view: View, card: Card) -> str:
    """Return whether a card may be played or changed now, may not, or whether that is not asked."""
    if not view.actions:
        return "plain"
    if view.match.phase is Phase.EXCHANGE:
        may = any(isinstance(each, Exchange) and card in each.cards for each in view.actions)
        return "legal" if may else "off"
    if view.match.phase is Phase.PLAY:
        return "legal" if is_legal(view, card) else "off"
    return "plain"


def _boxes(held: list[_Held], faces: Faces, wide: int, cells: int) -> Drawn:
    """Return a hand as cards side by side, in the middle."""
    left = max(0, (cells - wide * len(held)) // 2)
    blocks = [[line(" " * left)] * HEIGHT, *[_box(each, faces, wide) for each in held]]
    spots = [Spot(left + at * wide, left + (at + 1) * wide, 0, HEIGHT) for at in range(len(held))]
    return Drawn(beside(blocks), tuple(spots))


def _box(held: _Held, faces: Faces, wide: int) -> list[Line]:
    """Return a card in a frame of its own, with its word below."""
    inner = wide - 3
    frames = {"legal": "┏━┓┃┗┛", "off": "┌╌┐╎└┘", "plain": "┌─┐│└┘"}
    corner = "╔═╗║╚╝" if held.chosen else frames[held.state]
    paper = "$card-off" if held.state == "off" else "$card"
    edge = {"legal": f"$card-green on {paper}", "off": f"$card-dash on {paper}",
            "plain": f"$card-dash on {paper}"}[held.state]  # fmt: skip
    if held.chosen:
        edge = f"bold $suit-ink on {paper}"
    weight = "" if held.state == "off" else "bold "
    top = corner[1] * inner if not held.marked else "✓".center(inner, corner[1])
    value = worth(held.card)
    suit = faces.suit(held.card)
    foot = fit(f" {suit}", inner - len(value)) + value
    box = [
        line((corner[0] + top + corner[2], edge), " "),
        line(
            (corner[3], edge),
            (fit(f" {faces.rank(held.card)}", inner), f"{weight}{ink(held.card)} on {paper}"),
            (corner[3], edge),
            " ",
        ),
        line(
            (corner[3], edge),
            (foot[: inner - len(value)], f"{ink(held.card)} on {paper}"),
            (value, f"$card-grey on {paper}"),
            (corner[3], edge),
            " ",
        ),
        line((corner[4] + corner[1] * inner + corner[5], edge), " "),
    ]
    if held.state == "legal":
        return [*box, (*centred(line((held.word, held.style)), wide - 1), (" ", ""))]
    return [line(" " * wide), *box]


def _words(held: list[_Held], faces: Faces, cells: int) -> Drawn:
    """Return a hand too large for drawn cards: in brackets what may be played, words below."""
    wide = max(
        max(len(faces.card(each.card)) + 3, len(each.word) + 1) for each in held
    )  # fmt: skip
    a_line = max(1, cells // wide)
    lines: list[Line] = []
    spots: list[Spot] = []
    for start in range(0, len(held), a_line):
        part = held[start : start + a_line]
        spots += [
            Spot(at * wide, (at + 1) * wide, len(lines), len(lines) + 2) for at in range(len(part))
        ]
        lines.append(tuple([piece for each in part for piece in _face(each, faces, wide)]))
        lines.append(tuple([piece for each in part for piece in _under(each, wide)]))
    return Drawn(lines, tuple(spots))


def _face(held: _Held, faces: Faces, wide: int) -> Line:
    paper = "$card-off" if held.state == "off" else "$card"
    style = f"{ink(held.card)} on {paper}"
    left, right = ("[", "]") if held.state == "legal" else (" ", " ")
    if held.marked:
        left, right = "✓", "✓"
    if held.chosen:
        style = f"bold reverse {style}"
    return padded(line((f"{left}{faces.card(held.card)}{right}", style)), wide)


def _under(held: _Held, wide: int) -> Line:
    if held.chosen and not held.word:
        return padded(line((" ▲", "bold $ink")), wide)
    return padded(line((held.word, held.style)), wide)
