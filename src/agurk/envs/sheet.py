"""A view as lines of text: a row a player, a column a trick, and the hand below."""

from collections.abc import Sequence

from agurk.rules.actions import Play
from agurk.rules.cards import Hand
from agurk.rules.match import Phase
from agurk.rules.view import View

_WIDTH = 5


def sheet(view: View, names: Sequence[str]) -> str:
    """Return a view as text.

    `>` marks who is in turn, `*` the card that leads a trick, and `[ ]` the cards of the hand
    that may be played.

    Args:
        view: The view of a player, or of a spectator.
        names: What the seats are called.
    """
    match, width = view.match, max(len("hand"), *map(len, names))
    head = f"{match.variant.key}, deal {match.number}: {match.phase.value}"
    lines = [head]
    for seat, name in enumerate(names):
        mark = ">" if seat == view.to_act and match.phase is not Phase.OVER else " "
        row = "".join(f"{cell:>{_WIDTH}}" for cell in cells(view, seat))
        lines.append(f"{mark} {name:<{width}} {standing(view, seat):>8} |{row}".rstrip())
    if view.hand:
        lines.append(f"  {'hand':<{width}} {'':>8}  {_hand(view)}")
    return "\n".join(lines) + "\n"


def cells(view: View, seat: int) -> list[str]:
    """Return what a seat played to each trick, the one that lies last."""
    found = []
    for plays in (*[trick.plays for trick in view.tricks], view.trick):
        cards = next((play.cards for play in plays if play.seat == seat), ())
        led = bool(plays) and plays[0].seat == seat
        found.append(("*" if led else "") + short(cards))
    return found


def standing(view: View, seat: int) -> str:
    """Return score and lives of a seat, and a `d` where it deals."""
    match = view.match
    dealer = "d " if match.dealer == seat else ""
    if seat not in match.seats:
        return f"{dealer}out"
    return f"{dealer}{match.standing.scores[seat]}/{match.standing.lives[seat]}"


def playable(view: View) -> set[str]:
    """Return the cards that some legal play has, as text."""
    return {
        card.text for action in view.actions if isinstance(action, Play) for card in action.cards
    }


def short(cards: Hand) -> str:
    """Return cards without spaces."""
    return "".join(card.text[:4] for card in cards)


def _hand(view: View) -> str:
    legal = playable(view)
    return " ".join(f"[{card.text}]" if card.text in legal else card.text for card in view.hand)
