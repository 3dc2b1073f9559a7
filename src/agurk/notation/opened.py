"""The open part of a match: what a spectator, or one seat, may keep of it while it is played."""

from dataclasses import replace
from typing import Any

from agurk.notation.record import Record, SheetDeal, SheetTrick
from agurk.notation.replay import Replayed, replay
from agurk.rules import events as ev
from agurk.rules.actions import Correct, DealOut, Exchange, Play
from agurk.rules.match import Counted


def opened(record: Record, seat: int | None = None) -> Record:
    """Return a record with all that is open to a seat, and nothing else.

    Cards of others appear when they are played; what was never played stays unknown, and so does
    the secret of the deals, with the seed that gives it.

    Args:
        record: The whole record.
        seat: Whose own hands are told; None for a spectator, who knows none.

    Raises:
        RecordError: if the record cannot be replayed.
    """
    if record.partial:
        kept = tuple(
            replace(entry, hands=tuple(held for held in entry.hands if held[0] == seat))
            if isinstance(entry, SheetDeal)
            else entry
            for entry in record.sheet
        )
        return replace(record, sheet=kept, seed="", secret="")
    seen = _Seen(seat)
    for step in replay(record):
        seen.watch(step)
    return replace(record, actions=(), sheet=seen.sheet(), seed="", secret="")


class _Seen:
    """What somebody at the table has written down so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.done: list[SheetDeal] = []
        self.deal: SheetDeal | None = None
        self.trick_done = True

    def sheet(self) -> tuple[SheetDeal, ...]:
        """Return the sheet, the deal under way included."""
        return (*self.done, *([] if self.deal is None else [self.deal]))

    def watch(self, step: Replayed) -> None:
        """Write down what is open of one action."""
        for event in step.events:
            self._hear(event, step)
        if isinstance(step.action, DealOut | Exchange) and self.seat is not None:
            held = step.state.view(self.seat).hand
            self._add(hands=((self.seat, held),) if held else ())

    def _hear(self, event: ev.Event, step: Replayed) -> None:
        match event:
            case ev.DealerDrawn(seat) | ev.Redealt(seat):
                self.deal = SheetDeal(dealer=seat)
            case ev.SizeChosen(seat, size) | ev.Dealt(seat, _, size):
                self.deal = SheetDeal(dealer=seat, size=size)
            case ev.Exchanged(seat, count) if self.deal is not None:
                self._add(exchanged=(*self.deal.exchanged, (seat, count)))
            case ev.KontraAnswered(seat, called=True):
                self._add(kontra=seat)
            case ev.Played(seat, cards):
                self._play(seat, step.action if isinstance(step.action, Correct) else Play(cards))
            case ev.TrickTaken():
                self.trick_done = True
                if event.last:
                    self._count(step.state.match.counted)
            case ev.BuyInAnswered(seat, bought):
                last = self.done[-1]
                self.done[-1] = replace(last, buy_ins=(*last.buy_ins, (seat, bought)))

    def _play(self, seat: int, play: Play | Correct) -> None:
        if self.deal is None:
            return
        tricks = self.deal.tricks
        if self.trick_done:
            self._add(tricks=(*tricks, SheetTrick(seat, (play,))))
        else:
            plays = (*tricks[-1].plays, play)
            self._add(tricks=(*tricks[:-1], replace(tricks[-1], plays=plays)))
        self.trick_done = False

    def _count(self, counted: Counted | None) -> None:
        if counted is not None:
            self._add(payments=counted.trick.payments, bonuses=counted.trick.bonuses)
        if self.deal is not None:
            self.done.append(self.deal)
        self.deal = None

    def _add(self, **known: Any) -> None:  # noqa: ANN401 - each field has its own type
        if self.deal is not None:
            self.deal = replace(self.deal, **known)
