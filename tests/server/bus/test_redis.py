"""What only a bus with a server of its own goes through."""

import asyncio
import socket
from contextlib import closing

import pytest
import pytest_asyncio

from agurk.server.bus import scripts
from agurk.server.bus.base import BusError
from agurk.server.bus.pace import Pace
from tests.server.bus.company import ValkeyCompany, until

pytestmark = pytest.mark.asyncio


def away(member):
    """Return whether a process has noticed that it cannot reach the server."""
    return not member.bus._online.is_set()


HASTY = Pace(lives=0.4, beat=0.05, settle=0.05, answer=5, patience=10)
"""A process that is gone counts as dead soon."""


SLOW = Pace(lives=20, beat=5, settle=0.5, answer=10, patience=10)
"""A process that sweeps up after nobody for a while."""


@pytest_asyncio.fixture
async def company(valkey):
    company = ValkeyCompany(valkey)
    yield company
    await company.part()


@pytest_asyncio.fixture
async def hasty(valkey):
    company = ValkeyCompany(valkey, HASTY)
    yield company
    await company.part()


async def test_a_process_that_is_gone_without_a_word_counts_as_dead_after_its_time(hasty):
    one, two = await hasty.join(), await hasty.join()
    await one.bus.claim("room")
    await hasty.vanish(one)
    assert await two.bus.claim("room") == one.name
    await until(lambda: not hasty.looks_alive(one))
    assert await two.bus.claim("room") == two.name
    assert one.name not in await two.bus.living()


async def test_what_the_dead_leave_behind_is_swept_away(company):
    one, two = await company.join(), await company.join()
    for number in range(20):
        await one.bus.claim(f"room {number}")
    await company.die(one)
    await until(lambda: not company.keys("*room*"))
    assert one.name.encode() not in company.server.ask("SMEMBERS", f"{company.prefix}processes")
    await two.bus.close()
    assert company.keys() == []


async def test_leases_outlive_a_restart_that_forgets_all(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    company.server.kill()
    company.server.start()
    claims = await asyncio.gather(
        two.bus.claim("room"), one.bus.claim("another"), two.bus.claim("room")
    )
    assert set(claims) == {one.name}
    assert await two.bus.living() == {one.name, two.name}
    assert await one.bus.send(two.name, b"still there")
    assert await two.until_heard(1) == [(one.name, b"still there")]
    assert (one.losses, two.losses) == (0, 0)


async def test_questions_wait_for_a_server_that_is_away_for_a_moment(company):
    one = await company.join()
    company.server.kill()
    await until(lambda: away(one))
    asked = asyncio.gather(one.bus.claim("room"), one.bus.living(), one.bus.send(one.name, b"note"))
    await asyncio.sleep(0.02)
    assert not asked.done()
    company.server.start()
    assert list(await asked) == [one.name, {one.name}, True]


async def test_questions_to_a_server_that_stays_away_fail_in_a_sentence(valkey):
    company = ValkeyCompany(valkey, Pace(lives=20, beat=0.05, answer=5, patience=0.1))
    one = await company.join()
    valkey.kill()
    await until(lambda: away(one))
    for asked in (one.bus.claim("room"), one.bus.ping(), one.bus.send(one.name, b"note")):
        with pytest.raises(BusError, match=r"The bus at redis://127.* cannot be reached: .+\."):
            await asked
    await company.part()


async def test_a_room_given_back_while_the_server_is_away_is_free_when_it_is_back(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    company.server.kill()
    await until(lambda: away(one))
    await one.bus.release("room")
    company.server.start()
    assert await two.bus.claim("room") == two.name


async def test_a_process_that_cannot_show_for_too_long_that_it_lives_is_told_once(hasty):
    one = await hasty.join()
    await one.bus.claim("room")
    hasty.server.kill()
    await until(lambda: one.losses)
    await asyncio.sleep(0.05)
    hasty.server.start()
    assert one.losses == 1
    assert await one.bus.claim("room") == one.name


async def test_a_process_that_was_taken_for_dead_keeps_what_nobody_took(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    company.look_dead(one)
    await until(lambda: company.looks_alive(one))
    assert await two.bus.claim("room") == one.name
    assert one.losses == 0


async def test_two_may_believe_for_a_moment_that_they_own_a_room(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    async with one.bus._turn:
        company.look_dead(one)
        assert await two.bus.claim("room") == two.name
        assert one.losses == 0
    await until(lambda: one.losses)
    assert await one.bus.claim("room") == two.name


async def test_a_room_is_lost_though_whoever_took_it_is_dead_by_now(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    async with one.bus._turn:
        company.look_dead(one)
        assert await two.bus.claim("room") == two.name
        await company.die(two)
        await asyncio.sleep(3 * one.bus._pace.beat)
        assert one.losses == 0
    await until(lambda: one.losses)
    assert await one.bus.claim("room") == one.name


async def test_a_room_is_lost_though_whoever_took_it_has_given_it_back(company):
    one = await company.join()
    company.pace = SLOW
    two = await company.join()
    await one.bus.claim("room")
    async with one.bus._turn:
        company.look_dead(one)
        assert await two.bus.claim("room") == two.name
        await two.bus.release("room")
    await until(lambda: one.losses)
    assert await one.bus.claim("room") == one.name


async def test_claims_wait_while_processes_come_back_to_a_server_without_memory(company):
    one, two = await company.join(), await company.join()
    await one.bus.claim("room")
    company.server.ask("SET", f"{company.prefix}settling", "1", "PX", 50)
    assert await one.bus.claim("room") == one.name
    asked = asyncio.create_task(two.bus.claim("another"))
    await asyncio.sleep(0.02)
    assert not asked.done()
    assert await asked == two.name


async def test_nobody_counts_as_dead_while_processes_come_back_to_a_server_without_memory(company):
    one, two = await company.join(), await company.join()
    async with two.bus._turn:
        company.server.ask("FLUSHALL")
        await until(lambda: company.looks_alive(one))
        asked = asyncio.create_task(one.bus.living())
        await asyncio.sleep(0.02)
        assert not asked.done()
    assert await asked == {one.name, two.name}


async def test_who_lives_is_not_said_by_a_server_that_never_settles(valkey):
    company = ValkeyCompany(valkey, Pace(lives=20, beat=0.05, answer=5, patience=0.1))
    one = await company.join()
    company.server.ask("SET", f"{company.prefix}settling", "1")
    with pytest.raises(BusError, match="who lives"):
        await one.bus.living()
    await company.part()


async def test_a_lapse_during_a_claim_leaves_no_lease_behind(company):
    one, two = await company.join(), await company.join()
    run = one.bus._driver.text

    async def lapse_meanwhile(script, *arguments):
        answer = await run(script, *arguments)
        if script == scripts.CLAIM and not one.losses:
            one.bus._lapse()
        return answer

    one.bus._driver.text = lapse_meanwhile
    assert await one.bus.claim("room") == one.name
    assert one.bus._held == {"room"}
    await asyncio.sleep(3 * one.bus._pace.beat)
    assert await two.bus.claim("room") == one.name


async def test_a_process_that_does_not_read_holds_nobody_up_and_counts_as_dead_in_the_end(company):
    one = await company.join()
    with closing(socket.create_connection(("127.0.0.1", company.server.port))) as deaf:
        deaf.sendall(f"SUBSCRIBE {company.prefix}to:deaf\r\n".encode())
        deaf.recv(100)
        company.server.ask("SET", f"{company.prefix}alive:deaf", "1", "PX", 300)
        sent = 0
        async with asyncio.timeout(20):
            while await one.bus.send("deaf", bytes(64 * 1024)):
                sent += 1
    assert sent > 10


async def test_a_server_that_forgets_its_scripts_is_taught_again(company):
    one = await company.join()
    company.server.ask("SCRIPT FLUSH")
    with pytest.raises(BusError, match="cannot be reached"):
        await one.bus.send(one.name, b"lost")
    assert await one.bus.send(one.name, b"note")
    assert await one.until_heard(1) == [(one.name, b"note")]
    assert one.losses == 0


async def test_two_installations_share_a_server_by_their_prefix(valkey):
    companies = ValkeyCompany(valkey), ValkeyCompany(valkey)
    one, two = [await company.join() for company in companies]
    assert await one.bus.claim("room") == one.name
    assert await two.bus.claim("room") == two.name
    assert await one.bus.living() == {one.name}
    for company in companies:
        await company.part()


async def test_many_leases_are_made_anew(company):
    one, two = await company.join(), await company.join()
    rooms = [f"room {number}" for number in range(600)]
    await asyncio.gather(*map(one.bus.claim, rooms))
    company.server.kill()
    company.server.start()
    assert await two.bus.claim(rooms[-1]) == one.name
    owners = await asyncio.gather(*map(two.bus.claim, rooms))
    assert set(owners) == {one.name}
    assert one.losses == 0


async def test_who_asks_can_stop_asking_though_the_driver_does_not_notice(company):
    one = await company.join()

    async def miss_the_end(*_):
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise ConnectionResetError from None

    one.bus._driver.text = one.bus._driver.texts = miss_the_end
    for asked in (one.bus.claim("room"), one.bus.living()):
        asking = asyncio.create_task(asked)
        await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.wait({asking}, timeout=5)
        assert asking.cancelled()
