"""The page: its document at every view, its files, and nothing else."""

import pytest


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/t/some-table/", "/index.html"])
def test_the_document_is_at(path, client):
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "<p>The page</p>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_files_are_sent_with_their_type(client):
    assert client.get("/page.js").headers["content-type"].startswith("text/javascript")


def test_a_browser_asks_whether_anything_has_changed(client):
    first = client.get("/page.js")
    assert first.headers["cache-control"] == "no-cache"
    for asked in (
        {"if-none-match": first.headers["etag"]},
        {"if-modified-since": first.headers["last-modified"]},
    ):
        assert client.get("/page.js", headers=asked).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/nix",
        "/t/",
        "/t/a/b",
        "/.hidden",
        "/../agurk.db",
        "/%2e%2e/agurk.db",
        "/a%00b",
        "/" + "x" * 999,
    ],
)
def test_there_is_no_page_at(path, client):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["slug"]) == (404, "not-found")


def test_whoever_comes_to_nothing_with_a_browser_is_shown_a_way_out(client):
    answer = client.get("/nothing", headers={"accept": "text/html,*/*;q=0.8"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<a href="/">' in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_browser_that_asks_the_api_for_nothing_gets_what_programs_get(client):
    answer = client.get("/api/nothing", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["slug"]) == (404, "not-found")


def test_a_page_takes_nothing(client):
    answer = client.post("/")
    assert (answer.status_code, answer.json()["slug"]) == (405, "method-not-allowed")


def test_a_server_without_its_page_says_that_there_is_none(tmp_path):
    from tests.server.http.live import live

    with live(tmp_path, page=tmp_path / "nowhere") as server, server.http() as client:
        assert client.get("/").status_code == 404
