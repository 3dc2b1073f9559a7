"""What a view says, and that it says nothing else."""

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules.actions import Correct, Play
from agurk.rules.cards import Card
from agurk.rules.choices import Aside
from agurk.rules.deal import start
from agurk.rules.errors import IllegalAction
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS
from tests.rules.positions import keys
from tests.rules.walks import moment_of, tables
from tests.strategies import play_on

MANY = settings(max_examples=1000)


class Seen:
    """A moment of a match, seen by one seat or by a spectator, and a state drawn from that."""

    def __init__(self, key: str, seed: int) -> None:
        random = Random(f"{key} {seed}")
        self.state = moment_of(key, seed)
        self.seat = random.choice([None, *range(self.state.match.players)])
        self.view = self.state.view(self.seat)
        self.drawn = self.view.resample(random)


moments = st.builds(cache(Seen), keys, st.integers(0, 39))
"""Out of so many that they can be kept: all properties look at the same ones."""


def cards_in(thing: Any) -> Iterator[Card]:
    """Yield every card that can be reached from a value, other than by the rules themselves."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Variant):
        return
    elif isinstance(thing, dict):
        yield from cards_in(tuple(thing.items()))
    elif isinstance(thing, tuple | list | set | frozenset):
        for each in thing:
            yield from cards_in(each)
    elif dataclasses.is_dataclass(thing):
        for entry in dataclasses.fields(thing):
            yield from cards_in(getattr(thing, entry.name))


def hidden_from(state: State, seat: int | None) -> Counter[Card]:
    """Return the cards in other hands, in the stock and changed away by others."""
    match, deal = state.match, state.deal
    if deal is None:
        return Counter()
    hidden: Counter[Card] = Counter()
    for place, holder in enumerate(match.seats):
        if holder != seat:
            hidden.update(deal.hands[place])
            hidden.update(deal.discards[place] if deal.discards else ())
    if match.variant.aside is Aside.HIDDEN:
        hidden.update(deal.stock)
    return hidden


def open_to(state: State, seat: int | None) -> set[Card]:
    """Return the cards that a seat may know where they are."""
    match, deal = state.match, state.deal
    known = {*match.kept, *(card for _, cards in match.shown for card in cards)}
    if deal is None:
        return known
    for plays in (*(done.plays for done in deal.tricks), deal.trick):
        known.update(*plays)
    if seat in match.seats:
        place = match.seats.index(seat)
        known.update(deal.hands[place], deal.discards[place] if deal.discards else ())
    return known | set(deal.stock if match.variant.aside is Aside.SHOWN else ())


def of_this_deal(view):
    """Return a view without the cards that ended the deal before."""
    return view._replace(match=dataclasses.replace(view.match, counted=None, outcome=None))


@MANY
@given(moments)
def test_no_hidden_card_can_be_reached_from_a_view(seen):
    assert set(cards_in(of_this_deal(seen.view))) <= open_to(seen.state, seen.seat)


@MANY
@given(moments)
def test_no_hidden_card_is_printed_with_a_view(seen):
    view = seen.view
    printed = {Card(text) for text in re.findall(r'Card\("(\w+)"\)', repr(of_this_deal(view)))}
    assert printed == set(cards_in(of_this_deal(view)))


@MANY
@given(moments)
def test_a_spectator_sees_no_hand_and_has_nothing_to_do(seen):
    view = seen.state.view(None)
    assert (view.hand, view.discards, view.actions) == ((), (), ())


@MANY
@given(moments)
def test_only_the_seat_to_act_is_offered_actions(seen):
    state, seat, view = seen.state, seen.seat, seen.view
    assert view.actions == (state.actions if seat is not None and seat == state.to_act else ())


@MANY
@given(moments)
def test_what_is_not_seen_is_what_is_hidden(seen):
    state, seat, view = seen.state, seen.seat, seen.view
    if state.deal is not None:
        assert Counter(view.unseen()) == hidden_from(state, seat)


@MANY
@given(moments)
def test_every_seat_may_hold_what_it_holds(seen):
    state, seat, view = seen.state, seen.seat, seen.view
    for place, other in enumerate(state.match.seats if state.deal else ()):
        if other != seat:
            held = Counter(state.deal.hands[place])
            assert held <= Counter(view.may_hold(other))
            assert Counter(view.known(other)) <= held


@MANY
@given(moments)
def test_a_drawn_state_gives_the_same_view(seen):
    assert seen.drawn.view(seen.seat) == seen.view


@MANY
@given(moments)
def test_a_drawn_state_has_each_card_of_the_pack_once(seen):
    view = seen.view
    deal = seen.drawn.deal
    if deal is None:
        return
    plays = (
        play for trick in (*(done.plays for done in deal.tricks), deal.trick) for play in trick
    )
    everywhere = Counter(view.match.kept)
    for cards in (*deal.hands, *deal.discards, deal.stock, *plays):
        everywhere.update(cards)
    assert everywhere == Counter(view.variant.cards)


@MANY
@given(moments)
def test_a_drawn_state_could_have_been_played_to(seen):
    view, drawn = seen.view, seen.drawn
    if drawn.deal is None:
        return
    again = replayed(drawn.deal, view)
    assert (again.hands, again.trick, again.legal) == (
        drawn.deal.hands,
        drawn.deal.trick,
        drawn.deal.legal,
    )


def replayed(deal, view):
    """Return a deal played again from the hands that its seats must have begun with."""
    seats = view.match.seats
    begun = [list(hand) for hand in deal.hands]
    for play in view.plays():
        begun[seats.index(play.seat)] += play.cards
    leader = deal.tricks[0].leader if deal.tricks else deal.leader
    again = start(deal.variant, tuple(map(tuple, begun)), leader, deal.stock)
    for play in view.plays():
        again = again.play(play.cards)
    return again


@MANY
@given(moments)
def test_a_drawn_state_can_be_played_on(seen):
    state, drawn = seen.state, seen.drawn
    for _, moment in zip(range(40), play_on(drawn, Random(1)), strict=False):
        drawn = moment.state
    assert drawn.match.number >= state.match.number


@MANY
@given(moments)
def test_tricks_left_are_counted_from_the_cards_held(seen):
    state = seen.state
    view = state.view(state.to_act)
    if state.match.phase is Phase.PLAY:
        assert view.last_trick == (len(view.hand) == 1)
        width = len(view.trick[0].cards) if view.trick else 1
        assert view.tricks_left == len(view.hand) - width + 1


@MANY
@given(tables, st.integers(0, 2**32))
def test_events_name_no_card_that_stays_hidden(table, seed):
    (key, players), random = table, Random(seed)
    state = begin(VARIANTS[key], players)
    for _, moment in zip(range(60), play_on(state, random, 0.1), strict=False):
        looked_at = state.deal.hands[state.deal.turn] if state.deal else ()
        _, events = state.apply(moment.action)
        state = moment.state
        open_cards = set()
        if isinstance(moment.action, Play):
            open_cards = set(moment.action.cards)
        if isinstance(moment.action, Correct):
            open_cards = set(looked_at)
        trick = [event for event in events if type(event).__name__ == "TrickTaken"]
        over = [event for event in events if type(event).__name__ == "MatchOver"]
        assert set(cards_in(tuple(e for e in events if e not in (*trick, *over)))) <= open_cards


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_has_no_view(seat):
    with pytest.raises(IllegalAction, match="There are seats 0 to 2"):
        begin(VARIANTS["danish"], 3).view(seat)
