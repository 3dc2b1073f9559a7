"""What the two kinds of record have in common when they are read."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from agurk.notation.actions import parse_play, seat_of, shown
from agurk.notation.standings import check_standing, result_text
from agurk.rules.actions import Correct, Play
from agurk.rules.errors import RecordError, TextError
from agurk.rules.match import Match
from agurk.rules.variant import Variant

_TRICK = re.compile(r"(?:([0-9]+)\s+leads\s+)?([^,]*?)(?:\s*,\s*([0-9]+)\s+takes)?", re.IGNORECASE)
_DEALER = re.compile(r"dealer\s+([0-9]+)", re.IGNORECASE)
_SIZE = re.compile(r"([0-9]{1,3})\s+cards?", re.IGNORECASE)


class WrittenTrick(NamedTuple):
    """What a line says of a trick."""

    leader: int | None
    plays: tuple[Play | Correct, ...]
    taker: int | None


class Body(ABC):
    """The lines after the headers, read one by one."""

    statements: ClassVar[Mapping[str, Callable[[Any, int | None, str], None]]]
    """What reads each kind of line."""

    def __init__(self, variant: Variant, players: int) -> None:
        self.variant = variant
        self.players = players

    def say(self, keyword: str, which: int | None, text: str) -> None:
        """Take in a line.

        Raises:
            AgurkError: if it says nothing, or what is not so.
        """
        reader = self.statements.get(keyword)
        if reader is None:
            known = ", ".join(word.capitalize() for word in self.statements)
            raise TextError(f"{shown(keyword)} opens no line here; there are {known}.")
        reader(self, which, text)

    @abstractmethod
    def fields(self) -> dict[str, Any]:
        """Return the fields of a record that these lines hold."""

    @abstractmethod
    def now(self) -> Match:
        """Return how the match stands."""

    @abstractmethod
    def end(self) -> None:
        """Make sure that nothing is missing after the last line.

        Raises:
            AgurkError: if something is.
        """

    def finish(self, result: str) -> None:
        """Take in the end of a match.

        Raises:
            AgurkError: if something is missing, or the match has not ended so.
        """
        self.end()
        actual = result_text(self.now().outcome)
        if result and result.split() != actual.split():
            raise RecordError(
                f"The result is written as {shown(result)}, but the match has ended "
                f"with {actual!r} (* is a match that is not decided)."
            )

    def standing(self, keyword: str, text: str) -> None:
        """Take in what a line says of the standing after a deal.

        Raises:
            RecordError: if it is not so, or the deal is not over.
        """
        self._end_deal()
        check_standing(self.now(), keyword, text)

    @abstractmethod
    def _end_deal(self) -> None:
        """Make sure that the deal is over when the standing after it is told."""

    def seat(self, text: str) -> int:
        """Return the seat that a number counted from 1 names.

        Raises:
            TextError: if there is no such seat.
        """
        seat = seat_of(text)
        if seat >= self.players:
            raise TextError(f"There are seats 1 to {self.players}, not {seat + 1}.")
        return seat

    def numbered_seat(self, which: int | None) -> int:
        """Return the seat of a line such as `Hand 2:`.

        Raises:
            TextError: if it names none.
        """
        if which is None:
            raise TextError("Write whose hand this is: Hand 1: 2c 9d Kh.")
        return self.seat(str(which))

    def trick(self, text: str) -> WrittenTrick:
        """Return what a line says of a trick.

        Raises:
            AgurkError: if it is no such line.
        """
        found = _TRICK.fullmatch(text)
        if not found or not found[2]:
            raise TextError(f"{shown(text)} is no trick: write such as 2 leads 9d Jc 2s, 3 takes.")
        return WrittenTrick(
            None if found[1] is None else self.seat(found[1]),
            tuple(self._play(word) for word in found[2].split()),
            None if found[3] is None else self.seat(found[3]),
        )

    def _play(self, word: str) -> Play | Correct:
        """Return a play with its cards lowest first."""
        play = parse_play(word, self.variant.card)
        if isinstance(play, Play):
            return Play(self.variant.sort(play.cards))
        return Correct(play.played, self.variant.sort(play.instead))

    def deal(self, text: str) -> tuple[int | None, int | None]:
        """Return the dealer and the number of cards that a line names.

        Raises:
            TextError: if it says anything else.
        """
        dealer = size = None
        for part in filter(None, (part.strip() for part in text.split(","))):
            if found := _DEALER.fullmatch(part):
                dealer = self.seat(found[1])
            elif found := _SIZE.fullmatch(part):
                size = int(found[1])
            else:
                raise TextError(f"{shown(part)} means nothing here: write dealer 2, 7 cards.")
        return dealer, size

    def answers(self, text: str) -> list[tuple[int, str]]:
        """Return the seats and what each answered: `1 passes, 2 calls`.

        Raises:
            TextError: if no seat is named.
        """
        told = []
        for part in text.split(","):
            seat, _, answer = part.strip().partition(" ")
            told.append((self.seat(seat), answer.strip()))
        return told


def yes_or_no(answer: str, yes: str, no: str) -> bool:
    """Return whether an answer is the word for yes.

    Raises:
        TextError: if it is neither word.
    """
    word = answer.casefold()
    if word not in {yes, no}:
        raise TextError(f"{shown(answer)} is no answer: write {yes} or {no}.")
    return word == yes


def _stating(keyword: str) -> Callable[[Body, int | None, str], None]:
    return lambda body, _, text: body.standing(keyword, text)


STANDINGS: Mapping[str, Callable[[Any, int | None, str], None]] = {
    keyword: _stating(keyword) for keyword in ("scores", "lives", "pot", "money")
}
"""What reads the lines that say how a match stands after a deal."""
