"""A record played again, action by action."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from agurk.notation.record import Record
from agurk.rules.actions import Action
from agurk.rules.errors import AgurkError, RecordError
from agurk.rules.events import Event
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant


class Replayed(NamedTuple):
    """One action of a match, and what it led to."""

    action: Action
    """What was done."""
    state: State
    """Everything there is to know afterwards."""
    events: tuple[Event, ...]
    """What happened."""


def fold(variant: Variant, players: int, actions: Iterable[Action]) -> Iterator[Replayed]:
    """Yield each action of a log with what it led to.

    Raises:
        RecordError: if an action was not legal; says which.
    """
    state = begin(variant, players)
    for number, action in enumerate(actions, 1):
        try:
            state, events = state.apply(action)
        except AgurkError as error:
            raise RecordError(f"Action {number} of the match: {error}") from error
        yield Replayed(action, state, events)


def replay(record: Record) -> Iterator[Replayed]:
    """Yield each action of a record with what it led to.

    Raises:
        RecordError: if the record is a score sheet only, or an action was not legal.
    """
    if record.partial:
        raise RecordError("This record is a score sheet; its hands are not known.")
    yield from fold(record.variant, record.players, record.actions)


def state_after(record: Record, count: int | None = None) -> State:
    """Return the state after the first `count` actions of a record, or after all.

    Raises:
        RecordError: if the record is a score sheet only, or an action was not legal.
    """
    state = begin(record.variant, record.players)
    for step in islice(replay(record), count):
        state = step.state
    return state
