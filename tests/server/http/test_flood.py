"""Whoever says or asks too much has to wait before there is more."""

import asyncio
import time
from contextlib import suppress
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agurk.server.http.closing import Closing
from agurk.server.http.limits import HOLD, Limits
from agurk.server.http.origin import Origins
from agurk.server.http.services import Services
from agurk.server.http.socket import Socket
from agurk.server.metrics import Metrics
from agurk.server.settings import Settings
from agurk.server.storage.base import Storage
from agurk.server.tokens import Tokens
from tests.hostile.frames import frame
from tests.server.http.live import TABLE, MadeUp, live

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

HELLO = f'{{"type":"hello","protocol":1,"table":"{TABLE}"}}'


def test_whoever_floods_keeps_a_place_for_a_moment(tmp_path):
    limits = {"messages_per_second": 1, "message_burst": 1, "sockets_per_address": 1}
    with live(tmp_path, **limits) as server, server.socket({"table": TABLE}) as opened:
        with suppress(ConnectionClosed):
            for _ in range(10):
                opened.send("{}")
            while True:
                opened.recv(timeout=10)
        assert opened.close_code == Closing.FLOOD
        with pytest.raises(InvalidStatus) as refused, server.socket({"table": TABLE}):
            pass
        assert refused.value.response.status_code == 429


def test_whoever_goes_on_after_the_good_bye_is_cut_off(tmp_path):
    burst = frame(b"x" * 4000) * 16
    with live(tmp_path, messages_per_second=1, message_burst=1) as server, server.raw() as client:
        client.sendall(HANDSHAKE + frame(HELLO.encode()))
        begun = time.monotonic()
        with suppress(OSError):
            while time.monotonic() < begun + 2.5:
                client.sendall(burst)
        assert time.monotonic() < begun + 2.0


def test_whoever_asks_too_often_has_to_connect_again(tmp_path):
    with live(tmp_path, requests_per_minute=1) as server, server.raw() as client:
        client.sendall(b"GET /api/bots HTTP/1.1\r\nHost: here\r\n\r\n" * 3)
        client.settimeout(10)
        said = b""
        while data := client.recv(65536):
            said += data
        assert said.count(b"HTTP/1.1 ") == 2
        assert b"429" in said


def test_whoever_asks_too_often_waits_for_the_refusal(tmp_path):
    with live(tmp_path, requests_per_minute=2) as server, server.http() as http:
        for _ in range(2):
            assert http.get("/api/bots").status_code == 200
        begun = time.monotonic()
        assert http.get("/api/bots").status_code == 429
        between = time.monotonic()
        with pytest.raises(InvalidStatus), server.socket({"table": TABLE}):
            pass
        assert min(between - begun, time.monotonic() - between) > HOLD * 0.9


def test_whoever_asks_little_stays_connected(tmp_path):
    asked = b"GET /api/bots HTTP/1.1\r\nHost: here\r\n\r\n"
    with live(tmp_path) as server, server.raw() as client:
        for _ in range(2):
            client.sendall(asked)
            said = b""
            while not said.endswith(b"]}"):
                said += client.recv(65536)
            assert b" 200 " in said


@pytest.mark.asyncio
async def test_others_have_a_turn_between_the_messages_of_one_socket():
    said: list[dict[str, Any]] = [{"type": "websocket.connect"}]
    said += [{"type": "websocket.receive", "text": text} for text in (HELLO, *["{}"] * 50)]
    said += [{"type": "websocket.disconnect", "code": 1001}]
    left, turns = iter(said), 0

    async def receive():
        return next(left)

    async def send(_message):
        pass

    async def other():
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    task = asyncio.create_task(other())
    settings, nowhere = Settings(), cast("Storage", None)
    services = Services(
        settings=settings,
        storage=nowhere,
        tables=MadeUp(),
        tokens=Tokens([b"k" * 32]),
        limits=Limits(settings),
        origins=Origins("", ()),
        metrics=Metrics(),
    )
    await Socket(services)({"type": "websocket", "headers": [], "path": ""}, receive, send)
    task.cancel()
    assert turns >= 40
