"""What can be asked of a table, and who may ask it."""

from dataclasses import dataclass
from typing import TypeAlias

from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Correct, Exchange, Play
from agurk.rules.errors import WrongTime
from agurk.table import acts
from agurk.table.errors import NotYours, Paused
from agurk.table.situation import Situation

_CHOICES = (ChooseSize, Exchange, CallKontra, Play, BuyIn, Correct)
_OF_A_SEAT = (acts.AddNonce, acts.Sit, acts.DemandRedeal, acts.TakeBack)
_OF_ANYBODY = (acts.Pause, acts.Resume)

Orders: TypeAlias = (
    Choice
    | Correct
    | acts.Begin
    | acts.AddNonce
    | acts.Sit
    | acts.DemandRedeal
    | acts.TakeBack
    | acts.Pause
    | acts.Resume
)
"""The acts that can be asked of a table; it draws, deals and throws in by itself."""


@dataclass(frozen=True, slots=True)
class Command:
    """An act that somebody asks for."""

    act: Orders
    """What."""
    who: int | None = None
    """The seat that asks; None for whoever keeps the table."""
    on: int | None = None
    """The number of the last entry that was known to who asks; None if that does not matter."""


def check_right(act: acts.Act, who: int | None, now: Situation) -> None:
    """Make sure that an act is for whoever asks for it.

    Args:
        act: What is asked for.
        who: The seat that asks; None for whoever keeps the table.
        now: The table as it stands.

    Raises:
        NotYours: if it is for somebody else, or for the table itself.
        WrongTime: if it is a decision, and nobody has to decide.
        Paused: if it is a decision, or takes one back, and the table has stopped.
        SeatError: if there is no such seat.
    """
    if who is not None:
        now.check_seat(who)
    if isinstance(act, _CHOICES):
        _check_turn(who, now)
    elif isinstance(act, _OF_A_SEAT):
        now.check_seat(act.seat)
        if who not in {None, act.seat}:
            raise NotYours(f"That is for {_called(act.seat, now)} alone to ask.")
        if isinstance(act, acts.TakeBack):
            _check_going_on(now)
    elif isinstance(act, acts.Begin):
        if who is not None:
            raise NotYours("Whoever keeps the table begins a match, since its secret is in it.")
    elif not isinstance(act, _OF_ANYBODY):
        raise NotYours("Lots, deals and redeals are the table's own.")


def _check_turn(who: int | None, now: Situation) -> None:
    """Make sure that a seat is the one that has to decide."""
    turn = now.state.to_act
    if turn is None:
        raise WrongTime("Nobody has to decide anything now.")
    if who != turn:
        raise NotYours(f"It is for {_called(turn, now)} to decide now.")
    _check_going_on(now)


def _check_going_on(now: Situation) -> None:
    """Make sure that the table has not stopped."""
    if now.paused:
        raise Paused("The table is paused.")


def _called(seat: int, now: Situation) -> str:
    return f"{now.sitters[seat].name} (seat {seat})"
