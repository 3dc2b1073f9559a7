"""Each decision as a question, and what an answer to it means."""

from collections.abc import Callable
from typing import NamedTuple

from agurk.play.answers import Unclear, number, read_cards, yes_or_no
from agurk.play.marks import sets as several
from agurk.play.marks import trick_of
from agurk.play.say import Teller
from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Exchange, Play
from agurk.rules.cards import Card, Hand, text_of
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.choices import Lead
from agurk.rules.exchanging import why_none
from agurk.rules.match import Phase
from agurk.rules.pack import is_court
from agurk.rules.scoring import exchange_factor
from agurk.rules.standing import buy_in_score
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.text.reasons import duty_text, reason_text

_MOST_SETS = 12
_NONE = frozenset(("none", "no", "0"))


class Question(NamedTuple):
    """What is asked, and how the answer is read."""

    text: str
    """The question."""
    read: Callable[[str], Choice]
    """Returns the choice that a line means, or raises `Unclear` or `Refused`."""
    help: tuple[str, ...]
    """What can be answered, a paragraph each."""


class Refused(Exception):
    """An answer that is understood but not allowed; says why."""


def question(view: View, teller: Teller) -> Question:
    """Return what a view's seat has to be asked now."""
    match view.match.phase:
        case Phase.SIZE:
            return _ask_size(view, teller)
        case Phase.EXCHANGE:
            return _ask_exchange(view, teller)
        case Phase.KONTRA:
            text = teller.say("ask-kontra")
            return _yes_or_no(text, teller, lambda yes: CallKontra(call=yes))
        case Phase.BUY_IN:
            return _yes_or_no(buy_in_text(view, teller), teller, BuyIn)
        case _:
            how = _how_to_play(view, teller)
            read = _Reader(view, teller.language).read
            return Question(_play_text(view, teller), read, how)


def why(view: View, cards: Hand, language: str = "en") -> str:
    """Return why cards of the hand may be played now, or why not."""
    return reason_text(view.variant, view.hand, trick_of(view), cards, language)


def _yes_or_no(text: str, teller: Teller, choose: Callable[[bool], Choice]) -> Question:
    """Return a question answered by yes or no."""
    return Question(
        f"{text} {teller.say('yes-or-no')}",
        lambda line: choose(yes_or_no(line, teller.language)),
        (text, teller.say("help-yes-or-no")),
    )


def _how_to_play(view: View, teller: Teller) -> tuple[str, ...]:
    """Return how cards are named that are played."""
    card, rank = _example(view)
    told = [teller.say("help", card=card.text, rank=rank)]
    if view.variant.lead is Lead.SETS:
        told.append(teller.say("help-sets", cards=text_of(_equal(view.variant, card))))
    return (*told, teller.say("help-only"))


def _example(view: View) -> tuple[Card, str]:
    """Return a card of the hand, or else of the pack, and its rank as it may be typed."""
    held = view.hand or view.variant.cards
    card = held[len(held) // 2]
    return card, card.text[:-1].replace("T", "10") if card.suit else card.text


def _equal(variant: Variant, card: Card) -> Hand:
    """Return two equal cards, equal to this one if it has an equal."""
    strength = variant.strength
    equal = [other for other in variant.order if strength[other] == strength[card]]
    if len(equal) > 1:
        return tuple(equal[:2])
    return variant.cards[:2]


def _ask_size(view: View, teller: Teller) -> Question:
    sizes = [action.size for action in view.actions if isinstance(action, ChooseSize)]
    least, most = min(sizes), max(sizes)
    text = teller.say("ask-size", least=least, most=most)
    how = teller.say("help-size", least=least, most=most)
    return Question(text, lambda line: ChooseSize(number(line, least, most)), (how,))


def _ask_exchange(view: View, teller: Teller) -> Question:
    numbers = sorted({len(action.cards) for action in view.actions if isinstance(action, Exchange)})
    if numbers == [0]:
        return _ask_keep(view, teller)
    if view.variant.exchange is ExchangeRule.WHOLE_HANDS:
        return _ask_whole_hand(view, teller)
    allowed = _allowed(numbers, teller)

    def read(line: str) -> Choice:
        if line.casefold() in _NONE:
            cards: Hand = ()
        elif line:
            cards = read_cards(line, view)
        else:
            raise Unclear("not-a-number-of-cards", allowed=allowed, number=0)
        if len(cards) not in numbers:
            raise Unclear("not-a-number-of-cards", allowed=allowed, number=len(cards))
        return Exchange(cards)

    card, rank = _example(view)
    how = teller.say("help-change", card=card.text, rank=rank, allowed=allowed)
    return Question(teller.say("ask-change", allowed=allowed), read, (how,))


def _ask_keep(view: View, teller: Teller) -> Question:
    """Return why no cards may be changed, as a question with one answer."""
    before = [count for _, count in view.match.exchanged]
    courts = any(is_court(card) for card in view.hand)
    mine = view.match.changed_by(view.seat or 0)
    why = why_none(view.variant, len(view.hand), before, courts=courts, mine=mine).value
    text = teller.say("ask-keep", why=why)

    def read(line: str) -> Choice:
        if line and line.casefold() not in _NONE:
            raise Unclear("ask-keep", why=why)
        return Exchange(())

    return Question(text, read, (text,))


def _ask_whole_hand(view: View, teller: Teller) -> Question:
    """Return whether the whole hand is changed, and what that costs, as a question."""
    before = view.match.changed_by(view.seat or 0)
    times = exchange_factor(view.variant, (*before, len(view.hand)))
    text = teller.say("ask-whole-hand", times=times)
    return _yes_or_no(text, teller, lambda yes: Exchange(view.hand if yes else ()))


def _allowed(numbers: list[int], teller: Teller) -> str:
    """Return how many cards may be changed, in words."""
    if len(numbers) == 2 and numbers[1] > 1:
        return teller.say("allowed-exactly", number=numbers[1])
    return teller.say("allowed-any", least=numbers[0], most=numbers[-1])


def buy_in_text(view: View, teller: Teller) -> str:
    """Return what buying in costs and brings, as a question."""
    match, variant, seat = view.match, view.variant, view.seat or 0
    standing = match.standing
    score = buy_in_score(variant, standing, seat) or 0
    price = teller.say("price", stakes=variant.buy_in_stakes)
    caught = not standing.lives[seat]
    message = "ask-buy-in" if caught else "ask-buy-down"
    text = teller.say(message, own=standing.scores[seat], price=price, score=score)
    left = variant.buy_in_times - standing.bought[seat]
    told = [text, teller.say("pot-now", units=standing.pot, left=left)]
    if caught:
        told.insert(1, teller.say("refused-exit"))
    return " ".join(told)


def _play_text(view: View, teller: Teller) -> str:
    duty = duty_text(view.variant, view.hand, trick_of(view), teller.language)
    sets = [teller.pen.cards(each) for each in several(view)]
    text = teller.say("ask-card", duty=duty)
    if not sets or len(sets) > _MOST_SETS:
        return text
    return f"{text} {teller.say('ask-sets', plays=', '.join(sets))}"


class _Reader(NamedTuple):
    """Reads what is to be played, and says in a language why it may not be."""

    view: View
    language: str

    def read(self, line: str) -> Choice:
        """Return the play that a line means.

        Raises:
            Unclear: if it names no card of the hand.
            Refused: if the cards may not be played.
        """
        view, language = self
        if not line and len(view.actions) == 1:
            return view.actions[0]
        duty = duty_text(view.variant, view.hand, trick_of(view), language)
        if not line:
            raise Refused(duty)
        play = Play(read_cards(line, view))
        if play not in view.actions:
            raise Refused(f"{why(view, play.cards, language)} {duty}")
        return play
