"""The socket: who may open it, what is understood, and how it ends."""

import json
import socket
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agurk.server.http.closing import Closing, code_of
from agurk.server.rooms.ports import Who
from agurk.server.tokens import SeatClaim
from agurk.server.wire.client import Choose, Explain
from agurk.server.wire.server import Bye
from tests.server.http.live import REFUSING, TABLE, WELCOME, live, patiently

HELLO = {"table": TABLE}


@pytest.fixture
def joined(server):
    with server.socket(HELLO) as opened:
        assert opened.recv(timeout=20) == WELCOME
        yield opened


def ended(opened):
    """Return what is said last, and the code with which the socket is closed."""
    said = None
    with suppress(ConnectionClosed):
        while True:
            said = json.loads(opened.recv(timeout=20))
    return said, opened.close_code


def answer(opened, message):
    opened.send(message if isinstance(message, str | bytes) else json.dumps(message))
    return json.loads(opened.recv(timeout=20))


# --- who connects


def test_a_table_is_joined_by_hello(server, joined):
    assert server.tables.asked[-1] == (Who(player=None), -1)


@pytest.mark.parametrize("where", ["the hello", "the header", "the cookie"])
def test_a_player_is_known_by_the_token_in(where, server):
    token = server.player("a")
    headers = {
        "the hello": {},
        "the header": {"authorization": f"Bearer {token}"},
        "the cookie": {"cookie": f"other=1; agurk={token}"},
    }[where]
    hello = HELLO | {"since": 4} | ({"token": token} if where == "the hello" else {})
    with server.socket(hello, additional_headers=headers, origin=server.url) as opened:
        opened.recv()
        assert server.tables.asked[-1][0].player == "a" * 22


def test_a_seat_s_token_opens_that_seat(server):
    token = server.tokens.for_seat(SeatClaim(room=TABLE, seat=2, player="b" * 22))
    with server.socket(HELLO | {"token": token}) as opened:
        opened.recv()
        assert server.tables.asked[-1] == (Who(player="b" * 22, seat=2), -1)


@pytest.mark.parametrize(
    ("token", "slug"),
    [
        pytest.param(
            lambda tokens: tokens.for_seat(SeatClaim("o" * 22, 2, "b" * 22)),
            "token",
            id="a token for a seat at another table",
        ),
        pytest.param(lambda _: "nonsense", "token", id="nonsense"),
    ],
)
def test_no_table_is_joined_with(token, slug, server):
    with server.socket(HELLO | {"token": token(server.tokens)}) as opened:
        said, code = ended(opened)
    assert (said["type"], said["slug"], code) == ("bye", slug, Closing.REFUSED)


@pytest.mark.parametrize("table", ["nix", "\0" * 22, "é" * 22])
def test_a_table_that_cannot_be_is_not_looked_for(table, server, monkeypatch):
    monkeypatch.setattr(server.tables, "attach", None)
    with server.socket({"table": table}) as opened:
        assert ended(opened)[0]["slug"] == "no-table"


def test_pages_of_other_sites_open_no_socket(server):
    with pytest.raises(InvalidStatus) as refused, server.socket(origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["slug"] == "origin"


def test_the_server_s_own_pages_open_sockets(server):
    with server.socket(HELLO, origin=server.url) as opened:
        assert opened.recv() == WELCOME


def test_there_is_one_socket_only(server):
    with (
        pytest.raises(InvalidStatus) as refused,
        server.socket(path="/api/sockets"),
    ):
        pass
    assert refused.value.response.status_code == 404


def test_one_address_has_a_limited_number_of_sockets(tmp_path):
    with live(tmp_path, sockets_per_address=1) as server:
        with server.socket(HELLO) as opened:
            opened.recv()
            with pytest.raises(InvalidStatus) as refused, server.socket(HELLO):
                pass
        assert refused.value.response.status_code == 429
        patiently(lambda: server.services.limits.sockets == 0)
        with server.socket(HELLO) as opened:
            assert opened.recv() == WELCOME


def test_sockets_are_opened_so_often_and_not_more(tmp_path):
    with live(tmp_path, requests_per_minute=2) as server:
        for _ in range(2):
            with server.socket(HELLO) as opened:
                assert opened.recv() == WELCOME
        with pytest.raises(InvalidStatus) as refused, server.socket(HELLO):
            pass
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) <= 60


# --- the first message


@pytest.mark.parametrize(
    "message",
    [
        pytest.param('{"type":"ping"}', id="another message"),
        pytest.param("nonsense", id="nonsense"),
        pytest.param(b"{}", id="bytes"),
        pytest.param('{"type":"hello","protocol":1}', id="a hello to no table"),
    ],
)
def test_hello_comes_first_and_not(message, server):
    with server.socket() as opened:
        opened.send(message)
        said, code = ended(opened)
    assert (said["slug"], said["again"], code) == ("hello", False, Closing.HELLO)


def test_whoever_says_nothing_is_sent_away(tmp_path):
    with live(tmp_path, hello_seconds=1) as server, server.socket() as opened:
        said, code = ended(opened)
    assert (said["slug"], said["again"], code) == ("hello", True, Closing.HELLO)


def test_a_client_of_another_version_is_told_so(server):
    with server.socket(HELLO | {"protocol": 99}) as opened:
        said, code = ended(opened)
    assert (said["slug"], code) == ("protocol", Closing.PROTOCOL)
    assert "version 1 " in said["told"]
    assert "not 99" in said["told"]


@pytest.mark.parametrize(
    ("slug", "code", "again"),
    [
        ("no-table", Closing.REFUSED, False),
        ("no-spectators", Closing.REFUSED, False),
        ("removed", Closing.REMOVED, False),
        ("closed", Closing.CLOSED, False),
        ("unavailable", Closing.BUSY, True),
    ],
)
def test_a_table_that_refuses_with(slug, code, again, server):
    with server.socket({"table": REFUSING[slug]}) as opened:
        said, closed = ended(opened)
    assert (said["slug"], said["again"], closed) == (slug, again, code)


# --- commands


def test_a_command_reaches_the_table(server, joined):
    command = {"type": "choose", "id": "a1", "on": 3, "action": "9c"}
    assert answer(joined, command) == {"type": "done", "id": "a1", "number": 7}
    assert server.tables.asked[-1] == Choose(id="a1", on=3, action="9c")


def test_a_command_in_several_frames_reaches_the_table(joined):
    joined.send(['{"type":"say",', '"id":"a2",', '"phrase":"hello"}'])
    assert json.loads(joined.recv())["id"] == "a2"


def test_commands_that_arrive_together_are_carried_out_in_order(joined):
    for number in range(20):
        joined.send(json.dumps({"type": "say", "id": f"n{number}", "phrase": "hello"}))
    said = [json.loads(joined.recv())["id"] for _ in range(20)]
    assert said == [f"n{number}" for number in range(20)]


def test_a_ping_is_answered(joined):
    assert answer(joined, {"type": "ping"}) == {"type": "pong"}


def test_a_refusal_has_the_command_s_name_and_a_slug(joined):
    said = answer(joined, {"type": "start", "id": "a3", "on": 0})
    told = "Only the owner starts."
    assert said == {
        "type": "refused",
        "id": "a3",
        "slug": "not-owner",
        "told": told,
        "number": -1,
    }


@pytest.mark.parametrize(
    ("message", "command", "part"),
    [
        pytest.param('{"type":"say","id":"x","phrase":"hi"}', "x", "`phrase`", id="a wrong value"),
        pytest.param('{"type":"say","id":"x","more":1}', "x", "unknown field `more`", id="more"),
        pytest.param('{"type":"shout","id":"x"}', "x", "`type`", id="an unknown type"),
        pytest.param('{"type":"say","id":"x y"}', None, "`id`", id="a wrong name"),
        pytest.param('{"type":"say","id":7}', None, "`id`", id="a name that is no text"),
        pytest.param("[1]", None, "expected `object`", id="a list"),
        pytest.param("nonsense", None, "no JSON", id="nonsense"),
        pytest.param("", None, "no JSON", id="nothing"),
        pytest.param(b'{"type":"ping"}', None, "no JSON", id="bytes"),
        pytest.param('{"a":' * 800, None, "", id="endless nesting"),
        pytest.param(
            '{"type":"say","id":"x","text":"\\ud800"}', None, "no JSON", id="half a letter"
        ),
    ],
)
def test_a_message_is_not_understood(message, command, part, joined):
    said = answer(joined, message)
    assert (said["type"], said["slug"], said["id"]) == ("refused", "text", command)
    assert part in said["told"]
    assert answer(joined, {"type": "ping"}) == {"type": "pong"}


def test_a_second_hello_is_refused(joined):
    said = answer(joined, {"type": "hello", "protocol": 1, "table": TABLE})
    assert (said["slug"], said["id"]) == ("text", None)


def test_a_long_message_ends_the_socket(joined):
    joined.send("x" * 5000)
    with pytest.raises(ConnectionClosed) as closed:
        joined.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_bytes_that_are_no_text_end_the_socket(server):
    with server.socket(HELLO) as opened:
        opened.recv()
        opened.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            opened.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


# --- the end


def test_a_table_ends_the_connection_after_what_it_said(server, joined):
    before = server.tables.detached
    joined.send(json.dumps({"type": "say", "id": "a", "text": "bye"}))
    said, code = ended(joined)
    assert (said["slug"], code) == ("closed", Closing.CLOSED)
    patiently(lambda: server.tables.detached == before + 1)


@pytest.mark.parametrize("how", ["well", "at once"])
def test_the_table_hears_of_a_client_that_leaves(how, server):
    before = server.tables.detached
    with server.socket(HELLO) as opened:
        opened.recv()
        if how == "at once":
            opened.socket.shutdown(socket.SHUT_RDWR)
    patiently(lambda: server.tables.detached == before + 1)
    patiently(lambda: not server.services.sockets)


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [({}, "da"), ({"language": "is"}, "is")],
    ids=["the language of hello", "another one"],
)
def test_reasons_are_asked_for_in(asked, wanted, server):
    with server.socket(HELLO | {"language": "da"}) as opened:
        opened.recv()
        opened.send(json.dumps({"type": "explain", "id": "a", "cards": "9c"} | asked))
        ended(opened)
    assert server.tables.asked[-1] == Explain("a", "9c", wanted)


def test_a_fault_is_told_without_its_words(joined):
    joined.send(json.dumps({"type": "explain", "id": "a", "cards": "9c"}))
    said, code = ended(joined)
    assert (said["slug"], said["again"], code) == ("fault", True, Closing.FAULT)
    assert "9c" not in said["told"]


def test_a_client_that_says_too_much_is_refused_and_then_sent_away(tmp_path):
    with live(tmp_path, messages_per_second=2, message_burst=10) as server:
        with server.socket(HELLO) as opened:
            opened.recv()
            for number in range(40):
                opened.send(json.dumps({"type": "say", "id": f"n{number}", "phrase": "hello"}))
            heard = [json.loads(opened.recv()) for _ in range(20)]
            said, code = ended(opened)
        assert [each["type"] for each in heard[:10]] == ["done"] * 10
        assert heard[10]["slug"] == "flood"
        assert heard[10]["id"] == "n10"
        assert "2 messages a second" in heard[10]["told"]
        assert (said["slug"], said["again"], code) == ("flood", False, Closing.FLOOD)


def test_a_client_that_pauses_is_heard_again(tmp_path):
    with (
        live(tmp_path, messages_per_second=2, message_burst=2) as server,
        server.socket(HELLO) as opened,
    ):
        opened.recv()
        for _ in range(3):
            opened.send('{"type":"ping"}')
        assert [json.loads(opened.recv())["type"] for _ in range(3)] == ["pong", "pong", "refused"]
        time.sleep(0.6)
        assert answer(opened, {"type": "ping"}) == {"type": "pong"}


def test_a_client_that_takes_nothing_is_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr("agurk.server.http.socket.PARTING", 0.2)
    monkeypatch.setattr("agurk.server.http.connections.CLOSING_SECONDS", 0.2)
    with live(tmp_path) as server:
        with server.socket(HELLO, max_queue=1) as opened:
            opened.recv()
            for _ in range(5):
                opened.send(json.dumps({"type": "say", "id": "a", "text": "much"}))
            patiently(lambda: server.tables.detached)
            patiently(lambda: not server.services.limits.sockets)
        assert b"agurk_slow_clients_dropped_total 1.0" in server.services.metrics.text()


def test_every_code_is_told_by_a_slug():
    slugs = ["fault", "restart", "unavailable", "no-table", "hello", "protocol", "closed"]
    slugs += ["removed", "slow", "flood", "moved"]
    codes = {code_of(Bye(slug, "", again=False)) for slug in slugs}
    assert codes == set(Closing)
