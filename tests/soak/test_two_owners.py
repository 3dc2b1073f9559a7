"""Two processes that both believe they own a table: one of them writes, the other is refused."""

import asyncio
import json
import signal

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from agurk.server.rooms import acts
from tests.soak.test_nothing_lost import REFUSED, TIMES
from tests.soak.world import world

pytestmark = pytest.mark.asyncio


class Device:
    """One of two connections of the same player, each to a process of its own."""

    def __init__(self, socket):
        self.socket = socket
        self.last = {}
        self.forced = False

    async def frame(self, *kinds):
        while True:
            self.last = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
            if self.last["type"] in kinds:
                return self.last

    async def prefer(self, command):
        """Give a command that may be given at any time, and return whether it was done."""
        wanted = not (self.last.get("mine") or {}).get("forced", self.forced)
        self.forced = wanted
        try:
            await self.socket.send(json.dumps({"type": "prefer", "id": command, "forced": wanted}))
            return (await self.frame("done", "refused"))["type"] == "done"
        except ConnectionClosed:
            return False


class Meeting:
    """A table whose owner is the first of two processes, and its one player."""

    def __init__(self, ours, token, table):
        self.ours = ours
        self.table = table
        self._token = token

    @classmethod
    async def opened(cls, ours):
        async with httpx2.AsyncClient(base_url=ours.servers[0].url, timeout=20) as http:
            token = (await http.post("/api/players")).json()["token"]
            http.cookies.clear()
            bearer = {"authorization": f"Bearer {token}"}
            new = {"name": "Ida", "options": {"seats": 2}}
            answer = await http.post("/api/tables", headers=bearer, json=new)
        return cls(ours, token, answer.json()["table"])

    async def come(self, server):
        socket = await connect(
            f"ws://127.0.0.1:{server.port}/api/socket", compression=None, close_timeout=0.2
        )
        hello = {"type": "hello", "protocol": 1, "table": self.table, "token": self._token}
        await socket.send(json.dumps(hello))
        device = Device(socket)
        await device.frame("welcome")
        return device

    async def kept(self):
        """Return the ids of the commands in the log, in which no number is missing."""
        rows = await self.ours.storage.read(self.table)
        assert [row.number for row in rows] == list(range(len(rows)))
        return [line.id for line in (acts.loads(row.data) for row in rows) if line.id]


@pytest.mark.parametrize(
    "rounds",
    [
        pytest.param(4, id="a few times", marks=pytest.mark.timeout(400)),
        pytest.param(TIMES, id="hundreds of times", marks=pytest.mark.soak),
    ],
)
async def test_of_two_owners_who_write_at_once_one_is_refused(
    rounds, tmp_path, postgres_url, valkey, report
):
    async with world(tmp_path, postgres_url, valkey.url, processes=2) as ours:
        for _ in range(rounds):
            meeting = await Meeting.opened(ours)
            one = await meeting.come(ours.servers[0])
            owner = valkey.ask("GET", f"{prefix(valkey)}lease:{meeting.table}")
            valkey.ask("DEL", f"{prefix(valkey)}alive:{owner.decode()}")
            two = await meeting.come(ours.servers[1])
            done = await asyncio.gather(one.prefer("one"), two.prefer("two"))
            acknowledged = [
                name for name, is_done in zip(("one", "two"), done, strict=True) if is_done
            ]
            assert await meeting.kept() == acknowledged
            assert len(acknowledged) == 1
            for device in (one, two):
                await device.socket.close()
        refused = sum(server.told().count(REFUSED) for server in ours.servers)
        report(f"two owners of a table {rounds} times", f"{refused} writers refused by the log")
        assert refused
        for server in ours.servers:
            server.check_log()


@pytest.mark.timeout(400)
async def test_a_process_that_stood_still_while_another_took_over_writes_nothing(
    tmp_path, postgres_url, valkey
):
    async with world(tmp_path, postgres_url, valkey.url, processes=2) as ours:
        meeting = await Meeting.opened(ours)
        one = await meeting.come(ours.servers[0])
        ours.servers[0].signal(signal.SIGSTOP)
        late = asyncio.create_task(one.prefer("late"))
        two = await meeting.come(ours.servers[1])
        assert await two.prefer("early"), two.last
        ours.servers[0].signal(signal.SIGCONT)
        assert not await late
        assert await meeting.kept() == ["early"]
        again = await meeting.come(ours.servers[0])
        assert await again.prefer("again"), again.last
        assert await meeting.kept() == ["early", "again"]
        for device in (one, two, again):
            await device.socket.close()


def prefix(valkey):
    """Return how the keys of these processes begin."""
    key = valkey.ask("KEYS", "*alive:*")[0]
    return key.decode().partition("alive:")[0]
