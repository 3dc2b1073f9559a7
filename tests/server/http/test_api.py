"""Every way to ask over HTTP: what it does, what it answers, and what it refuses."""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from agurk.bots.registry import OFFERED
from agurk.notation import dumps, jsonl, loads
from agurk.notation.opened import opened
from agurk.server.http.codes import code_of
from agurk.server.http.limits import DELETIONS
from agurk.server.rooms.ports import Who
from agurk.server.storage.base import Finished, FinishedSeat, Listing
from agurk.server.storage.sql import open_storage
from agurk.server.tokens import SeatClaim
from agurk.server.wire.http import NewTable
from agurk.server.wire.orders import Close, HoldSeat, Leave, Look, Place, Rematch, Sit, Start
from agurk.server.wire.review import Review
from agurk.text.catalogue import written
from agurk.text.rules import rules_sections
from agurk.variants import VARIANTS
from tests.server.http.live import REFUSING, TABLE, live
from tests.strategies import random_record

PLAYER = "p" * 22
ME = Who(player=PLAYER)
RECORD = """[Variant "danish"]
[Players "2"]
[Seat1 "Ann"]
[Seat2 "Bob"]
[Match "{match}"]

Lot: 1
"""
PLAYED = dumps(replace(random_record(VARIANTS["danish"], 2, 1), match="{match}"))
"""The record of a whole match."""

SUMMARY = {
    "table": TABLE,
    "rules": "Danish Agurk",
    "variant": "danish",
    "house": [],
    "stage": "waiting",
    "seats": 4,
    "people": ["Ann"],
    "bots": 0,
    "free": 3,
    "pace": "relaxed",
    "spectators": True,
    "opened": 1.0,
}


@pytest.fixture
def stored(server):
    """Return a function that keeps a match that is over, and a table in the list."""
    return partial(keep, server)


def keep(server, match, player="p" * 22, text=RECORD):
    """Keep a match that is over, and a table in the list; return its record."""
    record = dumps(loads(text.format(match=match)))
    seats = tuple(
        FinishedSeat(
            seat=seat,
            player=who,
            name=name,
            bot="",
            won=float(not seat),
            lost=bool(seat),
            points=3,
            last_tricks=1,
            deals=2,
        )
        for seat, (who, name) in enumerate([(player, "Ann"), (None, "Bob")])
    )
    listing = Listing(
        room=match,
        stage="waiting",
        listed=True,
        summary=json.dumps(SUMMARY),
        opened=1.0,
        touched=1.0,
    )
    finished = Finished(
        match=match,
        room=match,
        begun=1.0,
        ended=2.0,
        variant="danish",
        players=2,
        seats=seats,
        record=record,
    )
    asyncio.run(_append(server, match, listing, finished))
    return record


async def _append(server, room, listing, finished):
    storage = open_storage(server.services.settings.db)
    await storage.start()
    await storage.append(room, [], listing, finished)
    await storage.close()


def refused(answer):
    return answer.status_code, answer.json()["slug"]


# --- players


def test_whoever_asks_becomes_a_player(server, client):
    answer = client.post("/api/players")
    made = answer.json()
    assert server.tokens.player(made["token"]) == made["player"]
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"agurk={made['token']};")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} < set(cookie.split("; "))
    assert "Secure" not in cookie


def test_the_cookie_is_for_https_only_where_people_come_by_https(tmp_path):
    with live(tmp_path, base_url="https://agurk.example") as server, server.http() as client:
        assert "Secure" in client.post("/api/players").headers["set-cookie"].split("; ")


def test_a_player_gets_a_fresh_token_and_stays_who_she_is(player):
    assert player.post("/api/players").json()["player"] == PLAYER


def test_a_browser_is_known_by_its_cookie(server, client):
    made = client.post("/api/players").json()
    again = client.post("/api/players", headers={"origin": server.url}).json()
    assert again["player"] == made["player"]
    assert client.get("/api/me").json()["player"] == made["player"]


def test_a_token_that_is_no_good_makes_nobody_new(server):
    with server.http("nonsense") as client:
        answer = client.post("/api/players")
    assert refused(answer) == (401, "token")
    assert "set-cookie" not in answer.headers


def test_a_bad_token_leaves_a_browser_the_player_it_was(server, client):
    made = client.post("/api/players").json()
    client.post("/api/players", headers={"authorization": "Bearer nonsense"})
    assert client.get("/api/me").json()["player"] == made["player"]


def test_a_cookie_that_is_no_good_makes_a_new_player(server, client):
    client.cookies.set("agurk", "nonsense")
    made = client.post("/api/players", headers={"origin": server.url}).json()
    assert server.tokens.player(made["token"]) == made["player"]


@pytest.mark.parametrize(
    "headers", [{}, {"origin": "https://evil.example"}], ids=["no page", "a page elsewhere"]
)
def test_a_cookie_changes_nothing_for(headers, client):
    client.post("/api/players")
    assert refused(client.delete("/api/me", headers=headers)) == (403, "origin")


# --- what can be chosen


def test_all_variants_are_listed(client):
    listed = client.get("/api/variants").json()["variants"]
    assert [each["key"] for each in listed] == list(VARIANTS)
    danish = {"key": "danish", "name": "Danish Agurk", "grade": "A", "least": 2, "most": 7}
    assert danish | {"family": "danish", "national": True, "usual": 4} in listed


def test_the_rules_are_told_with_house_rules(client):
    query = [("house", "threshold=30"), ("house", "lives=1"), ("house", "life_lost=none")]
    told = client.get("/api/variants/danish/rules", params=query).json()
    assert told["name"].endswith(", house rules")
    assert "30 points" in json.dumps(told["sections"])


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        pytest.param("nix/rules", (404, "not-found"), id="an unknown variant"),
        pytest.param("danish/rules?house=nix", (400, "variant"), id="no house rule"),
        pytest.param(f"danish/rules?house={'x' * 99}", (400, "bad-request"), id="a long one"),
    ],
)
def test_no_rules_are_told_of(path, answer, client):
    assert refused(client.get(f"/api/variants/{path}")) == answer


def told_in(language, answer):
    """Return what an answer holds, in the language that it says it is in."""
    assert answer.headers["content-language"] == language
    assert "accept-language" in answer.headers["vary"]
    return answer.json()


@pytest.mark.parametrize("language", written())
def test_rules_are_told_in_the_language_asked_for(language, client):
    query = {"language": language}
    told = told_in(language, client.get("/api/variants/danish/rules", params=query))
    headings = [heading for heading, _ in told["sections"]]
    assert headings == [section.title for section in rules_sections(VARIANTS["danish"], language)]


@pytest.mark.parametrize("path", ["rulebook", "variants/danish/fields", "variants/danish/rules"])
def test_what_has_sentences_has_them_in_the_language_the_browser_likes(path, client):
    liked = f"tlh, {written()[-1]};q=0.9, en;q=0.5"
    told_in(written()[-1], client.get(f"/api/{path}", headers={"accept-language": liked}))
    told_in("en", client.get(f"/api/{path}?language=en", headers={"accept-language": liked}))
    told_in("en", client.get(f"/api/{path}?language=tlh", headers={"accept-language": liked}))
    assert refused(client.get(f"/api/{path}?language={'x' * 41}")) == (400, "bad-request")


def test_a_form_shows_house_rules(client):
    query = [("house", "threshold=30"), ("house", "lives=1"), ("house", "life_lost=none")]
    told = client.get("/api/variants/agurk/fields", params=query).json()
    assert (told["key"], told["name"]) == ("danish", "Danish Agurk, house rules")
    assert told["problem"] is None
    assert told["house"] == ["threshold=30", "lives=1", "life_lost=none"]
    fields = {field["field"]: field for field in told["fields"]}
    limit = fields["threshold"]
    assert (limit["kind"], limit["value"], limit["preset"]) == ("count", "30", "21")
    assert (limit["least"], limit["most"]) == (0, 10_000)
    assert fields["keep_cards"]["kind"] == "flag"
    assert [choice["value"] for choice in fields["keep_cards"]["choices"]] == ["yes", "no"]
    assert fields["follow"]["kind"] == "choice"


def test_a_form_explains_what_contradicts_itself(client):
    told = client.get("/api/variants/danish/fields?house=lives=1&house=colour=red&house=hand=8")
    assert told.status_code == 200
    problem = told.json()["problem"]
    assert (problem["fields"], "colour" in problem["why"]) == ([], True)
    told = client.get("/api/variants/danish/fields?house=hand=8").json()
    assert told["problem"]["fields"] == ["most_players", "hand"]
    assert told["house"] == ["hand=8"]


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        pytest.param("nix/fields", (404, "not-found"), id="an unknown variant"),
        pytest.param(f"danish/fields?house={'x' * 99}", (400, "bad-request"), id="a long rule"),
        pytest.param(
            "danish/fields?" + "&house=hand=7" * 61, (400, "bad-request"), id="too many rules"
        ),
    ],
)
def test_no_form_is_made_of(path, answer, client):
    assert refused(client.get(f"/api/variants/{path}")) == answer


def test_the_rulebook_has_every_preset(client):
    told = told_in("en", client.get("/api/rulebook"))
    assert [each["key"] for each in told["variants"]] == list(VARIANTS)
    danish = client.get("/api/variants/danish/rules").json()
    assert {"key": "danish", **danish} == told["variants"][0]


def test_whoever_has_the_rulebook_is_not_sent_it_again(client):
    first = client.get("/api/rulebook", headers={"accept-encoding": "identity"})
    tag = first.headers["etag"]
    assert client.get("/api/rulebook").json() == first.json()
    again = client.get("/api/rulebook", headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get("/api/rulebook", headers={"if-none-match": '"x"'}).status_code == 200


def test_the_bots_are_listed_by_strength(client):
    bots = client.get("/api/bots").json()["bots"]
    assert [bot["name"] for bot in bots] == list(OFFERED)
    assert [bot["rating"] for bot in bots] == sorted({bot["rating"] for bot in bots})


# --- tables


def test_a_table_is_opened(server, player):
    answer = player.post("/api/tables", json={"name": "Ann", "bots": ["sharp"]})
    assert answer.status_code == 201
    assert answer.headers["location"] == f"/api/tables/{TABLE}"
    assert answer.json()["table"] == TABLE
    assert server.tables.asked[-1] == (PLAYER, NewTable(name="Ann", bots=("sharp",)))


def test_a_table_is_opened_by_somebody_who_becomes_a_player_by_it(server, client):
    answer = client.post("/api/tables?newcomer=true", json={"name": "Ann"})
    assert answer.status_code == 201
    player = client.get("/api/me").json()["player"]
    assert server.tables.asked[-1] == (player, NewTable(name="Ann"))
    again = {"origin": server.url}
    client.post("/api/tables?newcomer=true", json={"name": "Ann"}, headers=again)
    assert server.tables.asked[-1][0] == player


@pytest.mark.parametrize("query", ["", "?newcomer=false"], ids=["nothing", "no"])
def test_a_table_is_opened_by_nobody_who_does_not_want_to_become_a_player(query, client):
    answer = client.post(f"/api/tables{query}", json={"name": "Ann"})
    assert refused(answer) == (401, "token")
    assert "set-cookie" not in answer.headers


def test_no_table_is_opened_with_a_token_that_is_no_good(server):
    with server.http("nonsense") as client:
        answer = client.post("/api/tables?newcomer=true", json={"name": "Ann"})
    assert refused(answer) == (401, "token")
    assert "set-cookie" not in answer.headers


def test_so_many_become_players_an_hour_however_they_do(tmp_path):
    with live(tmp_path, players_per_hour=1) as server, server.http() as client:
        assert client.post("/api/players").status_code == 200
        client.cookies.clear()
        answer = client.post("/api/tables?newcomer=true", json={"name": "Ann"})
        assert answer.status_code == 429
        assert not server.tables.asked


@pytest.mark.parametrize(
    ("body", "part"),
    [
        pytest.param(b"{}", "missing required field `name`", id="nothing"),
        pytest.param(b"", "no JSON", id="no JSON"),
        pytest.param(b'{"name":3}', "`name`: expected `str`", id="a number for a name"),
        pytest.param(b'{"name":"A","x":1}', "unknown field `x`", id="a field more"),
        pytest.param(
            b'{"name":"A","options":{"seats":1}}', "`options.seats`: expected", id="one seat"
        ),
        pytest.param(b"[" * 50_000, "body", id="endless nesting"),
        pytest.param(b'{"name":"\xff"}', "no JSON", id="other bytes"),
    ],
)
def test_no_table_is_opened_by(body, part, player):
    answer = player.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert refused(answer) == (400, "bad-request")
    assert part in answer.json()["told"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_table_is_told_in_json_only(kind, player):
    answer = player.post("/api/tables", content=b"{}", headers={"content-type": kind})
    assert refused(answer) == (415, "media-type")


def test_a_body_has_a_size(player):
    answer = player.post("/api/tables", json={"name": "x" * 100_000})
    assert refused(answer) == (413, "too-large")


@pytest.fixture
def tables(tmp_path):
    """Return a function that keeps tables, and returns those that are listed."""

    def listed(*kept):
        with live(tmp_path) as server:
            for number, (ago, changes) in enumerate(kept):
                name = f"{number:022}"
                listing = Listing(
                    room=name,
                    stage="waiting",
                    listed=True,
                    summary=json.dumps(SUMMARY | {"table": name} | changes),
                    opened=float(number),
                    touched=time.time() - ago,
                )
                asyncio.run(_append(server, name, listing, None))
            with server.http() as client:
                told = client.get("/api/tables").json()["tables"]
        return [int(table["table"]) for table in told]

    return listed


def test_open_tables_are_listed_the_newest_first(tables):
    assert tables((0, {}), (60, {})) == [1, 0]


def test_a_table_at_which_nothing_has_happened_for_an_hour_is_not_listed(tables):
    assert tables((3500, {}), (3700, {})) == [0]


def test_a_table_at_which_nobody_may_sit_or_watch_is_not_listed(tables):
    closed = {"free": 0, "spectators": False}
    free, watched = closed | {"free": 1}, closed | {"spectators": True}
    assert tables((0, closed), (0, free), (0, watched)) == [2, 1]


def test_a_table_is_looked_at_without_a_token(server, client):
    assert client.get(f"/api/tables/{TABLE}").json()["rules"] == "Danish Agurk, house rules"
    assert server.tables.asked[-1] == (Who(player=None), Look())


def test_a_table_tells_its_rules(client):
    told = client.get(f"/api/tables/{TABLE}/rules").json()
    assert told["name"] == "Danish Agurk, house rules"
    assert "30 points" in json.dumps(told["sections"])


@pytest.mark.parametrize(
    ("method", "path", "body", "order"),
    [
        ("POST", "seats", {"name": "Ann"}, Sit(name="Ann", seat=None)),
        ("POST", "seats", {"name": "Ann", "seat": 2}, Sit(name="Ann", seat=2)),
        ("DELETE", "seats/3", None, Leave(3)),
        ("PUT", "seats/3/bot", {"bot": "sharp"}, Place(3, "sharp")),
        ("POST", "start", None, Start()),
        ("POST", "rematch", None, Rematch()),
        ("DELETE", "", None, Close()),
    ],
)
def test_a_table_is_asked(method, path, body, order, server, player):
    more = {} if body is None else {"json": body}
    answer = player.request(method, f"/api/tables/{TABLE}/{path}".removesuffix("/"), **more)
    assert answer.status_code == 200
    assert answer.json()["table"] == TABLE
    assert server.tables.asked[-1] == (ME, order)


def test_a_link_opens_the_seat_on_another_device(server, player):
    answer = player.post(f"/api/tables/{TABLE}/seats/2/link").json()
    assert server.tables.asked[-1] == (ME, HoldSeat(2))
    claim = SeatClaim(room=TABLE, seat=2, player=PLAYER)
    assert server.tokens.seat(answer["token"], room=TABLE) == claim
    assert answer["path"] == f"/t/{TABLE}#seat={answer['token']}"
    assert answer["code"] == code_of(f"{server.url}{answer['path']}").decode()
    with server.http(answer["token"]) as other:
        other.get(f"/api/tables/{TABLE}")
        assert server.tables.asked[-1] == (Who(player=PLAYER, seat=2), Look())
        assert refused(other.get("/api/me")) == (401, "token")


@pytest.mark.parametrize("seat", ["-1", "100", "x", "%C2%B2"])
def test_there_is_no_seat(seat, player):
    assert refused(player.delete(f"/api/tables/{TABLE}/seats/{seat}")) == (404, "not-found")


@pytest.mark.parametrize(
    ("slug", "status"),
    [
        ("no-table", 404),
        ("not-owner", 403),
        ("not-seated", 403),
        ("removed", 403),
        ("no-spectators", 403),
        ("seat-taken", 409),
        ("full", 409),
        ("not-now", 409),
        ("not-here", 409),
        ("stale", 409),
        ("unavailable", 503),
    ],
)
def test_a_refusal_of_the_table_has_a_status(slug, status, player):
    answer = player.get(f"/api/tables/{REFUSING[slug]}")
    assert refused(answer) == (status, slug)
    assert answer.json()["told"]


@pytest.mark.parametrize("name", ["nix", "%00", "a" * 23, "a" * 21 + "%0A", "a" * 21 + "%C3%A9"])
def test_a_table_that_cannot_be_is_not_looked_for(name, server, player):
    before = len(server.tables.asked)
    for method, path in (
        ("GET", ""),
        ("GET", "/rules"),
        ("POST", "/start"),
        ("DELETE", "/seats/0"),
    ):
        answer = player.request(method, f"/api/tables/{name}{path}")
        assert refused(answer) == (404, "no-table")
    assert len(server.tables.asked) == before


# --- matches


def test_a_match_that_is_over_is_read_as_text(client, stored):
    record = stored("a" * 24)
    answer = client.get(f"/api/matches/{'a' * 24}")
    assert answer.text == record
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_a_match_that_is_over_is_read_as_lines(client, stored):
    record = stored("b" * 24)
    answer = client.get(f"/api/matches/{'b' * 24}", headers={"accept": "application/jsonl"})
    assert answer.headers["content-type"] == "application/jsonl"
    assert jsonl.loads(answer.text) == loads(record)


def test_a_match_that_is_over_is_checked(client, stored):
    stored("c" * 24)
    told = client.get(f"/api/matches/{'c' * 24}/verification").json()
    assert (told["verdict"], told["good"]) == ("replayed", True)
    assert {"undecided", "no-promise"} < {each["slug"] for each in told["findings"]}


def test_a_match_that_is_over_is_shown_face_up(server, client, stored):
    stored("f" * 24, player="q" * 22, text=PLAYED)
    path = f"/api/matches/{'f' * 24}/replay"
    told = client.get(path).json()
    assert (told["match"], told["variant"], told["you"]) == ("f" * 24, "danish", None)
    assert told["pack"] == [card.text for card in VARIANTS["danish"].cards]
    assert all(deal["hands"] for deal in told["deals"])
    deal = client.get(f"{path}?deal={told['deals'][0]['deal']}").json()
    assert deal["steps"][0]["scene"]["name"] == "f" * 24
    with server.http(server.player("q")) as player:
        assert player.get(path).json()["you"] == 0
    with server.http("nonsense") as stranger:
        assert stranger.get(path).json()["you"] is None


def test_a_match_that_is_over_is_reviewed_and_nobody_waits_for_it(client, stored):
    stored("8" * 24, text=PLAYED)
    path = f"/api/matches/{'8' * 24}/review"
    answer = client.get(path)
    assert (answer.status_code, answer.headers["retry-after"]) == (202, "1")
    assert answer.json()["done"] == 0
    until = time.monotonic() + 120
    while answer.status_code == 202 and time.monotonic() < until:
        time.sleep(0.1)
        answer = client.get(path)
    assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
    told = msgspec.json.decode(answer.content, type=Review)
    assert told.match == "8" * 24
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert plain.content == answer.content
    assert "content-encoding" not in plain.headers


def test_what_holds_no_cards_is_not_reviewed(client, stored):
    stored("7" * 24)
    path = f"/api/matches/{'7' * 24}/review"
    until = time.monotonic() + 120
    while (answer := client.get(path)).status_code == 202 and time.monotonic() < until:
        time.sleep(0.1)
    assert refused(answer) == (409, "no-review")


def test_so_many_reviews_are_begun_from_one_address_in_an_hour(tmp_path):
    with live(tmp_path, reviews_per_hour=1) as server, server.http() as client:
        for letter in "12":
            keep(server, letter * 24)
        assert client.get(f"/api/matches/{'1' * 24}/review").status_code == 202
        again = client.get(f"/api/matches/{'2' * 24}/review")
        assert refused(again) == (429, "too-many")
        assert client.get(f"/api/matches/{'1' * 24}/review").status_code in {202, 409}


def test_deals_are_played_again_in_turn_with_other_work_on_records(server, player):
    new = {"name": "Ann", "again": {"match": "a" * 24}}
    services, turns = server.services, []
    before = services.records.turn

    def turn(household):
        turns.append(household)
        return before(household)

    services.records.turn = turn
    try:
        assert player.post("/api/tables", json={"name": "Ann"}).status_code == 201
        assert not turns
        assert player.post("/api/tables", json=new).status_code == 201
    finally:
        del services.records.turn
    assert turns == ["127.0.0.1"]


def test_matches_with_the_same_deals_are_listed(server, client, stored):
    stored("9" * 24, player="t" * 22)
    path = f"/api/matches/{'9' * 24}/again"
    (told,) = client.get(path).json()["matches"]
    assert (told["match"], told["again"]) == ("9" * 24, None)
    assert [seat["you"] for seat in told["seats"]] == [False, False]
    with server.http(server.player("t")) as player:
        assert player.get(path).json()["matches"][0]["seats"][0]["you"]


@pytest.mark.parametrize("name", ["0" * 24, "nix", "%00", "9" * 24 + "%0A"])
def test_no_match_has_the_deals_of_one_that_is_not_there(name, client):
    assert refused(client.get(f"/api/matches/{name}/again")) == (404, "not-found")


@pytest.mark.parametrize(
    ("deal", "answer"),
    [
        pytest.param("99", (404, "no-deal"), id="one that was not dealt"),
        pytest.param("0", (400, "bad-request"), id="zero"),
        pytest.param("x", (400, "bad-request"), id="no number"),
    ],
)
def test_no_deal_is_shown(deal, answer, client, stored):
    stored("5" * 24, text=PLAYED)
    assert refused(client.get(f"/api/matches/{'5' * 24}/replay?deal={deal}")) == answer


@pytest.mark.parametrize("form", ["text/plain", "application/jsonl"])
def test_a_record_that_is_sent_is_shown_face_up(form, client):
    record = loads(PLAYED.format(match="x"))
    text = dumps(record) if form == "text/plain" else jsonl.dumps(record)
    told = client.post("/api/replay", content=text, headers={"content-type": form}).json()
    assert (told["match"], told["you"]) == ("x", None)
    answer = client.post("/api/replay?deal=1", content=text, headers={"content-type": form})
    assert sum(len(step["events"]) > 0 for step in answer.json()["steps"]) > 2


def test_a_score_sheet_is_not_shown_face_up(client):
    sheet = dumps(opened(loads(PLAYED.format(match="x"))))
    answer = client.post("/api/replay", content=sheet, headers={"content-type": "text/plain"})
    assert refused(answer) == (400, "record")


@pytest.mark.parametrize(
    "path", ["0" * 24, *("0" * 24 + f"/{part}" for part in ("verification", "replay", "review"))]
)
def test_there_is_no_such_match(path, client):
    assert refused(client.get(f"/api/matches/{path}")) == (404, "not-found")


@pytest.mark.parametrize("name", ["nix", "%00", "A" * 24, "a" * 25, "a" * 23 + "%0A"])
def test_a_match_that_cannot_be_is_not_looked_for(name, server, client, monkeypatch):
    monkeypatch.setattr(server.services.storage, "finished", None)
    assert refused(client.get(f"/api/matches/{name}")) == (404, "not-found")


@pytest.mark.parametrize("form", ["text/plain", "application/jsonl"])
def test_a_record_is_checked(form, client):
    record = loads(RECORD.format(match="x"))
    text = dumps(record) if form == "text/plain" else jsonl.dumps(record)
    answer = client.post("/api/verify", content=text, headers={"content-type": form})
    assert answer.json()["good"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b"nonsense", id="nonsense"),
        pytest.param(b"", id="nothing"),
        pytest.param(b"\xff", id="other bytes"),
        pytest.param(2 * (RECORD.format(match="x") + "\n").encode(), id="two matches"),
    ],
)
def test_a_record_is_refused(text, client):
    for path in ("verify", "replay"):
        answer = client.post(f"/api/{path}", content=text, headers={"content-type": "text/plain"})
        assert refused(answer) == (400, "record")


# --- what is kept of a player


def test_one_s_matches_are_counted_and_listed(server, stored):
    stored("d" * 24, player="s" * 22)
    with server.http(server.player("s")) as client:
        told = client.get("/api/me").json()
        assert (told["matches"], told["won"], told["deals"]) == (1, 1.0, 2)
        assert [(each["variant"], each["players"]) for each in told["variants"]] == [("danish", 2)]
        matches = client.get("/api/me/matches").json()["matches"]
        assert [(each["match"], each["seats"][0]["you"]) for each in matches] == [("d" * 24, True)]
        assert client.get("/api/me/matches?before=2").json() == {"matches": []}


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "before=-1", "before=nan"])
def test_no_list_is_made_for(query, player):
    assert refused(player.get(f"/api/me/matches?{query}")) == (400, "bad-request")


def test_a_player_is_forgotten(server, stored):
    stored("e" * 24, player="r" * 22)
    with server.http(server.player("r")) as client:
        answer = client.delete("/api/me")
        assert answer.json() == {"matches": 1}
        assert ("forget", "r" * 22) in server.tables.asked
        assert 'agurk="";' in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert '"Ann"' not in client.get(f"/api/matches/{'e' * 24}").text


def test_players_are_forgotten_one_after_the_other_and_so_many_an_hour(tmp_path, monkeypatch):
    inside: list[str] = []
    most: list[int] = []

    async def delete(player):
        inside.append(player)
        await asyncio.sleep(0.02)
        most.append(len(inside))
        inside.remove(player)
        return 0

    with live(tmp_path) as server, ThreadPoolExecutor(4) as people:
        monkeypatch.setattr(server.services.storage, "delete_player", delete)

        def forget(letter):
            with server.http(server.player(letter)) as client:
                return client.delete("/api/me").status_code

        assert list(people.map(forget, "abcdefghij")) == [200] * DELETIONS
        assert forget("k") == 429
    assert set(most) == {1}
    assert len(most) == DELETIONS


# --- everything


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("GET", "/api/me/matches"),
        ("DELETE", "/api/me"),
        ("POST", "/api/tables"),
        ("DELETE", f"/api/tables/{TABLE}"),
        ("POST", f"/api/tables/{TABLE}/seats"),
        ("DELETE", f"/api/tables/{TABLE}/seats/1"),
        ("PUT", f"/api/tables/{TABLE}/seats/1/bot"),
        ("POST", f"/api/tables/{TABLE}/seats/1/link"),
    ],
)
@pytest.mark.parametrize("token", ["", "nonsense"], ids=["no token", "a false token"])
def test_nothing_is_done_for_somebody_with(token, method, path, server):
    with server.http(token) as client:
        answer = client.request(method, path)
    assert refused(answer) == (401, "token")


def test_a_header_that_is_no_token_is_refused(client):
    answer = client.get("/api/me", headers={"authorization": "Basic eDp5"})
    assert refused(answer) == (401, "token")


def test_other_methods_are_refused_with_those_there_are(client):
    answer = client.patch("/api/tables")
    assert refused(answer) == (405, "method-not-allowed")
    assert answer.headers["allow"] == "GET, HEAD, POST"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nix", "/api/tables/"])
def test_there_is_nothing_at(path, client):
    assert refused(client.get(path)) == (404, "not-found")


def test_heads_are_answered_without_a_body(client):
    answer = client.head("/api/bots")
    assert (answer.status_code, answer.content) == (200, b"")


def test_answers_are_kept_by_nobody(client):
    assert client.get("/api/bots").headers["cache-control"] == "no-store"
