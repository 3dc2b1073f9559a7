"""The one task that owns a room: nothing is told that is not kept, and no fault outlives it."""

import asyncio
import logging

import pytest

from agurk.server.rooms import commands
from agurk.server.rooms.errors import NoSpectators, NotNow, NotSeated, Removed, Unavailable
from agurk.server.rooms.host import MOVED
from agurk.server.rooms.ports import Who
from agurk.server.rooms.room import Room
from agurk.server.storage import Conflict, Row, StorageError
from agurk.server.wire import client, orders
from agurk.server.wire.options import Pace
from tests.server.bus.company import until
from tests.server.rooms.city import BO, EVE, IDA, Broken, City, Slow, come, opened, play

pytestmark = pytest.mark.asyncio


async def settle():
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_client_is_welcomed_and_told_what_happens(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida = await come(house, table, IDA)
        assert ida.frames[0]["type"] == "welcome"
        assert ida.frames[0]["you"] == 0
        look = await house.order(table, Who(BO), orders.Sit("Bo", None))
        assert look.you == 1
        assert [chair["name"] for chair in ida.scene["scene"]["chairs"]] == ["Ida", "Bo", ""]
        done = await ida.say(client.Prefer, forced=True)
        assert done["type"] == "done"
        assert ida.scene["mine"]["forced"]


async def test_nothing_is_told_before_it_is_kept(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house, seats=2, variant="danish")
        await house.order(table, Who(BO), orders.Sit("Bo", None))
        ida, bo = await come(house, table, IDA), await come(house, table, BO)
        city.gate.open.clear()
        heard = len(ida.frames), len(bo.frames)
        saying = asyncio.create_task(ida.say(client.Start))
        await until(lambda: city.gate.waiting)
        looking = asyncio.create_task(house.order(table, Who(EVE), orders.Look()))
        coming = asyncio.create_task(come(house, table, EVE))
        await asyncio.sleep(0.03)
        assert (len(ida.frames), len(bo.frames)) == heard
        assert not saying.done()
        assert not looking.done()
        assert not coming.done()
        city.gate.open.set()
        assert (await saying)["type"] == "done"
        assert (await looking).match is not None
        await coming
        kinds = [frame["type"] for frame in ida.frames[heard[0] :]]
        assert kinds.index("update") < kinds.index("done")


@pytest.mark.parametrize("error", [Conflict("taken"), StorageError("down")])
async def test_whatever_could_not_be_kept_is_not_told_and_the_table_opens_anew(tmp_path, error):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida, eve = await come(house, table, IDA), await come(house, table, EVE)
        number = ida.number
        city.gate.open.clear()
        saying = asyncio.create_task(ida.say(client.Prefer, forced=True))
        await until(lambda: city.gate.waiting)
        waiting = asyncio.create_task(eve.say(client.Mute, seat=0, on=True))
        await settle()
        city.gate.error = error
        city.gate.open.set()
        answer = await saying
        assert answer["slug"] == "unavailable"
        assert answer["number"] == number
        assert answer in ida.before_bye
        assert (await waiting)["slug"] == "moved"
        assert await waiting in eve.before_bye
        assert ida.bye.slug == eve.bye.slug == "moved"
        assert ida.bye.again
        city.gate.error = None
        again = await come(house, table, IDA, since=number)
        assert not again.scene["mine"]["forced"]
        assert (await again.say(client.Prefer, forced=True))["type"] == "done"


async def test_another_writer_is_noticed_and_its_history_goes_on(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida = await come(house, table, IDA)
        rows = await city.rows(table)
        other = Row(len(rows), 1.0, '{"do":{"type":"prefer","seat":0,"forced":true}}')
        await city.storage.append(table, [other])
        refused = await ida.say(client.Ask, what=client.Topic.PAUSE)
        assert refused["slug"] == "not-now"
        assert (await ida.say(client.Start))["slug"] == "unavailable"
        assert ida.bye.slug == "moved"
        again = await come(house, table, IDA, since=ida.number)
        assert again.scene["mine"]["forced"]
        assert [entry["number"] for entry in again.frames[0]["missed"]] == [len(rows)]


async def test_a_fault_of_ours_ends_the_host_and_not_the_table(tmp_path, monkeypatch, caplog):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida = await come(house, table, IDA)

        hidden = "As in the hand of seat 1"

        def fails(*_):
            raise KeyError(hidden)

        with caplog.at_level(logging.ERROR), monkeypatch.context() as patched:
            patched.setattr(commands, "do", fails)
            refused = await ida.say(client.Prefer, forced=True)
        assert refused["slug"] == "unavailable"
        assert refused in ida.before_bye
        assert ida.bye.slug == "moved"
        assert "KeyError" in caplog.text
        assert hidden not in caplog.text
        again = await come(house, table, IDA)
        assert (await again.say(client.Prefer, forced=True))["type"] == "done"


async def test_a_connection_that_fails_does_not_hold_the_table_up(tmp_path, caplog):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida, eve = await come(house, table, IDA), await come(house, table, EVE)

        def fails(_):
            raise OSError("gone")

        eve.put = fails
        with caplog.at_level(logging.CRITICAL, "agurk.server.rooms.host"):
            await ida.say(client.Prefer, forced=True)
        assert ida.bye.slug == "moved"
        again = await come(house, table, IDA)
        assert again.scene["mine"]["forced"]


async def test_a_bot_that_fails_is_played_for(tmp_path, caplog):
    async with City(tmp_path) as city:
        city.thinkers = Broken()
        house = await city.house()
        with caplog.at_level(logging.ERROR):
            table = await opened(house, start=True, seats=2, variant="danish")
            ida = await come(house, table, IDA)
            await ida.say(client.Nonce, text="words")
            await play([ida], 6)
        assert any('"type":"played","seat":1' in text for text in ida.texts)
        assert "ValueError" in caplog.text
        assert Broken.WHY not in caplog.text


async def test_whoever_comes_and_goes_away_at_once_is_not_there(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida = await come(house, table, IDA)
        city.gate.open.clear()
        saying = asyncio.create_task(ida.say(client.Prefer, forced=True))
        await until(lambda: city.gate.waiting)
        coming = asyncio.create_task(come(house, table, EVE))
        await settle()
        coming.cancel()
        await asyncio.wait([coming])
        city.gate.open.set()
        await saying
        await until(lambda: len(house.here(table).audience) == 1)
        await settle()
        assert house.here(table).room.people.spectators == 0


async def test_whoever_is_let_go_is_not_there_any_more(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house, spectators=False)
        await house.order(table, Who(BO), orders.Sit("Bo", None))
        ida, bo = await come(house, table, IDA), await come(house, table, BO)
        with pytest.raises(NoSpectators):
            await come(house, table, EVE)
        await house.order(table, Who(IDA), orders.Leave(1))
        assert bo.bye.slug == "removed"
        assert ida.scene["scene"]["chairs"][1]["name"] == ""
        with pytest.raises(Removed):
            await house.order(table, Who(BO), orders.Sit("Bo", None))
        assert house.here(table).room.people.present == (0,)


async def test_a_closed_table_lets_everybody_go(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida, eve = await come(house, table, IDA), await come(house, table, EVE)
        look = await house.order(table, Who(IDA), orders.Close())
        assert look.stage.value == "closed"
        assert ida.bye.slug == eve.bye.slug == "closed"
        assert not ida.bye.again


async def test_a_link_opens_one_seat_and_no_other(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        first = await come(house, table, IDA)
        second = await come(house, table, IDA, seat=0)
        assert second.frames[0]["you"] == 0
        with pytest.raises(NotSeated):
            await come(house, table, IDA, seat=1)
        await first.say(client.Prefer, forced=True)
        assert second.scene["mine"]["forced"]


@pytest.mark.parametrize(
    "order", [orders.Sit("Ida", 1), orders.HoldSeat(0), orders.Sit("Ida", None)]
)
async def test_a_link_to_a_seat_neither_takes_seats_nor_makes_links(tmp_path, order):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        if isinstance(order, orders.Sit):
            await house.order(table, Who(IDA), orders.Leave(0))
        with pytest.raises(NotSeated):
            await house.order(table, Who(IDA, 0), order)


@pytest.mark.parametrize(
    "order", [orders.Leave(1), orders.Place(2, "lowest"), orders.Start(), orders.Close()]
)
async def test_a_link_to_a_seat_that_was_left_does_nothing(tmp_path, order):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        await house.order(table, Who(IDA, 0), orders.Leave(0))
        await house.order(table, Who(IDA), orders.Sit("Ida", 1))
        with pytest.raises(NotSeated):
            await house.order(table, Who(IDA, 0), order)
        assert (await house.order(table, Who(IDA, 0), orders.Look())).you is None
        assert (await house.order(table, Who(IDA), orders.Look())).you == 1


async def test_whoever_came_with_a_link_goes_when_the_seat_does(tmp_path):
    async with City(tmp_path) as city:
        owner, edge = await city.house(), await city.house()
        table = await opened(owner)
        ida = await come(owner, table, IDA)
        links = [await come(house, table, IDA, seat=0) for house in (owner, edge)]
        await owner.order(table, Who(IDA), orders.Leave(0))
        await until(lambda: all(link.bye for link in links))
        assert {link.bye.slug for link in links} == {"not-seated"}
        assert not ida.bye


async def test_a_command_of_whoever_came_with_a_link_is_for_that_seat(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        link = await come(house, table, IDA, seat=0)
        seats = house.here(table).room.state.seats
        seats[IDA] = 1
        assert (await link.say(client.Prefer, forced=True))["slug"] == "not-seated"
        assert (await link.say(client.Say, text="hello"))["slug"] == "not-seated"


async def test_what_is_said_is_heard_by_all_but_those_who_muted_the_seat(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida, eve = await come(house, table, IDA), await come(house, table, EVE)
        rows = len(await city.rows(table))
        await ida.say(client.Say, text="hello")
        await eve.say(client.Mute, seat=0, on=True)
        await ida.say(client.Say, phrase=client.Phrase.HURRY)
        await eve.say(client.Mute, seat=0, on=False)
        await ida.say(client.Say, phrase=client.Phrase.THANKS)
        heard = [(said["text"], said["phrase"]) for said in eve.of("said")]
        assert heard == [("hello", None), ("", "thanks")]
        assert len(ida.of("said")) == 3
        assert (await eve.say(client.Say, text="me too"))["slug"] == "not-seated"
        assert len(await city.rows(table)) == rows


async def test_who_is_there_is_told_to_all(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        await house.order(table, Who(BO), orders.Sit("Bo", None))
        ida, bo = await come(house, table, IDA), await come(house, table, BO)
        assert ida.of("presence")[-1]["present"] == [0, 1]
        eve = await come(house, table, EVE)
        assert ida.of("presence")[-1]["spectators"] == 1
        await bo.link.detach()
        await eve.link.detach()
        gone = {"type": "presence", "present": [0], "spectators": 0, "away": []}
        assert ida.of("presence")[-1] == gone


async def test_a_match_is_kept_when_it_is_over(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house, seats=3, variant="twenty_two", house=("threshold=2",))
        for player in (BO, EVE):
            await house.order(table, Who(player), orders.Sit(player.split("-")[0], None))
        guests = [await come(house, table, player) for player in (IDA, BO, EVE)]
        await guests[0].say(client.Start)
        for guest in guests:
            await guest.say(client.Nonce, text="words")
        await play(guests, 300)
        match = guests[0].scene["scene"]["match"]
        assert match["result"] is not None
        kept = await city.storage.finished(match["name"])
        assert kept.room == table
        assert {seat.name for seat in kept.seats} == {"Ida", "Bo", "Eve"}
        assert (await city.storage.listing(table)).stage == "over"


async def test_a_host_that_has_ended_does_nothing_more(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house, pace=Pace.QUICK)
        host = house.here(table)
        ida = await come(house, table, IDA)
        await house.close()
        assert ida.bye.slug == "restart"
        assert host._timer is None or host._timer.cancelled()
        with pytest.raises(Unavailable):
            await house.order(table, Who(IDA), orders.Look())
        city.houses.remove(house)


async def test_a_thought_in_progress_ends_with_its_host(tmp_path):
    async with City(tmp_path) as city:
        city.thinkers = Slow()
        house = await city.house()
        table = await opened(house, start=True, seats=7, variant="danish")
        ida = await come(house, table, IDA)
        await ida.say(client.Nonce, text="words")
        host = house.here(table)
        await until(lambda: host._thoughts or ida.scene["mine"]["options"])
        await host.end(MOVED)
        await settle()
        assert not host._thoughts


async def test_what_happens_by_itself_and_cannot_is_not_tried_without_end(
    tmp_path, monkeypatch, caplog
):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house, seats=2, variant="danish")
        ida = await come(house, table, IDA)
        tried = []

        def refuses(room, at):
            tried.append(at)
            raise NotNow("The table cannot deal.")

        with caplog.at_level(logging.ERROR):
            monkeypatch.setattr(Room, "deal", refuses)
            await ida.say(client.Start)
            await ida.say(client.Nonce, text="words")
            await until(lambda: ida.bye)
        assert len(tried) == 1
        assert "NotNow" in caplog.text


async def test_somebody_who_does_not_read_is_dropped_and_the_others_play_on(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        ida, eve = await come(house, table, IDA), await come(house, table, EVE)
        put, left = eve.put, [3]

        def full(frame):
            left[0] -= 1
            if left[0] > 0:
                put(frame)
            elif left[0] == 0:
                eve.close(MOVED)

        eve.put = full
        for number in range(10):
            wanted = not number % 2
            assert (await ida.say(client.Prefer, forced=wanted))["type"] == "done"
        await eve.link.detach()
        assert house.here(table).room.people.spectators == 0
        assert len(eve.frames) == 3
        assert not ida.bye
