"""The headers that keep browsers strict."""

import pytest
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import WebSocketDenialResponse

from agurk.server.http.headers import STRICT
from agurk.server.settings import Settings
from tests.server.http.apps import client

HTTPS = Settings(base_url="https://agurk.example")


async def page(_request):
    return Response("page", headers={"cache-control": "max-age=60", "referrer-policy": "origin"})


async def deny(socket):
    await socket.send_denial_response(Response("no", 403))


ROUTES = (Route("/page", page), Route("/api/x", page), WebSocketRoute("/api/socket", deny))


@pytest.mark.parametrize("path", ["/page", "/api/x", "/nowhere"])
def test_every_answer_is_strict(path):
    answer = client(*ROUTES).get(path)
    assert {name: answer.headers[name] for name in STRICT} == STRICT
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_socket_that_is_refused_is_answered_strictly():
    with (
        pytest.raises(WebSocketDenialResponse) as caught,
        client(*ROUTES).websocket_connect("/api/socket"),
    ):
        pytest.fail("it was opened")
    assert caught.value.status_code == 403
    assert caught.value.headers["x-content-type-options"] == "nosniff"
    assert caught.value.headers["cache-control"] == "no-store"


def test_only_with_a_public_address_by_https_browsers_are_bound_to_it():
    name = "strict-transport-security"
    assert client(*ROUTES, settings=HTTPS).get("/page").headers[name].startswith("max-age=")
    assert name not in client(*ROUTES).get("/page").headers


def test_pages_may_be_kept_and_answers_may_not():
    ours = client(*ROUTES)
    assert ours.get("/page").headers["cache-control"] == "max-age=60"
    assert ours.get("/api/x").headers["cache-control"] == "no-store"
    assert ours.get("/nowhere").headers["cache-control"] == "no-store"
