"""Connections that say nothing, too much, or take nothing: each comes to an end."""

import base64
import os
import struct
import time
from contextlib import suppress

import pytest

from tests.server.http.live import TABLE, live, patiently

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n"
)
HELLO = b'{"type":"hello","protocol":1,"table":"%s"}' % TABLE.encode()
PING = b'{"type":"ping"}'


def frame(data, *, code=0x81, mask=True):
    """Return a frame as clients send it."""
    key = os.urandom(4) if mask else b""
    size = min(126, len(data))
    head = struct.pack("!BB", code, size | (0x80 if mask else 0))
    if size == 126:
        head += struct.pack("!H", len(data))
    body = bytes(each ^ key[at % 4] for at, each in enumerate(data)) if mask else data
    return head + key + body


@pytest.fixture
def raw(server):
    """Return a plain connection that became a socket and said hello."""
    with server.raw() as connection:
        upgraded(connection)
        yield connection


def rest(connection):
    """Return what still comes until the connection ends."""
    data = b""
    try:
        while more := connection.recv(65536):
            data += more
    except ConnectionResetError:
        pass
    return data


def code(data):
    """Return the code of a close frame at the end of some data."""
    assert data[-4:-3] == b"\x88" or b"\x88" in data
    at = data.rindex(b"\x88")
    return int.from_bytes(data[at + 2 : at + 4], "big")


# --- requests


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\r\n", id="an empty line"),
        pytest.param(b"GET / HT", id="half a line"),
        pytest.param(
            b"POST /api/verify HTTP/1.1\r\ncontent-type: text/plain\r\ncontent-length: 5\r\n\r\nab",
            id="half a body",
        ),
        pytest.param(b"GET / HTTP/1.1\r\n\r\n\r\n", id="a request and an empty line"),
    ],
)
def test_a_request_has_to_arrive_in_time(sent, tmp_path, monkeypatch):
    monkeypatch.setattr("agurk.server.http.connections.REQUEST_SECONDS", 0.1)
    with live(tmp_path) as server, server.raw() as connection:
        with suppress(OSError):
            connection.sendall(sent)
        rest(connection)


def test_an_answer_has_to_be_taken(tmp_path, monkeypatch):
    monkeypatch.setattr("agurk.server.http.connections.REQUEST_SECONDS", 0.3)
    (tmp_path / "much").write_bytes(bytes(50_000_000))
    with live(tmp_path) as server, server.raw() as connection:
        connection.sendall(b"GET /much HTTP/1.1\r\nhost: x\r\n\r\n")
        time.sleep(0.6)
        assert len(rest(connection)) < 50_000_000


def test_a_head_has_a_size(server):
    with server.raw() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: yyyyyyyyyy\r\n" * 2500)
        assert rest(connection).startswith(b"HTTP/1.1 431 ")


def test_what_follows_a_body_has_a_size(tmp_path, monkeypatch):
    monkeypatch.setattr("agurk.server.http.connections.MOST_BYTES", 50_000)
    with live(tmp_path) as server, server.raw() as connection:
        connection.sendall(
            b"POST /api/nix HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        )
        chunks = (b"3e8\r\n" + b"x" * 1000 + b"\r\n") * 10_000
        with pytest.raises(OSError, match=r"reset|pipe"):
            connection.sendall(chunks)


def test_requests_may_follow_each_other(server):
    with server.raw() as connection:
        for _ in range(3):
            connection.sendall(b"GET /api/bots HTTP/1.1\r\nhost: x\r\n\r\n")
            data = b""
            while not data.endswith(b"]}"):
                data += connection.recv(65536)


# --- sockets


def upgraded(connection):
    """Make a plain connection a socket, and say hello."""
    connection.sendall(UPGRADE % base64.b64encode(os.urandom(16)))
    assert b" 101 " in connection.recv(65536)
    connection.sendall(frame(HELLO))
    assert connection.recv(65536).endswith(b'{"type":"welcome"}')


def test_a_socket_may_stay_longer_than_a_request_takes(tmp_path, monkeypatch):
    monkeypatch.setattr("agurk.server.http.connections.REQUEST_SECONDS", 1.0)
    with live(tmp_path) as server, server.raw() as connection:
        upgraded(connection)
        time.sleep(1.1)
        connection.sendall(frame(PING))
        assert connection.recv(65536).endswith(b'{"type":"pong"}')


def test_a_socket_that_answers_no_ping_is_cut(tmp_path, monkeypatch):
    monkeypatch.setattr("agurk.server.run.PING", 0.5)
    monkeypatch.setattr("agurk.server.http.connections.CLOSING_SECONDS", 0.05)
    with live(tmp_path) as server, server.raw() as connection:
        upgraded(connection)
        assert code(rest(connection)) == 1011
        patiently(lambda: not server.services.sockets)


def test_a_frame_may_come_letter_by_letter(raw):
    for letter in frame(PING):
        raw.sendall(bytes([letter]))
    assert raw.recv(65536).endswith(b'{"type":"pong"}')


def test_many_frames_may_come_at_once(raw):
    last = frame(PING)
    raw.sendall(frame(PING) * 3 + last[:9])
    raw.sendall(last[9:])
    data = b""
    while data.count(b"pong") < 4:
        data += raw.recv(65536)


def test_a_long_text_has_a_longer_head(raw):
    raw.sendall(frame(PING + b" " * 1000))
    assert raw.recv(65536).endswith(b'{"type":"pong"}')


@pytest.mark.parametrize("at", [1, 12], ids=["its head", "its middle"])
def test_a_frame_with_a_head_longer_than_needed_may_come_in_two_parts_after(at, raw):
    plain = frame(PING)
    unusual = plain[:1] + b"\xff" + struct.pack("!Q", len(PING)) + plain[2:]
    raw.sendall(unusual[:at])
    time.sleep(0.05)
    raw.sendall(unusual[at:])
    assert raw.recv(65536).endswith(b'{"type":"pong"}')
    raw.sendall(frame(PING))
    assert raw.recv(65536).endswith(b'{"type":"pong"}')


def test_a_message_may_come_in_parts_with_pings_between(raw):
    raw.sendall(frame(PING[:5], code=0x01) + frame(b"a", code=0x89) + frame(PING[5:], code=0x80))
    data = b""
    while not data.endswith(b'{"type":"pong"}'):
        data += raw.recv(65536)
    assert data.startswith(b"\x8a\x01a")


@pytest.mark.parametrize(
    ("sent", "closed"),
    [
        pytest.param(frame(PING, mask=False), 1002, id="a frame without a mask"),
        pytest.param(frame(PING, code=0x83), 1002, id="an unknown kind of frame"),
        pytest.param(frame(PING, code=0xC1), 1002, id="a bit that means nothing"),
        pytest.param(frame(b"a", code=0x80), 1002, id="the end of a message without its start"),
        pytest.param(frame(b"a", code=0x01) + frame(PING), 1002, id="a message within another"),
        pytest.param(frame(b"\xff"), 1007, id="bytes that are no text"),
        pytest.param(frame(b"x" * 5000), 1009, id="a long message"),
        pytest.param(b"\x81\xff" + b"\x00\x00\x00\x01" + bytes(20), 1009, id="an endless one"),
        pytest.param(frame(b"x" * 4000, code=0x01) + frame(b"x" * 4000, code=0x80), 1009, id="two"),
        pytest.param(frame(struct.pack("!H", 1000), code=0x88), 1000, id="a good-bye"),
    ],
)
def test_a_socket_ends_with_a_code_after(sent, closed, raw):
    raw.sendall(sent)
    assert code(rest(raw)) == closed


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(frame(b"", code=0x01) + frame(b"", code=0x00) * 100, id="parts without end"),
        pytest.param(frame(b"", code=0x89) * 100, id="pings without end"),
    ],
)
def test_a_socket_is_cut_after(sent, raw):
    raw.sendall(sent)
    assert b'{"type"' not in rest(raw)


def test_nothing_is_heard_after_a_good_bye(server, raw):
    before = len(server.tables.asked)
    raw.sendall(
        frame(b'{"type":"say","id":"a","text":"bye"}')
        + frame(b'{"type":"say","id":"b","phrase":"hello"}') * 3
    )
    said = b""
    while b"\x88" not in said:
        said += raw.recv(65536)
    assert code(said) == 4003
    assert len(server.tables.asked) == before + 1
