"""What happens at the table, in sentences to the player in this terminal."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from agurk.rules import events as ev
from agurk.rules.cards import Card
from agurk.rules.choices import AllOut, Compare
from agurk.rules.trick import How
from agurk.rules.variant import Variant
from agurk.table import events as table_ev
from agurk.text.catalogue import words
from agurk.text.lists import all_of

_VOID = {AllOut.REPLAY: "void-replay", AllOut.RAMPO: "void-rampo"}


class Pen(Protocol):
    """Draws cards, in whatever letters can be shown."""

    def card(self, card: Card, /) -> str:
        """Return a card as it is drawn."""
        ...

    def cards(self, cards: Iterable[Card], /) -> str:
        """Return cards as they are drawn, side by side."""
        ...


def caught(variant: Variant, language: str = "en") -> str:
    """Return at what score a player is caught, in a few words; "" if at none."""
    if not variant.threshold:
        return ""
    form = "caught-gt" if variant.compare is Compare.MORE_THAN else "caught-ge"
    return words(language, "play").say(form, {"threshold": variant.threshold})


class Teller:
    """Knows who is spoken to, and how the others are called."""

    def __init__(
        self, variant: Variant, names: Sequence[str], me: int | None, pen: Pen, language: str = "en"
    ) -> None:
        self.variant = variant
        self.names = tuple(names)
        self.me = me
        self.pen = pen
        self.language = language
        self._say = words(language, "play").say

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a sentence of the catalogue."""
        return self._say(message, arguments)

    def who(self, seat: int) -> dict[str, str | int]:
        """Return what a sentence needs to speak of, or to, a seat."""
        return {"name": self.names[seat], "you": "yes" if seat == self.me else "no"}

    def called(self, seats: Sequence[int]) -> str:
        """Return the names of some seats, joined."""
        names = [self.say("you") if seat == self.me else self.names[seat] for seat in seats]
        return all_of(names, self.language)

    def tell(self, event: table_ev.Event) -> str:
        """Return what happened in a sentence; "" if that is shown in another way."""
        match event:
            case ev.Played():
                return self._played(event)
            case ev.TrickTaken():
                message = "taken-last" if event.last else "taken"
                return self._of(event.seat, message, cards=self.pen.cards(event.cards))
            case ev.Corrected():
                hand = self.pen.cards(event.hand) if event.hand else "none"
                return self._of(
                    event.seat, "corrected", cards=self.pen.cards(event.cards), hand=hand
                )
            case ev.DealerDrawn():
                return self._of(event.seat, "drawn")
            case ev.SizeChosen():
                return self._of(event.seat, "size-chosen", cards=event.size)
            case ev.Dealt():
                return self._dealt(event)
            case ev.Redealt():
                return self._of(event.dealer, "redealt")
            case ev.Exchanged():
                return self._of(event.seat, "exchanged", count=event.count)
            case ev.KontraAnswered():
                return self._of(event.seat, "kontra-called" if event.called else "kontra-passed")
            case _:
                return self._counted(event)

    def _counted(self, event: table_ev.Event) -> str:
        """Return what a deal cost, and what came of it."""
        match event:
            case ev.Paid():
                before = event.score - event.points
                message = "paid" if before else "paid-first"
                return self._of(
                    event.seat, message, points=event.points, before=before, score=event.score
                )
            case ev.Deducted():
                return self._of(event.seat, "deducted", points=event.points, score=event.score)
            case ev.ScoreReset():
                return self._of(event.seat, "reset", score=event.score)
            case ev.LifeLost():
                return self._of(
                    event.seat,
                    "life-lost",
                    score=event.score,
                    returns=event.returns_on,
                    left=event.left,
                )
            case ev.WentOut():
                return self._of(event.seat, "went-out", score=event.score)
            case ev.DealVoid():
                return self.say(_VOID.get(event.how, "void-other"))
            case _:
                return self._ended(event)

    def _ended(self, event: table_ev.Event) -> str:
        """Return what money moved, who won, who sits down, and what is taken back."""
        match event:
            case ev.StakePaid():
                return self._of(event.seat, "stake-paid", units=event.units)
            case ev.BuyInAnswered():
                message = "bought" if event.bought else "not-bought"
                return self._of(event.seat, message, score=event.score)
            case ev.Won():
                message = "won-units" if event.units > 0 else "lost-units"
                return self._of(event.seat, message, units=abs(event.units))
            case ev.MatchOver():
                return self._over(event)
            case table_ev.TakenBack():
                return self._of(event.seat, "taken-back", cards=self.pen.cards(event.cards))
            case table_ev.Seated():
                return self.say("seated", name=event.sitter.name)
            case _:
                return ""

    def _of(self, seat: int, message: str, **arguments: str | int) -> str:
        return self.say(message, **self.who(seat), **arguments)

    def _played(self, event: ev.Played) -> str:
        cards = self.pen.cards(event.cards)
        if event.how is How.LED:
            return self._of(event.seat, "led", cards=cards)
        return self._of(event.seat, "thrown" if event.lowest else "played", cards=cards)

    def _dealt(self, event: ev.Dealt) -> str:
        return self._of(
            event.dealer,
            "dealt",
            number=event.number,
            cards=event.size,
            leader=self.names[event.leader],
            youlead="yes" if event.leader == self.me else "no",
        )

    def _over(self, event: ev.MatchOver) -> str:
        told = []
        if event.top_card is not None:
            told.append(self.say("over-card", cards=self.pen.card(event.top_card)))
        if len(event.winners) == 1:
            told.append(self._of(event.winners[0], "over-won"))
        else:
            told.append(self.say("over-shared", names=self.called(event.winners)))
        if event.losers:
            alone = event.losers == (self.me,)
            told.append(
                self.say(
                    "over-lost",
                    you="yes" if alone else "no",
                    count=len(event.losers),
                    names=self.called(event.losers),
                )
            )
        return " ".join(told)
