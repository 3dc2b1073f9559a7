"""Scenes at a table: a match brought to the point that a rule speaks of."""

from collections.abc import Sequence
from dataclasses import replace

from agurk.rules.actions import DealOut, Lot, Play
from agurk.rules.cards import cards, text_of, without
from agurk.rules.deal import Deal
from agurk.rules.events import Event, Paid
from agurk.rules.match import Phase
from agurk.rules.scoring import count_last_trick
from agurk.rules.standing import Standing, opening, settle
from agurk.rules.state import State, begin
from agurk.rules.trick import Trick
from agurk.rules.variant import Variant


def trick_of(text: str) -> Trick:
    """Return the single cards of a trick as plays."""
    return tuple(card.alone for card in cards(text))


def standing_of(
    variant: Variant, scores: Sequence[int], lives: Sequence[int] | None = None
) -> Standing:
    """Return who has what, by seat; all lives unless said."""
    standing = opening(variant, len(scores))
    return replace(standing, scores=tuple(scores), lives=tuple(lives or standing.lives))


def waiting(
    variant: Variant,
    scores: Sequence[int],
    lives: Sequence[int] | None = None,
    dealer: int | None = None,
) -> State:
    """Return a match that waits for its cards; the last seat deals unless said."""
    state = begin(variant, len(scores))
    state = state.apply(Lot(len(scores) - 1 if dealer is None else dealer)).state
    return State(replace(state.match, standing=standing_of(variant, scores, lives)))


def dealt(
    variant: Variant,
    *hands: str,
    scores: Sequence[int] | None = None,
    lives: Sequence[int] | None = None,
    dealer: int | None = None,
) -> State:
    """Return a match in which these hands are dealt, "" to who is out; seat 0 leads unless said.

    Where the hands have another number of cards than the rules give, the rules are changed to it.
    """
    held = [cards(hand) for hand in hands]
    rules = variant.but(hand=max(map(len, held)))
    state = waiting(rules, scores or (0,) * len(hands), lives, dealer)
    stock = without(rules.cards, tuple(card for hand in held for card in hand))
    out = DealOut(tuple(hand for hand in held if hand), stock)
    return state.apply(out).state


def deal_of(state: State) -> Deal:
    """Return the cards of the deal in play."""
    assert state.deal is not None
    return state.deal


def played(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """Return the match after these cards were played in turn, and what happened."""
    happened: tuple[Event, ...] = ()
    for card in cards(text):
        state, events = state.apply(Play(card.alone))
        happened += events
    return state, happened


def paid(events: Sequence[Event]) -> dict[int, int]:
    """Return who paid how many points."""
    return {event.seat: event.points for event in events if isinstance(event, Paid)}


def allowed(state: State) -> str:
    """Return the cards that the seat to act may play, lowest first."""
    assert state.match.phase is Phase.PLAY
    return " ".join(text_of(play.cards) for play in state.actions if isinstance(play, Play))


def settled(
    variant: Variant,
    last_trick: str,
    scores: Sequence[int],
    lives: Sequence[int] | None = None,
) -> tuple[Standing, tuple[Event, ...]]:
    """Return what a last trick does to the scores; its first card is seat 0's, and so on."""
    counted = count_last_trick(variant, trick_of(last_trick))
    return settle(variant, standing_of(variant, scores, lives), counted)


def scored(
    variant: Variant,
    last_trick: str,
    scores: Sequence[int],
    lives: Sequence[int] | None = None,
) -> tuple[int, ...]:
    """Return the scores after a last trick; its first card is seat 0's, and so on."""
    return settled(variant, last_trick, scores, lives)[0].scores
