from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.notation import dumps, fold, jsonl, loads, replay, state_after
from agurk.notation.record import Record, SheetChange, SheetDeal, SheetTrick
from agurk.notation.sheet import count_sheet
from agurk.rules.actions import Lot, Play
from agurk.rules.cards import Card, cards
from agurk.rules.errors import PlayersError, RecordError
from agurk.rules.events import MatchOver
from agurk.rules.match import Phase
from agurk.rules.scoring import Payment
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.strategies import random_record, records

DANISH = VARIANTS["danish"]
EMPTY = Record(variant=DANISH, players=3)
KING = SheetDeal(payments=(Payment(1, 13, Card("Kd")),))
LOW = tuple(Play(card.alone) for card in cards("2c 3c 4c"))

MANY = settings(max_examples=1000)


@MANY
@given(records(), st.data())
def test_any_prefix_of_a_log_folds(record, data):
    count = data.draw(st.integers(0, len(record.actions)))
    begun = replace(record, actions=record.actions[:count])
    assert state_after(record, count) == state_after(begun)


@given(records())
def test_a_replay_yields_each_action_with_the_state_after_it(record):
    state = begin(record.variant, record.players)
    steps = list(replay(record))
    assert tuple(step.action for step in steps) == record.actions
    for step in steps:
        state = state.apply(step.action).state
        assert step.state == state


def test_a_replay_stops_at_the_first_action_that_is_not_legal():
    record = random_record(DANISH, 2, seed=3, most=9)
    played = fold(DANISH, 2, (*record.actions, Lot(0)))
    for _ in record.actions:
        next(played)
    with pytest.raises(RecordError, match="Action 10 of the match: Lot is not possible now"):
        next(played)


def test_a_score_sheet_cannot_be_replayed_card_by_card():
    with pytest.raises(RecordError, match="its hands are not known"):
        next(replay(replace(EMPTY, sheet=(KING,))))


def test_a_record_that_is_not_legal_is_not_written():
    with pytest.raises(RecordError, match="Action 1"):
        dumps(replace(EMPTY, actions=(Play(cards("2c")),)))


def test_names_are_filled_in():
    assert EMPTY.names == ("", "", "")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        pytest.param({"names": ("Ida",)}, "1 names for 3 players", id="too few names"),
        pytest.param({"nonces": ("a",)}, "1 nonces for 3 players", id="too few nonces"),
        pytest.param({"actions": (Lot(0),), "sheet": (KING,)}, "not both", id="log and sheet"),
        pytest.param({"other": (("Date", "x"),)}, "date comes twice", id="a header of its own"),
        pytest.param({"other": (("Seat1", "x"),)}, "seat1 comes twice", id="a seat as a header"),
        pytest.param({"other": (("A", ""), ("a", ""))}, "a comes twice", id="a header twice"),
        pytest.param({"other": (("A b", ""),)}, "no name for a header", id="a name with a space"),
        pytest.param({"names": ("a" * 101, "b", "c")}, "at most 100 letters", id="a long name"),
        pytest.param({"date": "\ud800"}, "half a character", id="half a character"),
    ],
)
def test_parts_that_do_not_fit_are_refused(changes, complaint):
    with pytest.raises(RecordError, match=complaint):
        replace(EMPTY, **changes)


def test_a_record_needs_as_many_players_as_its_rules():
    with pytest.raises(PlayersError):
        Record(variant=DANISH, players=8)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        pytest.param(SheetDeal(), "What the deal cost is missing", id="a deal without its cost"),
        pytest.param(
            replace(KING, dealer=3), "Seat 4 is not in this deal", id="a dealer of nobody"
        ),
        pytest.param(
            replace(KING, tricks=(SheetTrick(0, (Play(cards("2c")),)),)),
            "has 1 plays, and 3 players",
            id="a last trick that lacks a card",
        ),
        pytest.param(
            replace(KING, tricks=(SheetTrick(0, LOW),)),
            "costs something else",
            id="a last trick of another cost",
        ),
        pytest.param(
            replace(KING, tricks=(SheetTrick(0, ()),)), "up to 3 plays, not 0", id="no card"
        ),
        pytest.param(
            replace(KING, payments=(Payment(1, 13, Card("15")),)),
            "15 is not in the pack",
            id="a card of another pack",
        ),
        pytest.param(
            replace(KING, tricks=(SheetTrick(0, (Play(()),)),)),
            "as many cards",
            id="a play of no card",
        ),
        pytest.param(
            SheetChange(scores=(1, 2), lives=(1, 1, 1)), "each of the 3 seats", id="a score too few"
        ),
    ],
)
def test_an_entry_of_a_score_sheet_that_cannot_be_is_refused(entry, complaint):
    record = replace(EMPTY, sheet=(entry, KING))
    with pytest.raises(RecordError, match=f"Entry 1 of the score sheet: .*{complaint}"):
        list(count_sheet(record))


def test_nothing_comes_after_the_end_of_a_match():
    over = SheetChange(scores=(0, 0, 5), lives=(0, 0, 1))
    record = replace(EMPTY, sheet=(over, KING))
    with pytest.raises(RecordError, match="Entry 2 of the score sheet: The match is over"):
        list(count_sheet(record))


def test_whoever_is_left_alone_has_won():
    change = SheetChange(scores=(9, 0, 5), lives=(0, 0, 1))
    (entered,) = count_sheet(replace(EMPTY, sheet=(change,)))
    assert entered.match.phase is Phase.OVER
    assert [event.winners for event in entered.events if isinstance(event, MatchOver)] == [(2,)]


@pytest.mark.parametrize(
    "fields", [{"again_from": 3}, {"again": "first", "again_from": -1}], ids=["of none", "below 1"]
)
def test_a_match_cannot_be_played_anew_from_a_deal(fields):
    with pytest.raises(RecordError, match="from which a match can be played anew"):
        replace(EMPTY, **fields)


def test_a_record_of_deals_played_again_reads_as_it_is_written():
    text = '[Variant "danish"]\n[Seat1 ""]\n[Seat2 ""]\n[Again "first"]\n[AgainFrom "3"]\n'
    record = loads(text)
    assert (record.again, record.again_from) == ("first", 3)
    assert loads(dumps(record)) == jsonl.loads(jsonl.dumps(record)) == record


def test_the_deal_from_which_a_match_was_played_anew_is_a_number():
    with pytest.raises(RecordError, match="Line 3: 'soon' is not a deal"):
        loads('[Variant "danish"]\n[Players "2"]\n[AgainFrom "soon"]\n')
