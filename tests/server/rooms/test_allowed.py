"""What the scene says that people may ask for now, and that it is just what is done for them."""

import pytest

from agurk.server.rooms import seating
from agurk.server.rooms.errors import NotNow
from agurk.server.wire import client
from agurk.server.wire.client import Topic
from tests.server.rooms.driving import Driver

IDA, BO, SAGA = "Ida-player", "Bo-player", "Saga-player"


def dealt(people=3, **changes):
    """A match of people alone, cards in hand."""
    options = {"seats": people, "variant": "gurka_se", "house": ("hand=2",)} | changes
    driver = Driver(people=people, **options)
    driver.start()
    while driver.room.table.to_deal:
        driver.step()
    return driver


def may(driver):
    return driver.room.scene().may


def test_before_a_match_one_may_sit_down_and_nothing_more():
    allowed = may(Driver(people=2))
    assert (allowed.pause, allowed.undo, allowed.rematch) == (False, None, False)
    assert (allowed.redeal, allowed.dispute, allowed.sit) == ((), (), True)


def test_the_card_last_played_may_be_asked_back_by_whoever_played_it():
    driver = dealt()
    assert may(driver).undo is None
    for _ in range(3):
        seat = driver.to_act
        driver.choose()
        assert may(driver).undo == seat
    driver.choose()
    assert may(driver).undo == driver.room.state.last_play


def test_no_card_may_be_asked_back_once_the_deal_is_counted():
    driver = dealt()
    while driver.room.state.view.counts:
        driver.choose()
    assert may(driver).undo is None


def test_no_card_may_be_asked_back_where_the_table_rules_it_out():
    driver = dealt(undo=False)
    driver.choose()
    assert may(driver).undo is None


def test_a_deal_may_be_called_incorrect_before_its_first_card_by_those_who_have_not():
    driver = dealt()
    assert may(driver).redeal == (0, 1, 2)
    driver.do(BO, client.Redeal)
    assert may(driver).redeal == (0, 2)
    driver.choose()
    assert may(driver).redeal == ()


def test_no_deal_may_be_called_incorrect_that_was_thrown_in_before():
    driver = dealt()
    for player in driver.people:
        driver.do(player, client.Redeal)
    while driver.room.table.to_deal:
        driver.step()
    assert may(driver).redeal == ()


def test_no_deal_may_be_called_incorrect_while_somebody_is_away():
    driver = dealt()
    seating.stand_in(driver.room, 2, driver.now)
    assert may(driver).redeal == ()


def test_plays_may_be_called_into_question_just_where_that_is_done():
    driver = dealt()
    for _ in range(40):
        allowed = may(driver).dispute
        for seat in range(3):
            if seat in allowed:
                driver.do(IDA, client.Dispute, seat=seat)
            else:
                with pytest.raises(NotNow):
                    driver.do(IDA, client.Dispute, seat=seat)
        driver.move()


def test_nothing_more_may_be_asked_while_something_is():
    driver = dealt()
    driver.choose()
    driver.do(IDA, client.Ask, what=Topic.PAUSE)
    assert (may(driver).pause, may(driver).undo) == (False, None)
    driver.do(BO, client.Answer, yes=False)
    assert (may(driver).pause, may(driver).undo) == (True, driver.room.state.last_play)


def test_a_paused_table_may_not_be_asked_for_anything():
    driver = dealt()
    driver.do(IDA, client.Ask, what=Topic.PAUSE)
    for player in (BO, SAGA):
        driver.do(player, client.Answer, yes=True)
    allowed = may(driver)
    assert (allowed.pause, allowed.undo, allowed.redeal) == (False, None, ())


def test_a_rematch_may_be_asked_for_when_the_match_is_over_and_nobody_has():
    driver = dealt()
    assert not may(driver).rematch
    driver.play()
    assert may(driver).rematch
    driver.do(IDA, client.Ask, what=Topic.REMATCH)
    assert not may(driver).rematch


@pytest.mark.parametrize(
    ("people", "sit"),
    [
        pytest.param(3, False, id="all seats have people"),
        pytest.param(2, True, id="a bot has one"),
    ],
)
def test_one_may_sit_down_where_a_seat_has_no_person(people, sit):
    assert may(Driver(people=people, seats=3)).sit is sit
