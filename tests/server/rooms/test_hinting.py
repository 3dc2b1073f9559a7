"""Hints: to whom they are given, when they are refused, and that nobody else hears them."""

import asyncio
from typing import Any

import msgspec
import pytest

from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.server.process import Failed
from agurk.server.rooms import seating
from agurk.server.rooms.errors import NoHint, NotHere, NotNow, NotSeated, Unavailable
from agurk.server.rooms.hinting import BURST, Hinting
from agurk.server.rooms.ports import Who
from agurk.server.thinker import Advice
from agurk.server.wire import client, orders
from agurk.server.wire.options import Hints
from agurk.server.wire.worth import Worth
from agurk.table.errors import Stale
from tests.server.bus.company import until
from tests.server.rooms.city import BO, EVE, IDA, City, Quick, come, opened
from tests.server.rooms.driving import Driver


def worth(*cards):
    return Worth(cards=cards, chance=0.5, error=0.01, loss=0.0, loss_error=0.0, pays=None)


def advice(view):
    """Return a hint that names the hand of a view, and no other card."""
    plays = tuple([worth(card.text) for card in view.hand])
    return Advice(plays=plays, best=plays[-1].cards, exact=True, told="It is best.")


class Advising(Quick):
    """Bots that give hints, when they are let."""

    def __init__(self):
        self.asked: list[tuple[View, int, str]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.error: Exception | None = None

    async def hint(self, view, seed, language):
        self.asked.append((view, seed, language))
        await self.free.wait()
        if self.error is not None:
            raise self.error
        return advice(view)


def dealt(people=1, **options):
    """A match with cards in hand, in which a person has to decide."""
    usual = {"seats": 3, "variant": "gurka_se", "level": "lowest"}
    driver: Any = Driver(people=people, **(usual | options))
    driver.start()
    while driver.person_to_act() is None:
        driver.step()
    driver.hinting = Hinting(driver.room)
    return driver


def wish(driver, player=None, at=None, **fields):
    """Let somebody ask for a hint; whoever has to decide, if nobody is named."""
    command = client.Hint(**{"id": driver.id(), "on": driver.room.state.number} | fields)
    player = driver.person_to_act() if player is None else player
    return driver.hinting.wish(player, command, driver.now if at is None else at)


def told(driver):
    """Return who everybody has heard to take a hint."""
    found = [event for entry in driver.room.recent for event in entry.events]
    return [event.seat for event in found if type(event).__name__ == "HintTaken"]


def test_whoever_plays_alone_with_bots_is_given_a_hint_on_what_the_seat_knows():
    driver = dealt()
    found = wish(driver, language="da")
    assert found.view == driver.room.view(driver.to_act)
    assert (found.seat, found.language) == (driver.to_act, "da")
    assert driver.room.scene().may.hint
    answer = driver.hinting.answer(found, advice(found.view))
    assert (answer.id, answer.number) == (found.id, driver.room.state.moved)
    assert answer.best == (found.view.hand[-1].text,)


def test_a_wish_and_its_answer_are_not_written_out_in_full():
    driver = dealt()
    found = wish(driver)
    for text in (repr(found), repr(driver.hinting.answer(found, advice(found.view)))):
        assert not [card for card in found.view.hand if f"'{card.text}'" in text]
        assert found.view.hand[-1].text not in text.replace(found.id, "")


@pytest.mark.parametrize(
    ("hints", "people", "given"),
    [
        pytest.param(Hints.ALONE, 1, True, id="one person with bots"),
        pytest.param(Hints.ALONE, 2, False, id="two people"),
        pytest.param(Hints.ALWAYS, 2, True, id="two people who want hints"),
        pytest.param(Hints.NEVER, 1, False, id="one person without hints"),
    ],
)
def test_the_table_says_who_is_given_hints(hints, people, given):
    driver = dealt(people, hints=hints)
    assert driver.room.scene().may.hint is given
    if given:
        assert wish(driver).seat == driver.to_act
    else:
        with pytest.raises(NotHere):
            wish(driver)


def test_hints_end_when_a_second_person_sits_down():
    driver = dealt()
    wish(driver)
    seating.sit(driver.room, BO, "Bo", None, driver.now)
    assert not driver.room.scene().may.hint
    with pytest.raises(NotHere, match="alone"):
        wish(driver)


def test_where_several_sit_all_hear_once_of_each_hint():
    driver = dealt(2, hints=Hints.ALWAYS)
    seat = driver.to_act
    driver.hinting.done(wish(driver))
    assert told(driver) == [seat]
    driver.hinting.done(wish(driver))
    assert told(driver) == [seat]
    driver.choose()
    while driver.person_to_act() is None:
        driver.step()
    wish(driver)
    assert len(told(driver)) == 2


def test_who_plays_alone_is_not_told_of_the_hints():
    driver = dealt()
    before = driver.room.state.number
    wish(driver)
    assert driver.room.state.number == before


def test_nobody_is_given_a_hint_for_another_seat():
    driver = dealt(2, hints=Hints.ALWAYS)
    (other,) = [player for player in driver.people if player != driver.person_to_act()]
    with pytest.raises(NoHint, match="not you"):
        wish(driver, other)
    with pytest.raises(NotSeated):
        wish(driver, EVE)


def test_one_hint_is_looked_for_at_a_time():
    driver = dealt()
    found = wish(driver)
    with pytest.raises(NotNow, match="still"):
        wish(driver)
    driver.hinting.done(found)
    wish(driver)


def test_nobody_is_given_more_than_so_many_hints():
    driver = dealt()
    for _ in range(int(BURST)):
        driver.hinting.done(wish(driver))
    with pytest.raises(NotNow, match="wait"):
        wish(driver)
    wish(driver, at=driver.now + 10)


def test_a_hint_is_refused_where_play_is_not_judged():
    driver = dealt(variant="gurka_is_exchange")
    while driver.room.table.match.phase is not Phase.EXCHANGE:
        driver.move()
    assert not driver.room.scene().may.hint
    with pytest.raises(NoHint, match="other decision"):
        wish(driver, driver.people[0])


def test_a_hint_is_refused_when_the_match_has_moved_on():
    driver = dealt()
    number = driver.room.state.number
    found = wish(driver)
    driver.choose()
    with pytest.raises(Stale):
        driver.hinting.answer(found, advice(found.view))
    driver.hinting.done(found)
    while driver.person_to_act() is None:
        driver.step()
    with pytest.raises(Stale):
        wish(driver, on=number)
    with pytest.raises(Stale):
        wish(driver, on=driver.room.state.number + 1)


def test_a_hint_is_refused_while_the_table_is_paused():
    driver = dealt()
    driver.do(driver.people[0], client.Ask, what=client.Topic.PAUSE)
    assert driver.room.table.paused
    with pytest.raises(NotNow):
        wish(driver, driver.people[0])


def answers(guest):
    """Return what the command was answered that is called one."""
    return [frame for frame in guest.frames if frame.get("id") == "one"]


async def to_decide(city, **options):
    """Return a table of Ida's at which she has to play a card, and her connection."""
    house = await city.house()
    table = await opened(house, start=True, level="lowest", **options)
    ida = await come(house, table, IDA)
    await ida.say(client.Nonce, text="words")
    for _ in range(2000):
        mine = ida.scene["mine"]
        if mine["options"] and ida.scene["scene"]["match"]["phase"] == "play":
            return house, table, ida
        city.now += 1
        await asyncio.sleep(0.001)
    raise AssertionError("Ida never has to decide")


@pytest.fixture
def advising():
    return Advising()


@pytest.mark.asyncio
async def test_only_the_connection_that_asked_is_told(tmp_path, advising):
    async with City(tmp_path) as city:
        city.thinkers = advising
        house, table, ida = await to_decide(city)
        eve, again = await come(house, table, EVE), await come(house, table, IDA)
        answer = await ida.say(client.Hint, language="da")
        assert answer["type"] == "hinted"
        assert [play["cards"][0] for play in answer["plays"]] == ida.scene["mine"]["hand"]
        assert not eve.of("hinted")
        assert not again.of("hinted")
        ((_, seed, language),) = advising.asked
        assert (seed, language) == (answer["number"], "da")


@pytest.mark.asyncio
async def test_the_table_goes_on_while_a_hint_is_looked_for(tmp_path, advising):
    async with City(tmp_path) as city:
        city.thinkers = advising
        _, _, ida = await to_decide(city)
        advising.free.clear()
        asked = client.Hint("one", ida.number)
        await ida.link.say(asked)
        assert (await ida.say(client.Hint))["slug"] == "not-now"
        action = ida.scene["mine"]["options"][0]["action"]
        assert (await ida.say(client.Choose, action=action))["type"] == "done"
        advising.free.set()
        await until(lambda: answers(ida))
        (answer,) = answers(ida)
        assert answer["slug"] == "stale"


@pytest.mark.asyncio
async def test_whoever_has_gone_hears_nothing(tmp_path, advising):
    async with City(tmp_path) as city:
        city.thinkers = advising
        house, table, ida = await to_decide(city)
        advising.free.clear()
        await ida.link.say(client.Hint("one", ida.number))
        await ida.link.detach()
        heard = len(ida.frames)
        advising.free.set()
        again = await come(house, table, IDA)
        assert (await again.say(client.Hint))["type"] == "hinted"
        assert len(ida.frames) == heard


@pytest.mark.asyncio
async def test_whoever_has_left_the_seat_meanwhile_is_not_told(tmp_path, advising):
    async with City(tmp_path) as city:
        city.thinkers = advising
        house, table, ida = await to_decide(city)
        advising.free.clear()
        await ida.link.say(client.Hint("one", ida.number))
        await house.order(table, Who(IDA), orders.Leave(0))
        advising.free.set()
        await until(lambda: answers(ida))
        (answer,) = answers(ida)
        assert answer["slug"] in {"not-seated", "stale"}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("error", "slug"),
    [
        pytest.param(NoHint("None."), "no-hint", id="rules that cannot be counted"),
        pytest.param(Unavailable("Later."), "unavailable", id="no time"),
        pytest.param(Failed("holding As"), "unavailable", id="a fault of ours"),
    ],
)
async def test_what_goes_wrong_is_answered_and_names_no_card(tmp_path, advising, error, slug):
    async with City(tmp_path) as city:
        city.thinkers = advising
        _, _, ida = await to_decide(city)
        advising.error = error
        answer = await ida.say(client.Hint)
        assert answer["slug"] == slug
        assert b"As" not in msgspec.json.encode(answer["told"])
        advising.error = None
        assert (await ida.say(client.Hint))["type"] == "hinted"


@pytest.mark.asyncio
async def test_a_hint_comes_through_another_process(tmp_path, advising):
    async with City(tmp_path) as city:
        city.thinkers = advising
        _, table, _ = await to_decide(city)
        far = await come(await city.house(), table, IDA)
        assert (await far.say(client.Hint))["type"] == "hinted"
