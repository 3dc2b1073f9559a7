"""A replayed match in sentences, for people."""

from collections.abc import Iterable, Sequence

from agurk.cli.line import scores
from agurk.cli.line.pen import Pen
from agurk.cli.line.sheet import Sheet
from agurk.cli.output import columns
from agurk.notation import Record
from agurk.play.replaying import DealTold
from agurk.play.say import Teller
from agurk.rules import events as ev
from agurk.text.catalogue import words


class ReplayTold:
    """Tells the deals of one record."""

    def __init__(self, record: Record, pen: Pen) -> None:
        seat = words("en", "scorekeeper")
        self.names = tuple(
            name or seat.say("seat", {"seat": str(number)})
            for number, name in enumerate(record.names, 1)
        )
        """What the players are called; by their seats where no name is known."""
        self._pen = pen
        self._teller = Teller(record.variant, self.names, _spoken_to(self.names), pen)

    def show(self, deal: DealTold) -> None:
        """Tell one deal: how it began, the hands, each trick, what it cost, and the scores."""
        sheet = Sheet()
        if not any(isinstance(event, ev.Dealt) for event in deal.before):
            message = "deal" if deal.number else "set-by-hand"
            self._pen.say(words("en", "cli").say(message, {"number": str(deal.number)}))
        for event in deal.before:
            self._tell([event], sheet)
        self._pen.show(
            columns((self.names[seat], self._pen.cards(hand)) for seat, hand in deal.hands.items())
        )
        trick: list[ev.Event] = []
        for event in deal.play:
            trick.append(event)
            if isinstance(event, ev.TrickTaken):
                self._tell(trick, sheet)
                trick = []
        self._tell(trick, sheet)
        self._tell(deal.after, sheet)
        self._pen.show(scores.draw(deal.match, self.names, self._pen, absent=deal.absent))

    def _tell(self, events: Iterable[ev.Event], sheet: Sheet) -> None:
        """Write what happened as one paragraph."""
        told = []
        for event in events:
            told.append(self._teller.tell(event))
            sheet.hear(event)
        self._pen.say(*filter(None, told))


def _spoken_to(names: Sequence[str]) -> int | None:
    """Return the seat whose name means whoever reads, if there is one such seat."""
    you = words("en", "play").say("you").casefold()
    seats = [seat for seat, name in enumerate(names) if name.casefold() == you]
    return seats[0] if len(seats) == 1 else None
