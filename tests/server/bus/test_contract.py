"""What every bus must do."""

import asyncio

import pytest

from agurk.server.bus.base import LONGEST, BusError
from tests.server.bus.company import until

pytestmark = pytest.mark.asyncio


async def test_a_room_that_two_claim_at_once_has_one_owner(company):
    members = [await company.join() for _ in range(3)]
    owners = await asyncio.gather(*(member.bus.claim("room") for member in members * 5))
    assert len(set(owners)) == 1
    assert owners[0] in {member.name for member in members}


async def test_different_rooms_have_different_owners(company):
    one, two = await company.join(), await company.join()
    assert await one.bus.claim("first") == one.name
    assert await two.bus.claim("second") == two.name
    assert await two.bus.claim("first") == one.name
    assert await one.bus.claim("second") == two.name


async def test_claiming_again_changes_nothing(company):
    one = await company.join()
    assert await one.bus.claim("room") == one.name
    assert await one.bus.claim("room") == one.name


async def test_a_room_of_a_dead_process_goes_to_the_next_that_claims_it(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    await company.die(one)
    assert await two.bus.claim("room") == two.name


async def test_the_dead_do_not_live(company):
    one, two = await company.join(), await company.join()
    assert await two.bus.living() == {one.name, two.name}
    await company.die(one)
    assert await two.bus.living() == {two.name}


async def test_the_rooms_of_a_process_that_leaves_are_free_at_once(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    await one.bus.claim("another")
    await one.bus.close()
    assert await two.bus.claim("room") == two.name
    assert await two.bus.claim("another") == two.name
    assert await two.bus.living() == {two.name}


async def test_leaving_is_no_loss_and_may_be_repeated(company):
    one = await company.join()
    await one.bus.claim("room")
    await one.bus.close()
    await one.bus.close()
    assert one.losses == 0


async def test_a_room_that_was_given_back_is_free(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    await one.bus.release("room")
    assert await two.bus.claim("room") == two.name


async def test_only_the_owner_can_give_a_room_back(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    await two.bus.release("room")
    await two.bus.release("nobody's room")
    assert await two.bus.claim("room") == one.name


async def test_messages_arrive_in_order_with_their_sender_both_ways(company):
    one, two = await company.join(), await company.join()
    there = [f"there {number}".encode() for number in range(300)]
    back = [f"back {number}".encode() for number in range(300)]
    sent = await asyncio.gather(
        *(one.bus.send(two.name, data) for data in there),
        *(two.bus.send(one.name, data) for data in back),
    )
    assert all(sent)
    assert await two.until_heard(300) == [(one.name, data) for data in there]
    assert await one.until_heard(300) == [(two.name, data) for data in back]


async def test_messages_of_several_senders_keep_the_order_of_each(company):
    hearer, *senders = [await company.join() for _ in range(4)]
    await asyncio.gather(
        *(
            sender.bus.send(hearer.name, str(number).encode())
            for number in range(100)
            for sender in senders
        )
    )
    heard = await hearer.until_heard(300)
    for sender in senders:
        told = [int(data) for name, data in heard if name == sender.name]
        assert told == list(range(100))


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(bytes(range(256)), id="every byte"),
        pytest.param(b"", id="nothing"),
        pytest.param(b" \r\n\0 a b", id="blanks and ends of lines"),
        pytest.param(b"\xff" * LONGEST, id="as much as there may be"),
    ],
)
async def test_any_bytes_arrive_as_they_were_sent(company, data):
    one, two = await company.join(), await company.join()
    assert await one.bus.send(two.name, data)
    assert await two.until_heard(1) == [(one.name, data)]


async def test_a_process_can_send_to_itself(company):
    one = await company.join()
    assert await one.bus.send(one.name, b"note")
    assert await one.until_heard(1) == [(one.name, b"note")]


async def test_a_message_that_is_too_long_is_refused_in_a_sentence(company):
    one = await company.join()
    with pytest.raises(BusError, match="at most 1048576 bytes, not 1048577") as refused:
        await one.bus.send(one.name, bytes(LONGEST + 1))
    assert refused.value.slug == "bus"


async def test_nobody_hears_what_is_sent_to_the_dead_to_those_who_left_or_to_nobody(company):
    one, two, three = [await company.join() for _ in range(3)]
    await company.die(two)
    await three.bus.close()
    assert not await one.bus.send(two.name, b"hello")
    assert not await one.bus.send(three.name, b"hello")
    assert not await one.bus.send("somebody", b"hello")


async def test_a_message_that_cannot_be_taken_does_not_stop_the_next(company, caplog):
    one, two = await company.join(), await company.join()
    two.bus._deliver = lambda _, data: two.heard.append(("", data)) if data != b"7s" else 1 / 0
    assert await one.bus.send(two.name, b"7s")
    assert await one.bus.send(two.name, b"next")
    assert await two.until_heard(1) == [("", b"next")]
    assert "ZeroDivisionError" in caplog.text
    assert "7s" not in caplog.text


async def test_others_run_while_a_process_sends_without_a_pause(company):
    one, two = await company.join(), await company.join()
    ticks = 0

    async def tick():
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    for _ in range(50):
        await one.bus.send(two.name, b"on and on")
    ticking.cancel()
    assert ticks >= 40


async def test_who_may_have_lost_a_room_to_another_is_told_and_owns_nothing(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    await one.bus.claim("another")
    await company.lapse(one)
    while await two.bus.claim("room") != two.name:
        await company.lapse(one)
    await until(lambda: one.losses)
    assert await one.bus.claim("room") == two.name
    assert await one.bus.claim("another") == one.name
    assert (one.losses, two.losses) == (1, 0)


async def test_a_bus_that_is_closed_says_so(company):
    one = await company.join()
    await one.bus.close()
    for asked in (
        one.bus.claim("room"),
        one.bus.living(),
        one.bus.ping(),
        one.bus.send("somebody", b"hello"),
    ):
        with pytest.raises(BusError, match="This bus is closed"):
            await asked
    await one.bus.release("room")


async def test_a_bus_that_works_says_so(company):
    await (await company.join()).bus.ping()


async def test_names_of_processes_are_long_and_all_different(company):
    names = {(await company.join()).name for _ in range(5)}
    assert len(names) == 5
    assert {len(name) for name in names} == {22}
