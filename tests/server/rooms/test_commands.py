"""What somebody asks for on the socket, once and again."""

from contextlib import suppress
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.errors import AgurkError
from agurk.server.rooms import seating
from agurk.server.rooms.commands import do
from agurk.server.rooms.errors import NotNow, NotOwner, NotSeated
from agurk.server.rooms.patience import BURST, RATE, Patience
from agurk.server.rooms.remembering import PLAYERS, REMEMBERED
from agurk.server.wire import client
from agurk.server.wire.scene import Stage
from agurk.server.wire.server import Done
from agurk.table.errors import Stale
from agurk.variants import VARIANTS
from tests.server.rooms.driving import Driver

IDA, BO = "Ida-player", "Bo-player"


def dealt():
    driver = Driver(people=3, seats=3, variant="gurka_se")
    driver.start()
    while driver.room.table.to_deal:
        driver.step()
    return driver


def choice(driver, id="mine"):  # noqa: A002 - the wire's word
    action = driver.room.mine(driver.to_act).options[0].action
    return client.Choose(id, driver.room.state.number, action)


COMMANDS = [
    client.Choose("a", 0, "9c"),
    client.Nonce("a", 0, "words"),
    client.Start("a", 0),
    client.Ask("a", 0, client.Topic.PAUSE),
    client.Answer("a", 0, yes=True),
    client.Resume("a", 0),
    client.Return("a"),
    client.Redeal("a", 0),
    client.Dispute("a", 0, 1),
    client.Explain("a", "9c"),
    client.Prefer("a", forced=True),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("player", ["Eve", None])
def test_whoever_watches_does_nothing(command, player):
    driver = Driver(people=2)
    before = len(driver.rows)
    with pytest.raises(NotSeated):
        do(driver.room, player, command, driver.now)
    driver.keep()
    assert len(driver.rows) == before


def test_a_repeated_choice_is_done_once():
    driver = dealt()
    player, command = driver.person_to_act(), choice(driver)
    done = do(driver.room, player, command, driver.now)
    again = do(driver.room, player, command, driver.now)
    assert done.id == again.id == "mine"
    driver.choose()
    number = driver.room.state.number
    assert do(driver.room, player, command, driver.now) == Done("mine", number)


def test_the_same_id_of_somebody_else_is_another_command():
    driver = dealt()
    do(driver.room, driver.person_to_act(), choice(driver), driver.now)
    number = driver.room.state.number
    do(driver.room, driver.person_to_act(), choice(driver), driver.now)
    assert driver.room.state.number == number + 1


def test_a_refused_command_may_be_tried_again_under_its_id():
    driver = dealt()
    player, command = driver.person_to_act(), choice(driver)
    old = client.Choose(command.id, 0, command.action)
    with pytest.raises(Stale):
        do(driver.room, player, old, driver.now)
    do(driver.room, player, command, driver.now)


def test_asking_for_what_is_so_already_is_no_entry():
    driver = Driver(people=1)
    driver.do(IDA, client.Prefer, forced=True)
    rows = len(driver.rows)
    driver.do(IDA, client.Prefer, forced=True)
    assert len(driver.rows) == rows


def test_whoever_asks_for_a_lot_beside_play_has_to_wait_and_others_need_not():
    driver = Driver(people=2)
    driver.room.patience = Patience()
    for number in range(int(BURST)):
        driver.do(IDA, client.Prefer, forced=not number % 2)
    with pytest.raises(NotNow, match="wait a little"):
        driver.do(IDA, client.Prefer, forced=True)
    driver.do("Bo-player", client.Prefer, forced=True)
    driver.now += 1 / RATE
    driver.do(IDA, client.Prefer, forced=True)


def test_ids_of_long_ago_are_forgotten():
    driver = Driver(people=1)
    for number in range(REMEMBERED + 1):
        forced = not number % 2
        do(driver.room, IDA, client.Prefer(f"p{number}", forced=forced), driver.now)
    assert not driver.room.done.has(IDA, "p0")
    assert driver.room.done.has(IDA, "p1")


def test_players_of_long_ago_are_forgotten_and_those_with_a_seat_are_not():
    driver = Driver(people=1)
    do(driver.room, IDA, client.Prefer("first", forced=True), driver.now)
    for number in range(2 * PLAYERS):
        player = f"guest {number}"
        seat = seating.sit(driver.room, player, "Eve", None, driver.now)
        do(driver.room, player, client.Prefer("once", forced=True), driver.now)
        seating.leave(driver.room, player, seat, driver.now)
    assert len(driver.room.done) == PLAYERS
    assert driver.room.done.has(IDA, "first")
    assert driver.room.done.has(player, "once")
    assert not driver.room.done.has("guest 0", "once")


@pytest.mark.parametrize("repeated", [client.Ask, client.Start, client.Nonce, client.Redeal])
def test_any_command_that_is_repeated_writes_one_row(repeated):
    driver = Driver(people=3, seats=3, variant="gurka_se") if repeated is client.Start else dealt()
    if repeated is client.Nonce:
        driver = Driver(people=3, seats=3, variant="gurka_se")
        do(driver.room, IDA, client.Start("s", 0), driver.now)
    number = driver.room.state.number
    command: Any = {
        client.Ask: client.Ask("mine", number, client.Topic.PAUSE),
        client.Start: client.Start("mine", number),
        client.Nonce: client.Nonce("mine", number, "words"),
        client.Redeal: client.Redeal("mine", number),
    }[repeated]
    do(driver.room, IDA, command, driver.now)
    number = driver.room.state.number
    do(driver.room, IDA, command, driver.now)
    assert driver.room.state.number == number


def test_only_whoever_looks_after_the_table_begins_a_match():
    driver = Driver(people=2)
    with pytest.raises(NotOwner, match="Ida"):
        driver.do(BO, client.Start)
    driver.do(IDA, client.Start)
    with pytest.raises(NotNow):
        driver.do(IDA, client.Start)


def test_bots_take_the_empty_seats_when_a_match_begins():
    driver = Driver(people=2, level="sharp")
    driver.do(IDA, client.Start)
    assert [chair.bot for chair in driver.room.chairs()] == ["", "", "sharp", "sharp"]
    assert driver.stage is Stage.PLAYING


def test_the_promise_is_open_at_the_beginning_and_the_secret_at_the_end():
    driver = Driver(people=2)
    driver.start()
    promise = driver.room.scene().match.promise
    driver.play()
    shown = [
        event.secret
        for entry in driver.room.recent
        for event in entry.events
        if type(event).__name__ == "SecretShown"
    ]
    assert [sha256(bytes.fromhex(secret)).hexdigest() for secret in shown] == [promise]


def test_the_lot_and_the_deals_follow_from_the_secret_and_everybodys_words():
    driver = dealt()
    other = Driver(people=3, seats=3, variant="gurka_se")
    other.do(IDA, client.Start)
    other.do(IDA, client.Nonce, text="other words")
    while other.room.table.to_deal:
        other.step()
    assert other.room.table.promise == driver.room.table.promise
    assert other.room.mine(0).hand != driver.room.mine(0).hand


def test_whoever_has_lost_the_seat_does_nothing_more():
    driver = dealt()
    seating.leave(driver.room, IDA, 1, driver.now)
    with pytest.raises(NotSeated):
        driver.do(BO, client.Prefer, forced=True)


texts = st.one_of(
    st.text(max_size=64),
    st.text(alphabet="23456789TJQKAcdhsX+ ,()/|", max_size=20),
    st.sampled_from(["size 99", "exchange", "exchange 2c 2c", "deal", 'redeal "', "lot 99", "()"]),
)


@given(st.sampled_from(list(VARIANTS)), texts, st.integers(0, 99), st.integers(0, 3))
def test_nothing_but_a_refusal_comes_of_any_text(key, text, seat, steps):
    variant = VARIANTS[key]
    players = max(2, variant.least_players)
    driver = Driver(people=min(players, 6), seats=players, variant=key)
    driver.start()
    for _ in range(steps):
        driver.choose() if driver.person_to_act() else driver.step()
    number = driver.room.state.number
    for command in (
        client.Choose("a", number, text or "2c"),
        client.Explain("b", text or "2c"),
        client.Nonce("c", number, text or "words"),
        client.Redeal("d", number, text),
        client.Dispute("e", number, seat),
    ):
        for player in driver.people:
            with suppress(AgurkError):
                do(driver.room, player, command, driver.now)
