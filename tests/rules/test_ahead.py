"""What the last trick costs as it lies, and hands without a choice, held against brute force."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules import events as ev
from agurk.rules.ahead import claim, price
from agurk.rules.cards import Card
from agurk.rules.choices import Ace, Follow, JokerAs, LastAce, Lead, Reference, SetFollow
from agurk.rules.deal import start
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.trick import How, answers, demand
from agurk.rules.variant import Variant
from tests.rules.scenes import match_of, scene
from tests.strategies import play_on, tables

SMALL = {
    "plain": Variant(hand=3),
    "heading is a duty": Variant(hand=3, follow=Follow.FORCED),
    "the same rank first": Variant(hand=3, follow=Follow.MATCH_FIRST),
    "the lowest is led": Variant(hand=3, lead=Lead.LOWEST),
    "the lowest is led and heading a duty": Variant(
        hand=3, lead=Lead.LOWEST, follow=Follow.FORCED, ace=Ace.LED
    ),
    "the one before is headed": Variant(hand=3, reference=Reference.PREVIOUS),
    "the one before, and the next after an ace": Variant(
        hand=3, reference=Reference.PREVIOUS, ace=Ace.NEXT
    ),
    "an ace that was led binds": Variant(hand=3, ace=Ace.LED),
    "any ace binds": Variant(hand=3, ace=Ace.ANY, follow=Follow.FORCED),
    "an ace binds the next": Variant(hand=3, ace=Ace.NEXT),
    "the last ace is low": Variant(hand=3, last_ace=LastAce.LOW, ace=Ace.LED),
    "jokers above aces": Variant(hand=3, jokers=3, joker_as=JokerAs.ABOVE_ACE, ace=Ace.LED),
    "sets, card by card": Variant(hand=3, lead=Lead.SETS),
    "sets, equal only": Variant(hand=3, lead=Lead.SETS, set_follow=SetFollow.EQUAL),
    "sets, above all": Variant(hand=3, lead=Lead.SETS, set_follow=SetFollow.ALL),
}


def never_chooses(deal, place):
    """Tell whether a place has but one thing to do whenever it plays, equal cards counted once."""
    if deal.over:
        return True
    strength = deal.variant.strength
    plays = {tuple(strength[card] for card in play): play for play in deal.legal}
    if deal.turn == place and len(plays) > 1:
        return False
    return all(never_chooses(deal.play(play), place) for play in plays.values())


def worlds(state, seat, most):
    """Return the deal with all hands that a seat must think possible, or some of very many."""
    view, deal = state.view(seat), state.deal
    strength = view.variant.strength
    unseen: dict[int, list[Card]] = {}
    for card in view.unseen():
        unseen.setdefault(strength[card], []).append(card)
    hands: list[list[Any]] = [[]]
    gone = view.excluded()
    for other in state.match.seats:
        if other == seat:
            hands = [[*before, view.hand] for before in hands]
            continue
        able = sorted(set(unseen) - gone[other])
        drawn = list(combinations_with_replacement(able, view.counts[other]))
        hands = [[*before, held] for before in hands for held in drawn]
        if len(hands) > most:
            hands = Random(len(hands)).sample(hands, most)
    place = state.match.seats.index(seat)
    for held in hands:
        left = {rank: list(those) for rank, those in unseen.items()}
        taken = Counter(rank for at, hand in enumerate(held) if at != place for rank in hand)
        if any(number > len(left[rank]) for rank, number in taken.items()):
            continue
        real = tuple(
            hand if at == place else tuple(left[rank].pop() for rank in hand)
            for at, hand in enumerate(held)
        )
        legal = answers(deal.variant, real[deal.turn], demand(deal.variant, deal.trick))
        yield deal._replace(hands=real, legal=legal)


def moments(variant, players, seed):
    """Yield the states of a random match of one deal or more in which cards are played."""
    for moment in play_on(begin(variant, players), Random(seed)):
        if moment.state.match.phase is Phase.PLAY:
            yield moment.state
        if moment.state.match.number > 3:
            return


def few_cards(variant, players, seed):
    """Yield the states of a deal for which all other cards are out of the pack."""
    random = Random(seed)
    dealt = random.sample(variant.cards, 3 * players)
    hands = tuple(variant.sort(dealt[place::players]) for place in range(players))
    state = State(match_of(variant, hands, ()), start(variant, hands, 0))
    while state.match.phase is Phase.PLAY:
        yield state
        state, _ = state.apply(random.choice(state.actions))


def check_claims(states, most=250):
    """Hold each claim in a match against all that may be, and return how many there were."""
    found = 0
    for state in states:
        for seat in state.match.seats:
            view = state.view(seat)
            if len(view.hand) < 2 or not claim(view):
                continue
            found += 1
            place = state.match.seats.index(seat)
            for world in worlds(state, seat, most):
                assert never_chooses(world, place), (view.hand, view.trick, world.hands)
    return found


@pytest.mark.parametrize("rules", SMALL)
@settings(max_examples=8)
@given(players=st.integers(2, 3), seed=st.integers(0, 2**32))
def test_who_may_claim_never_has_a_choice_whatever_the_others_hold_and_do(rules, players, seed):
    check_claims(moments(SMALL[rules], players, seed))


@pytest.mark.parametrize("rules", SMALL)
@settings(max_examples=60)
@given(players=st.integers(2, 3), seed=st.integers(0, 2**32))
def test_who_knows_which_cards_are_out_claims_no_more_than_is_sure(rules, players, seed):
    check_claims(few_cards(SMALL[rules], players, seed))


@pytest.mark.parametrize("rules", SMALL)
def test_claims_are_met_under_all_rules(rules):
    matches = (moments(SMALL[rules], 2 + seed % 2, seed) for seed in range(12))
    assert sum(check_claims(states, 20) for states in matches) > 0


@pytest.mark.parametrize(
    ("key", "hands", "did", "seat", "claimed"),
    [
        pytest.param("danish", "9c Kd | 3d 5c", "", 0, False, id="a free lead"),
        pytest.param("danish", "9c 9d | 3d 5c", "", 0, True, id="equal cards to lead"),
        pytest.param("danish", "9c Kd | 3d 5c", "9c", 1, True, id="under the trick, one more left"),
        pytest.param("danish", "9c Kd | 3d 5c", "", 1, True, id="under all that can be led"),
        pytest.param("danish", "9c Kd | 3d Tc", "", 1, False, id="over something that may be led"),
        pytest.param("danish", "9c Kd | 3d Tc", "Kd", 1, True, id="under a king that was led"),
        pytest.param("danish", "9c Kd | 3d Tc", "Kd 3d", 0, True, id="the last card"),
        pytest.param(
            "danish", "9c Kd As | 3d 5c 6c", "9c", 1, True, id="three cards under all others"
        ),
        pytest.param(
            "danish", "4c Kd As | 3d 5c 6c", "Kd", 1, False, id="a four may still be led to a five"
        ),
        pytest.param(
            "danish", "7c Kd As | 3d 5c 6c | 8h 9h Th", "7c", 1, True, id="under two players"
        ),
        pytest.param(
            "danish", "3c 5d | 9d Kc", "3c", 1, False, id="the lowest or anything over a three"
        ),
        pytest.param(
            "cucumber", "3c 5d | 2d Kc", "3c", 1, True, id="a king that must head, then a last card"
        ),
        pytest.param(
            "cucumber", "6c 5d 4h | 2d Kc 4d", "6c", 1, False, id="taking the trick, then to lead"
        ),
        pytest.param(
            "danish", "2c 3d Kd | 5c 6c 9c", "Kd", 0, False, id="a king that may take the trick"
        ),
        pytest.param(
            "danish", "2c 3d Kd | 5c 6c As", "Kd As", 0, True, id="a king that was headed"
        ),
        pytest.param(
            "gurka_se_lead_lowest", "2c 3d | Kd As", "", 0, True, id="the lowest has to be led"
        ),
        pytest.param("gurka_is", "9c 9d 9h | 3d 4d 5c", "", 0, False, id="a set of any size"),
        pytest.param("gurka_se", "As Kd | Ac 5c", "As", 1, False, id="an ace heads an ace"),
    ],
)
def test_a_seat_may_claim(key, hands, did, seat, claimed):
    assert claim(scene(key, hands, did).view(seat)) == claimed


def test_nobody_claims_before_cards_are_played_or_changed_for_the_last_time():
    assert not claim(scene("gurka_is_exchange", "9c | 3d", stock="2c").view(0))
    assert not claim(begin(Variant(), 2).view(0))


def test_those_who_watch_claim_nothing():
    assert not claim(scene("danish", "9c 9d | 3d 5c").view(None))


@settings(max_examples=15)
@given(table=tables, seed=st.integers(0, 2**32))
def test_a_claim_stays_true_to_the_end_of_the_deal(table, seed):
    claimed: set[int] = set()
    deal = 0
    for state in moments(table[0], table[1], seed):
        if state.match.number != deal or not (state.deal.trick or state.deal.tricks):
            claimed, deal = set(), state.match.number
        now = {seat for seat in state.match.seats if claim(state.view(seat))}
        emptied = {seat for seat in claimed if not state.view(seat).hand}
        assert claimed - emptied <= now
        claimed = now


@settings(max_examples=15)
@given(table=tables, seed=st.integers(0, 2**32))
def test_whoever_cannot_claim_at_a_glance_cannot_claim(table, seed):
    for state in moments(table[0], table[1], seed):
        for seat in state.match.seats:
            view = state.view(seat)
            with pytest.MonkeyPatch.context() as changed:
                changed.setattr("agurk.rules.ahead._may_be_forced", lambda *_: True)
                found = claim(view)
            assert claim(view) == found


def test_the_price_is_what_the_holder_would_pay():
    state = scene("danish", "9c 4d | 3d 5c | 2h Kh", "4d 3d 2h")
    assert price(state.view(None)) is None
    state = scene("danish", "9c 4d | 3d 5c | 2h Kh", "4d 3d 2h 9c")
    assert price(state.view(None)) == 9
    state = scene("danish", "9c 4d | 3d 5c | 2h Kh", "4d 3d 2h 9c 5c")
    assert price(state.view(None)) == price(state.view(2)) == 9


def test_there_is_no_price_before_the_last_trick_has_a_card():
    assert price(scene("danish", "9c 4d | 3d 5c").view(None)) is None
    assert price(scene("danish", "9c | 3d").view(None)) is None
    assert price(begin(Variant(), 2).view(None)) is None


@settings(max_examples=15)
@given(table=tables, seed=st.integers(0, 2**32))
def test_a_holder_who_is_not_headed_pays_the_price(table, seed):
    before = begin(*table)
    for moment in play_on(before, Random(seed)):
        asked = price(before.view(None))
        _, events = before.apply(moment.action)
        before = moment.state
        played = [event for event in events if isinstance(event, ev.Played)]
        taken = [event for event in events if isinstance(event, ev.TrickTaken) and event.last]
        if taken and asked is not None and played[0].how is How.THROWN:
            paid = [event for event in events if isinstance(event, ev.Paid | ev.DealVoid)]
            assert any(
                isinstance(event, ev.DealVoid)
                or (event.seat, event.points) == (taken[0].seat, asked)
                for event in paid
            )
        if before.match.number > 3:
            return
