"""Every reason for which a room refuses something can be met."""

import inspect

import msgspec
import pytest

from agurk.rules.errors import AgurkError
from agurk.server.rooms import admission, errors, orders, seating, talk
from agurk.server.rooms.client import Client
from agurk.server.rooms.hinting import Hinting
from agurk.server.rooms.ports import Who
from agurk.server.wire import client
from agurk.server.wire import orders as wire
from agurk.server.wire.options import Hints
from agurk.table.errors import SeatError
from tests.server.rooms.city import Guest
from tests.server.rooms.driving import Driver

IDA, BO, SAGA = "Ida-player", "Bo-player", "Saga-player"

ELSEWHERE = {"no-table", "no-match", "unavailable", "moved"}
"""Slugs of what only a host or a house refuses."""


def order(driver, player, wanted):
    return orders.obey(driver.room, Who(player), wanted, driver.now)


def removed():
    driver = Driver(people=2)
    order(driver, IDA, wire.Leave(1))
    order(driver, BO, wire.Sit("Bo", 1))


def sitting_down_at_a_closed_table():
    driver = Driver(people=1)
    order(driver, IDA, wire.Close())
    order(driver, BO, wire.Sit("Bo", 1))


def free_text_at_an_open_table():
    talk.said(Driver(people=1, listed=True).room, IDA, client.Say("a", text="hello"))


def a_hint_for_whoever_is_not_in_turn():
    driver = Driver(people=2, hints=Hints.ALWAYS)
    driver.start()
    while driver.person_to_act() is None:
        driver.step()
    other = BO if driver.person_to_act() == IDA else IDA
    asked = client.Hint("a", on=driver.room.state.number)
    Hinting(driver.room).wish(other, asked, driver.now)


REFUSALS = {
    "not-seated": lambda: order(Driver(people=1), BO, wire.HoldSeat(0)),
    "not-owner": lambda: order(Driver(people=3), BO, wire.Leave(2)),
    "seat-taken": lambda: order(Driver(people=2), SAGA, wire.Sit("Saga", 0)),
    "full": lambda: order(Driver(people=4), "Eve", wire.Sit("Eve", None)),
    "removed": removed,
    "no-spectators": lambda: admission.check_watching(
        Driver(people=1, spectators=False).room, "Eve"
    ),
    "not-now": lambda: order(Driver(people=1), IDA, wire.Rematch()),
    "closed": sitting_down_at_a_closed_table,
    "not-here": free_text_at_an_open_table,
    "no-hint": a_hint_for_whoever_is_not_in_turn,
}


@pytest.mark.parametrize("slug", REFUSALS)
def test_a_refusal_has_its_slug_and_a_sentence(slug):
    with pytest.raises(AgurkError) as caught:
        REFUSALS[slug]()
    assert caught.value.slug == slug
    assert str(caught.value).endswith(".")


def test_no_slug_is_left_out():
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]
    own = [kind for kind in kinds if kind.__module__ == errors.__name__]
    slugs = {vars(kind)["slug"] for kind in own if "slug" in vars(kind)}
    assert slugs == REFUSALS.keys() | ELSEWHERE


def test_a_refusal_of_another_process_keeps_its_slug():
    refusal = errors.Refusal("full", "No seat is left.")
    assert refusal.slug == "full"
    assert str(refusal) == "No seat is left."


def test_without_a_token_nothing_is_done():
    with pytest.raises(errors.NotSeated, match="token"):
        order(Driver(people=1), None, wire.Sit("Eve", None))


def test_anybody_may_look():
    driver = Driver(people=1)
    order(driver, None, wire.Look())
    look = orders.look(driver.room, None)
    assert look.you is None
    assert orders.look(driver.room, IDA).you == 0


@pytest.mark.parametrize(
    ("say", "error"),
    [
        pytest.param(client.Say("a"), errors.NotNow, id="nothing"),
        pytest.param(client.Say("a", text="  "), errors.NotNow, id="blanks"),
        pytest.param(client.Say("a", text="a\x00b"), errors.NotHere, id="no letters"),
    ],
)
def test_what_is_said_is_a_phrase_or_a_line(say, error):
    with pytest.raises(error):
        talk.said(Driver(people=1).room, IDA, say)


def test_a_phrase_is_said_at_any_table_and_words_at_a_private_one():
    phrase = client.Say("a", phrase=client.Phrase.HELLO)
    assert talk.said(Driver(people=1, listed=True).room, IDA, phrase).phrase is client.Phrase.HELLO
    told = talk.said(Driver(people=1).room, IDA, client.Say("a", text=" hello "))
    assert (told.seat, told.text) == (0, "hello")


def test_only_seats_that_are_there_are_muted():
    who = Client(IDA, Guest(IDA))
    with pytest.raises(SeatError):
        talk.mute(Driver(people=1).room, who, client.Mute("a", 4, on=True))
    talk.mute(Driver(people=1).room, who, client.Mute("a", 3, on=True))
    assert who.muted == {3}


def test_a_table_is_closed_by_whoever_looks_after_it_and_once():
    driver = Driver(people=2)
    with pytest.raises(errors.NotOwner):
        order(driver, BO, wire.Close())
    order(driver, IDA, wire.Close())
    with pytest.raises(errors.NotNow):
        order(driver, IDA, wire.Close())
    assert orders.listing(driver.room, driver.now).stage == "closed"


def test_a_closed_table_does_nothing_more():
    driver = Driver(people=1)
    driver.start()
    with pytest.raises(errors.NotNow, match="when its match is over"):
        order(driver, IDA, wire.Close())
    driver.play()
    order(driver, IDA, wire.Close())
    assert driver.agenda.next() is None
    assert driver.agenda.thought() is None
    rows = len(driver.rows)
    with pytest.raises(errors.NotNow, match="closed"):
        driver.do(IDA, client.Prefer, forced=True)
    with pytest.raises(errors.NotNow, match="closed"):
        driver.do(IDA, client.Ask, what=client.Topic.PAUSE)
    assert len(driver.rows) == rows + 1


def test_a_listing_names_people_counts_bots_and_says_what_is_free():
    driver = Driver(people=2, listed=True)
    seating.place(driver.room, IDA, 2, "sharp", driver.now)
    listing = orders.listing(driver.room, 5.0)
    summary = msgspec.json.decode(listing.summary)
    assert listing.listed
    assert summary["people"] == ["Ida", "Bo"]
    assert (summary["bots"], summary["free"], summary["seats"]) == (1, 2, 4)
    assert "player" not in listing.summary
