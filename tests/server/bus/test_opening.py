"""From the URL of a bus to the bus, and what is wrong with a URL."""

import asyncio
import sys

import pytest

from agurk.server.bus import BusError, open_bus
from agurk.server.bus.address import read_address
from agurk.server.bus.memory import MemoryBus
from agurk.server.bus.pace import Pace
from agurk.server.bus.redis import RedisBus

SECRET = "hunter2"  # noqa: S105  nobody's


@pytest.mark.parametrize("url", ["", "memory://"])
def test_one_process_needs_no_server(url):
    assert isinstance(open_bus(url), MemoryBus)


@pytest.mark.parametrize(
    ("url", "for_the_driver"),
    [
        pytest.param("redis://host", "redis://host", id="redis"),
        pytest.param("rediss://me:hunter2@host:1/2", "rediss://me:hunter2@host:1/2", id="secure"),
        pytest.param("valkey://host:6379/0", "redis://host:6379/0", id="valkey"),
        pytest.param("valkeys://host", "rediss://host", id="valkey, secure"),
        pytest.param("unix:///run/v.sock?db=1", "unix:///run/v.sock?db=1", id="a socket"),
        pytest.param("redis://[::1]:6379", "redis://[::1]:6379", id="six-part address"),
    ],
)
def test_a_url_names_a_server(url, for_the_driver):
    assert isinstance(open_bus(url), RedisBus)
    assert read_address(url).url == for_the_driver


def test_the_prefix_of_keys_may_be_chosen():
    assert read_address("redis://host").prefix == "agurk:"
    address = read_address("redis://host?prefix=evening%3A&db=3")
    assert address.prefix == "evening:"
    assert address.url == "redis://host?db=3"


@pytest.mark.parametrize(
    ("url", "told"),
    [
        pytest.param("http://host", "memory:// or redis://.*not with http://", id="web"),
        pytest.param("host:6379", "not with something else", id="no scheme"),
        pytest.param("me:hunter2@host", "not with something else", id="no scheme but a secret"),
        pytest.param("redis://:hunter2@host:many", "cannot be read", id="a port in letters"),
        pytest.param("redis://:hunter2@[host", "cannot be read", id="half a bracket"),
        pytest.param("redis://:hun#ter2@host", "cannot be read", id="a secret that is not quoted"),
        pytest.param("redis://host/hunter2", "is a number", id="a database with a name"),
        pytest.param("redis://host?hunter2=1", "may set prefix", id="an unknown setting"),
        pytest.param("redis://host?prefix=", "1 to 60 letters", id="no prefix"),
        pytest.param("redis://host?prefix=%0A", "1 to 60 letters", id="a prefix with an end"),
        pytest.param("redis://", "hostname", id="no host"),
        pytest.param("unix://", "path", id="no path"),
    ],
)
def test_a_url_that_names_nothing_is_refused_without_its_secrets(url, told):
    with pytest.raises(BusError, match=told) as refused:
        open_bus(url)
    assert SECRET not in str(refused.value)


def test_a_password_is_not_shown():
    bus = open_bus("redis://me:hunter2@host:6379/0")
    other = open_bus("unix:///run/valkey.sock?password=hunter2")
    assert SECRET not in repr(bus) + repr(other)
    assert "redis://host:6379/0" in repr(bus)


def test_a_missing_driver_names_what_brings_it(monkeypatch):
    for module in ("agurk.server.bus.redis", "agurk.server.bus.driver"):
        monkeypatch.delitem(sys.modules, module)
    for module in ("redis", "redis.asyncio"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BusError, match=r"pip install 'agurk\[redis\]'") as missing:
        open_bus("redis://me:hunter2@host")
    assert SECRET not in str(missing.value)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("where", "told"),
    [
        pytest.param("redis://me:hunter2@127.0.0.1:1/0", "nothing listens", id="nobody there"),
        pytest.param("unix://me:hunter2@/nowhere/v.sock", "no such file", id="no socket"),
    ],
)
async def test_a_server_that_is_not_there_is_told_in_a_sentence(where, told, caplog):
    bus = open_bus(where)
    with pytest.raises(BusError, match=told) as refused:
        await bus.start(lambda *_: None, lambda: None)
    assert SECRET not in str(refused.value) + caplog.text
    await bus.close()


@pytest.mark.asyncio
async def test_a_wrong_password_is_told_in_a_sentence(valkey, caplog):
    valkey.ask("ACL", "SETUSER", "me", "on", ">right", "~*", "&*", "+@all")
    bus = open_bus(valkey.url.replace("://", "://me:hunter2@"))
    with pytest.raises(BusError, match="does not accept the user name and password") as refused:
        await bus.start(lambda *_: None, lambda: None)
    assert SECRET not in str(refused.value) + caplog.text
    right = open_bus(valkey.url.replace("://", "://me:right@"))
    await right.start(lambda *_: None, lambda: None)
    await right.ping()
    await right.close()


@pytest.mark.asyncio
async def test_a_server_that_says_nothing_is_told_in_a_sentence():
    async def say_nothing(reader, writer):
        await reader.read()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        bus = RedisBus(read_address(f"redis://127.0.0.1:{port}"), Pace(answer=0.05))
        with pytest.raises(BusError, match="did not answer in time"):
            await bus.start(lambda *_: None, lambda: None)


@pytest.mark.asyncio
async def test_a_start_that_failed_may_be_tried_again(valkey):
    bus = open_bus(valkey.url)
    valkey.kill()
    with pytest.raises(BusError, match="nothing listens"):
        await bus.start(lambda *_: None, lambda: None)
    valkey.start()
    await bus.start(lambda *_: None, lambda: None)
    assert await bus.claim("room") == bus.process
    await bus.close()
