"""The frames that wait for one client."""

import asyncio
import json

import pytest

from agurk.server.http.closing import GONE, SLOW
from agurk.server.http.outbox import BURST, MOST_BYTES, MOST_FRAMES, MOST_TOGETHER, Outbox
from agurk.server.http.rounds import Rounds
from agurk.server.wire.server import Bye

pytestmark = pytest.mark.asyncio

CLOSED = Bye("closed", "The table is closed.", again=False)


class Client:
    """Takes what it is sent, when it wants to."""

    def __init__(self):
        self.ready = asyncio.Event()
        self.ready.set()
        self.quick = []
        self.takes_at_once = False
        self.bursts = []
        self.sent = []
        self.left = False

    def send_at_once(self, texts):
        if self.takes_at_once:
            self.quick.append([text.decode() for text in texts])
        return self.takes_at_once

    async def send_texts(self, texts):
        await self.ready.wait()
        if self.left:
            raise OSError
        self.bursts.append([text.decode() for text in texts])

    async def send(self, message):
        self.sent.append(message)


class Sending:
    """An outbox whose task runs."""

    def __init__(self):
        self.client = Client()
        self.ends: list[str] = []
        self.counted: list[int] = []
        self.box = Outbox(self._end, self.counted.append, Rounds(), self.client.send_at_once)
        self.task = asyncio.create_task(self.box.write(self.client.send, self.client.send_texts))

    def put(self, frame):
        self.box.put(frame.encode())

    def _end(self):
        self.ends.append("ended")


async def settle():
    """Let the task do what it can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_waits_is_sent_in_one_go_and_in_order():
    sending = Sending()
    for frame in "abc":
        sending.put(frame)
    await settle()
    sending.put("d")
    await settle()
    assert sending.client.bursts == [["a", "b", "c"], ["d"]]
    assert sending.counted == [3, 1]
    sending.task.cancel()


async def test_frames_are_sent_at_once_where_nothing_waits_before_them():
    sending = Sending()
    sending.client.takes_at_once = True
    sending.put("a")
    await settle()
    for frame in "bc":
        sending.put(frame)
    assert sending.client.quick == []
    await settle()
    assert sending.client.quick == [["b", "c"]]
    sending.client.ready.clear()
    sending.client.takes_at_once = False
    sending.put("d")
    await settle()
    sending.client.takes_at_once = True
    sending.put("e")
    await settle()
    assert sending.client.quick == [["b", "c"]]
    sending.client.ready.set()
    await settle()
    assert sending.client.bursts == [["a"], ["d"], ["e"]]
    assert sum(sending.counted) == 5
    sending.task.cancel()


async def test_many_frames_do_not_wait_for_the_next_round():
    sending = Sending()
    sending.client.takes_at_once = True
    await settle()
    for _ in range(2 * MOST_FRAMES):
        sending.put("a")
    assert not sending.ends
    assert len(sending.client.quick[0]) == MOST_TOGETHER + 1
    await settle()
    assert sum(sending.counted) == 2 * MOST_FRAMES
    sending.task.cancel()


async def test_long_frames_do_not_wait_for_the_next_round():
    sending = Sending()
    sending.client.takes_at_once = True
    await settle()
    for _ in range(3):
        sending.put("x" * (BURST // 2))
    assert [len(texts) for texts in sending.client.quick] == [3]
    sending.task.cancel()


async def test_long_frames_go_in_several_bursts():
    sending = Sending()
    for _ in range(4):
        sending.put("x" * (BURST // 2))
    await settle()
    assert [len(burst) for burst in sending.client.bursts] == [2, 2]
    sending.task.cancel()


async def test_the_good_bye_comes_after_what_waits_and_nothing_after_it():
    sending = Sending()
    sending.put("a")
    sending.box.close(CLOSED)
    sending.box.close(Bye("restart", "Too late.", again=True))
    sending.put("b")
    await sending.task
    assert sending.client.bursts == [["a"]]
    bye, close = sending.client.sent
    assert json.loads(bye["text"])["slug"] == "closed"
    assert close == {"type": "websocket.close", "code": 4003, "reason": "closed"}
    assert sending.ends == ["ended"]


@pytest.mark.parametrize(
    ("frame", "count"),
    [
        pytest.param("x", MOST_FRAMES, id="many frames"),
        pytest.param("x" * (MOST_BYTES // 8), 8, id="long ones"),
    ],
)
async def test_a_client_for_whom_too_much_waits_is_dropped(frame, count):
    sending = Sending()
    sending.client.ready.clear()
    for _ in range(count):
        sending.put(frame)
    assert not sending.ends
    sending.put(frame)
    assert sending.box.bye is SLOW
    assert sending.ends == ["ended"]
    sending.client.ready.set()
    await sending.task
    assert sending.client.bursts == []
    assert json.loads(sending.client.sent[0]["text"])["slug"] == "slow"


async def test_nothing_waits_for_a_client_that_has_left():
    sending = Sending()
    sending.client.left = True
    sending.put("a")
    await sending.task
    for _ in range(MOST_FRAMES + 1):
        sending.put("b")
    assert sending.ends == []
    assert sending.box.bye is GONE


async def test_frames_put_after_the_task_was_stopped_are_dropped():
    sending = Sending()
    await settle()
    sending.task.cancel()
    await settle()
    sending.put("a")
    assert sending.client.bursts == []


async def test_a_client_that_is_just_leaving_holds_up_nobody_who_says_good_bye_to_all():
    sending = Sending()
    await settle()
    sending.task.cancel()
    sending.put("a")
    sending.box.close(CLOSED)
    assert sending.ends == ["ended"]
    await settle()
    assert sending.box.bye is CLOSED
