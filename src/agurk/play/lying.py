"""The cards that stay in sight when a deal is over, until the next is dealt."""

from collections.abc import Iterable

from agurk.rules import events as ev
from agurk.rules.view import SeatPlay, SeenTrick, View


def all_tricks(before: View, happened: Iterable[object]) -> tuple[SeenTrick, ...]:
    """Return the tricks of a deal that has just ended, for cards stay in sight until the next.

    Args:
        before: What was seen before its last action.
        happened: What that action led to; no tricks are left if the cards were thrown in.
    """
    plays = list(before.trick)
    for event in happened:
        if isinstance(event, ev.Played):
            plays.append(SeatPlay(event.seat, event.cards))
        elif isinstance(event, ev.TrickTaken):
            return (*before.tricks, SeenTrick(tuple(plays), event.seat))
    return ()
