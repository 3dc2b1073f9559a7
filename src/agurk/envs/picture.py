"""A view as a picture, drawn by numpy alone: a row a player, a column a trick, the hand below."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from agurk.envs.glyphs import HIGH, WIDE, glyph
from agurk.envs.sheet import playable, standing
from agurk.rules.cards import Card, Hand, Suit
from agurk.rules.match import Phase
from agurk.rules.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Picture: TypeAlias = "NDArray[np.uint8]"

_FELT, _DARK, _WHITE = (38, 92, 66), (28, 70, 50), (248, 246, 238)
_INK, _PALE, _GOLD = (24, 24, 28), (206, 220, 210), (240, 190, 60)
_SUITS = {
    None: _INK,
    Suit.CLUBS: (20, 110, 50),
    Suit.DIAMONDS: (30, 80, 190),
    Suit.HEARTS: (190, 30, 40),
    Suit.SPADES: _INK,
}
_CARD, _ROW, _GAP, _EDGE = (30, 40), 52, 6, 12
_NAMES, _LETTER = 176, 2
"""How wide the names are, and how many dots of the picture one of a letter has."""


def picture(view: View, names: Sequence[str]) -> "Picture":
    """Return a view as rows of red, green and blue.

    A golden bar marks who is in turn, a golden frame who led a trick and which cards of the hand
    may be played.

    Args:
        view: The view of a player, or of a spectator.
        names: What the seats are called.
    """
    import numpy as np  # noqa: PLC0415 - only who draws needs it

    match = view.match
    columns = max(match.size, match.variant.hand, 7)
    wide = _NAMES + columns * (_CARD[0] + _GAP) + 2 * _EDGE
    canvas = np.empty((_ROW * (len(names) + 1) + 2 * _EDGE, wide, 3), np.uint8)
    canvas[:] = _FELT
    for seat, name in enumerate(names):
        top = _EDGE + seat * _ROW
        if seat % 2:
            canvas[top : top + _ROW] = _DARK
        if seat == view.to_act and match.phase is not Phase.OVER:
            canvas[top + 4 : top + _ROW - 4, 2:7] = _GOLD
        _write(canvas, (top + 8, _EDGE), name[:14], _WHITE)
        _write(canvas, (top + 28, _EDGE), standing(view, seat), _PALE)
        for column, plays in enumerate((*[trick.plays for trick in view.tricks], view.trick)):
            left = _EDGE + _NAMES + column * (_CARD[0] + _GAP)
            cards = next((play.cards for play in plays if play.seat == seat), ())
            _lay(canvas, (top + _GAP, left), cards, framed=bool(plays) and plays[0].seat == seat)
    top, legal = _EDGE + len(names) * _ROW + _GAP, playable(view)
    for column, card in enumerate(view.hand):
        left = _EDGE + _NAMES + column * (_CARD[0] + _GAP)
        _lay(canvas, (top, left), (card,), framed=card.text in legal)
    return canvas


def _lay(canvas: "Picture", at: tuple[int, int], cards: Hand, *, framed: bool) -> None:
    """Draw the cards of a play over each other, the lowest on top."""
    top, left = at
    for card in reversed(cards):
        shift = 4 * cards.index(card)
        _draw(canvas, (top + shift, left + shift // 2), card, framed=framed)


def _draw(canvas: "Picture", at: tuple[int, int], card: Card, *, framed: bool) -> None:
    top, left = at
    wide, high = _CARD
    canvas[top : top + high, left : left + wide] = _GOLD if framed else _INK
    edge = 3 if framed else 1
    canvas[top + edge : top + high - edge, left + edge : left + wide - edge] = _WHITE
    ink = _SUITS[card.suit]
    name = "X" if card.joker else card.text[: -1 if card.suit else 2]
    _write(canvas, (top + 5, left + (4 if len(name) > 1 else 9)), name, ink)
    if card.suit is not None:
        _write(canvas, (top + 21, left + 10), card.suit.symbol, ink)


def _write(canvas: "Picture", at: tuple[int, int], text: str, ink: tuple[int, int, int]) -> None:
    """Write signs from a place on, as far as there is room."""
    import numpy as np  # noqa: PLC0415

    top, left = at
    for sign in text:
        dots = np.kron(glyph(sign), np.ones((_LETTER, _LETTER), bool))
        room = canvas[top : top + _LETTER * HIGH, left : left + _LETTER * WIDE]
        room[dots[: room.shape[0], : room.shape[1]]] = ink
        left += _LETTER * (WIDE + 1)
