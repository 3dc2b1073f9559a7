"""Random matches, whole or with deals cut down to their last trick, and what their deals did."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from agurk.rules.actions import Action, DealOut, Play
from agurk.rules.cards import Card, without
from agurk.rules.deal import start
from agurk.rules.events import Event
from agurk.rules.match import Match, Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS
from tests.strategies import play_on

tables = st.sampled_from(
    [
        (key, players)
        for key, variant in VARIANTS.items()
        for players in range(variant.least_players, variant.most_players + 1)
    ]
)
"""A preset's key and a number of players it is for."""


class Turn(NamedTuple):
    """A state in which something was done, and what that led to."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]


class Ended(NamedTuple):
    """A deal that was counted."""

    before: Match
    """The match while the last trick was played."""
    trick: tuple[tuple[int, Card], ...]
    """Seat and card of each play to it, in order."""
    after: Match
    """The match with the deal counted, buy-ins not yet asked for."""
    events: tuple[Event, ...]


def quick_deal(match: Match, random: Random) -> DealOut:
    """Return a random deal, without the time that deals from seeds take."""
    pack = list(without(match.variant.cards, match.kept))
    random.shuffle(pack)
    number, size = len(match.seats), match.size
    hands = tuple(tuple(pack[place * size : (place + 1) * size]) for place in range(number))
    return DealOut(hands, tuple(pack[number * size :]))


def short_match(variant: Variant, players: int, random: Random) -> Iterator[Turn]:
    """Yield a random match in which everybody loses all cards but one before the first lead."""
    state = begin(variant, players)
    few = random.random() < 0.5
    while state.match.phase is not Phase.OVER:
        if state.match.phase is Phase.DEAL:
            action: Action = quick_deal(state.match, random)
        elif state.to_act is None:
            action = next(play_on(state, random)).action
        else:
            action = random.choice(state.actions)
        after, events = state.apply(action)
        yield Turn(state, action, after, events)
        state = _cut(after, random, few=few)


def _cut(state: State, random: Random, *, few: bool) -> State:
    """Return a state in which the first lead is due with one card in each hand."""
    deal = state.deal
    if state.match.phase is not Phase.PLAY or deal is None or deal.begun:
        return state
    if few:
        variant, number = deal.variant, len(deal.hands)
        pack = list(without(variant.cards, state.match.kept))
        wanted = random.sample(sorted(set(variant.strength.values())), 2)
        near = [card for card in pack if variant.strength[card] in wanted]
        cards = random.sample(near if len(near) >= number else pack, number)
        return State(state.match, start(variant, tuple(c.alone for c in cards), deal.leader))
    hands = tuple(random.choice(hand).alone for hand in deal.hands)
    return State(state.match, start(deal.variant, hands, deal.leader))


def ended_deals(turns: Iterable[Turn]) -> Iterator[Ended]:
    """Yield every deal of a short match."""
    trick: list[tuple[int, Card]] = []
    for turn in turns:
        if isinstance(turn.action, Play):
            seat = turn.before.to_act
            assert seat is not None
            trick.append((seat, turn.action.cards[0]))
            if turn.after.deal is None:
                yield Ended(turn.before.match, tuple(trick), turn.after.match, turn.events)
                trick = []


def moment_of(key: str, seed: int) -> State:
    """Return a match some deals on, in the middle of a deal if it has not ended before."""
    variant, random = VARIANTS[key], Random(seed)
    players = random.randint(variant.least_players, variant.most_players)
    state = begin(variant, players)
    wanted = random.choice([0, 0, 1, 3, 6])
    for turn in short_match(variant, players, random):
        if turn.before.match.phase is Phase.DEAL and turn.before.match.number > wanted:
            state = turn.before
            break
    most = random.randint(1, players * 6)
    for number, moment in enumerate(play_on(state, random, 0.05)):
        if number >= most or (moment.state.deal is None and number > players * 2):
            break
        state = moment.state
    return state
