"""Scores, lives and cucumbers in the terminal."""

from collections.abc import Collection, Sequence

from agurk.cli.line.pen import Mark, Pen, marked
from agurk.cli.line.sheet import shorten
from agurk.play.say import caught
from agurk.rules.choices import Money
from agurk.rules.match import Match
from agurk.text.catalogue import words
from agurk.text.lives import lives_text

_METER = 20
_CUCUMBER = (
    "    .-''''''''''-.",
    "~--(  o  o  o  o  )   {name}",
    "    '-..........-'",
)


def cucumber(name: str) -> list[str]:
    """Return a cucumber drawn for a player."""
    return [marked(line.format(name=name), Mark.BAD) for line in _CUCUMBER]


def short(match: Match, seat: int) -> str:
    """Return a seat's score and lives, as they stand beside its cards."""
    standing = match.standing
    return f"{standing.scores[seat]:>3}  {lives_text(match.variant.lives, standing.lives[seat])}"


def draw(
    match: Match,
    names: Sequence[str],
    pen: Pen,
    language: str = "en",
    *,
    absent: Collection[int] = (),
) -> list[str]:
    """Return the standing of everybody as lines; that of seats not yet taken is a dash."""
    say = words(language, "play").say
    deal = match.number if match.counted is not None else 0
    title = say("scores", {"deal": _counted(match)}) if deal else say("scores-first")
    limit = caught(match.variant, language)
    lines = [title + (f" · {limit}" if limit else "")]
    wide = max(len(shorten(name)) for name in names) + 2
    for seat, name in enumerate(names):
        row = f"{'-':>3}" if seat in absent else _row(match, seat, pen, language)
        lines.append(f"  {shorten(name):<{wide}}" + row)
    if match.variant.money is not Money.NONE and match.standing.pot:
        lines.append("  " + say("pot", {"units": match.standing.pot}))
    return lines


def _counted(match: Match) -> int:
    """Return the number of the deal that was counted last."""
    over = match.outcome is not None or match.waiting
    return match.number if over else match.number - 1


def _row(match: Match, seat: int, pen: Pen, language: str) -> str:
    say, standing, variant = words(language, "play").say, match.standing, match.variant
    score, left = standing.scores[seat], standing.lives[seat]
    parts = [f"{score:>3}", lives_text(variant.lives, left)]
    if variant.threshold:
        parts.insert(1, _meter(score, variant.threshold))
    if not left:
        parts.append(marked(say("score-out"), Mark.BAD))
    if standing.kept[seat]:
        parts.append(say("score-keeps", {"cards": pen.cards(standing.kept[seat])}))
    if variant.money is not Money.NONE:
        parts.append(say("score-money", _money(standing.money[seat])))
    return "  ".join(parts)


def _money(units: int) -> dict[str, str | int]:
    """Return what the words for units received or paid are filled with."""
    return {"units": abs(units), "sign": f"{units:+}"[0] if units else ""}


def _meter(score: int, threshold: int) -> str:
    full = min(_METER, score * _METER // threshold)
    return "█" * full + "·" * (_METER - full)
