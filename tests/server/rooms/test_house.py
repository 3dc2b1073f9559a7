"""All rooms of the server, in one process and in several."""

import asyncio

import msgspec
import pytest

from agurk.bots import UnknownBot
from agurk.rules.errors import AgurkError, UnknownVariant
from agurk.server.rooms import house as houses
from agurk.server.rooms import remote as remotes
from agurk.server.rooms.errors import Moved, NoAnswer, NoTable, NotOwner, Refusal, Unavailable
from agurk.server.rooms.host import MOVED, Host
from agurk.server.rooms.ports import Who
from agurk.server.rooms.room import Room
from agurk.server.storage import Row, StorageError
from agurk.server.wire import client, orders
from agurk.server.wire.http import NewTable
from agurk.server.wire.options import TableOptions
from agurk.variants import VARIANTS
from tests.server.bus.company import until
from tests.server.rooms.city import BO, EVE, IDA, City, come, opened, play
from tests.server.rooms.watch import Watch

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    """Rooms that have moved are looked for again at once."""
    monkeypatch.setattr(houses, "PAUSE", 0.01)


async def contiguous(city, table):
    """Make sure that a log has no gap, and folds; return its rows."""
    rows = await city.rows(table)
    assert [row.number for row in rows] == list(range(len(rows)))
    Room.fold(table, rows, 0.0)
    return rows


async def test_a_table_has_an_address_that_nobody_can_guess(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        tables = {await opened(house) for _ in range(5)}
        assert len(tables) == 5
        assert all(len(table) == 22 for table in tables)


async def test_a_table_that_is_not_there_is_no_table(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        with pytest.raises(NoTable):
            await come(house, "nowhere", IDA)
        with pytest.raises(NoTable):
            await house.order("nowhere", Who(IDA), orders.Look())
        assert city.hub.leases == {}


@pytest.mark.parametrize(
    ("new", "error"),
    [
        (NewTable(name="Ida", options=TableOptions(variant="nothing")), UnknownVariant),
        (NewTable(name="Ida", options=TableOptions(seats=40)), AgurkError),
        (NewTable(name="Ida", bots=("nobody",)), UnknownBot),
        (NewTable(name="Ida", bots=("pimc",)), UnknownBot),
        (NewTable(name="Ida", options=TableOptions(level="nobody")), UnknownBot),
        (NewTable(name="Ida", options=TableOptions(level="pimc")), UnknownBot),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(tmp_path, new, error):
    async with City(tmp_path) as city:
        house = await city.house()
        with pytest.raises(error):
            await house.open(IDA, new)
        assert house.hosts == ()
        assert city.hub.leases == {}


async def test_a_table_is_opened_with_the_bots_that_were_named_and_begins(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        options = TableOptions(seats=4, level="lowest")
        new = NewTable(name="Ida", options=options, bots=("sharp", "uniform"), start=True)
        look = await house.open(IDA, new)
        assert [chair.bot for chair in look.chairs] == ["", "sharp", "uniform", "lowest"]
        assert look.stage.value == "playing"
        assert look.you == 0


async def test_a_table_that_cannot_be_kept_is_not_there(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        city.gate.error = StorageError("down")
        with pytest.raises(AgurkError):
            await opened(house)
        city.gate.error = None
        assert house.hosts == ()
        await until(lambda: city.hub.leases == {})


async def test_a_table_that_cannot_be_read_is_there_again_when_the_database_is(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        await house.here(table).end(MOVED)
        city.gate.error = StorageError("down")
        with pytest.raises(Unavailable):
            await come(house, table, IDA)
        city.gate.error = None
        await until(lambda: city.hub.leases == {})
        assert (await come(house, table, IDA)).frames[0]["you"] == 0


BAD_ROWS = {
    "a card that is none": '{"do":{"type":"act","seat":0,"act":"Qx Kd"}}',
    "a card at the wrong time": '{"do":{"type":"act","seat":0,"act":"Kd"}}',
    "something unknown": '{"do":{"type":"Kd"}}',
    "no JSON": "Kd",
    "a seat that is not there": '{"do":{"type":"take-seat","seat":9,"player":"Kd","name":"Kd"}}',
}


async def look_at(house, table, player):
    return await house.order(table, Who(player), orders.Look())


async def refusals(city, table, owner, edge):
    """Return how a table is refused to everybody who asks for it, here and from elsewhere."""
    told = []
    for house in (owner, edge):
        for ask in (look_at, come):
            city.hub.leases[table] = owner._bus.process
            with pytest.raises(AgurkError) as caught:
                await ask(house, table, IDA)
            told.append(caught.value)
            await until(lambda: table not in city.hub.leases)
    return told


@pytest.mark.parametrize("row", BAD_ROWS.values(), ids=BAD_ROWS)
async def test_a_log_that_cannot_be_folded_is_refused_without_what_is_in_it(tmp_path, row, caplog):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        await owner.here(table).end(MOVED)
        number = len(await city.rows(table))
        await city.storage.append(table, [Row(number, 1.0, row)])
        errors = await refusals(city, table, owner, edge)
        assert {error.slug for error in errors} == {"unavailable"}
        told = " ".join(map(str, errors)) + caplog.text
        assert "Kd" not in told
        assert "Qx" not in told
        assert table not in caplog.text
        assert f"Entry {number} " in caplog.text


async def test_a_table_of_rules_that_were_changed_since_says_so(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        first, *_ = await city.rows(table)
        raised = Row(0, 1.0, first.data.replace('"revision":', '"revision":9'))
        await city.storage.append("raised", [raised])
        errors = await refusals(city, "raised", owner, edge)
        assert {error.slug for error in errors} == {"not-now"}
        assert all("can no longer be played here" in str(error) for error in errors)


async def test_a_table_that_nobody_uses_is_let_go_and_opens_again(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house(idle=600)
        table = await opened(house)
        ida = await come(house, table, IDA)
        city.now += 601
        await house._sweep()
        assert len(house.hosts) == 1
        await ida.link.detach()
        city.now += 601
        await house._sweep()
        assert house.hosts == ()
        await until(lambda: city.hub.leases == {})
        again = await come(house, table, IDA, since=ida.number)
        assert again.frames[0]["you"] == 0
        assert len(house.hosts) == 1


async def test_an_order_that_meets_a_table_as_it_is_let_go_is_done_all_the_same(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house(idle=600)
        table = await opened(house)
        for _ in range(5):
            city.now += 601
            _, look = await asyncio.gather(
                house._sweep(), house.order(table, Who(IDA), orders.Look())
            )
            assert look.you == 0
        assert len(city.hub.leases) <= 1


async def test_many_who_come_to_a_table_at_once_come_to_one(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        await house.here(table).end(MOVED)
        guests = await asyncio.gather(*(come(house, table, f"Eve {n}") for n in range(10)))
        assert len(house.hosts) == 1
        assert house.here(table).room.people.spectators == 10
        assert len(guests) == 10


async def test_a_match_goes_on_where_it_was_after_a_restart(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house, seats=2, variant="danish")
        await house.order(table, Who(BO), orders.Sit("Bo", None))
        ida, bo = await come(house, table, IDA), await come(house, table, BO)
        await ida.say(client.Start)
        await ida.say(client.Nonce, text="one")
        await bo.say(client.Nonce, text="two")
        await play([ida, bo], 5)
        match = ida.scene["scene"]["match"]
        await house.close()
        city.houses.remove(house)
        assert ida.bye.slug == bo.bye.slug == "restart"
        assert city.hub.leases == {}
        house = await city.house()
        again = await come(house, table, IDA, since=ida.number)
        assert again.frames[0]["missed"] == []
        assert again.scene["scene"]["match"] == match
        assert again.scene["mine"] == ida.scene["mine"]
        await play([again, await come(house, table, BO)], 5)
        await contiguous(city, table)


async def two_houses(city, **options):
    """Return the house that owns a table, another, and the table."""
    owner, edge = await city.house(), await city.house()
    table = await opened(owner, **({"seats": 2, "variant": "danish"} | options))
    return owner, edge, table


async def started(owner, edge, table):
    """Return Ida at the owner and Bo at the edge, in a match."""
    ida = await come(owner, table, IDA)
    await edge.order(table, Who(BO), orders.Sit("Bo", None))
    bo = await come(edge, table, BO)
    await ida.say(client.Start)
    await ida.say(client.Nonce, text="one")
    await bo.say(client.Nonce, text="two")
    return ida, bo


async def test_clients_of_another_process_play_as_if_they_were_here(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        assert edge.hosts == ()
        assert bo.frames[0]["type"] == "welcome"
        await play([ida, bo], 12)
        await ida.heard(bo.number)
        await bo.heard(ida.number)
        assert bo.scene["scene"] == ida.scene["scene"]
        assert bo.scene["mine"]["seat"] == 1
        assert ida.of("presence")[-1]["present"] == [0, 1]
        refused = await bo.say(client.Start)
        assert refused["slug"] == "not-now"
        await contiguous(city, table)


async def test_an_order_goes_to_the_process_that_owns_the_table(tmp_path):
    async with City(tmp_path) as city:
        _, edge, table = await two_houses(city)
        look = await edge.order(table, Who(BO), orders.Sit("Bo", 1))
        assert look.you == 1
        with pytest.raises(Refusal) as caught:
            await edge.order(table, Who(BO), orders.Leave(0))
        assert caught.value.slug == NotOwner.slug
        assert "Ida" in str(caught.value)
        assert edge.hosts == ()


async def test_a_client_of_another_process_goes(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        await bo.link.detach()
        await until(lambda: ida.of("presence")[-1]["present"] == [0])
        assert owner._remote._guests == {}
        assert edge._remote.links == {}
        await bo.link.detach()


async def test_a_refused_client_of_another_process_leaves_nothing_behind(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city, spectators=False)
        with pytest.raises(Refusal) as caught:
            await come(edge, table, EVE)
        assert caught.value.slug == "no-spectators"
        assert edge._remote.links == {}
        assert owner._remote._guests == {}


async def test_a_client_that_goes_while_it_comes_to_another_process_is_not_there(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida = await come(owner, table, IDA)
        city.gate.open.clear()
        saying = asyncio.create_task(ida.say(client.Prefer, forced=True))
        await until(lambda: city.gate.waiting)
        coming = asyncio.create_task(come(edge, table, EVE))
        await until(lambda: owner._remote._coming)
        coming.cancel()
        await asyncio.wait([coming])
        await until(lambda: not owner._remote._coming)
        city.gate.open.set()
        await saying
        await until(lambda: len(owner.here(table).audience) == 1)
        assert owner._remote._guests == {}
        assert owner.here(table).room.people.spectators == 0


async def test_when_the_owner_dies_another_takes_over_and_nothing_is_lost(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        await play([ida, bo], 7)
        await bo.heard(ida.number)
        seen, mine = bo.scene["scene"]["match"], bo.scene["mine"]
        city.kill(owner)
        await edge._remote.watch()
        assert bo.bye.slug == "moved"
        assert bo.bye.again
        again = await come(edge, table, BO, since=bo.number)
        assert edge.here(table) is not None
        assert again.scene["scene"]["match"] == seen
        assert again.scene["mine"] == mine
        assert again.frames[0]["missed"] == []
        other = await come(edge, table, IDA)
        await play([again, other], 7)
        await contiguous(city, table)


async def test_when_the_edge_dies_its_people_are_no_longer_there(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, _ = await started(owner, edge, table)
        city.kill(edge)
        await owner._remote.watch()
        await until(lambda: ida.of("presence")[-1]["present"] == [0])
        assert owner._remote._guests == {}


async def test_whoever_asks_a_process_that_dies_is_answered_by_the_next(tmp_path, monkeypatch):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        city.gate.open.clear()
        host = owner.here(table)
        host._inbox.put(None)
        await until(host._task.done)
        asking = asyncio.create_task(edge.order(table, Who(IDA), orders.Look()))
        await until(lambda: edge._remote._calls)
        city.kill(owner)
        city.gate.open.set()
        await edge._remote.watch()
        assert (await asking).you == 0
        assert edge.here(table) is not None


async def test_a_process_that_closes_hands_its_tables_over(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        await play([ida, bo], 3)
        await owner.close()
        city.houses.remove(owner)
        await until(lambda: bo.bye)
        assert ida.bye.slug == "restart"
        assert bo.bye.slug == "restart"
        again = [await come(edge, table, IDA), await come(edge, table, BO)]
        await play(again, 3)
        await contiguous(city, table)


async def test_a_process_that_closes_lets_its_clients_elsewhere_go(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        await edge.close()
        city.houses.remove(edge)
        assert bo.bye.slug == "restart"
        await until(lambda: ida.of("presence")[-1]["present"] == [0])


async def test_a_fault_that_another_process_meets_is_answered_without_its_words(
    tmp_path, monkeypatch, caplog
):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)

        async def fails(*_):
            raise KeyError(BAD_ROWS["no JSON"])

        monkeypatch.setattr(owner.here(table), "order", fails)
        with pytest.raises(Refusal) as caught:
            await edge.order(table, Who(IDA), orders.Look())
        assert caught.value.slug == "unavailable"
        assert "Kd" not in str(caught.value) + caplog.text
        assert "KeyError" in caplog.text


async def test_an_order_that_nobody_answered_is_not_done_twice(tmp_path, monkeypatch):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        send = owner._bus.send

        async def loses(process, data):
            return True

        owner._bus.send = loses
        monkeypatch.setattr(remotes, "PATIENCE", 0.1)
        with pytest.raises(NoAnswer, match="may have been done") as caught:
            await edge.order(table, Who(BO), orders.Sit("Bo", None))
        assert caught.value.slug == "unavailable"
        looking = asyncio.create_task(edge.order(table, Who(BO), orders.Look()))
        await until(lambda: edge._remote._calls)
        owner._bus.send = send
        assert (await looking).you == 1
        rows = await contiguous(city, table)
        assert sum('"take-seat"' in row.data for row in rows) == 2


async def test_nobody_waits_for_ever_for_a_table_that_goes_from_hand_to_hand(tmp_path, monkeypatch):
    async with City(tmp_path) as city:
        _, edge, table = await two_houses(city)
        monkeypatch.setattr(houses, "WITHIN", 0.1)

        async def moved(*_):
            raise Moved("It was here a moment ago.")

        monkeypatch.setattr(edge._remote, "order", moved)
        with pytest.raises(Unavailable, match="cannot be reached"):
            await edge.order(table, Who(BO), orders.Sit("Bo", None))


async def test_an_order_that_takes_too_long_may_be_done_all_the_same(tmp_path, monkeypatch):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        monkeypatch.setattr(houses, "WITHIN", 0.1)
        city.gate.open.clear()
        with pytest.raises(NoAnswer):
            await house.order(table, Who(BO), orders.Sit("Bo", None))
        city.gate.open.set()
        assert (await house.order(table, Who(BO), orders.Look())).you == 1


async def test_a_client_of_another_process_that_is_let_go_leaves_nothing_behind(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        _, bo = await started(owner, edge, table)
        assert len(owner._remote._guests) == 1
        await owner.order(table, Who(IDA), orders.Leave(1))
        await until(lambda: bo.bye)
        assert owner._remote._guests == {}
        assert edge._remote.links == {}


async def test_a_table_whose_lease_lapses_while_it_is_read_is_not_opened_twice(tmp_path):
    async with City(tmp_path) as city:
        slow, other = await city.house(), await city.house()
        table = await opened(slow)
        await slow.here(table).end(MOVED)
        await until(lambda: city.hub.leases == {})
        city.gate.reading.clear()
        finding = asyncio.create_task(slow.order(table, Who(IDA), orders.Look()))
        await until(lambda: city.gate.readers)
        city.hub.lapse(slow._bus.process)
        city.hub.leases[table] = other._bus.process
        city.gate.reading.set()
        assert (await finding).you == 0
        assert slow.hosts == ()
        assert other.here(table) is not None


async def test_a_table_whose_lease_lapses_while_it_is_opened_is_claimed_again(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        claim, claims = house._bus.claim, []

        async def lapses(table):
            owner = await claim(table)
            claims.append(table)
            if len(claims) == 1:
                city.hub.lapse(house._bus.process)
            return owner

        house._bus.claim = lapses
        table = await opened(house)
        assert city.hub.leases == {table: house._bus.process}
        assert house.here(table) is not None


async def test_letters_that_were_lost_are_noticed_and_the_client_comes_again(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        send = owner._bus.send

        async def loses(process, data):
            return True

        owner._bus.send = loses
        await ida.say(client.Prefer, forced=True)
        await asyncio.sleep(0.02)
        owner._bus.send = send
        assert not bo.bye
        await owner._remote.watch()
        await until(lambda: bo.bye)
        assert bo.bye.slug == "moved"
        again = await come(edge, table, BO, since=bo.number)
        assert again.frames[0]["missed"][0]["number"] == bo.number + 1


async def test_a_process_that_was_not_heard_of_lets_all_go(tmp_path):
    async with City(tmp_path) as city:
        owner, edge, table = await two_houses(city)
        ida, bo = await started(owner, edge, table)
        city.hub.lapse(owner._bus.process)
        await until(lambda: ida.bye and bo.bye)
        assert ida.bye.slug == bo.bye.slug == "moved"
        await until(lambda: not owner.hosts)
        again = await come(edge, table, BO)
        assert edge.here(table) is not None
        await play([again, await come(owner, table, IDA)], 4)
        await contiguous(city, table)


async def overlap(city, table, owner, other):
    """Let another process take a room that still has its owner, who is not told."""
    del city.hub.leases[table]
    host = await other.find(table)
    assert isinstance(host, Host)
    assert owner.here(table) is not None
    return host


async def test_of_two_owners_the_log_refuses_the_second_writer(tmp_path):
    async with City(tmp_path) as city:
        owner, other = await city.house(), await city.house()
        table = await opened(owner, seats=2, variant="danish")
        ida = await come(owner, table, IDA)
        await owner.order(table, Who(BO), orders.Sit("Bo", None))
        await overlap(city, table, owner, other)
        bo = await come(other, table, BO)
        assert (await bo.say(client.Prefer, forced=True))["type"] == "done"
        refused = await ida.say(client.Start)
        assert refused["slug"] == "unavailable"
        assert ida.bye.slug == "moved"
        again = await come(owner, table, IDA, since=ida.number)
        await until(lambda: owner.here(table) is None or other.here(table) is None)
        await until(lambda: again.number == bo.number)
        assert again.frames[0]["missed"][-1]["number"] == bo.number
        rows = await contiguous(city, table)
        assert sum('"prefer"' in row.data for row in rows) == 1
        assert not any('"begin"' in row.data for row in rows)


async def test_who_knows_more_than_an_owner_is_led_to_the_one_who_wrote_it(tmp_path):
    async with City(tmp_path) as city:
        owner, other = await city.house(), await city.house()
        table = await opened(owner, seats=2, variant="danish")
        ida = await come(owner, table, IDA)
        await owner.order(table, Who(BO), orders.Sit("Bo", None))
        await overlap(city, table, owner, other)
        bo = await come(other, table, BO)
        await bo.say(client.Prefer, forced=True)
        known = bo.number
        again = await come(owner, table, BO, since=known)
        assert again.frames[0]["number"] >= known
        assert again.bye is None
        assert owner.here(table) is None
        assert ida.bye.slug == "moved"


async def test_who_only_claims_to_know_more_than_an_owner_moves_nothing(tmp_path):
    async with City(tmp_path) as city:
        owner, _ = await city.house(), await city.house()
        table = await opened(owner, seats=2, variant="danish")
        ida = await come(owner, table, IDA)
        again = await come(owner, table, IDA, since=10**9)
        assert again.frames[0]["number"] == ida.number
        assert ida.bye is None
        city.gate.error = StorageError("away")
        with pytest.raises(Unavailable, match="cannot be read"):
            await come(owner, table, IDA, since=10**9)
        city.gate.error = None
        assert ida.bye is None


async def test_of_two_owners_that_both_play_on_one_history_is_left(tmp_path):
    async with City(tmp_path) as city:
        owner, other = await city.house(), await city.house()
        table = await opened(owner, seats=2, variant="danish")
        await owner.order(table, Who(BO), orders.Sit("Bo", None))
        acknowledged = []

        async def prefers(house, player):
            for turn in range(12):
                guest = await come(house, table, player)
                for number in range(3):
                    answer = await guest.say(client.Prefer, forced=(turn + number) % 2 == 0)
                    if guest.bye:
                        break
                    if answer["type"] == "done":
                        acknowledged.append((player, answer["id"]))
                if not guest.bye:
                    await guest.link.detach()

        async def meddles():
            for _ in range(15):
                await asyncio.sleep(0.01)
                city.hub.leases.pop(table, None)

        await asyncio.gather(prefers(owner, IDA), prefers(other, BO), meddles())
        rows = await contiguous(city, table)
        kept = [msgspec.json.decode(row.data) for row in rows]
        written = [(line.get("by"), line.get("id")) for line in kept if line.get("id")]
        assert len(set(written)) == len(written)
        assert set(acknowledged) <= set(written)


async def test_no_byte_between_two_processes_and_their_clients_tells_too_much(tmp_path):
    async with City(tmp_path) as city:
        owner, edge = await city.house(), await city.house()
        variant = VARIANTS["gurka_is_exchange"]
        table = await opened(owner, seats=3, variant=variant.key)
        for house, player in ((owner, BO), (edge, "Saga-player")):
            await house.order(table, Who(player), orders.Sit(player.split("-")[0] + " B", None))
        guests = [
            await come(house, table, player)
            for house, player in (
                *((owner, IDA), (edge, BO), (edge, "Saga-player")),
                *((edge, IDA), (owner, EVE), (edge, None)),
            )
        ]
        await guests[0].say(client.Start)
        for guest in guests[:3]:
            await guest.say(client.Nonce, text="words")
        await play(guests[:3], 45)
        await guests[4].say(client.Explain, cards="2c")
        for guest in guests:
            await guest.heard(guests[0].number)
        watch = Watch(variant)
        watch.kept(await city.rows(table))
        assert read_afterwards(watch, guests) > 200


def read_afterwards(watch, guests):
    """Read what was sent, each frame by what could be known at its number."""
    after = watch.knowledge.after
    for guest in guests:
        for text in guest.texts:
            frame = msgspec.json.decode(text)
            shows = frame["type"] in {"welcome", "update"}
            watch.knowledge.after = after[: frame["number"] + 1] if shows else after
            watch.read(text, guest.player)
    return watch.frames
