from dataclasses import replace

import pytest
from hypothesis import given, settings

from agurk.notation import dumps, dumps_all, jsonl, loads, loads_all
from agurk.notation.opened import opened
from agurk.notation.record import SheetDeal
from agurk.rules.cards import cards
from agurk.variants import VARIANTS
from agurk.variants.house import named
from tests.strategies import random_record, records, sheets
from tests.variants.strategies import house_rules

TABLES = [
    pytest.param(variant, players, id=f"{variant.key} with {players} players")
    for variant in VARIANTS.values()
    for players in (variant.least_players, variant.most_players)
]

MANY = settings(max_examples=1000)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_whole_match_is_the_same_after_writing_and_reading(variant, players):
    whole = random_record(variant, players, seed=players)
    for record in (whole, opened(whole), opened(whole, 0)):
        assert loads(dumps(record)) == record
        assert jsonl.loads(jsonl.dumps(record)) == record


@MANY
@given(records())
def test_any_record_is_the_same_after_writing_and_reading(record):
    assert loads(dumps(record)) == record


@MANY
@given(records())
def test_any_record_is_the_same_after_json_lines(record):
    assert jsonl.loads(jsonl.dumps(record)) == record


@MANY
@given(sheets())
def test_any_score_sheet_is_the_same_after_writing_and_reading(record):
    assert loads(dumps(record)) == record


@MANY
@given(sheets())
def test_any_score_sheet_is_the_same_after_json_lines(record):
    assert jsonl.loads(jsonl.dumps(record)) == record


@given(house_rules())
def test_house_rules_are_the_same_after_writing_and_reading(variant):
    record = random_record(variant, variant.least_players, seed=1, most=0)
    assert loads(dumps(record)) == record
    assert jsonl.loads(jsonl.dumps(record)) == record


def test_rules_keep_the_name_that_somebody_gave_them():
    variant = named(VARIANTS["danish"].but(threshold=30)).but(name="Agurk at the Hansens'")
    record = random_record(variant, 3, seed=1, most=0)
    assert loads(dumps(record)) == record
    assert jsonl.loads(jsonl.dumps(record)) == record


def test_several_matches_in_one_text_are_read_one_by_one():
    played = [random_record(VARIANTS["danish"], players, seed=players) for players in (2, 3, 4)]
    assert list(loads_all(dumps_all(played))) == played
    assert list(jsonl.loads_all("".join(map(jsonl.dumps, played)))) == played


def test_matches_are_read_only_when_asked_for():
    good = dumps(random_record(VARIANTS["danish"], 2, seed=2))
    reading = loads_all(good + "[nonsense")
    assert next(reading).players == 2


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(SheetDeal(), id="nothing"),
        pytest.param(SheetDeal(dealer=1), id="the dealer"),
        pytest.param(SheetDeal(hands=((0, cards("2c")),)), id="one hand"),
        pytest.param(SheetDeal(hands=((0, cards("2c")), (1, cards("3c")))), id="both hands"),
    ],
)
def test_a_score_sheet_may_note_of_a_deal_only(deal):
    record = replace(random_record(VARIANTS["danish"], 2, seed=2, most=0), sheet=(deal,))
    assert loads(dumps(record)) == record
    assert jsonl.loads(jsonl.dumps(record)) == record
