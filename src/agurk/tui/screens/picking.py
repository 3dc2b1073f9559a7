"""What a player at the keyboard points at: a card, several of them, or one of a few choices."""

from dataclasses import dataclass, field

from agurk.play.answers import Unclear
from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Exchange, Play
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.choices import Lead
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.tui.drawing.hand import state
from agurk.tui.picture import Picture, Stop


@dataclass(slots=True)
class Picking:
    """Where the cursor is, and what is picked."""

    live: bool = False
    """Whether anything is to be decided."""
    several: bool = False
    """Whether several cards can go together."""
    choices: tuple[Choice, ...] = ()
    """The choices, where it is not cards that are chosen."""
    cursor: int = 0
    """Which card, or which choice."""
    marked: set[int] = field(default_factory=set)
    """The places in the hand of what is picked."""
    word: str = ""
    """What has been typed of a rank."""

    @classmethod
    def of(cls, picture: Picture, before: "Picking") -> "Picking":
        """Return where a player begins who has to decide now."""
        view = picture.view
        if picture.stop is not Stop.CHOICE or not view.actions:
            return cls(cursor=before.cursor)
        choices = _choices(view)
        if choices:
            return cls(live=True, choices=choices)
        several = view.match.phase is Phase.EXCHANGE or view.variant.lead is Lead.SETS
        legal = [at for at, card in enumerate(view.hand) if state(view, card) == "legal"]
        cursor = min(before.cursor, len(view.hand) - 1)
        if legal and cursor not in legal:
            cursor = min(legal, key=lambda at: abs(at - cursor))
        return cls(live=True, several=several, cursor=max(0, cursor))

    def step(self, by: int) -> None:
        """Go on by so many places, round the end."""
        if self.live:
            self.cursor += by
        self.word = ""

    def step_legal(self, view: View, by: int) -> None:
        """Go on to the next card that may be played."""
        for _ in view.hand:
            self.step(by)
            self.keep_within(view)
            if not self.choices and state(view, view.hand[self.cursor]) == "legal":
                return

    def keep_within(self, view: View) -> None:
        """Let the cursor be on something that is there."""
        count = len(self.choices) or len(view.hand)
        self.cursor = self.cursor % count if count else 0

    def toggle(self) -> None:
        """Pick the card under the cursor, or put it back."""
        self.marked ^= {self.cursor}

    def choice(self, view: View) -> Choice | None:
        """Return what is decided as all stands; it need not be allowed."""
        self.keep_within(view)
        if self.choices:
            return self.choices[self.cursor]
        cards = tuple([view.hand[at] for at in sorted(self.marked)])
        if view.match.phase is Phase.EXCHANGE:
            return _same(view, Exchange(cards))
        return _same(view, Play(cards or (view.hand[self.cursor],))) if view.hand else None

    def typed(self, view: View, letter: str, letters: dict[int, str]) -> None:
        """Go to the card, or the choice, that is typed; the same once more, to the next like it.

        Raises:
            Unclear: if nothing that was typed means a card of the hand.
        """
        if not self.live:
            return
        if self.choices:
            self._typed_choice(letter)
            return
        for word in dict.fromkeys((self.word + letter.upper(), letter.upper())):
            places = [at for at, card in enumerate(view.hand) if _means(word, at, view, letters)]
            longer = any(_begins(word, at, view, letters) for at in range(len(view.hand)))
            if places:
                legal = [at for at in places if state(view, view.hand[at]) == "legal"]
                self._go_to(legal or places, word, longer=longer)
                return
            if longer:
                self.word = word
                return
        self.word = ""
        if letter.isalnum():
            raise Unclear("not-in-hand", text=letter)

    def _go_to(self, places: list[int], word: str, *, longer: bool) -> None:
        after = [at for at in places if at > self.cursor]
        self.cursor = after[0] if self.cursor in places and after else places[0]
        self.word = word if longer else ""

    def _typed_choice(self, letter: str) -> None:
        """Go to a number of cards, or to the choice with this number."""
        sizes = [str(each.size) for each in self.choices if isinstance(each, ChooseSize)]
        named = sizes or [str(at) for at in range(1, len(self.choices) + 1)]
        for word in (self.word + letter, letter):
            if word in named:
                self.cursor, self.word = named.index(word), word
                return


def _choices(view: View) -> tuple[Choice, ...]:
    """Return the choices of a decision that is not made by pointing at cards."""
    if view.match.phase is Phase.EXCHANGE:
        whole = view.variant.exchange is ExchangeRule.WHOLE_HANDS
        return tuple(reversed(view.actions)) if whole or len(view.actions) == 1 else ()
    return tuple(
        [each for each in view.actions if isinstance(each, ChooseSize | CallKontra | BuyIn)]
    )


def _same(view: View, choice: Play | Exchange) -> Choice:
    """Return the choice of the view with the same cards, whatever their order."""
    wanted = sorted(card.text for card in choice.cards)
    for action in view.actions:
        if isinstance(action, type(choice)) and wanted == sorted(c.text for c in action.cards):
            return action
    return choice


def _spelt(at: int, view: View, letters: dict[int, str]) -> set[str]:
    """Return how the rank of a card may be typed."""
    card = view.hand[at]
    if card.joker:
        return {"X"}
    if card.suit is None and not card.rank:
        return {card.pretty.upper()}
    usual = {10: "T", 11: "J", 12: "Q", 13: "K", 14: "A"}
    names = {str(card.rank)} if card.rank < 11 or card.suit is None else set()
    if card.suit is not None:
        names |= {usual[card.rank]} if card.rank in usual else set()
        names |= {letters[card.rank].upper()} if card.rank in letters else set()
    return names


def _means(word: str, at: int, view: View, letters: dict[int, str]) -> bool:
    return word in _spelt(at, view, letters)


def _begins(word: str, at: int, view: View, letters: dict[int, str]) -> bool:
    return any(spelt.startswith(word) and spelt != word for spelt in _spelt(at, view, letters))
