"""Names and ids taken out of records and rows."""

import json
from dataclasses import replace

import pytest

from agurk.notation import dumps, loads
from agurk.notation.verify import Verdict, verify
from agurk.server.storage.anonymous import Room, free_name, without_name
from scripts import gen_deals

IDA = "kJ3hV9sQxW2mZ7pLtR5bNc"
GONE = "gone-gone-gone-gone-22"
DANISH = loads((gen_deals.TARGET / "danish.agurk").read_text(encoding="utf-8"))
NAMES = ("Ida", 'Bo "the Knife"', "somebody")[: DANISH.players]


@pytest.mark.parametrize(
    ("taken", "name"),
    [
        pytest.param([], "Somebody", id="nobody else"),
        pytest.param(["Ida"], "Somebody", id="others"),
        pytest.param(["SOMEBODY", "Somebody 2"], "Somebody 3", id="others whose names went"),
    ],
)
def test_a_name_that_nobody_has(taken, name):
    assert free_name(taken) == name


@pytest.fixture
def record():
    names = ("Ida", 'Bo "the Knife" [Seat1 "x"]', "somebody", "Ida Ida")
    return replace(DANISH, names=(names * 2)[: DANISH.players])


def test_a_record_loses_one_name_and_nothing_else(record):
    text, name = without_name(dumps(record), 0)
    assert name == "Somebody 2"
    assert loads(text) == replace(record, names=("Somebody 2", *record.names[1:]))


def test_a_record_without_names_proves_as_much_as_before(record):
    text = dumps(record)
    for seat in range(record.players):
        text, _ = without_name(text, seat)
    without = loads(text)
    assert verify(without).verdict is Verdict.FAIR
    assert len({name.casefold() for name in without.names}) == record.players
    assert not {"Ida", "Ida Ida"} & set(without.names)


def test_a_name_that_holds_quotes_goes_too(record):
    text, _ = without_name(dumps(record), 1)
    assert "Knife" not in text


TAKE = {"do": {"type": "take-seat", "seat": 1, "player": IDA, "name": "Ida"}, "by": IDA}
OTHER = {"do": {"type": "take-seat", "seat": 0, "player": "x" * 22, "name": "Bo"}}
BOT = {"do": {"type": "place-bot", "seat": 2, "name": "somebody", "bot": "sharp"}}
BEGIN = {
    "do": {
        "type": "act",
        "act": {
            "begin": {"name": "Ida-1", "sitters": [["Bo", ""], ["Ida", ""], ["somebody", "sharp"]]}
        },
    }
}
SIT = {"do": {"type": "act", "seat": 1, "act": {"sit": [1, "Ida", ""]}}, "by": IDA, "id": "c1"}
CARD = {"do": {"type": "act", "seat": 1, "act": "9c"}, "by": IDA, "id": "Ida"}
LOG = [json.dumps(row, ensure_ascii=False) for row in (OTHER, TAKE, BOT, BEGIN, SIT, CARD)]


def test_the_rows_of_a_room_lose_a_name_and_an_id_everywhere():
    room = Room(LOG, IDA, GONE)
    changed = [json.loads(room.rewrite(text)) for text in LOG]
    assert IDA not in json.dumps(changed)
    assert changed[1]["do"] | {"type": ""} == {
        "type": "",
        "seat": 1,
        "player": GONE,
        "name": "Somebody 2",
    }
    assert changed[3]["do"]["act"]["begin"] == {
        "name": "Ida-1",
        "sitters": [["Bo", ""], ["Somebody 2", ""], ["somebody", "sharp"]],
    }
    assert changed[4]["do"]["act"] == {"sit": [1, "Somebody 2", ""]}


def test_what_is_no_name_and_no_id_stays_to_the_letter():
    room = Room(LOG, IDA, GONE)
    assert room.rewrite(LOG[0]) == LOG[0]
    assert room.rewrite(LOG[2]) == LOG[2]
    assert json.loads(room.rewrite(LOG[5])) == CARD | {"by": GONE}


def test_a_room_that_never_had_somebody_stays_as_it_is():
    room = Room(LOG, "another-player-of-22-l", GONE)
    assert [room.rewrite(text) for text in LOG] == LOG


def test_each_of_somebodys_names_becomes_another_one():
    renamed = json.dumps({"do": {"type": "take-seat", "player": IDA, "name": "Idun"}})
    room = Room([*LOG, renamed], IDA, GONE)
    names = {json.loads(room.rewrite(text))["do"]["name"] for text in (LOG[1], renamed)}
    assert names == {"Somebody 2", "Somebody 3"}


def test_a_text_that_is_no_json_loses_the_id_all_the_same():
    texts = [*LOG, f"seat 1: {IDA}", "[" * 100_000]
    room = Room(texts, IDA, GONE)
    assert [room.rewrite(text) for text in texts[-2:]] == [f"seat 1: {GONE}", "[" * 100_000]
