"""A record as a match face up: its deals at a glance, and each of them step by step."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.notation.opened import opened
from agurk.notation.record import Record
from agurk.rules.actions import Action, DealOut, Redeal
from agurk.rules.dealing import chance
from agurk.rules.errors import RecordError
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.server import replays
from agurk.table.errors import NoDeal
from agurk.variants import VARIANTS
from tests.strategies import random_record, tables

SECRET = sha256(b"a secret").digest()
NONCES = ("one", "", "three")


def fair_record(**named: Any) -> Record:
    """Return the record of a match whose deals follow from a secret."""
    state, number = begin(VARIANTS["danish"], 3), 0
    actions: list[Action] = []
    while state.match.phase is not Phase.OVER:
        if state.to_act is None:
            actions.append(chance(state.match, deal_seed(SECRET, "first", number, NONCES)))
            number += 1
        else:
            actions.append(state.actions[0])
        state, _ = state.apply(actions[-1])
    return Record(
        variant=VARIANTS["danish"],
        players=3,
        actions=tuple(actions),
        names=("Ann", "Bo", "Ladder"),
        promise=promise(SECRET),
        secret=SECRET.hex(),
        nonces=NONCES,
        **({"match": "first", "other": (("Bot3", "ladder"),)} | named),
    )


@settings(max_examples=25)
@given(table=tables, seed=st.integers(0, 2**32))
def test_the_steps_of_all_deals_are_the_whole_match(table, seed):
    record = random_record(table[0], table[1], seed)
    told = replays.overview(record)
    deals = [replays.deal(record, look.deal) for look in told.deals]
    assert sum(len(deal.steps) for deal in deals) == len(record.actions)
    assert deals[-1].steps[-1].scene.result == told.result is not None
    for look, deal in zip(told.deals, deals, strict=True):
        last = deal.steps[-1].scene
        assert (look.deal, look.scores, look.lives) == (deal.deal, last.scores, last.lives)
        assert look.taker == tuple(trick.taker for trick in last.tricks)


@settings(max_examples=15)
@given(table=tables, seed=st.integers(0, 2**32))
def test_every_card_of_a_deal_is_somewhere_in_sight(table, seed):
    record = random_record(table[0], table[1], seed)
    for look in replays.overview(record).deals:
        dealt = Counter(card for hand in look.hands for card in hand)
        for step in replays.deal(record, look.deal).steps:
            if not step.scene.counts or step.scene.exchanged:
                continue
            held = Counter(card for hand in step.hands for card in hand)
            played = [play for trick in step.scene.tricks for play in trick.plays]
            lying = Counter(card for play in (*played, *step.scene.trick) for card in play.cards)
            assert held + lying == dealt
            assert tuple(map(len, step.hands)) == step.scene.counts


def test_a_match_tells_who_played_and_what_its_deals_follow_from():
    record = fair_record()
    told = replays.overview(record, you=1)
    assert [(player.name, player.bot) for player in told.players][1:] == [
        ("Bo", ""),
        ("Ladder", "ladder"),
    ]
    assert (told.match, told.again, told.you) == ("first", "", 1)
    assert (told.promise, told.secret) == (promise(SECRET), SECRET.hex())
    assert [(nonce.seat, nonce.text) for nonce in told.nonces] == list(enumerate(NONCES))
    state, _ = begin(record.variant, 3).apply(record.actions[0])
    seed = bytes.fromhex(told.deals[0].seed or "")
    dealt = chance(state.match, seed)
    assert isinstance(dealt, DealOut)
    assert [[card.text for card in hand] for hand in dealt.hands] == list(
        map(list, told.deals[0].hands)
    )


def test_a_name_that_turns_text_around_is_shown_without_that():
    record = replace(fair_record(), names=("Ida\u202e", "Bo", "\u2067"))
    names = [player.name for player in replays.overview(record).players]
    assert names == ["Ida\ufffd", "Bo", "\ufffd"]


def test_deals_played_again_follow_from_the_name_of_the_first_match():
    again = replays.overview(fair_record(match="second", again="first"))
    assert (again.match, again.again) == ("second", "first")
    assert [deal.seed for deal in again.deals] == [
        deal.seed for deal in replays.overview(fair_record()).deals
    ]


def test_what_was_paid_makes_the_scores():
    told = replays.overview(random_record(VARIANTS["danish_first_over"], 3, 5))
    scores = [0, 0, 0]
    for deal in told.deals:
        scores = [before + paid for before, paid in zip(scores, deal.paid, strict=True)]
        assert deal.scores == tuple(scores)


def test_a_record_without_a_secret_has_no_seeds():
    told = replays.overview(random_record(VARIANTS["danish"], 2, 1))
    assert {deal.seed for deal in told.deals} == {None}
    spoilt = replace(random_record(VARIANTS["danish"], 2, 1), secret="x")  # noqa: S106
    assert {deal.seed for deal in replays.overview(spoilt).deals} == {None}


def test_a_deal_that_was_thrown_in_is_a_deal_of_its_own():
    records = (random_record(VARIANTS["danish"], 3, seed) for seed in range(200))
    thrown = next(each for each in records if Redeal in set(map(type, each.actions)))
    told = replays.overview(thrown)
    dealt = sum(isinstance(action, DealOut) for action in thrown.actions)
    assert [deal.deal for deal in told.deals] == list(range(1, dealt + 1))


def test_an_unfinished_match_has_no_result():
    told = replays.overview(random_record(VARIANTS["danish"], 2, 1, most=6))
    assert (len(told.deals), told.result) == (1, None)
    assert replays.overview(random_record(VARIANTS["danish"], 2, 1, most=1)).deals == ()


@pytest.mark.parametrize("number", [0, 99])
def test_there_is_no_such_deal(number):
    with pytest.raises(NoDeal, match="has one deal;"):
        replays.deal(random_record(VARIANTS["danish"], 2, 1, most=6), number)


def test_a_score_sheet_is_refused():
    with pytest.raises(RecordError, match="score sheet"):
        replays.overview(opened(random_record(VARIANTS["danish"], 2, 1)))
