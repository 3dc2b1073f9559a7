"""When frames are sent."""

import asyncio

import pytest
from structlog.testing import capture_logs

from agurk.server.http.rounds import MOST, Rounds

pytestmark = pytest.mark.asyncio


class Box:
    """Notes that it was visited."""

    def __init__(self, name, visited):
        self.name = name
        self.visited = visited
        self.fails = False

    def send(self):
        if self.fails:
            raise ArithmeticError("Somebody holds the 9c.")
        self.visited.append(self.name)


def boxes(count):
    visited: list[int] = []
    return [Box(number, visited) for number in range(count)], visited


async def test_all_are_visited_in_order_when_the_turn_of_the_loop_has_ended():
    rounds, (three, visited) = Rounds(), boxes(3)
    for box in three:
        rounds.visit(box)
    assert visited == []
    await asyncio.sleep(0)
    assert visited == [0, 1, 2]
    rounds.visit(three[0])
    await asyncio.sleep(0)
    assert visited == [0, 1, 2, 0]


async def test_many_do_not_wait_for_all_others():
    rounds, (many, visited) = Rounds(), boxes(MOST + 1)
    for box in many:
        rounds.visit(box)
    assert len(visited) == MOST
    await asyncio.sleep(0)
    assert len(visited) == MOST + 1


async def test_a_connection_that_fails_holds_up_no_other_and_what_it_says_is_not_logged():
    rounds, (two, visited) = Rounds(), boxes(2)
    two[0].fails = True
    with capture_logs() as logged:
        for box in two:
            rounds.visit(box)
        await asyncio.sleep(0)
    assert visited == [1]
    assert [line["error"] for line in logged] == ["ArithmeticError"]
    assert "9c" not in str(logged)
