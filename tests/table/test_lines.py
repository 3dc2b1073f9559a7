"""Entries as lines of text."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.dealing import seed_of
from agurk.rules.errors import AgurkError, TextError
from agurk.table.acts import Begin
from agurk.table.errors import LogError
from agurk.table.lines import act_data, act_of, dumps, loads
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.variants import VARIANTS
from tests.table.tables import opened, tables


@given(tables())
def test_every_entry_comes_back_from_its_line(table):
    for entry in table.log:
        assert loads(dumps(entry)) == replace(entry, events=())


@given(tables())
def test_an_act_comes_back_from_what_other_lines_hold_of_it(table):
    for entry in table.log:
        data = act_data(entry.act)
        assert act_of(json.loads(json.dumps(data))) == entry.act
        assert json.loads(dumps(entry))["act"] == data


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(None, id="nothing"),
        pytest.param("", id="no action"),
        pytest.param("9z", id="no card"),
        pytest.param(["pause", []], id="a list"),
        pytest.param({}, id="an object without a key"),
        pytest.param({"dance": []}, id="an act of no table"),
        pytest.param({"begin": {"variant": 7}}, id="no beginning"),
    ],
)
def test_what_is_no_act_is_refused(data):
    with pytest.raises(AgurkError):
        act_of(data)


def test_a_seed_that_was_named_is_kept_in_the_log():
    begin = Begin(VARIANTS["danish"], "first", seed_of("x"), (Sitter("Ida"), Sitter("Bo")), "x")
    (entry,) = Table(begin).log
    assert loads(dumps(entry)).act == begin


def test_a_seed_of_another_secret_begins_no_match():
    begin = Begin(VARIANTS["danish"], "first", bytes(32), (Sitter("Ida"), Sitter("Bo")), "x")
    with pytest.raises(TextError, match="does not give the secret"):
        Table(begin)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("", id="nothing"),
        pytest.param("[1]", id="a list"),
        pytest.param('{"number":1,"who":0,"at":0}', id="no act"),
        pytest.param('{"number":1,"who":0,"at":0,"act":"9z"}', id="no card"),
        pytest.param('{"number":1,"who":0,"at":0,"act":{"dance":[]}}', id="an act of no table"),
        pytest.param('{"number":1,"who":0,"at":0,"act":{"pause":[],"resume":[]}}', id="two acts"),
        pytest.param('{"number":1,"who":0,"at":0,"act":{"sit":["0","Ida",""]}}', id="no seat"),
        pytest.param('{"number":1,"who":0,"at":0,"act":{"sit":[0,7,""]}}', id="no name"),
        pytest.param('{"number":true,"who":0,"at":0,"act":"9c"}', id="no number"),
        pytest.param('{"number":1,"who":0,"at":"now","act":"9c"}', id="no time"),
        pytest.param('{"number":1,"who":0,"at":NaN,"act":"9c"}', id="a time that is no number"),
        pytest.param(f'{{"number":1,"who":0,"at":1{"0" * 400},"act":"9c"}}', id="an endless time"),
        pytest.param('{"number":1,"who":0,"at":0,"act":' + "[" * 100000, id="too deep"),
    ],
)
def test_a_line_that_is_no_entry_is_refused(line):
    with pytest.raises(LogError, match="This is no entry of a log"):
        loads(line)


def test_a_match_of_another_revision_is_refused():
    line = dumps(opened().log[0])
    data = json.loads(line)
    data["act"]["begin"]["revision"] += 1
    with pytest.raises(LogError, match="begun under revision 2 of danish; this program plays"):
        loads(json.dumps(data))


@given(st.text() | st.recursive(st.none() | st.text(), st.lists).map(json.dumps))
def test_nothing_but_a_log_error_comes_of_any_text(text):
    try:
        loads(text)
    except LogError:
        return
    raise AssertionError
