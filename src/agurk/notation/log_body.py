"""A match of which everything is known, read line by line and played as it is read."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from agurk.notation.actions import unquoted
from agurk.notation.body import STANDINGS, Body, yes_or_no
from agurk.notation.standings import check_cost
from agurk.notation.writing import CONCLUDED, rest_of
from agurk.rules import events as ev
from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    ChooseSize,
    DealOut,
    Exchange,
    Lot,
    Redeal,
)
from agurk.rules.cards import Hand, cards
from agurk.rules.errors import AgurkError, RecordError
from agurk.rules.match import Match, Phase
from agurk.rules.state import begin
from agurk.rules.variant import Variant

_SEAT = re.compile(r"\b([Ss]eat) ([0-9]+)\b")


class LogBody(Body):
    """The lines of a match of which everything is known."""

    def __init__(self, variant: Variant, players: int) -> None:
        super().__init__(variant, players)
        self.state = begin(variant, players)
        self.actions: list[Action] = []
        self.hands: dict[int, Hand] = {}
        self.stock: Hand | None = None
        self.counted = False

    def now(self) -> Match:
        """Return how the match stands."""
        return self.state.match

    def fields(self) -> dict[str, Any]:
        """Return the actions."""
        return {"actions": tuple(self.actions)}

    def end(self) -> None:
        """Hand out what was read last."""
        self._deal_out()

    def say(self, keyword: str, which: int | None, text: str) -> None:
        """Take in a line; hands are dealt out once something else follows."""
        if keyword not in {"hand", "stock"}:
            self._deal_out()
        super().say(keyword, which, text)

    def _apply(self, action: Action) -> tuple[ev.Event, ...]:
        """Do what a line says, and return what happened."""
        try:
            self.state, happened = self.state.apply(action)
        except AgurkError as error:
            raise RecordError(_from_one(str(error))) from error
        self.actions.append(action)
        return happened

    def _lot(self, _: int | None, text: str) -> None:
        self._apply(Lot(self.seat(text)))

    def _deal(self, which: int | None, text: str) -> None:
        dealer, size = self.deal(text)
        if self.now().phase is Phase.LOT and dealer is not None:
            self._apply(Lot(dealer))
        match = self.now()
        if which not in {None, match.number}:
            raise RecordError(f"This is deal {match.number}, not {which}.")
        if dealer not in {None, match.dealer}:
            raise RecordError(f"Seat {match.dealer + 1} deals, not seat {(dealer or 0) + 1}.")
        if match.phase is Phase.SIZE and size is not None:
            self._apply(ChooseSize(size))
        elif size not in {None, match.size}:
            raise RecordError(f"Each gets {match.size} cards in this deal, not {size}.")
        self.counted = False

    def _hand(self, which: int | None, text: str) -> None:
        seat = self.numbered_seat(which)
        if seat in self.hands:
            raise RecordError(f"The hand of seat {seat + 1} comes twice.")
        if seat not in self.now().seats:
            raise RecordError(f"Seat {seat + 1} is out, so it gets no cards.")
        held = tuple(self.variant.card(card.text) for card in cards(text))
        if self.now().phase is Phase.DEAL and len(held) != self.now().size:
            raise RecordError(f"Each gets {self.now().size} cards in this deal, not {len(held)}.")
        self.hands[seat] = held
        self._check_cards()

    def _check_cards(self) -> None:
        """Make sure that the cards read so far are in the pack as often as they come."""
        dealt = Counter(card for hand in self.hands.values() for card in hand)
        for card in dealt - (Counter(self.variant.cards) - Counter(self.now().kept)):
            raise RecordError(f"{card} comes more often than the cards to be dealt have it.")

    def _stock(self, _: int | None, text: str) -> None:
        if not self.hands:
            raise RecordError("The stock comes after the hands.")
        self.stock = tuple(self.variant.card(card.text) for card in cards(text))
        self._deal_out()

    def _deal_out(self) -> None:
        """Hand out the cards of the lines before this one."""
        if not self.hands:
            return
        match = self.now()
        for seat in match.seats:
            if seat not in self.hands:
                raise RecordError(f"The hand of seat {seat + 1} is missing before this.")
        dealt = tuple(self.hands[seat] for seat in match.seats)
        stock = rest_of(match, dealt) if self.stock is None else self.stock
        self.hands, self.stock, self.counted = {}, None, False
        self._apply(DealOut(dealt, stock))

    def _redeal(self, _: int | None, text: str) -> None:
        self._apply(Redeal(unquoted(text) if text else ""))

    def _asked(self, seat: int) -> None:
        """Make sure that it is a seat's turn to answer."""
        asked = self.state.to_act
        if asked is not None and asked != seat:
            raise RecordError(f"Seat {asked + 1} is asked now, not seat {seat + 1}.")

    def _exchange(self, _: int | None, text: str) -> None:
        for seat, answer in self.answers(text):
            self._asked(seat)
            changed = () if answer.casefold() == "none" else cards(answer)
            self._apply(Exchange(changed))

    def _kontra(self, _: int | None, text: str) -> None:
        for seat, answer in self.answers(text):
            self._asked(seat)
            self._apply(CallKontra(yes_or_no(answer, "calls", "passes")))

    def _buy_in(self, _: int | None, text: str) -> None:
        for seat, answer in self.answers(text):
            self._asked(seat)
            self._apply(BuyIn(yes_or_no(answer, "accepts", "declines")))

    def _last_trick(self, which: int | None, text: str) -> None:
        if self.state.deal is not None and not self.state.deal.last_trick:
            raise RecordError("This is not the last trick; the hands have more cards.")
        self._trick(which, text)

    def _trick(self, which: int | None, text: str) -> None:
        deal, match = self.state.deal, self.now()
        if deal is None or match.phase is not Phase.PLAY:
            raise RecordError(f"No card can be played now: {waiting(match)}.")
        if deal.trick:
            raise RecordError("The trick before this one lacks a card.")
        if which not in {None, len(deal.tricks) + 1}:
            raise RecordError(f"This is trick {len(deal.tricks) + 1}, not {which}.")
        written = self.trick(text)
        leader = match.seats[deal.leader]
        if written.leader not in {None, leader}:
            raise RecordError(f"Seat {leader + 1} leads, not seat {(written.leader or 0) + 1}.")
        if len(written.plays) > len(match.seats):
            raise RecordError(
                f"{len(match.seats)} players play to a trick; here are {len(written.plays)} plays."
            )
        happened: tuple[ev.Event, ...] = ()
        for play in written.plays:
            happened = self._apply(play)
        self.counted = self.state.deal is None
        took = next((event.seat for event in happened if isinstance(event, ev.TrickTaken)), None)
        if written.taker not in {None, took}:
            raise RecordError(
                "The trick is not complete, so nobody takes it."
                if took is None
                else f"Seat {took + 1} takes this trick, not seat {(written.taker or 0) + 1}."
            )

    def _cost(self, _: int | None, text: str) -> None:
        counted = self.now().counted
        if not self.counted or counted is None:
            raise RecordError("The deal is not over, so it has cost nothing yet.")
        check_cost(self.variant, counted.trick, text)

    def _lowest(self, _: int | None, text: str) -> None:
        counted = self.now().counted
        if not self.counted or counted is None:
            raise RecordError("The deal is not over, so nobody has played a last card yet.")
        if counted.lowest != self.seat(text):
            raise RecordError(f"Seat {counted.lowest + 1} played the lowest last card.")

    def _end_deal(self) -> None:
        if not self.counted or self.now().phase not in CONCLUDED:
            raise RecordError(f"The deal is not over: {waiting(self.now())}.")

    statements: ClassVar[Mapping[str, Callable[[Any, int | None, str], None]]] = {
        "lot": _lot,
        "deal": _deal,
        "hand": _hand,
        "stock": _stock,
        "redeal": _redeal,
        "exchange": _exchange,
        "kontra": _kontra,
        "trick": _trick,
        "last trick": _last_trick,
        "cost": _cost,
        "lowest": _lowest,
        "buy-in": _buy_in,
        **STANDINGS,
    }


def waiting(match: Match) -> str:
    """Return what a match waits for, in words."""
    return f"the match waits for: {match.phase.value}"


def _from_one(sentence: str) -> str:
    """Return a sentence of the engine with seats counted from 1, as records count them."""
    return _SEAT.sub(lambda found: f"{found[1]} {int(found[2]) + 1}", sentence)
