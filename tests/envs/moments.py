"""Moments of random deals and matches, and the same deals laid out for engine and kernel."""

from collections.abc import Iterator
from random import Random

from agurk.envs.numbering import Numbering, Row, allowed
from agurk.envs.plan import Plan
from agurk.envs.sizing import with_cards
from agurk.rules.actions import CallKontra, Choice, DealOut, Exchange, Lot, Play
from agurk.rules.cards import Card, without
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.sim.shape import ranks_of
from tests.strategies import play_on


def decisions(plan: Plan, random: Random) -> Iterator[State]:
    """Yield the states of a random match, or deal, in which somebody decides."""
    for _, state in play_on(begin(plan.variant, plan.players), random):
        if state.match.number > 1 and not plan.whole:
            return
        if state.to_act is not None:
            yield state


def cards_of(variant: Variant, pack: list[Card], ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Take cards of some ranks from a pack."""
    by_card, taken = ranks_of(variant), []
    for rank in ranks:
        card = next(card for card in pack if by_card[card] == rank)
        pack.remove(card)
        taken.append(card)
    return variant.sort(tuple(taken))


def laid_out(variant: Variant, hands: tuple[tuple[int, ...], ...]) -> State:
    """Return a first deal in which places hold cards of some ranks; the last seat deals."""
    state, pack = begin(variant, len(hands)).apply(Lot(len(hands) - 1)).state, list(variant.cards)
    state = with_cards(state, len(hands[0]))
    dealt = tuple(cards_of(variant, pack, hand) for hand in hands)
    return state.apply(DealOut(dealt, tuple(pack))).state


def choice_of(view: View, ranks: tuple[int, ...]) -> Choice:
    """Return the choice of a view that a game of the kernel tells in ranks."""
    by_card = ranks_of(view.variant)
    for action in view.actions:
        match action:
            case Play(cards) | Exchange(cards):
                if tuple(sorted(by_card[card] for card in cards)) == ranks:
                    return action
            case CallKontra(call) if (int(call),) == ranks:
                return action
            case _:
                continue
    raise AssertionError(ranks)


def drawing(state: State, place: int, kept: Choice, hand: tuple[int, ...]) -> State:
    """Return a state whose stock gives a place what it has after an exchange."""
    if not isinstance(kept, Exchange) or not kept.cards or state.deal is None:
        return state
    variant, deal = state.match.variant, state.deal
    wanted = list(hand)
    for card in without(deal.hands[place], kept.cards):
        wanted.remove(ranks_of(variant)[card])
    left = list(deal.stock)
    drawn = cards_of(variant, left, tuple(wanted))
    return State(state.match, deal._replace(stock=(*drawn, *left)))


def rows_of(numbering: Numbering, view: View) -> tuple[Row, int]:
    """Return the numbers allowed at the beginning of a decision, and how many decisions differ."""
    rows = numbering.rows(view)
    return tuple(allowed(rows, ())), len(rows)


def is_asked(state: State) -> bool:
    """Tell whether cards are out."""
    return state.match.phase in {Phase.PLAY, Phase.KONTRA, Phase.EXCHANGE}
