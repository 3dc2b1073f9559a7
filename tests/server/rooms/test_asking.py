"""What people ask each other: to pause, for a card back, for a rematch."""

import pytest

from agurk.rules.actions import Play
from agurk.server.rooms import asking, seating
from agurk.server.rooms.errors import NotHere, NotNow
from agurk.server.rooms.pace import QUESTION, REFUSED
from agurk.server.wire import client
from agurk.server.wire.client import Topic
from agurk.server.wire.options import Pace
from agurk.server.wire.scene import Stage
from agurk.table.errors import Paused, Stale
from tests.server.rooms.driving import Driver

IDA, BO, SAGA = "Ida-player", "Bo-player", "Saga-player"


def playing(people=3, **changes):
    """A match of people alone, cards in hand."""
    driver = Driver(people=people, **({"seats": people, "variant": "gurka_se"} | changes))
    driver.start()
    while driver.room.table.to_deal:
        driver.step()
    return driver


def ask(driver, player, what):
    return driver.do(player, client.Ask, what=what)


def answer(driver, player, *, yes=True):
    return driver.do(player, client.Answer, yes=yes)


def played(driver):
    """Let somebody play, and return who did and who comes next."""
    who = driver.person_to_act()
    driver.choose()
    return who, driver.person_to_act()


def others(driver, player):
    return [other for other in driver.people if other != player]


def test_the_table_pauses_when_all_agree():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    answer(driver, BO)
    assert not driver.room.table.paused
    assert driver.room.scene().question.awaited == (2,)
    answer(driver, SAGA)
    assert driver.room.table.paused
    assert driver.room.state.question is None
    with pytest.raises(Paused):
        driver.choose()
    driver.do(BO, client.Resume)
    driver.play()


def test_a_no_is_enough():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    answer(driver, BO)
    answer(driver, SAGA, yes=False)
    assert driver.room.state.question is None
    assert not driver.room.table.paused


def test_whoever_is_not_there_is_not_asked():
    driver = playing()
    driver.room.disconnected(SAGA, driver.now)
    ask(driver, IDA, Topic.PAUSE)
    answer(driver, BO)
    assert driver.room.table.paused


def test_a_question_is_settled_when_the_last_who_was_asked_goes():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    answer(driver, BO)
    seating.leave(driver.room, SAGA, 2, driver.now)
    asking.settle(driver.room, driver.now)
    assert driver.room.table.paused


def test_nothing_is_agreed_on_when_nobody_is_there():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    for player in driver.people:
        driver.room.disconnected(player, driver.now)
        asking.settle(driver.room, driver.now)
    assert not driver.room.table.paused


def test_whoever_plays_alone_with_bots_pauses_at_once():
    driver = Driver(people=1)
    driver.start()
    ask(driver, IDA, Topic.PAUSE)
    assert driver.room.table.paused
    assert driver.agenda.next() is None


def test_a_question_is_dropped_when_nobody_answers_it():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    asked = driver.now
    assert driver.agenda.next().at == asked + QUESTION
    driver.step()
    assert driver.room.state.question is None
    assert not driver.room.table.paused


def test_the_question_of_somebody_who_leaves_is_dropped_at_once():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    seating.leave(driver.room, IDA, 0, driver.now)
    assert driver.agenda.next().at <= driver.now
    driver.step()
    assert driver.room.state.question is None


def test_whoever_was_refused_waits_before_asking_again():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    answer(driver, BO, yes=False)
    with pytest.raises(NotNow, match="wait a little"):
        ask(driver, IDA, Topic.PAUSE)
    ask(driver, BO, Topic.PAUSE)
    answer(driver, BO, yes=False)
    driver.now += REFUSED
    ask(driver, IDA, Topic.PAUSE)


def test_one_thing_is_asked_at_a_time():
    driver = playing()
    ask(driver, IDA, Topic.PAUSE)
    with pytest.raises(NotNow, match="already"):
        ask(driver, BO, Topic.PAUSE)


def test_nobody_agrees_with_himself_or_answers_what_was_not_asked():
    driver = playing()
    with pytest.raises(NotNow, match="Nothing is asked"):
        answer(driver, BO)
    ask(driver, IDA, Topic.PAUSE)
    with pytest.raises(NotNow, match="yourself"):
        answer(driver, IDA)


def test_an_answer_to_the_question_before_is_stale():
    driver = playing()
    before = driver.room.state.number
    ask(driver, IDA, Topic.PAUSE)
    with pytest.raises(Stale):
        driver.do(BO, client.Answer, on=before, yes=True)


@pytest.mark.parametrize("what", [Topic.PAUSE, Topic.UNDO])
def test_before_a_match_there_is_nothing_to_pause_or_take_back(what):
    with pytest.raises(NotNow):
        ask(Driver(people=2), IDA, what)


def test_a_paused_table_is_not_paused_again():
    driver = Driver(people=1)
    driver.start()
    ask(driver, IDA, Topic.PAUSE)
    with pytest.raises(NotNow, match="already"):
        ask(driver, IDA, Topic.PAUSE)


def test_a_card_comes_back_when_all_agree():
    driver = playing()
    before = driver.room.scene().match
    who, _ = played(driver)
    ask(driver, who, Topic.UNDO)
    for other in others(driver, who):
        answer(driver, other)
    assert driver.room.scene().match == before
    assert driver.person_to_act() == who
    driver.play()


def test_nobody_plays_while_a_card_is_asked_back():
    driver = playing()
    who, following = played(driver)
    ask(driver, who, Topic.UNDO)
    with pytest.raises(NotNow, match="asked back"):
        driver.choose()
    answer(driver, following, yes=False)
    driver.choose()


def test_no_card_comes_back_after_the_next_was_played():
    driver = playing()
    who, following = played(driver)
    driver.choose()
    with pytest.raises(NotNow, match="last card"):
        ask(driver, who, Topic.UNDO)
    ask(driver, following, Topic.UNDO)


def test_no_card_comes_back_that_ended_the_deal():
    driver = playing()
    while driver.room.state.view.counts:
        driver.choose()
    assert driver.room.state.last_play is None
    for player in driver.people:
        with pytest.raises(NotNow):
            ask(driver, player, Topic.UNDO)


def test_no_card_is_asked_back_that_was_played_after_the_question_was_made():
    driver = playing()
    who, _ = played(driver)
    with pytest.raises(Stale):
        driver.do(who, client.Ask, what=Topic.UNDO, on=driver.room.state.number - 1)


def test_a_table_may_rule_out_that_cards_come_back():
    driver = playing(undo=False)
    who, _ = played(driver)
    with pytest.raises(NotHere):
        ask(driver, who, Topic.UNDO)


def test_nothing_is_taken_back_at_a_paused_table():
    driver = playing(people=3)
    who, _ = played(driver)
    ask(driver, who, Topic.PAUSE)
    for other in others(driver, who):
        answer(driver, other)
    with pytest.raises(NotNow, match="goes on"):
        ask(driver, who, Topic.UNDO)


def test_the_clock_stands_while_a_card_is_asked_back_and_begins_anew():
    driver = playing(pace=Pace.QUICK)
    who, following = played(driver)
    driver.now += 10
    ask(driver, who, Topic.UNDO)
    assert driver.agenda.clock(driver.now) is None
    driver.step()
    assert driver.room.state.question is None
    assert driver.agenda.clock(driver.now).left == 15_000
    assert driver.person_to_act() == following


def test_a_card_that_a_clock_played_may_come_back():
    driver = playing(pace=Pace.QUICK)
    who = driver.person_to_act()
    driver.step()
    assert driver.room.state.last_play == driver.room.state.seat_of(who)
    ask(driver, who, Topic.UNDO)


def test_a_rematch_is_played_with_the_same_people_when_all_agree():
    driver = playing(variant="danish")
    driver.play()
    before = driver.room.table.name
    with pytest.raises(NotNow):
        ask(driver, IDA, Topic.PAUSE)
    ask(driver, BO, Topic.REMATCH)
    answer(driver, IDA)
    assert driver.room.table.name == before
    answer(driver, SAGA)
    assert driver.stage is Stage.PLAYING
    assert driver.room.table.name != before
    assert driver.room.scene().match.counts == ()
    driver.play()


def test_a_rematch_asked_for_is_overtaken_by_a_start():
    driver = playing(variant="danish")
    driver.play()
    ask(driver, BO, Topic.REMATCH)
    driver.do(IDA, client.Start)
    assert driver.room.state.question is None
    assert driver.stage is Stage.PLAYING


def test_no_rematch_while_the_match_goes_on():
    with pytest.raises(NotNow):
        ask(playing(), IDA, Topic.REMATCH)


def test_whoever_joins_while_something_is_asked_is_asked_too():
    driver = Driver(people=2, seats=3, variant="gurka_se")
    driver.start()
    ask(driver, IDA, Topic.PAUSE)
    seating.sit(driver.room, SAGA, "Saga", 2, driver.now)
    driver.room.connected(SAGA, driver.now)
    answer(driver, BO)
    assert not driver.room.table.paused
    answer(driver, SAGA)
    assert driver.room.table.paused


def test_what_was_taken_back_may_be_played_again():
    driver = playing()
    who, _ = played(driver)
    ask(driver, who, Topic.UNDO)
    for other in others(driver, who):
        answer(driver, other)
    view = driver.room.view(driver.to_act)
    assert all(isinstance(action, Play) for action in view.actions)
    driver.choose()
