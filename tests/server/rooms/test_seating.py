"""Who sits where: taking a seat, leaving it, bots, and who looks after the table."""

import pytest

from agurk.bots import UnknownBot
from agurk.server.rooms import acts, errors, seating
from agurk.server.rooms.admission import check_watching
from agurk.server.rooms.errors import NotNow, NotOwner, NotSeated, Removed, SeatTaken, TableFull
from agurk.server.scene import texts
from agurk.server.wire import client
from agurk.server.wire.scene import Mine
from agurk.table.errors import SeatError
from tests.server.rooms.driving import Driver

IDA, BO, SAGA = "Ida-player", "Bo-player", "Saga-player"


def sit(driver, player, seat=None, name=None):
    found = seating.sit(driver.room, player, name or player.split("-")[0], seat, driver.now)
    driver.keep()
    return found


def leave(driver, player, seat):
    seating.leave(driver.room, player, seat, driver.now)
    driver.keep()


def names(driver):
    return [chair.name for chair in driver.room.chairs()]


def bots(driver):
    return [chair.bot for chair in driver.room.chairs()]


def owner(driver):
    return driver.room.state.seat_of(driver.room.state.owner)


def test_people_get_the_first_free_seat_or_the_one_they_name():
    driver = Driver(people=0)
    assert sit(driver, IDA) == 0
    assert sit(driver, BO, 2, "Bo of Bergen") == 2
    assert sit(driver, SAGA) == 1
    assert names(driver) == ["Ida", "Saga", "Bo of Bergen", ""]


def test_whoever_sits_down_first_looks_after_the_table():
    assert owner(Driver(people=2)) == 0


def test_nobody_has_two_seats():
    with pytest.raises(SeatTaken, match="seat 0"):
        sit(Driver(people=2), IDA, 3, "Ida again")


def test_a_seat_that_is_a_persons_cannot_be_taken():
    with pytest.raises(SeatTaken, match="Bo's"):
        sit(Driver(people=2), SAGA, 1)


def test_a_seat_that_is_not_there_cannot_be_taken():
    with pytest.raises(SeatError, match="0 to 3"):
        sit(Driver(people=2), SAGA, 4)


def test_a_table_full_of_people_has_no_seat_left():
    with pytest.raises(TableFull):
        sit(Driver(people=4), "Aino-player")


def test_empty_seats_are_taken_before_those_of_bots():
    driver = Driver(people=1)
    seating.place(driver.room, IDA, 1, "sharp", driver.now)
    assert sit(driver, BO, name="Bo of Bergen") == 2


@pytest.mark.parametrize("name", ["Ida", "ida", " IDA "])
def test_two_at_a_table_cannot_have_the_same_name(name):
    with pytest.raises(SeatError, match="another name"):
        sit(Driver(people=1), BO, None, name)


@pytest.mark.parametrize("name", ["", "  ", "Bo\nSaga", "B" * 200])
def test_a_name_has_one_line_of_letters(name):
    with pytest.raises(SeatError):
        seating.sit(Driver(people=1).room, BO, name, None, 0)


def test_whoever_was_removed_does_not_come_back():
    driver = Driver(people=2)
    leave(driver, IDA, 1)
    with pytest.raises(Removed):
        sit(driver, BO)


def test_whoever_left_may_come_back():
    driver = Driver(people=2)
    leave(driver, BO, 1)
    assert sit(driver, BO) == 1


def test_only_whoever_looks_after_the_table_empties_others_seats():
    with pytest.raises(NotOwner, match="Ida"):
        leave(Driver(people=3), BO, 2)
    with pytest.raises(NotSeated):
        leave(Driver(people=1), BO, 0)


def test_an_empty_seat_cannot_be_emptied():
    with pytest.raises(NotNow):
        leave(Driver(people=1), IDA, 2)


def test_a_table_passes_to_somebody_who_is_there():
    driver = Driver(people=3)
    driver.room.disconnected(BO, driver.now)
    leave(driver, IDA, 0)
    assert owner(driver) == 2


def test_a_table_that_everybody_left_passes_to_whoever_comes_next():
    driver = Driver(people=1)
    leave(driver, IDA, 0)
    assert owner(driver) is None
    sit(driver, BO, 3)
    assert owner(driver) == 3


def test_bots_are_placed_and_changed_by_whoever_looks_after_the_table():
    driver = Driver(people=2)
    seating.place(driver.room, IDA, 2, "sharp", driver.now)
    first = names(driver)[2]
    seating.place(driver.room, IDA, 2, " LOWEST ", driver.now)
    assert bots(driver)[2] == "lowest"
    assert first
    with pytest.raises(NotOwner):
        seating.place(driver.room, BO, 3, "sharp", driver.now)
    with pytest.raises(SeatTaken):
        seating.place(driver.room, IDA, 1, "sharp", driver.now)
    with pytest.raises(UnknownBot):
        seating.place(driver.room, IDA, 3, "nobody", driver.now)


def test_bots_stay_while_a_match_goes_on():
    driver = Driver(people=1)
    driver.start()
    with pytest.raises(NotNow):
        seating.place(driver.room, IDA, 1, "sharp", driver.now)
    with pytest.raises(NotNow):
        leave(driver, IDA, 1)


def dealt(people=1):
    driver = Driver(people=people)
    driver.start()
    while driver.room.table.to_deal:
        driver.step()
    return driver


def test_somebody_joins_a_match_on_a_bots_seat_and_plays_from_the_next_deal_on():
    driver = dealt()
    assert driver.room.view(2).hand
    assert sit(driver, BO, 2, "Bo of Bergen") == 2
    driver.room.connected(BO, driver.now)
    driver.people += (BO,)
    while driver.room.state.view.counts:
        assert bots(driver)[2] == "practised"
        assert driver.room.mine(2) == Mine(2, (), (), None, (), forced=False, claim=False)
        driver.move()
    while not driver.room.state.view.counts:
        driver.step()
    assert bots(driver)[2] == ""
    assert driver.room.mine(2).hand == texts(driver.room.view(2).hand) != ()
    driver.play()


def test_who_joins_while_no_cards_are_out_plays_at_once():
    driver = Driver(people=1)
    driver.start()
    assert driver.room.table.to_deal
    sit(driver, BO, 2, "Bo of Bergen")
    assert bots(driver)[2] == ""


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        pytest.param(client.Choose, {"action": "2c"}, id="plays a card"),
        pytest.param(client.Explain, {"cards": "2c"}, id="asks about a card"),
        pytest.param(client.Redeal, {}, id="calls the deal incorrect"),
        pytest.param(client.Return, {}, id="wants the bot's cards"),
    ],
)
def test_nobody_sees_a_second_hand_by_taking_a_bots_seat(kind, fields):
    driver = dealt()
    sit(driver, BO, 2, "Bo of Bergen")
    driver.room.connected(BO, driver.now)
    with pytest.raises(errors.NotNow, match="next deal"):
        driver.do(BO, kind, **fields)
    assert bots(driver)[2] == "practised"


def test_whoever_sits_down_in_the_place_of_somebody_removed_does_not_see_that_hand():
    driver = dealt(people=2)
    assert driver.room.mine(1).hand
    leave(driver, IDA, 1)
    sit(driver, SAGA, 1, "Eva")
    driver.room.connected(SAGA, driver.now)
    assert driver.room.mine(1).hand == ()
    leave(driver, SAGA, 1)
    sit(driver, SAGA, 1, "Eva")
    assert driver.room.mine(1).hand == ()


def test_a_bot_is_never_called_what_a_person_at_the_table_was_called():
    driver = Driver(people=2)
    driver.start()
    leave(driver, BO, 1)
    assert names(driver)[1] not in {"Ida", "Bo"}


def test_whoever_leaves_in_a_match_is_followed_by_a_bot_for_good():
    driver = Driver(people=2, level="sharp")
    driver.start()
    leave(driver, BO, 1)
    assert bots(driver)[1] == "sharp"
    driver.people = (IDA,)
    driver.play()
    driver.do(IDA, client.Start)
    assert bots(driver)[1] == "sharp"


def test_a_bot_that_follows_has_a_name_that_nobody_has():
    driver = Driver(people=4)
    driver.start()
    for seat, player in enumerate((IDA, BO, SAGA)):
        leave(driver, player, seat)
    assert len(set(names(driver))) == 4


def test_a_name_that_looks_like_another_is_refused():
    driver = Driver(people=1)
    with pytest.raises(SeatError, match="already"):
        sit(driver, BO, name="\uff29\uff44\uff41")


def test_whoever_comes_to_a_closed_table_is_told_that_it_is_closed():
    driver = Driver(people=1)
    driver.room.write(acts.Close(), driver.now)
    for player in (IDA, BO, None):
        with pytest.raises(errors.Closed) as refused:
            check_watching(driver.room, player)
        assert refused.value.slug == "closed"


def test_nothing_is_done_at_a_closed_table():
    driver = Driver(people=1)
    driver.room.write(acts.Close(), driver.now)
    with pytest.raises(NotNow, match="closed"):
        sit(driver, BO)
    with pytest.raises(NotNow, match="closed"):
        leave(driver, IDA, 0)
