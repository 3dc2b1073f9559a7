"""What each client of a room is sent."""

from msgspec import structs

from agurk.server.rooms import seating
from agurk.server.rooms.audience import Audience
from agurk.server.rooms.client import Client
from agurk.server.wire import client
from agurk.server.wire.server import Update, Welcome
from tests.server.rooms.city import Guest
from tests.server.rooms.driving import Driver

IDA, BO = "Ida-player", "Bo-player"


class Table:
    """A room and its audience."""

    def __init__(self, **options):
        self.driver = Driver(people=2, **options)
        self.audience = Audience(self.driver.room)
        self.ears = {player: Guest(player) for player in (IDA, BO, "Eve")}
        self.clients = {player: Client(player, ear) for player, ear in self.ears.items()}

    def come(self, player, since=-1):
        self.audience.add(self.clients[player])
        self.audience.welcome(self.clients[player], since, None)

    def tell(self):
        self.audience.update(self.driver.agenda.clock(self.driver.now))

    def last(self, player):
        return self.ears[player].messages[-1]


def test_an_update_reads_as_the_message_it_is_and_holds_what_the_recipient_may_know():
    table = Table(variant="danish", seats=4)
    for player in table.ears:
        table.come(player)
    table.driver.start()
    claims = 0
    while table.driver.stage.value == "playing":
        table.driver.choose() if table.driver.person_to_act() else table.driver.step()
        table.tell()
        room = table.driver.room
        for player in table.ears:
            update = table.last(player)
            assert isinstance(update, Update)
            seat = room.state.seat_of(player)
            assert update.scene == room.scene(update.scene.clock)
            assert update.number == room.state.number == update.entries[-1].number
            if seat is None or update.mine is None:
                assert seat is update.mine is None
                continue
            mine = room.mine(seat)
            if seat not in {room.state.last_play, room.state.view.to_act} and mine.claim:
                # Whoever waits is told of that later.
                mine = structs.replace(mine, claim=update.mine.claim)
            assert update.mine == mine
            claims += update.mine.claim
    assert claims


def test_no_entry_is_told_twice_or_left_out():
    table = Table()
    table.come(IDA)
    table.driver.start()
    for _ in range(60):
        table.driver.choose() if table.driver.person_to_act() else table.driver.step()
        table.tell()
    numbers = [entry.number for update in table.ears[IDA].messages[1:] for entry in update.entries]
    assert numbers == list(range(numbers[0], table.driver.room.state.number + 1))


def test_nothing_new_is_nothing_told():
    table = Table()
    table.come(IDA)
    table.tell()
    assert len(table.ears[IDA].messages) == 1


def test_a_welcome_tells_what_was_missed():
    table = Table()
    table.driver.do(IDA, client.Prefer, forced=True)
    number = table.driver.room.state.number
    table.come(IDA, number - 2)
    table.come("Eve")
    welcome = table.last(IDA)
    assert [type(frame) for frame in table.ears[IDA].messages] == [Welcome]
    assert [entry.number for entry in welcome.missed] == [number - 1, number]
    assert welcome.mine.forced
    assert table.last("Eve").mine is None
    assert table.last("Eve").you is None


def test_whoever_leaves_is_shown_the_hand_no_more_and_whoever_comes_not_in_this_deal():
    table = Table()
    for player in table.ears:
        table.come(player)
    table.driver.start()
    while table.driver.room.table.to_deal:
        table.driver.step()
    table.tell()
    hand = table.last(BO).mine.hand
    assert hand
    seating.leave(table.driver.room, BO, 1, table.driver.now)
    seating.sit(table.driver.room, "Eve", "Eve", 1, table.driver.now)
    table.tell()
    assert table.last(BO).mine is None
    assert table.last("Eve").mine.hand == ()
