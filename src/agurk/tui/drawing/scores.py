"""How everybody stands, for a panel beside the table: scores, meters, lives, what is kept."""

from agurk.play.say import caught
from agurk.rules.choices import End, Money
from agurk.text.catalogue import words
from agurk.tui.drawing.faces import Faces
from agurk.tui.drawing.lines import Line, cut, fit, line
from agurk.tui.drawing.sheet import cucumbers
from agurk.tui.picture import Picture

_NAME, _METER = 12, 8


def draw(picture: Picture, faces: Faces, language: str, cells: int) -> list[Line]:
    """Return the standing as lines; a payment is the warm part of a meter."""
    say, match = words(language, "play").say, picture.view.match
    limit = caught(match.variant, language)
    lines = [line((say("scores-first"), "bold $ink"), (f"  {limit}", "$ink-2"))]
    for seat in range(match.players):
        lines += [cut(each, cells) for each in _row(picture, faces, language, seat)]
    if match.variant.money is not Money.NONE and match.standing.pot:
        lines.append(line((say("pot", {"units": match.standing.pot}), "$ink-2")))
    return lines


def _row(picture: Picture, faces: Faces, language: str, seat: int) -> list[Line]:
    """Return a player's standing, and below it what lies before the player."""
    say, match = words(language, "play").say, picture.view.match
    standing, variant = match.standing, match.variant
    score, left = standing.scores[seat], standing.lives[seat]
    name = say("you") if seat == picture.me else picture.names[seat]
    row = [(fit(name, _NAME), "bold $ink" if left else "strike $ink-2"), (f"{score:>4} ", "$ink")]
    if variant.threshold and variant.end is not End.ONE_DEAL:
        row += _meter(score, variant.threshold, picture.paid.get(seat, 0))
    row += [(" ", ""), *cucumbers(variant.lives, left)]
    if not left:
        row.append((f" {say('score-out')}", "bold $warm"))
    if variant.money is not Money.NONE:
        row.append((f" {standing.money[seat]:+}", "$ink-2"))
    lines = [tuple(row)]
    if standing.kept[seat]:
        kept = say("score-keeps", {"cards": faces.cards(standing.kept[seat])})
        lines.append(line(("  " + kept, "$ink-2")))
    return lines


def _meter(score: int, threshold: int, paid: int) -> list[tuple[str, str]]:
    """Return a score as a bar that is full at the threshold."""
    full = max(0, min(_METER, round(score * _METER / threshold)))
    new = max(0, min(full, round(paid * _METER / threshold)))
    return [
        ("█" * (full - new), "$rim"),
        ("▓" * new, "$warm"),
        ("·" * (_METER - full), "$edge"),
    ]
