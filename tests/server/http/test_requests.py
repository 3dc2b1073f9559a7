"""The log and the count of requests: what is in them, and that no link and no address is."""

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from agurk.server.http.requests import LEFT, NOWHERE, templates
from agurk.server.metrics import Metrics
from tests.server.http.apps import client
from tests.server.logbook import logged

LINK = "secretlinkofonetable22"


async def look(_request):
    return PlainTextResponse("here")


async def alive(_request):
    return PlainTextResponse("alive")


async def broken(_request):
    raise ZeroDivisionError


async def sit(socket):
    await socket.accept()
    await socket.close()


async def files(scope, receive, send):
    await Response("file")(scope, receive, send)


ROUTES = (
    Route("/api/tables/{table}", look),
    Route("/broken", broken),
    Route("/healthz", alive),
    WebSocketRoute("/api/tables/{table}/socket", sit),
    Mount("/static", files),
)


def lines(ask, level="info"):
    metrics = Metrics()
    with logged(level=level) as book:
        ask(client(*ROUTES, metrics=metrics))
    return book, metrics.text().decode()


def test_a_request_s_line_has_its_template_and_a_shortened_address():
    book, _ = lines(lambda ours: ours.get(f"/api/tables/{LINK}?x={LINK}", headers={"a": LINK}))
    (line,) = book.lines()
    assert line.pop("timestamp")
    assert line.pop("ms") >= 0
    assert line == {
        "event": "request",
        "level": "info",
        "method": "GET",
        "route": "/api/tables/{table}",
        "status": 200,
        "address": "192.0.2.0/24",
    }


@pytest.mark.parametrize(
    ("path", "route", "status"),
    [
        pytest.param(f"/api/tables/{LINK}", "/api/tables/{table}", 200, id="a route"),
        pytest.param(f"/nowhere/{LINK}", NOWHERE, 404, id="none"),
        pytest.param("/broken", "/broken", 500, id="one that breaks"),
        pytest.param(f"/static/{LINK}", "/static/{path}", 200, id="an application below"),
    ],
)
def test_a_request_is_counted_by(path, route, status):
    book, counts = lines(lambda ours: ours.get(path))
    line = book.lines()[-1]
    assert (line["route"], line["status"]) == (route, status)
    assert f'{{method="GET",route="{route}",status="{status}"}} 1.0' in counts
    assert LINK not in book.getvalue() + counts


def test_a_method_that_somebody_made_up_is_no_label():
    book, counts = lines(lambda ours: ours.request("SECRETLINK", "/broken"))
    assert book.lines()[0]["method"] == "other"
    assert "SECRETLINK" not in counts


def test_what_machines_ask_all_the_time_is_not_in_the_way():
    assert lines(lambda ours: ours.get("/healthz"))[0].lines() == []
    (line,) = lines(lambda ours: ours.get("/healthz"), level="debug")[0].lines()
    assert line["route"] == "/healthz"


def test_a_socket_s_line_is_written_when_it_ends():
    def ask(ours):
        with ours.websocket_connect(f"/api/tables/{LINK}/socket"):
            pass

    book, counts = lines(ask)
    (line,) = book.lines()
    assert (line["event"], line["status"]) == ("socket", 101)
    assert line["route"] == "/api/tables/{table}/socket"
    assert LINK not in book.getvalue() + counts
    assert "agurk_http_requests_total{" not in counts


def test_whoever_left_before_the_answer_is_no_failure():
    async def answer(request):
        await request.body()
        raise ClientDisconnect

    with logged() as book, pytest.raises(AssertionError):  # the test's client wants an answer
        client(Route("/there", answer)).get("/there")
    assert book.lines()[0]["status"] == LEFT


def test_routes_below_others_have_templates_with_the_whole_path():
    async def below(_request):
        return Response()

    app = Starlette(routes=[Mount("/a", routes=[Mount("/b", routes=[Route("/{c}", below)])])])
    assert dict(templates(app.routes)) == {below: "/a/b/{c}"}
