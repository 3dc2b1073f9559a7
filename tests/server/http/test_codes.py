"""QR codes: they are drawn as cameras want them, and only for addresses of the page."""

import asyncio
import re
from ipaddress import ip_network

import pytest
import segno

from agurk.server.http import codes
from agurk.server.http.codes import Codes, code_of
from tests.server.http.live import live

ADDRESS = "https://agurk.example/t/some-table"


@pytest.fixture
def drawn(monkeypatch):
    """Return the addresses that were drawn, in order."""
    told: list[str] = []

    def draw(address):
        told.append(address)
        return b"<svg/>"

    monkeypatch.setattr(codes, "code_of", draw)
    return told


def dark(svg):
    """Return the modules that a picture paints black: its one line goes along their middles."""
    path = svg.partition(' stroke="#000" d="')[2]
    painted, x, y = set(), 0.0, 0.0
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        first, *second = map(float, re.findall(r"-?[\d.]+", numbers))
        if step == "h":
            painted |= {(int(x) + i, int(y)) for i in range(int(first))}
            x += first
        else:
            x = first if step == "M" else x + first
            y = second[0] if step == "M" else y + second[0]
    return painted


def test_a_code_is_black_on_white_with_a_quiet_edge_and_no_size_of_its_own():
    matrix = segno.make_qr(ADDRESS, error="m").matrix
    size = len(matrix) + 8
    svg = code_of(ADDRESS).decode()
    assert svg.startswith(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/><path stroke="#000" d="'
    )
    assert dark(svg) == {
        (x + 4, y + 4) for y, row in enumerate(matrix) for x, module in enumerate(row) if module
    }


def test_a_code_is_drawn_once_and_kept_while_there_is_room(drawn, monkeypatch):
    monkeypatch.setattr(codes, "KEPT", 2)
    kept = Codes()

    async def ask(*addresses):
        for address in addresses:
            await kept.of(address, "here")

    asyncio.run(ask("a", "b", "a", "c", "a", "b"))
    assert drawn == ["a", "b", "c", "b"]


def test_the_address_of_a_table_is_drawn(tmp_path, drawn):
    with live(tmp_path) as server, server.http() as client:
        answer = client.get("/api/qr", params={"path": "/t/one"})
        client.get("/api/qr")
    assert (answer.status_code, answer.content) == (200, b"<svg/>")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert drawn == [f"{server.url}/t/one", f"{server.url}/"]


def test_the_public_address_is_drawn_where_it_is_known(tmp_path, drawn):
    with live(tmp_path, base_url="https://agurk.example") as server, server.http() as client:
        client.get("/api/qr", params={"path": "/d/0123"})
    assert drawn == ["https://agurk.example/d/0123"]


def test_a_proxy_that_is_trusted_says_that_people_come_by_https(tmp_path, drawn):
    with live(tmp_path) as server, server.http() as client:
        headers = {"host": "agurk.example", "x-forwarded-proto": "https"}
        client.get("/api/qr", params={"path": "/t/one"}, headers=headers)
    proxies = (ip_network("127.0.0.1"),)
    with live(tmp_path, trusted_proxies=proxies) as server, server.http() as client:
        client.get("/api/qr", params={"path": "/t/two"}, headers=headers)
    assert drawn == ["http://agurk.example/t/one", "https://agurk.example/t/two"]


@pytest.mark.parametrize(
    "path",
    [
        *("//evil.example", "https://evil.example/", "/nothing", "/api/me", "/assets/a.js"),
        *("/t/one#seat=token", "/t/one?a=b", "/t/one two", "/t/ø", "/t/", "/t/" + "x" * 200),
    ],
)
def test_nothing_else_is_drawn_than_addresses_of_the_page(path, client, drawn):
    answer = client.get("/api/qr", params={"path": path})
    assert (answer.status_code, answer.json()["slug"]) == (400, "bad-request")
    assert "token" not in answer.text
    assert not drawn


def test_no_code_is_drawn_for_a_host_that_is_none(client, drawn):
    answer = client.get("/api/qr", headers={"host": "a b"})
    assert answer.status_code == 400
    assert not drawn
