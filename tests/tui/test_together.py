"""People at a server's table: what they say, ask and answer, call into question and are told."""

import asyncio
from typing import Any

import pytest

from agurk.tui.joined import tokens
from agurk.tui.picture import Offer, Stop
from agurk.tui.screens.choose import Choose
from tests.server.serving import Person, serving
from tests.tui.playing import program, text_of
from tests.tui.test_joined import QUICK, come

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server"), bot_workers=1) as process:
        yield process


class Bo:
    """Somebody else at the table, who acts in threads."""

    def __init__(self, server):
        self.person = Person(server, "Bo")
        self.table = ""
        self._line: Any = None
        self.joined: Any = None

    async def open(self, **options):
        self.table = await asyncio.to_thread(self.person.open, **(QUICK | options))

    async def sit_down(self):
        self._line = self.person.at(self.table)
        self.joined = await asyncio.to_thread(self._line.__enter__)

    async def does(self, kind, **fields):
        answer = await asyncio.to_thread(self.joined.command, kind, **fields)
        assert answer["type"] == "done", answer

    async def hears(self, wanted):
        return await asyncio.to_thread(self.joined.until, wanted)

    async def plays(self, until):
        await asyncio.to_thread(self.joined.play, until)

    def leave(self):
        if self._line is not None:
            self._line.__exit__(None, None, None)
        self.person.http.close()


@pytest.fixture
def bo(server):
    somebody = Bo(server)
    yield somebody
    somebody.leave()


async def begin(ida, bo):
    """Let Bo sit down at Ida's table and begin the match."""
    await bo.sit_down()
    await ida.wait(lambda ida: ida.picture.talk is not None)
    await bo.does("start")


async def pick(player, wanted):
    """Choose an answer in a box that is open."""
    await player.wait_for(lambda: isinstance(player.app.screen, Choose))
    box = player.app.screen
    at = next(at for at, (called, _) in enumerate(box._answers) if called == wanted)
    box.query_one("OptionList").highlighted = at
    await player.press("enter")
    await player.wait_for(lambda: not isinstance(player.app.screen, Choose))


async def test_what_is_said_is_heard_on_both_sides_until_somebody_is_muted(server, bo):
    await bo.open()
    async with program(await come(server, bo.table), language="da") as ida:
        await bo.sit_down()
        await ida.wait(lambda ida: ida.picture.talk is not None and ida.picture.talk.others)
        await bo.does("say", phrase="well-played", text="Ida!")
        await ida.wait(lambda ida: ida.table.said)
        assert "» Godt spillet Ida!" in text_of(ida.app)
        await ida.press("f6")
        await pick(ida, "🥒")
        said = await bo.hears(lambda joined: joined.heard[-1]["type"] == "said")
        said = await bo.hears(lambda joined: joined.heard[-1].get("phrase") == "cucumber")
        assert said["seat"] == 1
        await ida.press("f6")
        await ida.pilot.press("tab", *"Hej du", "enter")
        assert await bo.hears(lambda joined: joined.heard[-1].get("text") == "Hej du")
        await ida.press("f6")
        await pick(ida, "Slå Bo fra")
        await ida.wait(lambda ida: ida.picture.talk.muted == {0})
        await bo.does("say", phrase="hello")
        await bo.does("start")
        await ida.wait(lambda ida: ida.picture.view.counts)
        assert not any("Bo: Hej" in told for told in ida.table.log_lines)


async def test_a_pause_is_asked_for_and_answered_with_keys(server, bo):
    await bo.open()
    async with program(await come(server, bo.table)) as ida:
        await begin(ida, bo)
        await ida.wait(lambda ida: ida.picture.view.counts)
        await bo.does("ask", what="pause")
        await ida.wait(lambda ida: Offer.YES in ida.picture.offers)
        shown = text_of(ida.app)
        assert "Bo asks for a pause." in shown
        assert "F8 yes" in shown
        assert "F9 no" in shown
        await ida.press("f8")
        await ida.wait(lambda ida: Offer.RESUME in ida.picture.offers)
        assert "The table pauses" in text_of(ida.app)
        assert "Bo asks to pause." in ida.table.log_lines
        assert "You say yes." in ida.table.log_lines


async def test_a_play_is_called_into_question_and_the_rules_settle_it(server, bo):
    await bo.open(pace="none")
    async with program(await come(server, bo.table)) as ida:
        await begin(ida, bo)
        playing = asyncio.create_task(bo.plays(lambda joined: 0 in joined.scene["may"]["dispute"]))
        while True:
            seen = await ida.wait(
                lambda ida: 0 in ida.picture.disputed or ida.picture.stop is Stop.CHOICE
            )
            if 0 in seen.disputed:
                break
            await ida.perform(seen.view.actions[0])
        await playing
        await ida.press("f7")
        await pick(ida, "Bo")
        await ida.wait(lambda ida: any("You ask whether Bo" in t for t in ida.table.log_lines))
        assert "It was legal." in text_of(ida.app)


async def test_a_deal_is_thrown_in_when_everybody_wants_it(server, bo):
    await bo.open(seats=2)  # no bot that may lead at once
    async with program(await come(server, bo.table)) as ida:
        await begin(ida, bo)
        await ida.wait(lambda ida: Offer.REDEAL in ida.picture.offers)
        await bo.hears(lambda joined: joined.scene["may"]["redeal"])
        await bo.does("redeal", reason="one card too many")
        await ida.wait(lambda ida: any("one card too many" in t for t in ida.table.log_lines))
        ida.table.do(Offer.REDEAL)
        await ida.wait(lambda ida: any("thrown in" in told for told in ida.table.log_lines))


async def test_whoever_plays_alone_with_bots_is_given_a_hint(server):
    ida = Person(server, "Ida")
    with ida:
        tokens.keep(server.url, ida.token)
        table = await asyncio.to_thread(ida.open, **QUICK)
    async with program(await come(server, table)) as player:
        await player.wait(lambda player: Offer.START in player.picture.offers)
        await player.press("enter")
        await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        assert "? hint" in text_of(player.app)
        await player.press("?")
        hinted = await player.wait(lambda player: player.picture.hint)
        assert hinted.stop is Stop.CHOICE
        assert "%◂" in text_of(player.app)
        assert "Your chance to win" in text_of(player.app)
        await player.press("enter")
        await player.wait(lambda player: player.picture.hint is None)


async def test_no_hint_is_offered_where_two_sit(server, bo):
    await bo.open()
    async with program(await come(server, bo.table)) as ida:
        await begin(ida, bo)
        playing = asyncio.create_task(bo.plays(lambda joined: joined.scene["match"]["to_act"] == 1))
        await ida.wait(lambda ida: ida.picture.stop is Stop.CHOICE)
        await playing
        assert Offer.HINT not in ida.picture.offers
        ida.table.do(Offer.HINT)
        await ida.wait(lambda ida: "only whoever plays alone" in text_of(ida.app))
