"""The headers that keep browsers strict."""

import pytest
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient, WebSocketDenialResponse

from agurk.server.app import build
from agurk.server.http.headers import STRICT
from agurk.server.settings import Settings
from tests.server.http.apps import client

HTTPS = Settings(base_url="https://agurk.example")


async def page(_request):
    return Response("page", headers={"cache-control": "max-age=60", "referrer-policy": "origin"})


ROUTES = (Route("/page", page), Route("/api/x", page))


@pytest.mark.parametrize("path", ["/page", "/api/x", "/nowhere"])
def test_every_answer_is_strict(path):
    answer = client(*ROUTES).get(path)
    assert {name: answer.headers[name] for name in STRICT} == STRICT
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_socket_that_is_refused_is_answered_strictly(tmp_path):
    settings = Settings(db=f"sqlite:///{tmp_path / 'agurk.db'}", base_url="https://agurk.example")
    with (
        TestClient(build(settings)) as ours,
        pytest.raises(WebSocketDenialResponse) as caught,
        ours.websocket_connect("/api/socket", headers={"origin": "https://evil.example"}),
    ):
        pytest.fail("it was opened")
    answer = caught.value
    assert answer.status_code == 403
    assert {name: answer.headers[name] for name in STRICT} == STRICT
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_only_with_a_public_address_by_https_browsers_are_bound_to_it():
    name = "strict-transport-security"
    assert client(*ROUTES, settings=HTTPS).get("/page").headers[name].startswith("max-age=")
    assert name not in client(*ROUTES).get("/page").headers


def test_pages_may_be_kept_and_answers_may_not():
    ours = client(*ROUTES)
    assert ours.get("/page").headers["cache-control"] == "max-age=60"
    assert ours.get("/api/x").headers["cache-control"] == "no-store"
    assert ours.get("/nowhere").headers["cache-control"] == "no-store"
