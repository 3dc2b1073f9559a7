"""Parts of pictures, made of what a server says."""

from typing import Any

from agurk.table.events import Event
from agurk.text.catalogue import words
from agurk.tui.joined import seen
from agurk.tui.joined.happened import Heard
from agurk.tui.picture import Chair, Notice, Picture, Stop


def engine(happenings: tuple[Heard, ...]) -> tuple[Event, ...]:
    """Return what the engine tells of all that was heard."""
    return tuple([each for each in happenings if not isinstance(each, Notice)])


def refusal(message: dict[str, Any]) -> Notice:
    """Return why a server has refused something, in the reader's language if it is known there."""
    name, told = f"refused-{message['slug']}", ("told", str(message["told"]))
    if words("en", "refusals").has(name):
        return Notice(name, (told, ("line", 0)), domain="refusals")
    return Notice("problem-other", (told,))


def chair_of(seat: int, told: dict[str, Any], language: str) -> Chair:
    """Return who sits in a seat, or that nobody does."""
    away = told["person"] and not told["present"]
    return Chair(told["name"] or _free(seat, language), told["bot"], away)


def _free(seat: int, language: str) -> str:
    """Return what a seat is called that nobody has."""
    return words(language, "table").say("seat-number", {"number": seat + 1})


def nothing(notice: Notice, language: str, *, ended: bool) -> Picture:
    """Return a picture of a table that has not been seen yet."""
    variant = seen.variant_of({"variant": "danish"})
    chairs = [{"name": ""}] * variant.least_players
    view = seen.view_of(variant, {"match": None, "chairs": chairs}, None)
    stop = Stop.ENDED if ended else Stop.LOBBY
    names = tuple([Chair(_free(seat, language)) for seat in range(len(chairs))])
    return Picture(view=view, chairs=names, stop=stop, notice=notice)
