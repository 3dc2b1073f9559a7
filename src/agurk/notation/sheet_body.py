"""A match as a score sheet has it, read line by line and counted as it is read."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from agurk.notation.actions import number, shown
from agurk.notation.body import STANDINGS, Body, yes_or_no
from agurk.notation.record import Entry, SheetChange, SheetDeal, SheetTrick
from agurk.notation.sheet import count_last, dealt, enter, open_sheet, taken_by
from agurk.notation.standings import check_cost, read_cost
from agurk.rules.cards import cards
from agurk.rules.errors import RecordError, TextError
from agurk.rules.match import Match
from agurk.rules.scoring import LastTrick
from agurk.rules.variant import Variant

_BLANK = SheetDeal()


def _setting(name: str) -> Callable[[Any, int | None, str], None]:
    return lambda body, _, text: body.set(name, text)


def _signed(word: str, name: str) -> int:
    """Return a whole number, which only money can have below 0."""
    below = name == "money" and word.startswith("-")
    size = number(word.removeprefix("-") if below else word, name)
    return -size if below else size


class SheetBody(Body):
    """The lines of a score sheet."""

    def __init__(self, variant: Variant, players: int) -> None:
        super().__init__(variant, players)
        self.entries: list[Entry] = []
        self.before = self.after = open_sheet(variant, players)
        self.entry: Entry | None = None
        self.previous = ""
        self.set_by_hand: set[str] = set()

    def say(self, keyword: str, which: int | None, text: str) -> None:
        """Take in a line, and remember what it was about."""
        super().say(keyword, which, text)
        self.previous = keyword

    def now(self) -> Match:
        """Return how the match stands."""
        return self.after

    def fields(self) -> dict[str, Any]:
        """Return the entries."""
        return {"sheet": tuple(self.entries)}

    def end(self) -> None:
        """Enter what was read last."""
        self._close()

    def _close(self) -> None:
        """Enter what is complete."""
        if self.entry is not None:
            self.entries.append(self.entry)
        self.entry, self.before = None, self.after

    def _note(self, **known: Any) -> None:  # noqa: ANN401 - each field has its own type
        """Add to what is known of the deal, or begin with the next."""
        self._take(replace(self._open(), **known))

    def _add(self, **known: Any) -> None:  # noqa: ANN401 - each field has its own type
        """Add to what is known of the deal just counted."""
        if self.entry is not None:
            self._take(replace(self.entry, **known))

    def _take(self, entry: Entry) -> None:
        self.after, _ = enter(self.before, entry)
        self.entry = entry

    def _open(self) -> SheetDeal:
        """Return the deal that is being noted; a new one if the one before is over."""
        if isinstance(self.entry, SheetDeal) and not self.entry.payments:
            return self.entry
        self._close()
        return _BLANK

    def _over(self, what: str) -> SheetDeal:
        """Return the deal that was just counted."""
        if not isinstance(self.entry, SheetDeal) or not self.entry.payments:
            raise RecordError(f"{what} comes after what a deal has cost, and before the scores.")
        return self.entry

    def _deal(self, which: int | None, text: str) -> None:
        if self._open() is not _BLANK:
            raise RecordError("What the deal before this one cost is missing.")
        dealer, size = self.deal(text)
        self._note(dealer=dealer, size=size)
        expected = dealt(self.before, _BLANK).number
        if which not in {None, expected}:
            raise RecordError(f"This is deal {expected}, not {which}.")

    def _hands(self, _: int | None, text: str) -> None:
        if text.casefold() != "unknown":
            raise TextError(f"{shown(text)} means nothing here: write Hands: unknown.")
        self._note()

    def _hand(self, which: int | None, text: str) -> None:
        seat = self.numbered_seat(which)
        known = self._open().hands
        if seat in dict(known):
            raise RecordError(f"The hand of seat {seat + 1} comes twice.")
        held = tuple(self.variant.card(card.text) for card in cards(text))
        self._note(hands=(*known, (seat, held)))

    def _exchange(self, _: int | None, text: str) -> None:
        changed = self._open().exchanged
        for seat, answer in self.answers(text):
            if answer.startswith("#"):
                count = number(answer[1:], "a number of cards")
            else:
                count = 0 if answer.casefold() == "none" else len(cards(answer))
            changed = (*changed, (seat, count))
        self._note(exchanged=changed)

    def _kontra(self, _: int | None, text: str) -> None:
        for seat, answer in self.answers(text):
            called = yes_or_no(answer, "calls", "passes")
            if called and self._open().kontra is not None:
                raise RecordError("Kontra is called once in a deal.")
            self._note(**({"kontra": seat} if called else {}))

    def _read_trick(self, which: int | None, text: str, *, last: bool) -> SheetTrick:
        """Return the trick of a line once it is sure who led and who took it."""
        entry, written = self._open(), self.trick(text)
        if which not in {None, len(entry.tricks) + 1}:
            raise RecordError(f"This is trick {len(entry.tricks) + 1}, not {which}.")
        match = dealt(self.before, entry)
        leader = written.leader
        if leader is None and entry.tricks:
            leader = taken_by(match, entry.tricks[-1], last=False)
        elif leader is None and entry.dealer is not None:
            leader = match.leader()
        if leader not in match.seats:
            raise RecordError("Write who leads, somebody who plays this deal: 2 leads 9d Jc 2s.")
        trick = SheetTrick(leader or 0, written.plays)
        took = taken_by(match, trick, last=last)
        if written.taker not in {None, took}:
            taken = "nobody" if took is None else f"seat {took + 1}"
            raise RecordError(f"By these cards {taken} takes the trick.")
        return trick

    def _trick(self, which: int | None, text: str) -> None:
        trick = self._read_trick(which, text, last=False)
        self._note(tricks=(*self._open().tricks, trick))

    def _last_trick(self, which: int | None, text: str) -> None:
        trick = self._read_trick(which, text, last=True)
        entry = self._open()
        if len(trick.plays) < len(self.before.seats):
            self._note(tricks=(*entry.tricks, trick))
            return
        counted = count_last(dealt(self.before, entry), trick).trick
        self._note(
            tricks=(*entry.tricks, trick), payments=counted.payments, bonuses=counted.bonuses
        )

    def _cost(self, _: int | None, text: str) -> None:
        if self.previous == "last trick" and isinstance(self.entry, SheetDeal):
            if not self.entry.payments:
                raise RecordError("The last trick lacks a card.")
            check_cost(self.variant, _counted(self.entry), text)
            return
        entry = self._open()
        counted = read_cost(dealt(self.before, entry), text)
        self._note(payments=counted.payments, bonuses=counted.bonuses)

    def _lowest(self, _: int | None, text: str) -> None:
        self._over("Who played the lowest last card")
        self._add(lowest=self.seat(text))

    def _buy_in(self, _: int | None, text: str) -> None:
        told = self._over("A buy-in").buy_ins
        for seat, answer in self.answers(text):
            told = (*told, (seat, yes_or_no(answer, "accepts", "declines")))
        self._add(buy_ins=told)

    def set(self, name: str, text: str) -> None:
        """Take in what is set by hand between deals; `Set` lines in a row are one change."""
        if isinstance(self.entry, SheetDeal) and not self.entry.payments:
            raise RecordError("What the deal before this one cost is missing.")
        values = tuple(_signed(word, name) for word in text.split())
        if name == "pot" and len(values) != 1:
            raise TextError("Write one number for the pot.")
        if not self.previous.startswith("set ") or name in self.set_by_hand:
            self._close()
            standing = self.after.standing
            self.entry = SheetChange(scores=standing.scores, lives=standing.lives)
            self.set_by_hand = set()
        self.set_by_hand.add(name)
        self._add(**{name: values[0] if name == "pot" else values})

    def _end_deal(self) -> None:
        if isinstance(self.entry, SheetDeal):
            self._over("The standing")
        self._close()

    statements: ClassVar[Mapping[str, Callable[[Any, int | None, str], None]]] = {
        "deal": _deal,
        "hands": _hands,
        "hand": _hand,
        "exchange": _exchange,
        "kontra": _kontra,
        "trick": _trick,
        "last trick": _last_trick,
        "cost": _cost,
        "lowest": _lowest,
        "buy-in": _buy_in,
        **{f"set {name}": _setting(name) for name in ("scores", "lives", "money", "pot")},
        **STANDINGS,
    }


def _counted(entry: SheetDeal) -> LastTrick:
    return LastTrick(entry.payments[-1].place, entry.payments, entry.bonuses)
