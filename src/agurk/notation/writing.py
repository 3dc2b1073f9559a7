"""Records as text in the spirit of PGN: headers, then one readable block a deal."""

from collections.abc import Iterable, Iterator
from os import PathLike

from agurk.notation.actions import play_text, quoted
from agurk.notation.files import save
from agurk.notation.headers import header_lines
from agurk.notation.record import Record, SheetChange, SheetDeal, SheetTrick
from agurk.notation.replay import Replayed, replay
from agurk.notation.sheet import count_sheet, dealt, open_sheet, taken_by
from agurk.notation.standings import cost_text, result_text, standing_lines
from agurk.rules import events as ev
from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    ChooseSize,
    Correct,
    DealOut,
    Exchange,
    Lot,
    Play,
    Redeal,
)
from agurk.rules.cards import Hand, text_of, without
from agurk.rules.deal import Deal
from agurk.rules.match import Match, Phase
from agurk.rules.scoring import LastTrick
from agurk.rules.state import begin

CONCLUDED = frozenset({Phase.SIZE, Phase.DEAL, Phase.OVER})
"""What a match waits for when a deal is counted and all are asked who may buy in."""


def dumps(record: Record) -> str:
    """Return a record as text; `loads` gives it back.

    Raises:
        RecordError: if it cannot be replayed.
        VariantError: if its variant is no preset and no change of one.
    """
    body = list(_Sheet(record).lines() if record.partial else _Log(record).lines())
    result = body[-1].removeprefix("Result: ")
    return "\n".join([*header_lines(record, result), *body]) + "\n"


def dumps_all(records: Iterable[Record]) -> str:
    """Return several records as one text; `loads_all` gives them back.

    Raises:
        RecordError: if one cannot be replayed.
        VariantError: if the variant of one is no preset and no change of one.
    """
    return "\n".join(dumps(record) for record in records)


def dump(record: Record, path: str | PathLike[str]) -> None:
    """Write a record to a file, whole or not at all.

    Raises:
        RecordError: if it cannot be replayed.
        VariantError: if its variant is no preset and no change of one.
        SaveError: if the file cannot be written.
    """
    save(path, dumps(record))


def trick_line(trick: SheetTrick, number: int | None, took: int | None) -> str:
    """Return a trick as a line; `number` is None for the last trick."""
    name = "Last trick" if number is None else f"Trick {number}"
    plays = " ".join(play_text(play) for play in trick.plays)
    taken = "" if took is None else f", {took + 1} takes"
    return f"{name}: {trick.leader + 1} leads {plays}{taken}"


def deal_line(number: int, dealer: int | None, size: int | None) -> str:
    """Return the line that opens a deal."""
    told = [] if dealer is None else [f"dealer {dealer + 1}"]
    told += [] if size is None else [f"{size} card{'s' * (size != 1)}"]
    return f"Deal {number}: {', '.join(told)}".rstrip(": ")


def rest_of(match: Match, hands: Iterable[Hand]) -> Hand:
    """Return the cards that are in no hand, lowest first; () if a hand has one too many."""
    try:
        return without(
            match.variant.cards, tuple(card for hand in (match.kept, *hands) for card in hand)
        )
    except ValueError:
        return ()


class _Log:
    """The lines of a match of which everything is known."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = begin(record.variant, record.players)
        self.opened = False
        self.leader = 0
        self.plays: list[Play | Correct] = []
        self.question = ""
        self.answers: list[str] = []

    def lines(self) -> Iterator[str]:
        """Yield each line, the result last."""
        for step in replay(self.record):
            if _QUESTIONS.get(type(step.action), "") != self.question:
                yield from self._answered()
            yield from self._line(step)
            if step.state.deal is None and isinstance(step.action, Play | Correct | BuyIn):
                yield from self._after_deal(step.state.match)
            self.state = step.state
        yield from self._answered()
        if self.plays and self.state.deal is not None:
            yield self._trick(self.state.deal, None)
        yield ""
        yield f"Result: {result_text(self.state.match.outcome)}"

    def _line(self, step: Replayed) -> Iterator[str]:
        match step.action:
            case Lot(dealer):
                yield from ("", f"Lot: {dealer + 1}")
            case ChooseSize(size):
                yield from self._opening(size)
            case DealOut(hands, stock):
                yield from self._dealt(hands, stock)
            case Redeal(reason):
                self.opened = False
                yield f"Redeal: {quoted(reason)}" if reason else "Redeal:"
            case Play() | Correct():
                yield from self._play(step, step.action)
            case Exchange(changed):
                self._answer("Exchange", text_of(changed) or "none")
            case CallKontra(call):
                self._answer("Kontra", "calls" if call else "passes")
            case BuyIn(accept):
                self._answer("Buy-in", "accepts" if accept else "declines")

    def _opening(self, size: int) -> Iterator[str]:
        self.opened = True
        match = self.state.match
        yield from ("", deal_line(match.number, match.dealer, size))

    def _dealt(self, hands: tuple[Hand, ...], stock: Hand) -> Iterator[str]:
        match = self.state.match
        if not self.opened:
            yield from self._opening(match.size)
        for seat, hand in zip(match.seats, hands, strict=True):
            yield f"Hand {seat + 1}: {text_of(hand)}"
        if stock != rest_of(match, hands):
            yield f"Stock: {text_of(stock)}"

    def _play(self, step: Replayed, play: Play | Correct) -> Iterator[str]:
        deal = self.state.deal
        if deal is None:
            return
        if not self.plays:
            self.leader = self.state.match.seats[deal.leader]
        self.plays.append(play)
        for event in step.events:
            if isinstance(event, ev.TrickTaken):
                yield self._trick(deal, event.seat)
                self.plays = []
        counted = step.state.match.counted
        if step.state.deal is None and counted is not None:
            yield f"Cost: {cost_text(counted.trick)}"

    def _trick(self, deal: Deal, took: int | None) -> str:
        number = None if deal.last_trick else len(deal.tricks) + 1
        return trick_line(SheetTrick(self.leader, tuple(self.plays)), number, took)

    def _answer(self, question: str, answer: str) -> None:
        self.question = question
        seat = self.state.to_act
        self.answers.append(f"{0 if seat is None else seat + 1} {answer}")

    def _answered(self) -> Iterator[str]:
        if self.answers:
            yield f"{self.question}: {', '.join(self.answers)}"
        self.question, self.answers = "", []

    def _after_deal(self, match: Match) -> Iterator[str]:
        if match.phase in CONCLUDED:
            yield from self._answered()
            yield from standing_lines(match)
            self.opened = False


_QUESTIONS: dict[type[Action], str] = {
    Exchange: "Exchange",
    CallKontra: "Kontra",
    BuyIn: "Buy-in",
}


class _Sheet:
    """The lines of a score sheet."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = open_sheet(record.variant, record.players)

    def lines(self) -> Iterator[str]:
        """Yield each line, the result last."""
        for entry, after, _ in count_sheet(self.record):
            yield ""
            if isinstance(entry, SheetChange):
                yield from _changes(entry)
            else:
                yield from self._deal(entry)
                if entry.payments:
                    yield from standing_lines(after)
            self.match = after
        yield from ("", f"Result: {result_text(self.match.outcome)}")

    def _deal(self, entry: SheetDeal) -> Iterator[str]:
        match = dealt(self.match, entry)
        if entry.dealer is not None or entry.size is not None:
            yield deal_line(match.number, entry.dealer, entry.size)
        if len(entry.hands) > 1 or not (entry.payments or entry.tricks):
            yield "Hands: unknown"
        for seat, hand in entry.hands:
            yield f"Hand {seat + 1}: {text_of(hand)}"
        if entry.exchanged:
            told = ", ".join(f"{seat + 1} #{count}" for seat, count in entry.exchanged)
            yield f"Exchange: {told}"
        if entry.kontra is not None:
            yield f"Kontra: {entry.kontra + 1} calls"
        for number, trick in enumerate(entry.tricks, 1):
            last = bool(entry.payments) and number == len(entry.tricks)
            took = taken_by(match, trick, last=last)
            yield trick_line(trick, None if last else number, took)
        if entry.payments:
            yield from _costs(entry)


def _changes(entry: SheetChange) -> Iterator[str]:
    yield f"Set scores: {' '.join(map(str, entry.scores))}"
    yield f"Set lives: {' '.join(map(str, entry.lives))}"
    if entry.money:
        yield f"Set money: {' '.join(map(str, entry.money))}"
    if entry.pot is not None:
        yield f"Set pot: {entry.pot}"


def _costs(entry: SheetDeal) -> Iterator[str]:
    yield f"Cost: {cost_text(LastTrick(entry.payments[-1].place, entry.payments, entry.bonuses))}"
    if entry.lowest is not None:
        yield f"Lowest: {entry.lowest + 1}"
    if entry.buy_ins:
        told = ", ".join(
            f"{seat + 1} {'accepts' if accepted else 'declines'}"
            for seat, accepted in entry.buy_ins
        )
        yield f"Buy-in: {told}"
