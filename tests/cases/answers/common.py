"""What the answers share: reading cards, players and moments of a match out of a case.

Seats are numbered in the order in which a case names its players.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from agurk.rules.cards import Card, Hand
from agurk.rules.dealing import chance
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.scoring import LastTrick, count_last_trick, lowest_last_card
from agurk.rules.standing import opening
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant

Given = dict[str, Any]
Answer = dict[str, Any]


def play_of(variant: Variant, text: Any) -> Hand:
    """Return one play: a card, or a list of them."""
    several = text if isinstance(text, list) else [text]
    return variant.sort([variant.card(str(each)) for each in several])


def hand_of(variant: Variant, texts: Iterable[Any]) -> Hand:
    return variant.sort([variant.card(str(each)) for each in texts])


def trick_of(variant: Variant, entries: Iterable[Any]) -> tuple[Hand, ...]:
    return tuple(play_of(variant, entry) for entry in entries)


def names_in(*groups: Iterable[str]) -> list[str]:
    """Return all names, each once, in the order in which they first come."""
    return list(dict.fromkeys(name for group in groups for name in group))


def match_at(
    variant: Variant, names: list[str], active: Iterable[str], dealer: str | None
) -> Match:
    """Return a match at its first deal in which only some players are still in."""
    lives = tuple(variant.lives if name in active else 0 for name in names)
    match = Match(variant, len(names), replace(opening(variant, len(names)), lives=lives))
    return match if dealer is None else replace(match, dealer=names.index(dealer), number=1)


def first_of_rank(variant: Variant, strength: int) -> Card:
    return next(card for card in variant.cards if variant.strength[card] == strength)


def counted_of(
    variant: Variant,
    names: list[str],
    last_trick: list[Any],
    *,
    caller: str | None = None,
    factors: dict[str, int] | None = None,
) -> Counted:
    """Return how a last trick of pairs of player and card counts, by seat."""
    seats = [names.index(player) for player, _ in last_trick]
    plays = trick_of(variant, (card for _, card in last_trick))
    kontra = None if caller is None else seats.index(names.index(caller))
    places = {seats.index(names.index(player)): times for player, times in (factors or {}).items()}
    counted = count_last_trick(variant, plays, kontra, places)
    by_seat = LastTrick(
        seats[counted.taker],
        tuple(pay._replace(place=seats[pay.place]) for pay in counted.payments),
        tuple(pay._replace(place=seats[pay.place]) for pay in counted.bonuses),
    )
    return Counted(by_seat, seats[lowest_last_card(variant, plays)])


def dealt_state(variant: Variant, players: int) -> State:
    """Return a match whose first cards are dealt."""
    state = begin(variant, players)
    state = state.apply(chance(state.match, bytes(32))).state
    while state.match.phase is not Phase.PLAY:
        action = state.actions[0] if state.actions else chance(state.match, bytes(32))
        state = state.apply(action).state
    return state
