"""The record of a match, made from the log of its table."""

from dataclasses import replace
from datetime import UTC, timedelta, timezone
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.notation.reading import loads as read
from agurk.notation.replay import state_after
from agurk.notation.verify import Verdict, verify
from agurk.notation.writing import dumps as written
from agurk.rules.actions import Redeal
from agurk.rules.dealing import seed_of
from agurk.rules.errors import WrongTime
from agurk.table.acts import AddNonce, Begin, DemandRedeal, Resume, Sit, TakeBack
from agurk.table.commands import Command
from agurk.table.entries import actions_of
from agurk.table.errors import LogError
from agurk.table.lines import dumps, loads
from agurk.table.recording import Recorder, record_of
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.variants import VARIANTS
from tests.table.tables import decide, disturb, opened, play_out, take_back

DANISH = VARIANTS["danish"]


def played_with_everything(variant, random):
    """Return a table at the end of a match in which people came, went and took back."""
    table = opened(variant, VARIANTS[variant].least_players, random.randbytes(32), bots=(1,))
    while not table.over:
        if random.random() < 0.1 and not table.paused:
            disturb(table, random)
        elif table.paused:
            table.do(Command(Resume()), at=0.0)
        elif table.may_take_back is not None and random.random() < 0.2:
            take_back(table)
        elif table.to_deal:
            table.deal(at=0.0)
        else:
            decide(table, random)
    return table


@settings(max_examples=20)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_the_record_of_any_match_is_fair_and_comes_back_from_its_text(variant, seed):
    table = played_with_everything(variant, Random(seed))
    record = record_of(table.log)
    assert read(written(record)) == record
    assert verify(record).verdict is Verdict.FAIR
    assert state_after(record).match == table.match
    assert record.names == tuple(sitter.name for sitter in table.sitters)
    assert record.nonces == table.nonces
    assert record.promise == table.promise


@settings(max_examples=20)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_the_record_is_the_same_from_a_log_read_from_lines(variant, seed):
    table = played_with_everything(variant, Random(seed))
    assert record_of(loads(dumps(entry)) for entry in table.log) == record_of(table.log)


def test_a_table_that_forgets_its_log_is_recorded_as_it_goes():
    table, recorder = opened(), Recorder()
    recorder.hear(table.log[0])
    random = Random(5)
    while not table.over:
        table.deal(at=0.0) if table.to_deal else decide(table, random)
        recorder.hear(table.log[-1])
        table.forget(table.last + 1)
    assert recorder.record() == record_of(play_out(opened(), Random(5)).log)


@settings(max_examples=20)
@given(st.text(max_size=64).filter(str.isprintable))
def test_whatever_words_were_added_to_the_deals_stand_in_the_record(words):
    table = opened(players=2)
    table.do(Command(AddNonce(1, words), 1), at=0.0)
    record = read(written(record_of(play_out(table, Random(5)).log)))
    assert record.nonces == ("", words)
    assert verify(record).verdict is Verdict.FAIR


@pytest.mark.parametrize("name", [" first", "first ", 'a "first" one', "a\\b", "[x]", "ä"])
def test_a_match_of_any_name_is_fair_in_its_record(name):
    begin = Begin(DANISH, name, bytes(32), (Sitter('"Ida" '), Sitter("Bo]")))
    record = read(written(record_of(play_out(Table(begin), Random(5)).log)))
    assert record.match == name
    assert record.names == ('"Ida" ', "Bo]")
    assert verify(record).verdict is Verdict.FAIR


def test_a_seed_that_was_named_stands_in_the_record():
    begin = Begin(DANISH, "first", seed_of("x"), (Sitter("Ida"), Sitter("Bo")), "x")
    record = record_of(play_out(Table(begin), Random(5)).log)
    assert record.seed == "x"
    assert verify(record).verdict is Verdict.NAMED


def test_a_stand_in_that_stayed_to_the_end_is_named_and_one_that_left_is_not():
    table = opened()
    table.do(Command(Sit(1, Sitter("Bo", "sharp"))), at=0.0)
    table.do(Command(Sit(2, Sitter("Saga's bot", "ladder"))), at=0.0)
    for _ in range(10):
        table.deal(at=0.0) if table.to_deal else decide(table, Random(1))
    table.do(Command(Sit(2, Sitter("Saga"))), at=0.0)
    play_out(table, Random(5))
    table.do(Command(Sit(0, Sitter("Ola"))), at=0.0)
    record = record_of(table.log)
    assert record.names == ("Ida", "Bo", "Saga")
    assert record.other == (("Bot2", "sharp"),)


def test_a_deal_thrown_in_because_somebody_left_stands_in_the_record():
    table = opened()
    for _ in range(2):
        table.deal(at=0.0)
    table.do(Command(DemandRedeal(0, "eight cards"), 0), at=0.0)
    for seat in (1, 2):
        table.do(Command(Sit(seat, Sitter(f"Bot {seat}", "sharp"))), at=0.0)
    play_out(table, Random(5))
    record = record_of(loads(dumps(entry)) for entry in table.log)
    assert record.actions[2] == Redeal("eight cards")
    assert verify(record).verdict is Verdict.FAIR


def test_of_a_table_with_a_rematch_the_match_played_last_is_recorded():
    table = opened()
    table.do(Command(AddNonce(1, "words"), 1), at=0.0)
    play_out(table, Random(5))
    day = 24 * 3600.0
    table.do(Command(Begin(VARIANTS["gurka_is"], "second", bytes(range(32)))), at=day)
    with pytest.raises(WrongTime):
        record_of(table.log)
    play_out(table, Random(6))
    record = record_of(table.log, UTC)
    assert (record.match, record.date, record.nonces) == ("second", "1970-01-02", ())
    assert record.secret == bytes(range(32)).hex()
    assert verify(record).verdict is Verdict.FAIR


def test_the_day_is_told_where_one_asks():
    log = play_out(opened(), Random(5)).log
    assert record_of(log, timezone(timedelta(hours=-1))).date == "1969-12-31"
    assert record_of(log, UTC).date == "1970-01-01"


def test_a_match_that_is_not_over_is_not_recorded_since_its_secret_would_be_open():
    table = opened()
    table.deal(at=0.0)
    with pytest.raises(WrongTime, match="would give away its secret"):
        record_of(table.log)
    with pytest.raises(WrongTime):
        Recorder().record()


def test_what_is_no_log_is_not_recorded():
    log = play_out(opened(), Random(5)).log
    for broken in ((), log[1:], tuple(replace(entry, events=()) for entry in log[1:])):
        with pytest.raises((LogError, WrongTime)):
            record_of(broken)
    recorder = Recorder()
    with pytest.raises(LogError, match="opens with the beginning"):
        recorder.hear(log[1])
    with pytest.raises(LogError, match="Entry 0 does not tell what happened"):
        recorder.hear(replace(log[0], events=()))


def test_a_play_taken_back_is_among_no_actions():
    table = opened()
    for _ in range(2):
        table.deal(at=0.0)
    before = actions_of(table.log)
    decide(table, Random(1))
    seat = table.may_take_back
    assert seat is not None
    table.do(Command(TakeBack(seat), seat), at=0.0)
    assert actions_of(table.log) == before
