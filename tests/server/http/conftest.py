"""A server that runs for as long as the tests do."""

import pytest

from tests.server.http.live import live

PAGE = {
    "index.html": "<p>The page</p>",
    "page.js": "0",
    ".hidden": "no",
}


@pytest.fixture(scope="session")
def page(tmp_path_factory):
    """Return a folder with a page."""
    folder = tmp_path_factory.mktemp("page")
    for name, text in PAGE.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory, page):
    """Return a server that allows a lot."""
    with live(
        tmp_path_factory.mktemp("server"),
        page=page,
        requests_per_minute=1_000_000,
        players_per_hour=1_000_000,
        tables_per_hour=1_000_000,
    ) as running:
        yield running


@pytest.fixture
def client(server):
    """Return a client without a token."""
    with server.http() as opened:
        yield opened


@pytest.fixture
def player(server):
    """Return a client with a player's token."""
    with server.http(server.player()) as opened:
        yield opened
