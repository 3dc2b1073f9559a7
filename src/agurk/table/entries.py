"""The lines of a table's log, and what each viewer may know of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from agurk.rules.actions import Action, Redeal
from agurk.rules.events import Redealt
from agurk.table.acts import Act, Begin, TakeBack
from agurk.table.events import Event


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log, hidden cards included."""

    number: int
    """Its place in the log, from 0."""
    act: Act
    """What was done."""
    who: int | None = None
    """The seat that did it; None for the table itself."""
    at: float = 0.0
    """When, in seconds of the clock of whoever keeps the table."""
    events: tuple[Event, ...] = ()
    """What happened, as everybody may hear it."""


class Notice(NamedTuple):
    """What a viewer may know of an entry; the hand is in the view."""

    number: int
    """The entry's number."""
    who: int | None
    """The seat that did it."""
    at: float
    """When."""
    events: tuple[Event, ...]
    """What happened."""
    own: Act | None = None
    """What was done, for the seat that did it."""


def notice(entry: Entry, viewer: int | None) -> Notice:
    """Return what a seat, or a spectator, may know of an entry."""
    own = entry.act if viewer is not None and viewer == entry.who else None
    return Notice(entry.number, entry.who, entry.at, entry.events, own)


def actions_of(log: Iterable[Entry]) -> tuple[Action, ...]:
    """Return the actions of the match played last: what a record of it holds.

    What was taken back is not among them.

    Args:
        log: The entries from the beginning of the match or earlier, with what happened.
    """
    actions: list[Action] = []
    for entry in log:
        take_in(actions, entry)
    return tuple(actions)


def take_in(actions: list[Action], entry: Entry) -> None:
    """Let the actions of the match played last be what they are after an entry as well."""
    match entry.act:
        case Begin():
            actions.clear()
        case TakeBack():
            del actions[-1:]
        case act if isinstance(act, Action):
            actions.append(act)
        case _:
            redealt = (event for event in entry.events if isinstance(event, Redealt))
            actions += [Redeal(event.reason) for event in redealt]
