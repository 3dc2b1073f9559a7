"""Requests that no honest client makes, over all routes of the server's own document."""

import json
from random import Random
from typing import Any, NamedTuple

from tests.hostile.grammar import RAW, Grammar

METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "X")
TRICKS = (
    *("/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/agurk.db", "//api//tables", "/api/tables/%00"),
    *("/api/./tables", "/api/tables/" + "a" * 9000, "/%ff%fe", "/api/tables/x?%ff=%00&limit=1e9"),
    *("/api/socket", "/metrics", "/healthz", "/readyz", "/?a=b#c", "/\\..\\agurk.db", "*", ""),
    *("http://elsewhere.example/api/tables", "/api/tables;x=1", "/api/tables/\x7f", "/t/x", "/css"),
)
HEADERS = (
    *("Accept: application/jsonl", "Accept: ,;q=,", "Content-Type: text/plain; charset=x"),
    *("Content-Type: application/json", "Content-Type: \x01", "Authorization: Basic eDp4"),
    *("Authorization: Bearer", "Cookie: agurk=x.y.z", "Cookie: ;", "Origin: null", " folded: 1"),
    *("Origin: https://evil.example", "X-Forwarded-For: 1.2.3.4, ::1, ,", "Host: elsewhere"),
    *(
        "TE: trailers",
        "Upgrade: h2c",
        "Range: bytes=0-",
        "If-None-Match: *",
        "Content-Encoding: gzip",
    ),
    *("X: " + "y" * 500, "Sec-Fetch-Site: cross-site"),
)
UNFINISHED = ("Content-Length: 7", "Transfer-Encoding: chunked", "Expect: 100-continue")
"""Headers after which a server may wait for more."""


class Request(NamedTuple):
    """What is sent."""

    data: bytes
    whole: bool
    """Whether an answer has to come; a server waits for the rest of what is not whole."""


class Known(NamedTuple):
    """What whoever attacks knows of the server."""

    routes: tuple[tuple[str, str], ...]
    """Each method and path that the document lists."""
    tables: tuple[str, ...]
    tokens: tuple[str, ...]
    """Good ones, forged ones, and those of other tables."""


def routes_of(document: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return each method and path of an OpenAPI document."""
    paths = document["paths"]
    return tuple((method.upper(), path) for path, ways in paths.items() for method in ways)


def request(random: Random, grammar: Grammar, known: Known) -> Request:
    """Return a request; the connection is to be closed after it."""
    method, path = random.choice(known.routes)
    if random.random() < 0.1:
        method = random.choice(METHODS)
    path = _filled(path, random, known)
    if random.random() < 0.1:
        path = random.choice(TRICKS)
    if random.random() < 0.2:
        path += f"?{random.choice(('limit', 'before', 'house', 'x'))}={_odd(random, grammar)}"
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
    whole = True
    if random.random() < 0.8:
        lines.append(f"Authorization: Bearer {random.choice(known.tokens)}")
    if random.random() < 0.3:
        lines += random.sample(HEADERS, random.randrange(1, 4))
    if random.random() < 0.03:
        lines.append(random.choice(UNFINISHED))
        whole = False
    body = _body(random, grammar) if method not in {"GET", "HEAD"} else b""
    if body and whole:
        if random.random() < 0.1:
            lines.append("Transfer-Encoding: chunked")
            body, whole = _chunked(body, random)
        elif random.random() < 0.03:
            lines.append(f"Content-Length: {random.choice(('0', '3', '9' * 13, '-1', 'x'))}")
            whole = False
        else:
            lines.append(f"Content-Length: {len(body)}")
        lines.append("Content-Type: application/json")
    data = "\r\n".join(lines).encode(errors="surrogatepass") + b"\r\n\r\n" + body
    if random.random() < 0.03:
        return Request(data[: random.randrange(len(data))], whole=False)
    return Request(data, whole)


def _filled(path: str, random: Random, known: Known) -> str:
    """Return a path with something in its gaps."""
    seat = random.choice(("0", "1", "2", "99", "100", "-1", "x", "٣", "%00", "1e1"))
    variant = random.choice(("danish", "hungarian", "gúrka", "nothing", "%F0%9F"))
    filled = path.replace("{table}", random.choice(known.tables)).replace("{seat}", seat)
    filled = filled.replace("{key}", variant).replace("{match}", random.choice(("x", "a" * 24)))
    return filled if filled.startswith("/api") else "/api" + filled


def _body(random: Random, grammar: Grammar) -> bytes:
    """Return a body: nearly right, or nothing of the kind."""
    options: dict[str, object] = {
        "variant": random.choice(("danish", "swedish", "x")),
        "seats": random.choice((2, 3, 4, 52, 53, 0)),
        "pace": random.choice(("none", "quick", "slow")),
        "thinking": "at-once",
        "house": random.choice(([], ["threshold=9"], ["lives=99999999"], ["x"] * 61)),
    }
    bodies: list[object] = [
        {"name": "Eve", "options": options, "bots": ["lowest"], "start": random.random() < 0.3},
        {"name": "Eve", "seat": random.choice((0, 1, None, 99))},
        {"bot": random.choice(("lowest", "ladder", "none"))},
    ]
    body = random.choice(bodies)
    if random.random() < 0.5 and isinstance(body, dict):
        body[random.choice((*body, "more"))] = grammar.value(3)
    data = json.dumps(body, ensure_ascii=False).encode(errors="surrogatepass")
    match random.randrange(12):
        case 0:
            return data[: random.randrange(len(data))]
        case 1:
            return random.choice(RAW).encode(errors="surrogatepass")
        case 2:
            return random.randbytes(random.randrange(300))
        case 3:
            return b"[" * random.choice((1000, 60_000, 70_000))
        case 4:
            return b'[Variant "danish"]\n[Seat1 "Ida"]\nDeal 1: dealer 1\n' * random.randrange(50)
    return data


def _odd(random: Random, grammar: Grammar) -> str:
    text = str(grammar.value(0)).encode(errors="surrogatepass")
    return "".join(f"%{byte:02x}" for byte in text[: random.randrange(30)])


def _chunked(body: bytes, random: Random) -> tuple[bytes, bool]:
    """Return a body in chunks, and whether it is whole."""
    size = random.choice((1, 7, 1000))
    parts = [body[at : at + size] for at in range(0, min(len(body), 100 * size), size)]
    text = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"
    if random.random() < 0.8:
        return text, True
    return text.replace(b"\r\n", b"\n", 1), False
