"""Deleting what tells who somebody is."""

import json
from dataclasses import replace

import pytest
from sqlalchemy import select

from agurk.notation import dumps, loads
from agurk.notation.verify import Verdict, verify
from agurk.server.rooms import acts
from agurk.server.storage import Row
from agurk.server.storage.appending import players_in
from agurk.server.storage.schema import room_players
from scripts import gen_deals
from tests.server.storage.samples import BO, IDA, ROOM, finished, listing, seat

pytestmark = pytest.mark.asyncio

DANISH = loads((gen_deals.TARGET / "danish.agurk").read_text(encoding="utf-8"))
# The nonces of the golden match have names in them; they are what deals were made from, and stay.
NAMES = ("Idunn", "Bo", "Somebody", "Saga", "Liv", "Ole", "Per")[: DANISH.players]
RECORD = dumps(replace(DANISH, names=NAMES))


@pytest.fixture
def played():
    """A match in which Ida had the first seat, and Bo the second."""
    people = [IDA, BO] + [None] * (DANISH.players - 2)
    seats = tuple(
        seat(number, player, name=name)
        for number, (player, name) in enumerate(zip(people, NAMES, strict=True))
    )
    return finished(seats=seats, record=RECORD)


def log():
    said = [
        {"do": {"type": "take-seat", "seat": 0, "player": IDA, "name": "Idunn"}, "by": IDA},
        {"do": {"type": "take-seat", "seat": 1, "player": BO, "name": "Bo"}, "by": BO},
        {"do": {"type": "act", "seat": 0, "act": "9c"}, "by": IDA},
    ]
    return [Row(number, 100.0, json.dumps(row)) for number, row in enumerate(said)]


async def test_a_match_forgets_a_player_and_proves_as_much(storage, played):
    await storage.append(ROOM, log(), finished=played)
    assert await storage.delete_player(IDA) == 1
    found = await storage.finished("match-1")
    assert found.seats[0] == replace(played.seats[0], player=None, name="Somebody 2")
    assert found.seats[1:] == played.seats[1:]
    assert "Idunn" not in found.record
    assert loads(found.record) == replace(loads(RECORD), names=("Somebody 2", *NAMES[1:]))
    assert verify(loads(found.record)).verdict is Verdict.FAIR
    assert await storage.matches_of(IDA, 10) == []
    assert (await storage.statistics(IDA)).total.matches == 0
    assert (await storage.statistics(BO)).total.matches == 1


async def test_two_players_who_are_forgotten_can_be_told_apart(storage, played):
    await storage.append(ROOM, log(), finished=played)
    await storage.delete_player(IDA)
    await storage.delete_player(BO)
    found = await storage.finished("match-1")
    names = [each.name for each in found.seats]
    assert names[:2] == ["Somebody 2", "Somebody 3"]
    assert list(loads(found.record).names) == names


async def test_a_room_forgets_a_player_in_rows_and_listing(storage, played):
    summary = json.dumps({"seats": [{"player": IDA, "name": "Idunn"}, {"name": "Bo"}]})
    await storage.append(ROOM, log(), listing(summary=summary), played)
    await storage.append("another", [Row(0, 1.0, log()[1].data)])
    await storage.delete_player(IDA)
    rows = await storage.read(ROOM)
    kept = json.dumps([row.data for row in rows]) + (await storage.listing(ROOM)).summary
    assert IDA not in kept
    assert "Idunn" not in kept
    assert [row.number for row in rows] == [0, 1, 2]
    assert rows[1] == log()[1]
    first, last = json.loads(rows[0].data), json.loads(rows[2].data)
    assert first["do"]["name"] == "Somebody"
    assert first["do"]["player"] == first["by"] == last["by"]
    assert await storage.read("another") == [Row(0, 1.0, log()[1].data)]
    await storage.append(ROOM, [Row(3, 101.0, "{}")])


async def test_forgetting_somebody_again_changes_nothing(storage, played):
    await storage.append(ROOM, log(), finished=played)
    await storage.delete_player(IDA)
    before = await storage.read(ROOM), await storage.finished("match-1")
    assert await storage.delete_player(IDA) == 0
    assert (await storage.read(ROOM), await storage.finished("match-1")) == before


async def test_rooms_with_an_id_are_found_without_reading_all_rows(storage):
    await storage.append(ROOM, log())
    await storage.append("another", [Row(0, 1.0, log()[1].data)])
    met = select(room_players).order_by(room_players.c.player)
    async with storage.engine.connect() as connection:
        found = [tuple(row) for row in await connection.execute(met)]
    assert sorted(found) == sorted([(ROOM, IDA), (ROOM, BO), ("another", BO)])
    await storage.delete_player(BO)
    async with storage.engine.connect() as connection:
        assert [tuple(row) for row in await connection.execute(met)] == [(ROOM, IDA)]
    assert await storage.retire(1e12) == 2
    async with storage.engine.connect() as connection:
        assert list(await connection.execute(met)) == []


async def test_everybody_whose_id_is_in_a_log_is_met_in_it():
    told = acts.dumps(acts.Line(acts.TakeSeat(0, IDA, 'A "player":"x"'), by=IDA))
    owned = acts.dumps(acts.Line(acts.Own(BO), by=BO))
    nobody = acts.dumps(acts.Line(acts.Own(None)))
    rows = [Row(number, 1.0, text) for number, text in enumerate((told, owned, nobody))]
    assert list(players_in(rows)) == [IDA, BO]


async def test_signs_in_an_id_stand_for_themselves(storage):
    await storage.append(ROOM, log())
    assert await storage.delete_player("%") == 0
    assert await storage.delete_player("") == 0
    assert await storage.read(ROOM) == log()
