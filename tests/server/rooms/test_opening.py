"""Rooms for the deals of a match that is over: who may sit there, what it is like, and its end."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from agurk.notation import dumps, loads
from agurk.notation.replay import fold
from agurk.notation.verify import Verdict, verify
from agurk.rules.actions import DealOut, Lot
from agurk.server.rooms import acts
from agurk.server.rooms.errors import NoMatch, NotHere, OtherRules
from agurk.server.rooms.finishing import finished as finished_of
from agurk.server.rooms.opening import open_room
from agurk.server.rooms.ports import Who
from agurk.server.rooms.room import Room
from agurk.server.rooms.seating import sit
from agurk.server.storage import Row
from agurk.server.wire import client, orders
from agurk.server.wire.http import Again, NewTable
from agurk.server.wire.options import Pace, TableOptions, Thinking
from agurk.server.wire.scene import Stage
from agurk.table.errors import NoDeal, SeatError
from tests.server.rooms.city import BO, EVE, IDA, City, come, play
from tests.server.rooms.driving import Driver

pytestmark = pytest.mark.asyncio


def driven():
    """Return a match of Ida's and Bo's with a bot, played to its end."""
    driver = Driver(seed=3, house=("threshold=12",), seats=3)
    driver.start()
    driver.play()
    return finished_of(driver.room, driver.rows, driver.now)


def shelf(*matches) -> Any:
    """Return a storage that holds some matches."""

    async def finished(match):
        return next((each for each in matches if each.match == match), None)

    return SimpleNamespace(finished=finished)


async def once_more(match, deal=None, player=IDA, **more):
    """Return a room for the deals of a match."""
    again = Again(match=match.match, deal=deal)
    new = NewTable(name="Ida", again=again, **more)
    return await open_room(shelf(match), "room", player, new, at=5000.0)


@pytest.fixture(scope="module")
def match():
    return driven()


def dealt(record):
    return [action.hands for action in record.actions if isinstance(action, DealOut)]


def seated(record):
    """Return the seats that are in each deal."""
    played = fold(record.variant, record.players, record.actions)
    return [after.match.seats for action, after, _ in played if isinstance(action, DealOut)]


def hands(table):
    """Return what each seat of a table holds that is in the deal."""
    return [table.view(seat).hand for seat in table.match.seats]


async def test_a_match_that_is_over_tells_its_house_rules(match):
    assert match.house == "threshold=12"


async def test_a_match_is_played_anew_from_any_of_its_deals_on(match):
    record = loads(match.record)
    for deal, (seats, was) in enumerate(zip(seated(record), dealt(record), strict=True), 1):
        seat = seats[-1]
        room = await once_more(match, deal, seat=seat)
        state = room.state
        assert state.stage is Stage.PLAYING
        assert state.options.house == ("threshold=12",)
        assert [chair.player for chair in state.chairs].index(IDA) == seat
        assert all(chair.bot == "practised" for chair in state.chairs if chair.player is None)
        assert (room.table.match.number, room.table.match.seats) == (deal, seats)
        assert hands(room.table) == [state.variant.sort(hand) for hand in was]


async def test_a_room_folds_from_its_log_with_what_was_played_before(match):
    room = await once_more(match, 2)
    folded = Room.fold("room", room.rows(), 5000.0)
    assert folded.state.again == room.state.again
    assert hands(folded.table) == hands(room.table)
    assert folded.scene().match == room.scene().match


async def test_a_whole_match_begins_with_the_same_lot_and_the_same_secret(match):
    room = await once_more(match)
    assert (room.state.again.match, room.state.again.deal) == (match.match, 0)
    assert room.table.promise == loads(match.record).promise
    assert room.table.nonces == loads(match.record).nonces
    room.deal(5000.0)
    assert Lot(room.table.view(None).match.dealer) == loads(match.record).actions[0]
    room.deal(5000.0)
    was = dealt(loads(match.record))[0]
    assert hands(room.table) == [room.state.variant.sort(hand) for hand in was]


async def test_one_has_the_seat_that_one_had_unless_one_chooses_another(match):
    bos = next(seat.seat for seat in match.seats if seat.name == "Bo")
    assert bos
    for player, chosen, seat in (("Bo-player", None, bos), (EVE, None, 0), (EVE, 2, 2)):
        room = await once_more(match, player=player, seat=chosen)
        assert room.state.seat_of(player) == seat


async def test_bots_are_chosen_for_the_other_seats_in_turn(match):
    room = await once_more(match, seat=1, bots=("sharp", "lowest"))
    assert [chair.bot for chair in room.state.chairs] == ["sharp", "", "lowest"]


async def test_the_options_that_the_match_does_not_say_are_chosen(match):
    options = TableOptions(variant="gurka_se", seats=7, level="sharp", undo=False)
    state = (await once_more(match, options=options)).state
    assert (state.options.variant, state.options.seats) == (match.variant, 3)
    assert (state.options.level, state.options.undo) == ("sharp", False)


async def test_nobody_else_sits_down_at_known_deals(match):
    room = await once_more(match)
    with pytest.raises(NotHere, match="played alone with bots"):
        sit(room, BO, "Bo", None, 5000.0)


@pytest.mark.parametrize(
    ("more", "error", "told"),
    [
        pytest.param(
            {"deal": 99}, NoDeal, "cannot be played from 99 on", id="a deal there was not"
        ),
        pytest.param({"seat": 3}, SeatError, "seats 0 to 2, not 3", id="a seat there was not"),
        pytest.param(
            {"options": TableOptions(listed=True)}, NotHere, "not listed", id="a table for all"
        ),
    ],
)
async def test_a_match_is_not_played_again_with(match, more, error, told):
    with pytest.raises(error, match=told):
        await once_more(match, **more)


async def test_a_seat_that_was_out_plays_no_deal(match):
    deal, seats = next(
        (deal, seats) for deal, seats in enumerate(seated(loads(match.record)), 1) if len(seats) < 3
    )
    (out,) = {0, 1, 2} - set(seats)
    with pytest.raises(SeatError, match=f"Seat {out} is out in deal {deal}; those in it are"):
        await once_more(match, deal, seat=out)
    outs = replace(
        match,
        seats=tuple(
            replace(each, player=IDA if each.seat == out else None) for each in match.seats
        ),
    )
    assert (await once_more(outs, deal)).state.seat_of(IDA) == seats[0]
    assert (await once_more(outs, 1)).state.seat_of(IDA) == out


async def test_deals_of_a_match_that_nobody_finished_are_not_played(match):
    with pytest.raises(NoMatch):
        await open_room(
            shelf(), "room", IDA, NewTable(name="Ida", again=Again(match=match.match)), at=0.0
        )


async def test_a_match_under_rules_that_were_replaced_is_not_played_again(match):
    other = replace(match, record=match.record.replace('[Revision "', '[Revision "9'))
    with pytest.raises(OtherRules) as caught:
        await once_more(other)
    assert match.record.splitlines()[-1] not in str(caught.value)


async def finished_again(city, house, source, deal=None):
    """Let Ida play the deals of a match to the end, and return what was kept of that."""
    new = NewTable(name="Ida", again=Again(match=source.match, deal=deal))
    look = await house.open(IDA, replaced(new))
    assert look.again == Again(match=source.again or source.match, deal=deal)
    guest = await come(house, look.table, IDA)
    await play([guest], 10_000)
    assert guest.scene["scene"]["stage"] == "over"
    return look.table, await city.storage.finished(look.match)


def replaced(new):
    """Return a table with bots that do not think."""
    quick = TableOptions(pace=Pace.NONE, thinking=Thinking.AT_ONCE)
    return structs.replace(new, options=quick)


async def kept(city, match):
    """Keep a match as if it had been played in another room."""
    line = acts.Line(acts.Open(TableOptions(), 1))
    await city.storage.append(match.room, [Row(0, 1.0, acts.dumps(line))], None, match)


@pytest.mark.parametrize("deal", [None, 2], ids=["from the lot on", "from a deal on"])
async def test_a_match_played_again_says_so_when_it_is_over(tmp_path, match, deal):
    async with City(tmp_path) as city:
        await kept(city, match)
        house = await city.house()
        _, again = await finished_again(city, house, match, deal)
        assert (again.again, again.again_from) == (match.match, deal)
        record = loads(again.record)
        assert (record.again, record.again_from) == (match.match, deal or 0)
        assert verify(record).verdict is Verdict.NAMED
        assert dealt(record)[: deal or 1] == dealt(loads(match.record))[: deal or 1]
        assert dumps(record) == again.record
        assert (await city.storage.statistics(IDA)).total.matches == 1
        same = await city.storage.same_deals(again.match, 9)
        assert [each.match for each in same] == [match.match, again.match]
        _, third = await finished_again(city, house, again, 1)
        assert third.again == match.match


async def test_after_known_deals_a_rematch_has_new_ones_and_friends_may_come(tmp_path, match):
    async with City(tmp_path) as city:
        await kept(city, match)
        house = await city.house()
        table, _ = await finished_again(city, house, match, 1)
        with pytest.raises(NotHere):
            await house.order(table, Who(BO), orders.Sit(name="Bo", seat=None))
        look = await house.order(table, Who(IDA), orders.Start())
        assert look.again is None
        look = await house.order(table, Who(BO), orders.Sit(name="Bo", seat=None))
        assert "Bo" in [chair.name for chair in look.chairs]


async def test_nothing_is_added_to_known_deals_and_nobody_waits_for_it(tmp_path, match):
    async with City(tmp_path) as city:
        await kept(city, match)
        house = await city.house()
        new = replaced(NewTable(name="Ida", again=Again(match=match.match)))
        guest = await come(house, (await house.open(IDA, new)).table, IDA)
        host = house.hosts[0]
        assert host._agenda._wait() == host.room.state.times.step
        refused = await guest.say(client.Nonce, text="mine")
        assert (refused["type"], refused["slug"]) == ("refused", "wrong-time")


async def test_the_hands_of_others_are_as_hidden_as_ever(tmp_path, match):
    async with City(tmp_path) as city:
        await kept(city, match)
        house = await city.house()
        new = replaced(NewTable(name="Ida", again=Again(match=match.match, deal=1), seat=0))
        table = (await house.open(IDA, new)).table
        guest, looking = await come(house, table, IDA), await come(house, table, EVE)
        own, *others = dealt(loads(match.record))[0]
        assert shown(own, guest) == {card.text for card in own}
        assert loads(match.record).secret not in guest.texts[0] + looking.texts[0]
        for hand in others:
            assert not shown(hand, guest)
        for hand in (own, *others):
            assert not shown(hand, looking)


def shown(hand, guest):
    """Return which cards of a hand somebody was shown first."""
    return {card.text for card in hand if f'"{card.text}"' in guest.texts[0]}


async def test_nobody_else_may_sit_down_where_the_deals_are_known(match):
    assert not (await once_more(match)).scene().may.sit
