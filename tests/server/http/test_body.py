"""How large a request may be, announced or not."""

import pytest
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from agurk.server.settings import Settings
from tests.server.http.apps import client

MOST = 1024


async def size(request):
    return PlainTextResponse(str(len(await request.body())))


async def ignore(_request):
    return PlainTextResponse("ignored")


@pytest.fixture
def ours():
    routes = Route("/size", size, methods=["POST"]), Route("/ignore", ignore, methods=["POST"])
    return client(*routes, settings=Settings(body_bytes=MOST))


def pieces(total):
    """Yield so many bytes one after another, so that no length is announced."""
    for start in range(0, total, 100):
        yield b"x" * min(100, total - start)


@pytest.mark.parametrize("told", [b"x" * MOST, b""])
def test_a_body_that_is_not_too_large_is_read(told, ours):
    assert ours.post("/size", content=told).text == str(len(told))
    assert ours.post("/size", content=pieces(len(told))).text == str(len(told))


@pytest.mark.parametrize("content", [b"x" * (MOST + 1), b"x" * MOST * 100])
def test_a_body_that_is_too_large_is_refused_by_what_it_announces(content, ours):
    for path in ("/size", "/ignore"):
        refused(ours.post(path, content=content))


def test_a_body_that_is_too_large_is_refused_by_what_comes(ours):
    refused(ours.post("/size", content=pieces(MOST + 1)))


def test_a_length_that_is_a_lie_does_not_help(ours):
    refused(ours.post("/size", content=b"x" * 2 * MOST, headers={"content-length": "1"}))


def refused(answer):
    assert answer.status_code == 413
    assert answer.json()["slug"] == "too-large"
    assert "at most 1024 bytes" in answer.json()["told"]
    assert answer.headers["connection"] == "close"
