"""Whoever has his or her data deleted leaves the tables that are in use, wherever they live."""

import pytest

from agurk.server.bus.memory import Hub, MemoryBus
from agurk.server.rooms.host import Services
from agurk.server.rooms.house import House
from agurk.server.rooms.ports import Who
from agurk.server.storage import open_storage
from agurk.server.wire.http import NewTable
from agurk.server.wire.options import Pace, TableOptions, Thinking
from agurk.server.wire.orders import Look, Sit

OPTIONS = TableOptions(seats=3, pace=Pace.NONE, thinking=Thinking.AT_ONCE)
IDA, BO = "ida" + "a" * 19, "bo" + "b" * 20


class Nobody:
    async def choose(self, _bot, view, _seed):
        return view.actions[0]


@pytest.mark.asyncio
async def test_a_player_whose_data_are_deleted_leaves_tables_of_every_process(tmp_path):
    storage = open_storage(str(tmp_path / "agurk.db"))
    await storage.start()
    hub = Hub()
    near, far = (House(Services(storage, Nobody()), MemoryBus(hub)) for _ in range(2))
    await near.start()
    await far.start()
    table = (await far.open(IDA, NewTable(name="Ida", options=OPTIONS))).table
    await far.order(table, Who(BO), Sit("Bo", None))

    await near.forget(BO)
    assert await storage.delete_player(BO) == 0

    look = await near.order(table, Who(BO), Look())
    assert look.you is None
    assert [chair.name for chair in look.chairs] == ["Ida", "", ""]
    assert BO not in "".join(row.data for row in await storage.read(table))
    await near.close()
    await far.close()
    await storage.close()
