"""What a record for somebody at the table says, and what it must not."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.notation import dumps, jsonl, loads, state_after
from agurk.notation.opened import opened
from agurk.notation.record import SheetDeal
from agurk.notation.sheet import count_sheet
from agurk.rules.actions import DealOut
from agurk.rules.choices import Exchange
from agurk.rules.match import Phase
from agurk.variants import VARIANTS
from scripts import gen_deals
from tests.strategies import random_record, records

DANISH = VARIANTS["danish"]
watched = st.none() | st.integers(0, 1)
"""Who keeps the record; every match has two seats at least."""


@given(records(), watched)
def test_an_open_record_counts_up_to_the_same_standing(record, seat):
    match = state_after(record).match
    entered = list(count_sheet(opened(record, seat)))
    if entered:
        assert entered[-1].match.standing == match.standing
        assert (entered[-1].match.phase is Phase.OVER) is (match.phase is Phase.OVER)


@given(records(), watched, st.integers(0, 2**32))
def test_nobody_can_tell_from_it_what_is_hidden(record, seat, seed):
    assert opened(other_world(record, seat, seed), seat) == opened(record, seat)


def other_world(record, seat, seed):
    """Return a record with other hidden cards, which `seat` cannot tell from the given one."""
    state = state_after(record)
    deals = [at for at, action in enumerate(record.actions) if isinstance(action, DealOut)]
    if record.variant.exchange is not Exchange.NONE or not deals:
        return record
    actions = list(record.actions)
    for at in deals:
        actions[at] = replace(actions[at], stock=tuple(reversed(actions[at].stock)))
    if state.deal is not None:
        other = state.view(seat).resample(Random(seed)).deal
        assert other is not None
        hands = tuple(map(tuple.__add__, other.hands, played(state.deal)))
        actions[deals[-1]] = DealOut(hands, other.stock)
    return replace(record, actions=tuple(actions))


def played(deal):
    """Return the cards that each place has played."""
    cards = [()] * len(deal.hands)
    tricks = [*((trick.leader, trick.plays) for trick in deal.tricks), (deal.leader, deal.trick)]
    for leader, plays in tricks:
        for turn, play in enumerate(plays):
            cards[(leader + turn) % len(cards)] += play
    return cards


def test_a_spectator_sees_no_card_before_it_is_played():
    record = replace(random_record(DANISH, 3, seed=1, most=2), secret="5e" * 32)
    lines = dumps(opened(record)).splitlines()
    assert lines[-4:] == ["Deal 1: dealer 1, 7 cards", "Hands: unknown", "", "Result: *"]
    assert "5e5e" not in jsonl.dumps(opened(record))


def test_a_seat_sees_its_own_hand_only():
    record = random_record(DANISH, 3, seed=1, most=2)
    text = dumps(opened(record, 2))
    assert [line[:7] for line in text.splitlines() if "Hand" in line] == ["Hands: ", "Hand 3:"]
    assert len(text.split("Hand 3: ")[1].splitlines()[0].split()) == 7


def test_only_the_number_of_cards_changed_is_told():
    record = loads((gen_deals.TARGET / "diku_exchange.agurk").read_text(encoding="utf-8"))
    for deal in opened(record).sheet:
        assert isinstance(deal, SheetDeal)
        assert [seat for seat, _ in deal.exchanged]
        assert not deal.hands


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_an_open_record_of_another_seat_keeps_no_hand(seat):
    whole = opened(random_record(DANISH, 3, seed=1, most=5), 1)
    (deal,) = opened(whole, seat).sheet
    assert isinstance(deal, SheetDeal)
    assert deal.hands == ()
    assert opened(whole, 1) == whole
