"""Whole random matches, looked at while they are played."""

from random import Random

from agurk.rules import events as ev
from agurk.rules.actions import Action, Play
from agurk.rules.match import Match, Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from tests.rules.walks import quick_deal
from tests.strategies import play_on

LONGEST = 100_000
"""More actions than any random match has taken."""


def play_matches(variant: Variant, players: int, matches: int, looks: float) -> None:
    """Play random matches to their ends; `looks` is how often views are compared."""
    for number in range(matches):
        random = Random(f"{variant.key} {players} {number}")
        state, actions = begin(variant, players), 0
        while state.match.phase is not Phase.OVER:
            step = state.apply(_action(state, random))
            _check_lowest(state, step.events)
            state = step.state
            actions += 1
            if random.random() < looks:
                _look(state, random)
            if state.deal is None:
                _check_between(state.match)
            assert actions < LONGEST
        assert state.match.outcome is not None
        assert state.match.outcome.winners


def _action(state: State, random: Random) -> Action:
    if state.match.phase is Phase.DEAL:
        return quick_deal(state.match, random)
    if state.match.phase is Phase.PLAY and state.deal is not None:
        return Play(random.choice(state.deal.legal))
    if state.to_act is None:
        return next(play_on(state, random)).action
    return random.choice(state.actions)


def _check_lowest(before: State, events: tuple[ev.Event, ...]) -> None:
    """Check that only cards which were the lowest of their hands are told to be that."""
    for event in events:
        if isinstance(event, ev.Played) and event.lowest and before.deal is not None:
            hand = before.deal.hands[before.deal.turn]
            assert len(hand) > 1
            strength = before.match.variant.strength
            lowest = [strength[card] for card in hand[: len(event.cards)]]
            assert [strength[card] for card in event.cards] == lowest


def _look(state: State, random: Random) -> None:
    """Compare what a seat sees with what it sees of a state drawn from that."""
    view = state.view(random.choice([None, *range(state.match.players)]))
    assert view.resample(random).view(view.seat) == view


def _check_between(match: Match) -> None:
    standing = match.standing
    assert sum(standing.money) + standing.pot == 0
    assert all(score >= 0 for score in standing.scores)
    assert all(0 <= lives <= match.variant.lives for lives in standing.lives)
    assert match.phase is Phase.OVER or len(match.seats) > 1 or match.phase is Phase.BUY_IN
