"""What is answered when something goes wrong, and what is not."""

from inspect import iscoroutinefunction

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from agurk.rules.errors import IllegalAction, RecordError, UnknownVariant
from agurk.server.http.failures import FAULT, HANDLERS, REFUSED, Failures, status_of
from agurk.server.http.limits import TooMany
from agurk.server.http.origin import ForeignOrigin
from agurk.server.rooms.errors import NoTable, NotNow, Unavailable
from agurk.server.storage.base import StorageError
from agurk.server.tokens import TokenError, TokenExpired
from agurk.table.errors import LogError
from tests.server.http.apps import client, scope
from tests.server.logbook import logged

HIDDEN = "7s-Kd-hidden"


class Down(NotNow):
    slug = "storage"


def raising(error):
    async def answer(_request):
        raise error

    return Route("/there", answer)


def answered(error, **kind):
    with logged() as book:
        answer = client(raising(error), **kind).get("/there")
    return answer, book


@pytest.mark.parametrize(
    ("error", "status", "slug"),
    [
        pytest.param(IllegalAction("No."), 400, "illegal-action", id="a mistake"),
        pytest.param(TokenError("No."), 401, "token", id="a token that is none"),
        pytest.param(TokenExpired("No."), 401, "token-expired", id="a token too old"),
        pytest.param(ForeignOrigin("No."), 403, "origin", id="another site"),
        pytest.param(UnknownVariant("No."), 400, "unknown-variant", id="a name that means nothing"),
        pytest.param(NoTable("No."), 404, "no-table", id="something not there"),
        pytest.param(NotNow("No."), 409, "not-now", id="the wrong time"),
        pytest.param(TooMany("No.", 7), 429, "too-many", id="too often"),
    ],
)
@pytest.mark.parametrize("handlers", [{}, HANDLERS], ids=["by the guard", "by Starlette"])
def test_an_error_of_ours_is_answered_by_its_slug_and_sentence(error, status, slug, handlers):
    answer, book = answered(error, handlers=handlers)
    assert answer.status_code == status == status_of(error)
    assert answer.json() == {"slug": slug, "told": "No."}
    assert answer.headers["content-type"] == "application/json"
    assert [line["event"] for line in book.lines()] == ["request"]


def test_whoever_asks_too_often_is_told_how_long_to_wait():
    assert answered(TooMany("No.", 7))[0].headers["retry-after"] == "7"


def test_whoever_has_no_token_is_told_how_to_send_one():
    assert answered(TokenError("No."))[0].headers["www-authenticate"] == "Bearer"


def test_of_the_server_s_own_troubles_only_is_told_that_there_are_some():
    answer, book = answered(Down(f"The database at {HIDDEN} is down."))
    assert answer.status_code == 503
    assert answer.json()["slug"] == "unavailable"
    assert answer.headers["retry-after"] == "1"
    assert HIDDEN not in answer.text + book.getvalue()
    assert book.lines()[0]["slug"] == "storage"


def test_what_is_behind_a_table_that_cannot_be_read_is_in_the_log_by_its_kind():
    error = Unavailable("The table cannot be read.")
    error.__cause__ = StorageError(f"no such column {HIDDEN}")
    answer, book = answered(error)
    assert (answer.status_code, answer.json()["told"]) == (503, "The table cannot be read.")
    warning, _request = book.lines()
    assert (warning["level"], warning["event"]) == ("warning", "unavailable")
    assert warning["error"] == "Unavailable from StorageError"
    assert HIDDEN not in book.getvalue()


def test_a_log_that_cannot_be_read_is_the_server_s_own_trouble():
    answer, book = answered(LogError(HIDDEN))
    assert (answer.status_code, answer.json()["slug"]) == (503, "unavailable")
    assert HIDDEN not in answer.text + book.getvalue()


def test_a_fault_is_answered_with_a_number_and_logged_under_it_without_its_words():
    answer, book = answered(ZeroDivisionError(HIDDEN))
    fault, request = book.lines()
    assert answer.status_code == request["status"] == 500
    assert answer.json()["slug"] == "fault"
    assert fault["incident"] in answer.json()["told"]
    assert fault["error"] == "ZeroDivisionError"
    assert fault["where"]
    assert HIDDEN not in answer.text + book.getvalue()


def test_a_fault_s_log_holds_nothing_of_the_request():
    with logged() as book:
        client(raising(ValueError(HIDDEN))).get(
            f"/there?x={HIDDEN}", headers={"cookie": HIDDEN, "authorization": HIDDEN}
        )
    assert HIDDEN not in book.getvalue()
    assert len(book.lines()) == 2


def test_an_address_without_anything_says_so():
    answer = client().get("/nowhere")
    assert (answer.status_code, answer.json()["slug"]) == (404, "not-found")


def test_a_method_that_is_not_taken_is_answered_with_those_that_are():
    answer = client(raising(ValueError())).post("/there")
    assert (answer.status_code, answer.json()["slug"]) == (405, "method-not-allowed")
    assert "GET" in answer.headers["allow"]
    assert answer.headers["allow"] in answer.json()["told"]


def test_what_starlette_refuses_otherwise_is_not_there():
    answer, _ = answered(HTTPException(401, HIDDEN))
    assert answer.status_code == 404
    assert HIDDEN not in answer.text


def test_an_answer_that_breaks_off_is_not_taken_for_whole():
    async def parts():
        yield b"half"
        raise ZeroDivisionError(HIDDEN)

    async def answer(_request):
        return StreamingResponse(parts())

    with logged() as book, pytest.raises(ZeroDivisionError):
        client(Route("/there", answer)).get("/there")
    assert book.lines()[0]["event"] == "fault"
    assert HIDDEN not in book.getvalue()


def test_no_thread_is_needed_to_refuse():
    assert all(iscoroutinefunction(handler) for handler in HANDLERS.values())


# --- sockets


def socket(act):
    return client(WebSocketRoute("/there", act))


def test_a_fault_closes_an_open_socket():
    async def act(socket):
        await socket.accept()
        raise ZeroDivisionError(HIDDEN)

    with logged() as book, socket(act).websocket_connect("/there") as there:
        with pytest.raises(WebSocketDisconnect) as caught:
            there.receive_text()
        assert caught.value.code == FAULT
    assert book.lines()[0]["event"] == "fault"


def test_an_error_of_ours_refuses_a_socket_with_an_answer():
    async def act(_socket):
        raise TooMany("No.", 7)

    with pytest.raises(WebSocketDenialResponse) as caught, socket(act).websocket_connect("/there"):
        pytest.fail("it was opened")
    assert caught.value.status_code == 429
    assert caught.value.json() == {"slug": "too-many", "told": "No."}


def test_a_socket_whose_client_left_is_no_fault():
    async def act(socket):
        await socket.accept()
        await socket.receive_text()

    with logged() as book, socket(act).websocket_connect("/there"):
        pass
    assert [line["event"] for line in book.lines()] == ["socket"]


@pytest.mark.asyncio
async def test_a_server_that_cannot_answer_a_socket_closes_it():
    async def act(_scope, _receive, _send):
        raise TooMany("No.", 7)

    sent = []

    async def send(message):
        sent.append(message)

    async def receive():
        return {"type": "websocket.connect"}

    await Failures(act)(scope("websocket"), receive, send)
    assert sent == [{"type": "websocket.close", "code": REFUSED, "reason": ""}]


def test_a_good_answer_is_left_alone():
    async def answer(_request):
        return PlainTextResponse("fine")

    assert client(Route("/there", answer)).get("/there").text == "fine"


def test_a_record_that_cannot_be_read_names_the_line():
    answer, _ = answered(RecordError("Line 5: No.", 5))
    assert answer.json() == {"slug": "record", "told": "Line 5: No.", "line": 5}
