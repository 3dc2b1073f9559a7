"""A seat at a table of a real server, taken from the terminal."""

import asyncio
import json
import signal
import stat

import pytest
from textual.widgets import Input

from agurk.notation.reading import loads
from agurk.notation.verify import verify
from agurk.tui import opening
from agurk.tui.joined import asking, tokens
from agurk.tui.joined.address import BadLink, Place, read
from agurk.tui.picture import Offer, Stop
from agurk.tui.screens.join import Join
from tests.server.ports import free_port
from tests.server.serving import PLENTY, Person, Process, serving
from tests.tui.hidden import found_in
from tests.tui.playing import program, text_of

QUICK = {"house": ["threshold=9", "lives=1", "life_lost=none"], "seats": 3}
pytestmark = pytest.mark.asyncio


@pytest.fixture
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server"), bot_workers=1) as process:
        yield process


async def come(server, table, name="Ida", *, watch=False):
    """Take a seat, and return what shows the table."""
    place = Place(server.url, table)
    token = await asyncio.to_thread(asking.come, place, name, watch=watch)
    return opening.joined(place, token)


async def test_whoever_gives_no_name_is_a_guest_to_others_and_not_you(server):
    with Person(server, "Bo") as bo:
        table = await asyncio.to_thread(bo.open, **QUICK)
        async with program() as player:
            player.app.push_screen(Join())
            await player.pilot.pause()
            player.app.screen.query_one("#link", Input).value = f"{server.url}/t/{table}"
            await player.pilot.press("enter")
            lobby = await player.wait(lambda player: player.picture.stop is Stop.LOBBY)
            assert [chair.name for chair in lobby.chairs[:2]] == ["Bo", "Guest"]


async def test_a_match_is_played_at_a_server_with_bots_and_somebody_else(server):
    with Person(server, "Bo") as bo:
        table = await asyncio.to_thread(bo.open, **QUICK)
        looked: list[int | None] = []

        def watch(player):
            _, views = found_in(player.app)
            looked.extend(view.seat for view in views)

        async with program(await come(server, table), watch=watch) as ida:
            lobby = await ida.wait(lambda ida: ida.picture.stop is Stop.LOBBY)
            assert [chair.name for chair in lobby.chairs[:2]] == ["Bo", "Ida"]
            assert "Waiting for Bo to start" in text_of(ida.app)
            assert "Seat 3" in text_of(ida.app)
            assert "Bots take the seats that are empty then." in text_of(ida.app)

            def play_along():
                with bo.at(table) as joined:
                    joined.command("start")
                    joined.play()

            bo_plays = asyncio.create_task(asyncio.to_thread(play_along))
            over = await ida.play(lambda picture: picture.stop is Stop.OVER)
            await bo_plays
            assert over.me == 1
            assert Offer.REMATCH in over.offers
            told = text_of(ida.app)
        assert "win" in told
        assert set(looked) <= {None, 1}


async def test_whoever_owns_the_table_starts_with_a_key_and_gives_the_seat_up(server, home):
    ida = Person(server, "Ida")
    with ida:
        tokens.keep(server.url, ida.token)
        table = await asyncio.to_thread(ida.open, **QUICK)
    async with program(await come(server, table)) as player:
        await player.wait(lambda player: Offer.START in player.picture.offers)
        await player.press("enter")
        picture = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        assert picture.me == 0
        player.table.do(Offer.GIVE_UP)
        await player.wait(lambda player: player.picture.stop is Stop.ENDED)
        assert "You left the table" in text_of(player.app)


async def test_a_server_that_is_killed_is_come_back_to(tmp_path_factory):
    folder, port = tmp_path_factory.mktemp("server"), str(free_port())
    server = Process(folder, "--port", port, **PLENTY, bot_workers=1)
    try:
        with Person(server, "Bo") as bo:
            table = await asyncio.to_thread(bo.open, bots=["lowest"], **(QUICK | {"seats": 2}))
            tokens.keep(server.url, bo.token)
        async with program(await come(server, table)) as player:
            await player.wait(lambda player: Offer.START in player.picture.offers)
            await player.press("enter")
            before = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
            assert server.end(signal.SIGKILL)[0] == -signal.SIGKILL
            await player.wait(
                lambda player: player.picture.notice and player.picture.notice.message == "away"
            )
            assert "Trying again" in text_of(player.app)
            server = await asyncio.to_thread(
                Process, folder, "--port", port, **PLENTY, bot_workers=1
            )
            again = await player.wait(
                lambda player: player.picture.stop is Stop.CHOICE and not player.picture.notice
            )
            assert again.view.hand == before.view.hand
            await player.perform(again.view.actions[0])
            await player.play(lambda picture: picture.stop is Stop.OVER)
        with Person(server, "Bo", bo.token) as bo:
            played = await asyncio.to_thread(bo.ask, "GET", "/me/matches")
            path = f"/api/matches/{played['matches'][0]['match']}"
            assert verify(loads((await asyncio.to_thread(bo.http.get, path)).text)).good
    finally:
        server.kill()


async def test_a_killed_terminal_takes_the_same_seat_again(server, home):
    with Person(server, "Bo") as bo:
        table = await asyncio.to_thread(bo.open, **QUICK)
        async with program(await come(server, table)) as player:
            first = await player.wait(lambda player: player.picture.stop is Stop.LOBBY)
        async with program(await come(server, table, name="Somebody else")) as player:
            second = await player.wait(lambda player: player.picture.stop is Stop.LOBBY)
        assert (first.me, first.names) == (second.me, second.names)
    path = home / "tokens.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(json.loads(path.read_text())) == [server.url]


async def test_what_the_server_refuses_is_told(server):
    with Person(server, "Bo") as bo:
        table = await asyncio.to_thread(bo.open, spectators=False, **QUICK)
    async with program(await come(server, table, watch=True)) as player:
        await player.wait(lambda player: player.picture.stop is Stop.ENDED)
        assert "Only players may see this table" in text_of(player.app)
    with pytest.raises(asking.Refused) as refused:
        await come(server, "no-such-table")
    assert refused.value.reason == "no-table"


async def test_a_server_that_is_not_there_is_told():
    with pytest.raises(asking.Unreachable, match="does not answer"):
        await asyncio.to_thread(
            asking.come, Place(f"http://127.0.0.1:{free_port()}", "abc"), "Ida", watch=False
        )


@pytest.mark.parametrize(
    "link",
    [
        pytest.param("", id="nothing"),
        pytest.param("agurk.example/t/abc", id="no scheme"),
        pytest.param("https://agurk.example/", id="no table"),
        pytest.param("https://agurk.example/t/", id="an empty table"),
        pytest.param("ftp://agurk.example/t/abc", id="another scheme"),
        pytest.param("https://[::1/t/abc", id="no address"),
        pytest.param("https://agurk.example:port/t/abc", id="no port"),
    ],
)
async def test_a_text_that_is_no_link_is_refused(link):
    with pytest.raises(BadLink, match="is no link to a table"):
        read(link)


async def test_a_link_to_a_seat_is_read_and_its_token_not_shown():
    place = read("http://127.0.0.1:8000/club/t/abc#seat=secret-token")
    assert place.origin == "http://127.0.0.1:8000/club"
    assert place.socket == "ws://127.0.0.1:8000/club/api/socket"
    assert place.token == "secret-token"  # noqa: S105  no real one
    assert "secret-token" not in repr(place)
    with pytest.raises(BadLink) as refused:
        read("ftp://agurk.example/t/abc#seat=secret-token")
    assert "secret-token" not in str(refused.value)
