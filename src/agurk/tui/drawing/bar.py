"""The top line: what is played, which deal and trick, and a seed for each trick."""

from agurk.play.say import caught
from agurk.rules.match import Phase
from agurk.text.catalogue import words
from agurk.text.names import name_of
from agurk.tui.drawing.lines import Line, cut, line, padded, width
from agurk.tui.drawing.sheet import columns
from agurk.tui.picture import Picture

_MOST_SEEDS = 13
_BETWEEN = {Phase.LOT, Phase.SIZE, Phase.DEAL}


def draw(picture: Picture, language: str, cells: int) -> Line:
    """Return the top line, the seeds at its right end."""
    say, match = words(language, "tui").say, picture.view.match
    told = [name_of(match.variant, language)]
    number = deal_in_sight(picture)
    if number:
        told.append(say("deal", {"deal": number}))
    limit = caught(match.variant, language)
    if limit:
        told.append(limit)
    if match.standing.pot:
        told.append(words(language, "play").say("pot", {"units": match.standing.pot}))
    right = _seeds(picture)
    left = cut(
        line((" Agurk", "bold $green"), "  ", (" · ".join(told), "$ink")), cells - width(right) - 2
    )
    return (*padded(left, cells - width(right) - 1), *right, (" ", ""))


def deal_in_sight(picture: Picture) -> int:
    """Return which deal lies on the table: until the next is dealt, the one just counted."""
    match = picture.view.match
    counted = bool(picture.tricks) and not picture.view.counts and match.phase in _BETWEEN
    return match.number - counted


def _seeds(picture: Picture) -> Line:
    """Return a seed for each trick: eaten, now, to come, and the last."""
    every = list(columns(picture, "en"))
    if not every:
        return ()
    now = next((at for at, column in enumerate(every) if column.open), len(every))
    number = f"{min(now + 1, len(every))}/{len(every)}"
    if len(every) > _MOST_SEEDS:
        return line((number, "bold $warm" if now + 1 >= len(every) else "bold $green"))
    seeds = [
        ("◉" if at == now else "○" if at < now else "◆" if column.last else "●",
         "bold $warm" if column.last else "$rim")
        for at, column in enumerate(every)
    ]  # fmt: skip
    return line((f"{number} ", "$ink-2"), *seeds)
