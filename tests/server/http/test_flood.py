"""Whoever says or asks too much has to wait before there is more."""

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agurk.server.http.closing import Closing
from tests.server.http.live import TABLE, live


def test_whoever_floods_keeps_a_place_for_a_moment(tmp_path):
    limits = {"messages_per_second": 1, "message_burst": 1, "sockets_per_address": 1}
    with live(tmp_path, **limits) as server, server.socket({"table": TABLE}) as opened:
        for _ in range(10):
            opened.send("{}")
        with suppress(ConnectionClosed):
            while True:
                opened.recv(timeout=10)
        assert opened.close_code == Closing.FLOOD
        with pytest.raises(InvalidStatus) as refused, server.socket({"table": TABLE}):
            pass
        assert refused.value.response.status_code == 429


def test_whoever_asks_too_often_has_to_connect_again(tmp_path):
    with live(tmp_path, requests_per_minute=1) as server, server.raw() as client:
        client.sendall(b"GET /api/bots HTTP/1.1\r\nHost: here\r\n\r\n" * 3)
        client.settimeout(10)
        said = b""
        while data := client.recv(65536):
            said += data
        assert said.count(b"HTTP/1.1 ") == 2
        assert b"429" in said


def test_whoever_asks_little_stays_connected(tmp_path):
    asked = b"GET /api/bots HTTP/1.1\r\nHost: here\r\n\r\n"
    with live(tmp_path) as server, server.raw() as client:
        for _ in range(2):
            client.sendall(asked)
            said = b""
            while not said.endswith(b"]}"):
                said += client.recv(65536)
            assert b" 200 " in said
