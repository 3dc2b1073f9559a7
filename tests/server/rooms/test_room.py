"""A room is its log: whatever was done, the log comes to the same room again."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.server.rooms import acts, seating
from agurk.server.rooms.commands import do
from agurk.server.rooms.recent import KEPT, PACK
from agurk.server.rooms.room import Room
from agurk.server.storage.base import Row
from agurk.server.wire import client
from agurk.server.wire.options import TableOptions
from agurk.server.wire.scene import Stage
from agurk.table.errors import LogError
from agurk.variants import VARIANTS
from tests.server.rooms.driving import Driver
from tests.server.rooms.walking import Looking, Walk, looks
from tests.strategies import presets

IDA, BO = "Ida-player", "Bo-player"


@given(presets, st.integers(0, 2**32))
@settings(max_examples=20)
def test_any_log_comes_to_the_room_that_wrote_it_and_so_does_any_beginning_of_it(variant, seed):
    walk = Walk(variant, seed).walk(120)
    folded = Looking.fold("room", walk.rows, walk.now)
    assert [row.number for row in walk.rows] == list(range(len(walk.rows)))
    assert len(folded.__dict__["looks"]) == len(walk.rows)
    for number, look in walk.seen.items():
        assert folded.__dict__["looks"][number] == look
    assert list(folded.recent) == list(walk.room.recent)
    assert folded.done == walk.room.done


@given(presets, st.integers(0, 2**32))
@settings(max_examples=8)
def test_a_room_goes_on_from_where_its_log_ends(variant, seed):
    walk = Walk(variant, seed).walk(30)
    folded = Room.fold("room", walk.rows, walk.now, random=Random(0), draw=Random(1).randbytes)
    twins = []
    for room in (folded, Room.fold("room", walk.rows, walk.now, draw=Random(1).randbytes)):
        again = Walk(variant, seed)
        again.__dict__.update(room=room, agenda=type(walk.agenda)(room), random=Random(seed))
        again.rows, again.seen = list(walk.rows), {}
        room.random = again.random
        for player in again.people:
            room.connected(player, again.now)
        twins.append(again.walk(40))
    assert [row.data for row in twins[0].rows] == [row.data for row in twins[1].rows]
    last = Room.fold("room", twins[0].rows, twins[0].now)
    assert looks(last) == looks(twins[0].room)


def test_the_walk_does_all_that_a_log_can_hold():
    kinds: set[type] = set()
    acted: set[str] = set()
    for seed in range(60):
        walk = Walk(VARIANTS["cucumber_hard"], seed).walk(120)
        walk.close()
        lines: list[Any] = [acts.loads(row.data).do for row in walk.rows]
        kinds |= {type(line) for line in lines}
        tables = [line.act for line in lines if isinstance(line, acts.Act)]
        acted |= {next(iter(act)) for act in tables if isinstance(act, dict)}
        if len(kinds) == 12 and len(acted) == 7:
            return
    raise AssertionError((kinds, acted))


def test_a_repeated_command_is_known_after_the_room_was_folded():
    driver = Driver(people=2, seats=3, variant="gurka_se")
    driver.start()
    while driver.person_to_act() is None:
        driver.step()
    player = driver.person_to_act()
    action = driver.room.mine(driver.to_act).options[0].action
    command = client.Choose("mine", driver.room.state.number, action)
    do(driver.room, player, command, driver.now)
    driver.keep()
    folded = Room.fold("room", driver.rows, driver.now)
    assert do(folded, player, command, driver.now).id == "mine"
    assert folded.rows() == []
    assert folded.state.number == driver.room.state.number


def rows(*lines):
    return [Row(number, 1.0, acts.dumps(acts.Line(line))) for number, line in enumerate(lines)]


OPEN = acts.Open(TableOptions(), 1)


@pytest.mark.parametrize(
    ("log", "told"),
    [
        pytest.param([], "at least one", id="an empty log"),
        pytest.param(rows(acts.Close()), "Entry 0 .*LogError", id="no opening"),
        pytest.param([*rows(OPEN), Row(1, 1.0, "")], "Entry 1 .*DecodeError", id="no JSON"),
        pytest.param(
            [*rows(OPEN), Row(2, 1.0, acts.dumps(acts.Line(acts.Close())))],
            "Entry 2 .*LogError",
            id="a gap",
        ),
        pytest.param(rows(OPEN, acts.Answer(0, yes=True)), "Entry 1 .*LogError", id="an answer"),
        pytest.param(rows(OPEN, acts.Act(0, "9c")), "Entry 1 .*LogError", id="play before a match"),
        pytest.param(
            rows(OPEN, acts.Act(0, {"sing": []})), "Entry 1 .*LogError", id="an unknown act"
        ),
    ],
)
def test_what_no_room_can_have_written_is_refused_by_the_number_of_its_entry(log, told):
    with pytest.raises(LogError, match=told):
        Room.fold("room", log, 1.0)


def test_a_client_that_was_away_gets_what_it_missed_or_is_told_to_look_anew():
    driver = Driver(people=2)
    room = driver.room
    assert [entry.number for entry in room.since(0)] == list(range(1, room.state.number + 1))
    assert room.since(room.state.number) == ()
    assert room.since(room.state.number + 5) == ()
    assert room.since(-1) == ()
    for number in range(KEPT + 3 * PACK):
        driver.do(IDA, client.Prefer, forced=not number % 2)
        for missed in (1, PACK, 2 * PACK, KEPT):
            told = [entry.number for entry in room.since(room.state.number - missed) or ()]
            assert told == list(range(told[0], room.state.number + 1)) if told else number < KEPT
            assert len(told) in {0, missed}
    assert room.since(0) is None
    assert len(room.since(room.state.number - KEPT)) == KEPT


def test_a_refused_act_leaves_no_trace():
    driver = Driver(people=2)
    before = looks(driver.room)
    with pytest.raises(LogError):
        driver.room.write(acts.Answer(0, yes=True), driver.now)
    assert looks(driver.room) == before
    assert driver.room.rows() == []


def test_people_who_only_watch_are_not_remembered_when_they_go():
    driver = Driver(people=1)
    for watcher in range(100):
        driver.room.connected(f"Eve {watcher}", driver.now)
        driver.room.disconnected(f"Eve {watcher}", driver.now)
    assert driver.room.people.away_since == {}
    assert driver.room.people.spectators == 0


def test_somebody_is_there_as_long_as_one_of_his_connections_is():
    driver = Driver(people=2)
    driver.room.connected(BO, driver.now)
    driver.room.disconnected(BO, driver.now)
    assert driver.room.people.present == (0, 1)
    driver.room.disconnected(BO, driver.now)
    assert driver.room.people.present == (0,)


def test_whoever_watches_is_counted_until_he_sits_down():
    driver = Driver(people=1)
    driver.room.connected("Eve", driver.now)
    driver.room.connected(None, driver.now)
    assert driver.room.people.spectators == 2
    seating.sit(driver.room, "Eve", "Eve", None, driver.now)
    assert driver.room.people.spectators == 1
    assert driver.room.chairs()[1].present


@given(presets, st.integers(0, 2**32))
@settings(max_examples=15)
def test_no_table_is_stuck_whatever_was_done_there(variant, seed):
    walk = Walk(variant, seed).walk(60)
    room = walk.room
    room.connected(None, walk.now)
    for player in room.state.seats:
        walk.come(player)
    for _ in range(20_000):
        if walk.stage is not Stage.PLAYING:
            return
        if room.table.paused:
            if not room.state.seats:
                return
            walk.do(next(iter(room.state.seats)), client.Resume)
        elif walk.person_to_act() and room.state.question is None:
            walk.choose()
        else:
            assert walk.step(), "nothing happens, and nobody has to decide"
    raise AssertionError("the match does not end")
