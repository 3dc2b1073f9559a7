"""Which keys do something at a table now, for the line at the bottom."""

from collections.abc import Iterator

from agurk.rules.match import Phase
from agurk.tui.picture import Offer, Picture, Stop

_ENTER = {
    Stop.GO_ON: "go-on",
    Stop.COVER: "go-on",
    Stop.OVER: "leave",
    Stop.ENDED: "leave",
    Stop.CHOICE: "choose",
}


def keys_of(picture: Picture, *, several: bool) -> list[tuple[str, str, str]]:
    """Return the keys, what is needed most first: each with its action and the name of its word.

    Args:
        picture: The table.
        several: Whether several cards can be picked.
    """
    return list(_keys(picture, several=several))


def _keys(picture: Picture, *, several: bool) -> Iterator[tuple[str, str, str]]:
    """Yield the keys in order."""
    offers, choosing = picture.offers, picture.stop is Stop.CHOICE
    if Offer.YES in offers:
        yield "F8", "ask_for('yes')", "yes"
    if Offer.NO in offers:
        yield "F9", "ask_for('no')", "no"
    enter = _enter(picture)
    if enter:
        yield "Enter", "choose", enter
    if several:
        yield "Space", "mark", "mark"
    yield "Esc", "menu", "menu"
    yield "F1", "help", "help"
    if choosing and picture.view.match.phase is Phase.PLAY:
        yield "F2", "why", "why"
    if Offer.HINT in offers:
        yield "?", "ask_for('hint')", "hint"
    if picture.talk is not None:
        yield "F6", "talk", "talk"
    yield "F3", "log", "log"
    yield "F4", "scores", "scores"


def _enter(picture: Picture) -> str:
    """Return what Enter does; "" if nothing."""
    if picture.stop is Stop.LOBBY:
        return "start" if Offer.START in picture.offers else ""
    if picture.stop is Stop.OVER and Offer.REMATCH in picture.offers:
        return ""
    return _ENTER.get(picture.stop, "")
