"""Whoever has his or her data deleted leaves the tables that are in use, wherever they live."""

import asyncio

import pytest

from agurk.server.rooms.errors import Moved, Unavailable
from agurk.server.rooms.host import MOVED
from agurk.server.rooms.ports import Who
from agurk.server.wire.orders import Look, Sit
from tests.server.bus.company import until
from tests.server.rooms.city import BO, City, opened

pytestmark = pytest.mark.asyncio


async def test_a_player_whose_data_are_deleted_leaves_tables_of_every_process(tmp_path):
    async with City(tmp_path) as city:
        near, far = await city.house(), await city.house()
        table = await opened(far)
        await far.order(table, Who(BO), Sit("Bo", None))
        await near.forget(BO)
        assert await city.storage.delete_player(BO) == 0
        look = await near.order(table, Who(BO), Look())
        assert look.you is None
        assert [chair.name for chair in look.chairs] == ["Ida", "", ""]
        assert BO not in "".join(row.data for row in await city.rows(table))


async def test_a_table_that_is_just_being_opened_is_left_too(tmp_path):
    async with City(tmp_path) as city:
        house = await city.house()
        table = await opened(house)
        await house.order(table, Who(BO), Sit("Bo", None))
        await house.here(table).end(MOVED)
        city.gate.reading.clear()
        looking = asyncio.create_task(house.order(table, Who(BO), Look()))
        await until(lambda: city.gate.readers)
        forgetting = asyncio.create_task(house.forget(BO))
        await asyncio.sleep(0)
        city.gate.reading.set()
        await asyncio.gather(looking, forgetting)
        assert (await house.order(table, Who(BO), Look())).you is None


@pytest.mark.parametrize("place", ["here", "elsewhere"])
async def test_a_table_that_has_just_moved_is_to_be_left_in_a_moment(tmp_path, monkeypatch, place):
    async with City(tmp_path) as city:
        near, far = await city.house(), await city.house()
        house = near if place == "here" else far
        table = await opened(house)
        await house.order(table, Who(BO), Sit("Bo", None))

        async def moved(_):
            raise Moved("It was here a moment ago.")

        monkeypatch.setattr(house.here(table), "forget", moved)
        with pytest.raises(Unavailable):
            await near.forget(BO)
