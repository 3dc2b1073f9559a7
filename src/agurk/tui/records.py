"""A match that is over, as pictures with all hands face up: one for each step."""

from collections.abc import Iterator
from dataclasses import dataclass

from agurk.notation.record import Record
from agurk.notation.replay import replay
from agurk.play.lying import all_tricks
from agurk.rules.cards import Hand
from agurk.rules.events import Dealt, Event, TrickTaken
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.rules.view import SeenTrick
from agurk.tui.picture import Chair, Picture, Stop


@dataclass(frozen=True, slots=True)
class Step:
    """A match after one of its actions."""

    picture: Picture
    """The table as everybody saw it."""
    hands: tuple[Hand, ...]
    """What each seat held; empty for those that held nothing."""
    deal: int
    """Which deal it belongs to; 0 before the first."""


def steps(record: Record) -> Iterator[Step]:
    """Yield a match step by step.

    Raises:
        RecordError: if the record is a score sheet only, or cannot be replayed.
    """
    bots = dict(record.other)
    chairs = tuple(
        [
            Chair(_name(record, seat), bots.get(f"Bot{seat + 1}", ""))
            for seat in range(record.players)
        ]
    )
    before = begin(record.variant, record.players).view(None)
    tricks: tuple[SeenTrick, ...] = ()
    counted: tuple[Event, ...] = ()
    for _, state, events in replay(record):
        view = state.view(None)
        for at, event in enumerate(events):
            match event:
                case Dealt():
                    counted, tricks = (), ()
                case TrickTaken(last=True):
                    tricks, counted = all_tricks(before, events), events[at + 1 :]
        over = view.match.phase is Phase.OVER
        hands = [()] * record.players if state.deal is None else _hands(state.match.seats,
            state.deal.hands, record.players)  # fmt: skip
        picture = Picture(
            view=view,
            chairs=chairs,
            stop=Stop.OVER if over else Stop.OTHERS,
            tricks=view.tricks or tricks,
            events=events,
            counted=counted,
        )
        yield Step(picture, tuple(hands), view.match.number)
        before = view


def _name(record: Record, seat: int) -> str:
    named = record.names[seat] if seat < len(record.names) else ""
    return named or str(seat + 1)


def _hands(seats: tuple[int, ...], hands: tuple[Hand, ...], players: int) -> list[Hand]:
    held = dict(zip(seats, hands, strict=True))
    return [held.get(seat, ()) for seat in range(players)]
