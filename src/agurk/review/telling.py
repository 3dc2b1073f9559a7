"""A review in words, as the terminal and the page tell it."""

from collections.abc import Iterator, Mapping

from agurk.review.reviewed import Accuracy, Cause, Review, ReviewedDeal, ReviewedPlay, Turn
from agurk.review.words import why
from agurk.rules.cards import Hand
from agurk.text.catalogue import words

_COSTLY = 8
"""How many of the cards that cost most are told."""


def percent(chance: float) -> str:
    """Return a chance in whole percent."""
    return f"{100 * chance:.0f}%"


def points(change: float) -> str:
    """Return a change of chance in percent, with its sign.

    >>> points(0.051), points(-0.02), points(-0.0001)
    ('+5.1', '−2.0', '0.0')
    """
    told = f"{100 * abs(change):.1f}"
    if told == "0.0":
        return told
    return ("+" if change > 0 else "−") + told


def faces(cards: Hand) -> str:
    """Return cards as they are drawn."""
    return " ".join(card.pretty for card in cards)


class Teller:
    """What is said of one review in one language."""

    def __init__(self, review: Review, language: str = "en") -> None:
        self.review, self.language = review, language
        self._words = words(language, "review")
        self.names = tuple(
            [name or self.say("seat", {"seat": seat}) for seat, name in enumerate(review.names)]
        )

    def say(self, name: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """Return a message."""
        return self._words.say(name, arguments)

    def notes(self) -> list[str]:
        """Return what has to be known to read the numbers."""
        notes = [self.say("note")]
        if not self.review.own_chances:
            notes.append(self.say("note-near"))
        if not self.review.over:
            notes.append(self.say("note-going"))
        return notes

    def accuracy(self) -> tuple[list[str], list[list[str]]]:
        """Return how well each played, as a head and rows."""
        heads = ("player", "choices", "best-cards", "lost-each", "lost", "luck-deal", "luck-others")
        rows = [self._accuracy(each) for each in self.review.accuracy]
        return [self.say(head) for head in heads], rows

    def _accuracy(self, found: Accuracy) -> list[str]:
        share = found.best_share
        return [
            self.names[found.seat],
            str(found.choices),
            "–" if share is None else percent(share),
            points(-found.mean_loss),
            points(-found.loss),
            points(found.deal),
            points(found.others),
        ]

    def luck_heads(self) -> list[str]:
        """Return the head of the table of luck and skill."""
        heads = ("player", "luck-deal", "luck-own", "luck-others", "luck-sum")
        return [self.say(head) for head in heads]

    def luck(self, deal: ReviewedDeal) -> list[list[str]]:
        """Return luck and skill of each player in a deal, as rows."""
        return [
            [self.names[each.seat], *map(points, (each.deal, each.own, each.others, each.change))]
            for each in deal.shares
        ]

    def turns(self) -> list[str]:
        """Return what turned the match, a line each."""
        return [self._turn(turn) for turn in self.review.turns]

    def _turn(self, turn: Turn) -> str:
        place = self.say("deal", {"deal": turn.deal})
        told = self.say("turning-deal")
        if turn.cause is not Cause.DEAL and turn.by is not None:
            place += f", {self.say('trick')} {turn.trick}"
            player = self.names[turn.by]
            told = self.say("turning-card", {"player": player, "cards": faces(turn.cards)})
        return f"{place}: {told}. {self.names[turn.seat]} {points(turn.change)}"

    def costly(self) -> list[str]:
        """Return what cost most, a line each."""
        plays = [play for deal in self.review.deals for play in deal.plays if play.costly]
        plays.sort(key=lambda play: -play.loss)
        return list(self._costly(plays[:_COSTLY]))

    def _costly(self, plays: list[ReviewedPlay]) -> Iterator[str]:
        for play in plays:
            place = f"{self.say('deal', {'deal': play.deal})}, {self.say('trick')} {play.trick}"
            player = {"player": self.names[play.seat], "cards": faces(play.cards)}
            told = self.say("turning-card", player)
            yield f"{place}: {told}, {points(-play.loss)}. {self.why(play)}"

    def why(self, play: ReviewedPlay) -> str:
        """Return why another card would have been better; nothing if it cost nothing."""
        if play.reason is None:
            return ""
        return why(self.review.variant, play.reason, self.language)

    def verdict(self, play: ReviewedPlay) -> str:
        """Return what to say of a card in a word or a number."""
        if play.forced:
            return self.say("only")
        return self.say("is-best") if play.good else points(-play.loss)
