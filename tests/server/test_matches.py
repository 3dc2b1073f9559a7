"""Whole matches over real sockets: people, bots, coming back, and everything that is refused."""

import signal

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, serving, together

SHORT = {"house": ["threshold=6"], "seats": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def ann(server):
    with Person(server, "Ann") as person:
        yield person


@pytest.fixture
def bob(server):
    with Person(server, "Bob") as person:
        yield person


def events(joined):
    return [event["type"] for entry in joined.entries for event in entry["events"]]


def test_two_people_and_a_bot_play_a_match_and_another_one(ann, bob):
    table = ann.open(["lowest"], **SHORT)
    assert bob.sit(table)["you"] == 2
    with ann.at(table) as first, bob.at(table) as second:
        assert first.command("start")["type"] == "done"
        together(first.play, second.play)
        assert first.scene["match"]["result"] == second.scene["match"]["result"]
        played = first.scene["match"]["name"]
        assert first.command("ask", what="rematch")["type"] == "done"
        second.until(lambda joined: joined.scene["question"])
        assert second.command("answer", yes=True)["type"] == "done"
        first.until(lambda joined: joined.stage == "playing")
        assert first.scene["match"]["name"] != played
    numbers = [entry["number"] for entry in first.entries]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    checked = bob.ask("GET", f"/matches/{played}/verification")
    assert (checked["verdict"], checked["good"]) == ("fair", True)
    assert bob.ask("GET", "/me")["matches"] == 1
    mine = bob.ask("GET", "/me/matches")["matches"][0]
    assert (mine["variant"], mine["house"]) == ("danish", SHORT["house"])
    assert [(seat["name"], seat["you"]) for seat in mine["seats"]][::2] == [
        ("Ann", False),
        ("Bob", True),
    ]


def test_the_deals_of_a_match_are_played_again_alone_and_compared(ann, bob):
    table = ann.open(["lowest", "lowest"], **SHORT)
    with ann.at(table) as first:
        first.command("start")
        first.play()
        played = first.scene["match"]["name"]
    again = {"match": played, "deal": None}
    options = {"thinking": "at-once", "level": "lowest", "pace": "none"}
    body = {"name": "Bob", "seat": 2, "again": again, "options": options}
    look = bob.ask("POST", "/tables", body, 201)
    assert (look["again"], look["you"], look["stage"]) == (again, 2, "playing")
    assert ann.refused("POST", f"/tables/{look['table']}/seats", {"name": "Ann"}) == (
        409,
        "not-here",
    )
    with bob.at(look["table"]) as second:
        second.play()
    checked = bob.ask("GET", f"/matches/{look['match']}/verification")
    assert (checked["verdict"], checked["good"]) == ("named", True)
    same = bob.ask("GET", f"/matches/{look['match']}/again")["matches"]
    assert [(each["match"], each["again"]) for each in same] == [
        (played, None),
        (look["match"], again),
    ]
    assert [seat["you"] for seat in same[1]["seats"]] == [False, False, True]
    assert bob.ask("GET", "/me")["matches"] == 0
    assert bob.ask("GET", "/me/matches")["matches"][0]["again"] == again
    replays = [bob.ask("GET", f"/matches/{each['match']}/replay") for each in same]
    assert replays[0]["deals"][0]["hands"] == replays[1]["deals"][0]["hands"]
    assert replays[0]["deals"][0]["seed"] == replays[1]["deals"][0]["seed"]


def test_whoever_comes_back_hears_what_was_missed(ann):
    table = ann.open(["lowest", "lowest"], **SHORT)
    with ann.at(table) as before:
        before.command("start")
        before.until(lambda joined: joined.to_act)
        number = before.number
        before.command("choose", action=before.mine["options"][0]["action"])
    with ann.at(table, since=number) as after:
        welcome = after.heard[0]
        assert welcome["missed"][0]["number"] == number + 1
        assert welcome["mine"]["seat"] == 0
        after.play()


def test_a_seat_is_played_from_another_device(ann, server):
    table = ann.open(["lowest", "lowest"], **SHORT)
    link = ann.ask("POST", f"/tables/{table}/seats/0/link")
    with Person(server, "Nobody") as other, other.at(table, token=link["token"]) as joined:
        assert joined.mine["seat"] == 0
        assert joined.command("start")["type"] == "done"
        joined.play()


def test_a_match_begins_as_soon_as_the_table_is_open(ann):
    body = {"name": "Ann", "start": True, "options": {"seats": 3, "thinking": "at-once"}}
    look = ann.ask("POST", "/tables", body, 201)
    assert (look["stage"], look["chairs"][1]["bot"]) == ("playing", "practised")


def test_somebody_without_a_seat_watches_and_sees_no_hand(ann, bob):
    table = ann.open(["lowest", "lowest"], **SHORT)
    with ann.at(table) as playing, bob.at(table, token="") as watching:
        playing.command("start")
        playing.until(lambda joined: joined.to_act)
        assert watching.mine is None
        assert watching.refused("start") == "not-seated"
        watching.until(lambda joined: joined.number >= playing.number)
        assert not any("hand" in str(message).replace("hands", "") for message in watching.heard)


def test_what_is_said_is_heard_by_others_unless_they_mute_it(ann, bob):
    table = ann.open(seats=3)
    bob.sit(table)
    with ann.at(table) as first, bob.at(table) as second:
        first.command("say", phrase="hello")
        second.until(lambda joined: joined.heard[-1]["type"] == "said")
        assert second.heard[-1]["phrase"] == "hello"
        second.command("mute", seat=0, on=True)
        first.command("say", text="Can you hear me?")
        first.command("start")
        second.until(lambda joined: joined.stage == "playing")
        assert [each["type"] for each in second.heard].count("said") == 1


# --- what is refused


def test_a_table_is_asked_for_in_vain(ann):
    assert ann.refused("GET", f"/tables/{'x' * 22}") == (404, "no-table")
    for options, answer in (
        ({"variant": "nix"}, (400, "unknown-variant")),
        ({"house": ["lives=-1"]}, (400, "variant")),
        ({"seats": 52}, (400, "players")),
        ({"level": "nix"}, (400, "unknown-bot")),
    ):
        assert ann.refused("POST", "/tables", {"name": "Ann", "options": options}) == answer
    assert ann.refused("POST", "/tables", {"name": "\n"}) == (400, "seat")
    for match, answer in ((24 * "a", (404, "no-match")), ("nix", (400, "bad-request"))):
        body = {"name": "Ann", "again": {"match": match}}
        assert ann.refused("POST", "/tables", body) == answer


def test_seats_are_refused(ann, bob, server):
    table = ann.open(["lowest"], seats=3)
    assert ann.refused("POST", f"/tables/{table}/seats", {"name": "Ann"}) == (409, "seat-taken")
    sitting = {"name": "Bob", "seat": 0}
    assert bob.refused("POST", f"/tables/{table}/seats", sitting) == (409, "seat-taken")
    assert bob.refused("POST", f"/tables/{table}/seats", {"name": "ann"}) == (400, "seat")
    assert bob.refused("DELETE", f"/tables/{table}/seats/1") == (403, "not-seated")
    assert bob.refused("PUT", f"/tables/{table}/seats/2/bot", {"bot": "sharp"})[1] == "not-seated"
    assert bob.refused("POST", f"/tables/{table}/seats/0/link") == (403, "not-seated")
    assert bob.refused("POST", f"/tables/{table}/start") == (403, "not-seated")
    assert bob.refused("POST", f"/tables/{table}/rematch") == (403, "not-seated")
    assert bob.refused("DELETE", f"/tables/{table}") == (403, "not-seated")
    assert ann.refused("PUT", f"/tables/{table}/seats/2/bot", {"bot": "nix"})[1] == "unknown-bot"
    bob.sit(table, seat=2)
    assert bob.refused("DELETE", f"/tables/{table}/seats/1") == (403, "not-owner")
    assert bob.refused("DELETE", f"/tables/{table}") == (403, "not-owner")
    with Person(server, "Eve") as eve, Person(server, "Dan") as dan:
        eve.sit(table)
        assert dan.refused("POST", f"/tables/{table}/seats", {"name": "Dan"}) == (409, "full")


def test_whoever_was_removed_stays_out(ann, bob):
    table = ann.open(seats=3)
    bob.sit(table)
    with bob.at(table) as joined:
        ann.ask("DELETE", f"/tables/{table}/seats/1")
        with pytest.raises(ConnectionClosed):
            joined.until(lambda _: False)
        assert joined.heard[-1]["slug"] == "removed"
        assert joined.socket.close_code == 4004
    assert bob.refused("POST", f"/tables/{table}/seats", {"name": "Bob"}) == (403, "removed")
    with bob.at(table) as again:
        assert again.heard[0]["slug"] == "removed"


def test_a_closed_table_is_told_to_all(ann, bob):
    table = ann.open(seats=3)
    with bob.at(table) as watching:
        assert ann.ask("DELETE", f"/tables/{table}")["stage"] == "closed"
        with pytest.raises(ConnectionClosed):
            watching.until(lambda _: False)
        assert watching.socket.close_code == 4003
    assert ann.refused("DELETE", f"/tables/{table}") == (409, "closed")
    with bob.at(table) as again:
        assert again.heard[0]["slug"] == "closed"


def test_a_table_may_be_for_its_players_only(ann, bob):
    table = ann.open(seats=3, spectators=False)
    with bob.at(table) as watching:
        assert watching.heard[0]["slug"] == "no-spectators"


def test_commands_are_refused_with_a_slug_and_change_nothing(ann, bob):
    table = ann.open(["lowest"], seats=3, listed=True, undo=False)
    bob.sit(table)
    with ann.at(table) as first, bob.at(table) as second:
        assert second.refused("start") == "not-owner"
        assert first.refused("say", text="hello") == "not-here"
        assert first.refused("say") == "not-now"
        assert first.refused("mute", seat=9, on=True) == "seat"
        assert first.refused("answer", yes=True) == "not-now"
        first.command("start")
        assert first.refused("start") == "not-now"
        together(
            lambda: first.until(lambda joined: joined.scene["match"]["to_act"] in {0, 2}),
            lambda: second.until(lambda joined: joined.stage == "playing"),
        )
        together(
            lambda: first.until(
                lambda joined: joined.to_act or joined.scene["match"]["to_act"] == 2
            ),
            lambda: second.until(
                lambda joined: joined.to_act or joined.scene["match"]["to_act"] == 0
            ),
        )
        turn, other = (first, second) if first.to_act else (second, first)
        option = turn.mine["options"][0]["action"]
        assert other.refused("choose", action=other.mine["hand"][0]) == "not-yours"
        assert turn.refused("choose", action=option, on=0) == "stale"
        assert turn.refused("choose", action="nonsense") == "text"
        missing = next(card for card in ("2c", "3d") if card not in turn.mine["hand"])
        assert turn.refused("choose", action=missing) == "illegal-action"
        assert turn.refused("ask", what="undo") == "not-here"
        assert turn.command("explain", cards=option)["type"] == "explained"
        turn.command("ask", what="pause")
        other.until(lambda joined: joined.scene["question"])
        assert turn.refused("answer", yes=True) == "not-now"
        other.command("answer", yes=True)
        turn.until(lambda joined: joined.scene["paused"])
        assert turn.refused("choose", action=option) == "paused"
        assert turn.command("resume")["type"] == "done"
        assert turn.command("choose", action=option)["type"] == "done"
        name = turn.heard[-1]["id"]
        turn.send("choose", id=name, on=turn.number, action=option)
        turn.until(lambda joined: joined.heard[-1].get("id") == name)
        assert turn.heard[-1]["type"] == "done"


# --- the end, and what comes after it


def test_a_server_that_is_told_to_end_says_so_and_goes_on_afterwards(tmp_path):
    with serving(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.open(["lowest", "lowest"], **SHORT)
        with ann.at(table) as joined:
            joined.command("start")
            joined.until(lambda each: each.to_act)
            option = joined.mine["options"][0]["action"]
            assert joined.command("choose", action=option)["type"] == "done"
            known, match = joined.number, joined.scene["match"]["name"]
            server.signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                joined.until(lambda _: False)
            assert (joined.heard[-1]["slug"], joined.heard[-1]["again"]) == ("restart", True)
            assert joined.socket.close_code == 1012
        assert server.end()[0] == 0
    with serving(tmp_path) as server, Person(server, "Ann", token=ann.token) as again:
        with again.at(table, since=known) as joined:
            assert joined.scene["match"]["name"] == match
            assert joined.number >= known
            joined.play()
        assert again.ask("GET", f"/matches/{match}/verification")["verdict"] == "fair"
    ann.http.close()
