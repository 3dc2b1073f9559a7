"""Messages on their way out."""

import asyncio

import pytest
import pytest_asyncio

from agurk.server.bus.base import BusError
from agurk.server.bus.post import Post

pytestmark = pytest.mark.asyncio


class Carrier:
    """Takes batches, and says what became of them."""

    def __init__(self):
        self.batches = []
        self.answer = lambda messages: [1] * len(messages)

    async def carry(self, messages):
        self.batches.append([data for _, data in messages])
        await asyncio.sleep(0)
        return self.answer(messages)


@pytest.fixture
def carrier():
    return Carrier()


@pytest_asyncio.fixture
async def post(carrier):
    post = Post(carrier.carry)
    post.start()
    yield post
    await post.close()


async def test_what_waits_goes_out_together_in_order_and_never_too_much_at_a_time(post, carrier):
    sent = [str(number).encode() for number in range(600)]
    assert all(await asyncio.gather(*(post.send("other", data) for data in sent)))
    assert [data for batch in carrier.batches for data in batch] == sent
    assert max(map(len, carrier.batches)) == 256


async def test_long_messages_go_out_a_few_at_a_time(post, carrier):
    long = bytes(1024 * 1024)
    await asyncio.gather(*(post.send("other", long) for _ in range(10)))
    assert max(map(len, carrier.batches)) <= 3


async def test_each_sender_learns_what_became_of_his_message(post, carrier):
    carrier.answer = lambda _: [1, 0, None]
    heard, unheard, refused = await asyncio.gather(
        *(post.send("other", b"") for _ in range(3)), return_exceptions=True
    )
    assert (heard, unheard) == (True, False)
    assert isinstance(refused, BusError)


@pytest.mark.parametrize("error", [BusError("away"), ValueError("a card")])
async def test_a_batch_that_fails_fails_for_its_senders_only(post, carrier, error):
    def fail(_):
        raise error

    carrier.answer = fail
    with pytest.raises(BusError) as refused:
        await post.send("other", b"lost")
    assert "card" not in str(refused.value)
    carrier.answer = lambda _: [1]
    assert await post.send("other", b"next")


async def test_who_no_longer_waits_does_not_stop_the_others(post):
    sending = asyncio.create_task(post.send("other", b"first"))
    await asyncio.sleep(0)
    sending.cancel()
    assert await post.send("other", b"second")


async def test_what_was_not_sent_when_it_closes_is_refused(post):
    never = asyncio.get_running_loop().create_future()
    post._carry = lambda _: never
    on_the_way = asyncio.create_task(post.send("other", b"first"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    behind = asyncio.create_task(post.send("other", b"second"))
    await asyncio.sleep(0)
    await post.close()
    for sending in (on_the_way, behind):
        with pytest.raises(BusError, match="was closed"):
            await sending
