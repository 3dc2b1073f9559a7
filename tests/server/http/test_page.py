"""The page: its document at every view, its files for as long as they last, and nothing else."""

import pytest
from starlette.routing import Mount

from agurk.server.http.page import ASK_AGAIN, FOR_EVER, Page
from tests.server.http.apps import client as client_of

DOCUMENT = "<p>The page</p>"
FILES = {
    "index.html": DOCUMENT,
    "index.html.br": "packed document",
    "page.js": "0",
    "sw.js": "worker",
    "sw.js.gz": "packed worker",
    "manifest.webmanifest": "{}",
    "assets/table-BxY1.js": "table",
    "assets/table-BxY1.js.br": "packed table",
    "assets/da.first-BxY1.json": "{}",
    "assets/en.first-BxY1.json": "{}",
    ".hidden": "no",
}
PEOPLE = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "page" / "assets").mkdir(parents=True)
    for name, text in FILES.items():
        (tmp_path / "page" / name).write_text(text, encoding="utf-8")
    return tmp_path / "page"


@pytest.fixture
def client(folder):
    with client_of(Mount("/", Page(folder))) as opened:
        opened.headers["accept-encoding"] = "identity"
        yield opened


def packed(client, path, accepted):
    """Return the answer to somebody who accepts packed files, and the bytes that were sent."""
    with client.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/index.html", "/t/some-table", "/t/some-table/", "/watch/some-table", "/play"),
        *("/invite", "/settings", "/score", "/score/sheet/3", "/learn", "/learn/lesson/2"),
        *("/rules/danish", "/records", "/records/mine", "/m/0123", "/m/0123/deal/3", "/d/0123"),
    ],
)
def test_the_document_is_at(path, client):
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, DOCUMENT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK_AGAIN


@pytest.mark.parametrize(
    ("languages", "file"),
    [
        ("", "en.first-BxY1.json"),
        ("en-US,en;q=0.9", "en.first-BxY1.json"),
        ("da-DK,da;q=0.9,en;q=0.8", "da.first-BxY1.json"),
        ("tlh", "en.first-BxY1.json"),
    ],
)
def test_the_first_sentences_come_with_the_document(languages, file, client):
    answer = client.get("/play", headers={"accept-language": languages})
    assert answer.headers["link"] == f"</assets/{file}>; rel=preload; as=fetch; crossorigin"
    assert "accept-language" in answer.headers["vary"]
    known = {"accept-language": languages, "if-none-match": answer.headers["etag"]}
    assert client.get("/play", headers=known).headers["link"] == answer.headers["link"]
    assert "link" not in client.get("/page.js", headers={"accept-language": languages}).headers


def test_a_document_without_such_sentences_comes_alone(client):
    assert "link" not in client.get("/", headers={"accept-language": "fi"}).headers


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/page.js", "text/javascript; charset=utf-8"),
        ("/assets/table-BxY1.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_are_sent_with_their_type(path, kind, client):
    answer = client.get(path)
    assert answer.headers["content-type"] == kind
    assert answer.headers["content-length"] == str(len(answer.content))


def test_files_with_a_hash_in_their_names_are_kept_for_ever(client):
    assert client.get("/assets/table-BxY1.js").headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/page.js", "/sw.js", "/manifest.webmanifest"])
def test_a_browser_asks_each_time_whether_anything_has_changed_in(path, client, folder):
    first = client.get(path)
    assert first.headers["cache-control"] == ASK_AGAIN
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("path", "accepted", "packing", "body"),
    [
        ("/t/some-table", "gzip, br", "br", b"packed document"),
        ("/sw.js", "gzip, br", "gzip", b"packed worker"),
        ("/assets/table-BxY1.js", "br", "br", b"packed table"),
        ("/assets/table-BxY1.js", "gzip", None, b"table"),
        ("/page.js", "gzip, br", None, b"0"),
    ],
)
def test_what_is_packed_is_sent_packed(path, accepted, packing, body, client):
    answer, sent = packed(client, path, accepted)
    assert sent == body
    assert answer.headers.get("content-encoding") == packing
    assert answer.headers["content-type"] == client.get(path).headers["content-type"]


def test_what_may_be_packed_is_not_kept_for_those_who_accept_something_else(client):
    for answer in (client.get("/sw.js"), packed(client, "/sw.js", "gzip")[0]):
        assert answer.headers["vary"] == "accept-encoding"
    known = client.get("/sw.js").headers["etag"]
    headers = {"if-none-match": known, "accept-encoding": "gzip"}
    with client.stream("GET", "/sw.js", headers=headers) as answer:
        assert answer.status_code == 200
    assert "vary" not in client.get("/page.js").headers


def test_whoever_asks_for_the_head_gets_no_body(client):
    answer = client.head("/page.js")
    assert (answer.content, answer.headers["content-length"]) == (b"", "1")
    assert answer.headers["etag"] == client.get("/page.js").headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        *("/nix", "/t/", "/t/a/b", "/watch", "/watch/", "/rules", "/rules/a/b", "/m", "/m/", "/d/"),
        *("/d/a/b", "/play/more", "/scores", "/assets", "/assets/", "/assets/nothing.js"),
        *("/.hidden", "/../agurk.db", "/%2e%2e/agurk.db", "/a%00b", "/" + "x" * 999),
    ],
)
def test_there_is_no_page_at(path, client):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["slug"]) == (404, "not-found")
    assert answer.headers["cache-control"] == "no-store"


def test_whoever_comes_to_nothing_with_a_browser_is_shown_the_document(client):
    answer = client.get("/nothing/here", headers=PEOPLE)
    assert (answer.status_code, answer.text) == (404, DOCUMENT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


def test_a_page_takes_nothing(client):
    answer = client.post("/")
    assert (answer.status_code, answer.json()["slug"]) == (405, "method-not-allowed")
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/play"])
def test_a_page_that_was_not_built_says_how_it_is(path, tmp_path):
    client = client_of(Mount("/", Page(tmp_path / "nowhere")))
    answer = client.get(path)
    assert (answer.status_code, answer.json()["slug"]) == (404, "no-page")
    shown = client.get(path, headers=PEOPLE)
    assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "run `make page`" in shown.text


def test_where_no_page_was_built_other_addresses_are_as_empty_as_ever(tmp_path):
    client = client_of(Mount("/", Page(tmp_path / "nowhere")))
    assert client.get("/nothing").json()["slug"] == "not-found"
    assert "nothing at this address" in client.get("/nothing", headers=PEOPLE).text


def test_a_page_that_is_built_while_the_server_runs_is_shown(tmp_path):
    client = client_of(Mount("/", Page(tmp_path)))
    assert client.get("/").status_code == 404
    (tmp_path / "index.html").write_text(DOCUMENT, encoding="utf-8")
    assert client.get("/").text == DOCUMENT


def test_the_page_is_beside_the_api(server):
    with server.http() as client:
        assert client.get("/t/some-table").text == DOCUMENT
        answer = client.get("/api/nothing", headers=PEOPLE)
    assert (answer.status_code, answer.json()["slug"]) == (404, "not-found")
