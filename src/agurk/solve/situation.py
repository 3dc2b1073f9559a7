"""What a bot would see in a small deal of two players, so that it can be asked how it plays.

>>> from agurk.rules.cards import cards
>>> from agurk.variants import VARIANTS
>>> view = view_of_deal(VARIANTS["danish"], cards("3c 9d"), played=cards("5s"))
>>> view.hand, view.trick[0].cards, len(view.actions)
((Card("3c"), Card("9d")), (Card("5s"),), 2)
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from agurk.rules.actions import DealOut, Lot
from agurk.rules.actions import Play as PlayCards
from agurk.rules.cards import Card, text_of
from agurk.rules.cards import Hand as Cards
from agurk.rules.choices import HandRule
from agurk.rules.errors import DealError
from agurk.rules.player import Player
from agurk.rules.state import State, begin
from agurk.rules.trick import Trick, demand, ruled_out, taker
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.sim.duel import Hand
from agurk.sim.shape import ranks_of, shape_of
from agurk.solve.equilibrium import Policy, check

Plan: TypeAlias = Callable[[Hand], Mapping[int, float]]
"""Says how often each rank is played that is, by who is in turn with these ranks."""

_SEATS = 2


def policy_of(player: Player, variant: Variant, *, samples: int = 1, seed: int = 0) -> Policy:
    """Return how somebody plays small deals, asked so many times at each turn.

    Once is enough for who always does the same.

    Args:
        player: Who is asked.
        variant: The rules.
        samples: How many times.
        seed: What the random numbers of each asking come from.
    """

    def policy(hand: Hand, history: Hand) -> dict[int, float]:
        cards = _cards_of(variant, (*hand, *history))
        view = view_of_deal(variant, cards[: len(hand)], played=cards[len(hand) :])
        ranks, found = ranks_of(variant), Counter[int]()
        for number in range(samples):
            choice = player.choose(view, Random(f"{seed} {number} {hand} {history}"))
            if not isinstance(choice, PlayCards):
                raise DealError(f"A card was to be played, not {choice}.")
            found[ranks[choice.cards[0]]] += 1
        return {rank: times / samples for rank, times in found.items()}

    return policy


def policy_by_plans(plan_of: Callable[[View], Plan | None], variant: Variant) -> Policy:
    """Return how small deals are played by somebody who has a plan for all hands at each turn.

    He is asked once at each history, by the view of one of the hands.

    Args:
        plan_of: Says how a turn is played, whatever is held.
        variant: The rules.
    """
    plans: dict[Hand, Plan] = {}

    def policy(hand: Hand, history: Hand) -> Mapping[int, float]:
        plan = plans.get(history)
        if plan is None:
            cards = _cards_of(variant, (*hand, *history))
            plan = plan_of(view_of_deal(variant, cards[: len(hand)], played=cards[len(hand) :]))
            if plan is None:
                raise DealError(f"There is no plan for who holds {list(hand)} after {history}.")
            plans[history] = plan
        return plan(hand)

    return policy


def view_of_deal(variant: Variant, hand: Cards, *, played: Sequence[Card] = ()) -> View:
    """Return what the player in turn sees in the first deal of a match of two.

    Args:
        variant: The rules, but for the number of cards.
        hand: What the player in turn holds.
        played: The cards played so far, the leader's first.

    Raises:
        VariantError: if deals of the variant are not small deals of single cards.
        PlayersError: if two cannot play it.
        DealError: if the cards are not those of a deal in which this hand is in turn.
    """
    check(variant, shape_of(variant))
    parts = _parts(variant, played)
    mine = (*hand, *parts.cards[parts.turn])
    missing = len(mine) - len(parts.cards[1 - parts.turn])
    rules = variant.but(hand_rule=HandRule.FIXED, hand=len(mine), hand_max=0)
    others = (*parts.cards[1 - parts.turn], *_fill(variant, parts, (*hand, *played), missing))
    hands = (mine, others) if parts.turn == 0 else (others, mine)
    for leader in range(_SEATS):
        state = _dealt(rules, hands if leader == 0 else hands[::-1])
        if state.deal is not None and state.match.seats[state.deal.leader] == leader:
            break
    for card in played:
        state = state.apply(PlayCards(card.alone)).state
    return state.view(state.to_act)


def view_after(variant: Variant, cards: int, history: Hand) -> View:
    """Return what the player in turn sees after some plays, with one of the hands he may have.

    Args:
        variant: The rules, but for the number of cards.
        cards: How many each got.
        history: The ranks played so far, the leader's first.

    Raises:
        VariantError: if deals of the variant are not small deals of single cards.
        PlayersError: if two cannot play it.
        DealError: if no deal comes there.
    """
    played = _cards_of(variant, history)
    parts = _parts(variant, played)
    gone, number = parts.gone[parts.turn], cards - len(parts.cards[parts.turn])
    strength = variant.strength
    can = [card for card in variant.cards if card not in played and strength[card] not in gone]
    return view_of_deal(variant, tuple(can[:number]), played=played)


class _Parts(NamedTuple):
    """Who has played what; 0 is who led first."""

    turn: int
    cards: tuple[list[Card], list[Card]]
    gone: tuple[set[int], set[int]]
    """The strengths that neither can hold any more."""


def _parts(variant: Variant, played: Sequence[Card]) -> _Parts:
    cards: tuple[list[Card], list[Card]] = ([], [])
    gone: tuple[set[int], set[int]] = (set(), set())
    leader = 0
    trick: Trick = ()
    for card in played:
        turn = (leader + len(trick)) % _SEATS
        cards[turn].append(card)
        gone[turn].update(ruled_out(variant, demand(variant, trick), card.alone))
        trick = (*trick, card.alone)
        if len(trick) == _SEATS:
            leader, trick = (leader + taker(variant, trick)) % _SEATS, ()
    return _Parts((leader + len(trick)) % _SEATS, cards, gone)


def _fill(variant: Variant, parts: _Parts, seen: Cards, missing: int) -> Cards:
    """Return cards that the other player may hold; which ones nobody sees."""
    left = list(variant.cards)
    for card in seen:
        if card not in left:
            raise DealError(f"{card} comes more often than the pack of {variant.name} has it.")
        left.remove(card)
    gone = parts.gone[1 - parts.turn]
    can = [card for card in left if variant.strength[card] not in gone]
    if not 0 <= missing <= len(can):
        raise DealError(f"Nobody is in turn with so many cards after {text_of(seen)}.")
    return tuple(can[len(can) - missing :])


def _dealt(rules: Variant, hands: tuple[Cards, Cards]) -> State:
    stock = list(rules.cards)
    for card in (*hands[0], *hands[1]):
        stock.remove(card)
    sorted_hands = tuple([rules.sort(hand) for hand in hands])
    return begin(rules, _SEATS).apply(Lot(1)).state.apply(DealOut(sorted_hands, tuple(stock))).state


def _cards_of(variant: Variant, ranks: Hand) -> Cards:
    """Return different cards of some ranks."""
    left: dict[int, list[Card]] = {}
    for card in variant.cards:
        left.setdefault(ranks_of(variant)[card], []).append(card)
    return tuple([left[rank].pop() for rank in ranks])
