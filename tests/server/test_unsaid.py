"""What is never shown of a value: hidden cards, secrets, tokens, and who somebody is."""

import pytest

from agurk.server.http.identity import Given
from agurk.server.rooms import acts, between
from agurk.server.rooms.agenda import Thought
from agurk.server.rooms.chairs import Chair
from agurk.server.rooms.client import Client
from agurk.server.rooms.pace import times
from agurk.server.rooms.state import RoomState
from agurk.server.storage.base import Row
from agurk.server.tokens import SeatClaim
from agurk.server.wire import scene
from agurk.server.wire.client import Hello
from agurk.server.wire.http import Player, SeatLink
from agurk.server.wire.options import TableOptions
from agurk.server.wire.orders import Look
from agurk.variants import find

HIDDEN = "hidden-7s-Kd"
DANISH = find("danish")


def state():
    kept = RoomState(TableOptions(), DANISH, times(TableOptions()), [Chair("Ann", HIDDEN)], HIDDEN)
    kept.banned.add(HIDDEN)
    kept.seats[HIDDEN] = 0
    return kept


@pytest.mark.parametrize(
    "value",
    [
        Row(0, 1.0, HIDDEN),
        acts.TakeSeat(0, HIDDEN, "Ann"),
        acts.Own(HIDDEN),
        acts.Act(0, HIDDEN),
        acts.Line(acts.Act(None, {"deck": HIDDEN}), by=HIDDEN),
        Thought(0, 1, "sharp", HIDDEN, 7_531_902_468),  # type: ignore[arg-type]
        Chair("Ann", HIDDEN),
        Client(HIDDEN, None),  # type: ignore[arg-type]
        state(),
        between.Ordered(0, "table", HIDDEN, None, Look()),
        between.Attaching(0, "link", "table", HIDDEN, None, -1),
        between.Forgetting(0, HIDDEN),
        between.Packet(0, 0, (between.Framed("link", HIDDEN.encode()),)),
        Given(HIDDEN, cookie=True),
        SeatClaim("room", 0, HIDDEN),
        Hello(1, "table", HIDDEN),
        Player(HIDDEN, HIDDEN),
        SeatLink(HIDDEN, f"/t/table#seat={HIDDEN}", 1.0, HIDDEN),
        scene.Mine(0, (HIDDEN,), (HIDDEN,), HIDDEN, (HIDDEN,), forced=False, claim=False),  # type: ignore[arg-type]
    ],
    ids=lambda value: type(value).__name__,
)
def test_nothing_hidden_is_shown_of(value):
    assert repr(value).startswith(type(value).__name__)
    assert HIDDEN not in repr(value)
    assert "7531902468" not in repr(value)


def test_the_rest_is_shown():
    assert repr(Row(3, 1.5, HIDDEN)) == "Row(number=3, at=1.5, data=...)"
