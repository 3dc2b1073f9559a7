"""What the player sees: what happens, the cards on the table, the hand, the scores."""

from collections.abc import Iterable

from agurk.cli.line import hand, scores, sheet
from agurk.cli.line.pen import Pen
from agurk.play.say import Teller, caught
from agurk.rules import events as ev
from agurk.rules.choices import Lead
from agurk.rules.view import View
from agurk.table.events import Event
from agurk.table.table import Table


class Screen:
    """Shows a table to the player in one of its seats, or to nobody in particular."""

    def __init__(self, table: Table, me: int | None, pen: Pen, language: str = "en") -> None:
        self.pen = pen
        self.me = me
        self.sheet = sheet.Sheet()
        """The cards on the table."""
        names = [sitter.name for sitter in table.sitters]
        self.teller = Teller(table.match.variant, names, me, pen, language)
        self._table = table
        self._told: list[str] = []
        for notice in table.since(0, me):
            for event in notice.events:
                self.sheet.hear(event)

    @property
    def view(self) -> View:
        """What the player may know."""
        return self._table.view(self.me)

    def tell(self, events: Iterable[Event]) -> None:
        """Tell what an entry of the log says has happened."""
        happened = list(events)
        for event in happened:
            if isinstance(event, ev.Played) and not self.sheet.current:
                self.flush()
            told = self.teller.tell(event)
            self.sheet.hear(event)
            if told:
                self._told.append(told)
            match event:
                case ev.TrickTaken(last=True):
                    self._end_deal(happened[happened.index(event) + 1 :])
                    return
                case ev.TrickTaken() | ev.DealerDrawn() | ev.Dealt() | ev.Redealt():
                    self.flush()

    def flush(self) -> None:
        """Write the sentences that wait as one paragraph."""
        self.pen.say(*self._told)
        self._told = []

    def show(self) -> None:
        """Show the cards on the table, and the player's hand if there is one."""
        view, variant, language = self.view, self._table.match.variant, self.teller.language
        if self.sheet.size:
            self.pen.show(["", self._title()])
            self.pen.show(sheet.draw(self.sheet, self._rows(), variant, self.pen, language))
        if view.hand:
            self.pen.show(["", *hand.draw(view, self.pen, language)])

    def show_scores(self) -> None:
        """Show where everybody stands."""
        match, teller = self._table.match, self.teller
        self.pen.show(["", *scores.draw(match, teller.names, self.pen, teller.language)])

    def show_last(self) -> bool:
        """Tell the last complete trick, and return whether there is one."""
        done = [column for column in self.sheet.columns if column.taker is not None]
        if not done:
            return False
        plays, taker = done[-1].plays, done[-1].taker
        told = [self.teller.tell(play) for play in plays]
        took = next(play.cards for play in plays if play.seat == taker)
        last = ev.TrickTaken(taker or 0, took, last=self.sheet.over)
        self.pen.say(*told, self.teller.tell(last))
        return True

    def _end_deal(self, counted: Iterable[Event]) -> None:
        """Show the sheet of a deal that is all played, then tell what it cost."""
        self.flush()
        told = []
        for event in counted:
            told.append((event, self.teller.tell(event)))
            self.sheet.hear(event)
        self.show()
        self.pen.show([""])
        for event, sentence in told:
            if sentence:
                self._told.append(sentence)
            if isinstance(event, (ev.LifeLost, ev.WentOut)):
                self.flush()
                self.pen.show(scores.cucumber(self.teller.names[event.seat]))

    def _title(self) -> str:
        say, now, variant = self.teller.say, self.sheet, self._table.match.variant
        trick = sum(column.taker is not None for column in now.columns) + 1
        if now.over:
            title = say("sheet-title-done", deal=now.number)
        elif now.last:
            title = say("sheet-title-last", deal=now.number)
        elif variant.lead is Lead.SETS:
            title = say("sheet-title-sets", deal=now.number, trick=trick)
        else:
            title = say("sheet-title", deal=now.number, trick=trick, tricks=now.size)
        dealer = say("sheet-dealer", **self.teller.who(now.dealer))
        kontra = "" if now.kontra is None else say("sheet-kontra", **self.teller.who(now.kontra))
        limit = caught(variant, self.teller.language)
        return " · ".join(filter(None, [title, dealer, kontra, limit]))

    def _rows(self) -> list[sheet.Row]:
        """Return a row for each player of the deal, in turn order from the player's left."""
        match = self._table.match
        seats = {play.seat for column in self.sheet.columns for play in column.plays}
        after = match.players - 1 if self.me is None else self.me
        return [
            sheet.Row(seat, self.teller.names[seat], scores.short(match, seat))
            for seat in match.clockwise(seats if self.sheet.over else match.seats, after)
        ]
