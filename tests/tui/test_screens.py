"""The screens around the table: first screen, set-up, rules, score sheet, records."""

import json
from pathlib import Path

import pytest
from textual.widgets import Input, Select

from agurk.bots.registry import OFFERED
from agurk.notation.reading import load
from agurk.scorekeeper.file import look
from agurk.text.catalogue import words
from agurk.tui.picture import Stop
from agurk.tui.records import steps
from agurk.tui.screens.keep import Keep
from agurk.tui.screens.records import Records, Replay
from agurk.tui.screens.setup import Setup
from agurk.tui.settings import Settings
from agurk.tui.settings import load as load_settings
from agurk.tui.themes import THEMES
from tests.tui.playing import SHORT, at_table, program, text_of

DEALS = Path("spec/deals")
pytestmark = pytest.mark.asyncio


async def choose(player, message):
    """Choose a line of the first screen."""
    todo = player.app.screen.query_one("#todo")
    todo.highlighted = todo.get_option_index(message)
    await player.pilot.press("enter")
    await player.pilot.pause()


async def test_a_match_against_bots_is_set_up_and_begun():
    async with program() as player:
        await choose(player, "bots")
        assert isinstance(player.app.screen, Setup)
        player.app.screen.query_one("#variant", Select).value = "gurka_is"
        player.app.screen.query_one("#house", Input).value = "threshold=30"
        await player.pilot.pause()
        player.app.screen.query_one("#begin").focus()
        await player.pilot.press("enter")
        picture = await player.wait()
        assert picture.view.variant.key == "gurka_is"
        assert picture.view.variant.threshold == 30
        assert len(picture.chairs) == 4
        assert player.app.settings.name == ""


async def test_a_name_that_was_given_is_kept():
    async with program() as player:
        await choose(player, "bots")
        player.app.screen.query_one("#names", Input).value = "Ida"
        player.app.screen.query_one("#begin").focus()
        await player.pilot.press("enter")
        await player.wait()
        assert player.app.settings.name == "Ida"


async def test_every_bot_that_is_offered_is_called_something():
    assert all(words("en", "tui").has(f"bot-{name}") for name in OFFERED)


async def test_house_rules_that_contradict_each_other_are_told():
    async with program() as player:
        await choose(player, "bots")
        player.app.screen.query_one("#house", Input).value = "lives=0"
        player.app.screen.query_one("#house").focus()
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Setup)
        assert "lives" in text_of(player.app).partition("Begin")[2]


async def test_the_rules_of_a_variant_are_read():
    async with program(language="de") as player:
        await choose(player, "rules")
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert "Stich" in text_of(player.app)
        await player.pilot.press("escape", "escape")
        assert len(player.app.screen_stack) == 2


async def test_language_and_colours_change_and_are_kept(home):
    async with program() as player:
        await choose(player, "language")
        assert "Syv stik" in text_of(player.app)
        await choose(player, "theme")
        await choose(player, "colours")
        assert player.app.theme == f"agurk-{THEMES[1]}-four"
    kept = load_settings()
    assert (kept.language, kept.theme, kept.four_colours) == ("da", THEMES[1], True)
    assert load_settings("pl").language == "pl"
    (home / "terminal.json").write_text(json.dumps({"theme": "pink", "pace": 3, "language": "xx"}))
    assert load_settings() == Settings()
    (home / "terminal.json").write_text("[")
    assert load_settings() == Settings()


async def test_a_score_sheet_is_begun_noted_and_gone_on_with(home):
    async with program() as player:
        await choose(player, "keep")
        assert isinstance(player.app.screen, Keep)
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert "Say who plays." in text_of(player.app)
        await player.pilot.press(*"Ida,Bo,Saga", "enter")
        await player.pilot.press(*"bo K", "enter")
        await player.pilot.pause()
        assert "Bo pays 13." in text_of(player.app)
        await player.pilot.press(*"nobody 9", "enter")
        await player.pilot.pause()
        assert look(home / "score.keep").sheet.match.standing.scores == (0, 13, 0)
        await player.pilot.press("f6")
        await player.pilot.pause()
        assert look(home / "score.keep").sheet.match.standing.scores == (0, 0, 0)
        await player.pilot.press("f7")
    async with program() as player:
        await choose(player, "keep")
        shown = text_of(player.app)
        assert "13" in shown
        assert "Saga" in shown
        await player.pilot.press("f8")
        await player.pilot.pause()
        assert not (home / "score.keep").exists()
        assert (home / "score-1.keep").exists()


async def test_a_record_is_opened_and_stepped_through():
    async with at_table(SHORT, players=2) as player:
        over = await player.play(lambda picture: picture.stop is Stop.OVER)
        await player.press("enter")
        await choose(player, "record")
        assert isinstance(player.app.screen, Records)
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Replay)
        record = load(over.kept)
        found = tuple(steps(record))
        assert f"Step 1 of {len(found)}" in text_of(player.app)
        await player.pilot.press("right")
        await player.pilot.pause()
        shown = text_of(player.app)
        assert "Step 2 of" in shown
        assert all(card.pretty in shown for hand in found[1].hands for card in hand)
        await player.pilot.press("end")
        await player.pilot.pause()
        assert "win" in text_of(player.app)


@pytest.mark.parametrize(
    "text", [pytest.param("", id="empty"), pytest.param("no record\n", id="no record")]
)
async def test_a_file_without_a_match_is_told(text, tmp_path):
    path = tmp_path / "odd.agurk"
    path.write_text(text)
    async with program() as player:
        await choose(player, "record")
        player.app.screen.query_one("#file", Input).value = str(path)
        player.app.screen.query_one("#file").focus()
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Records)
        told = text_of(player.app).splitlines()
        assert any(line.strip().endswith(".") for line in told[2:4])


async def begin_sheet(player, names="Ida,Bo,Saga", house=""):
    await choose(player, "keep")
    player.app.screen.query_one("#house", Input).value = house
    await player.pilot.press(*names, "enter")
    await player.pilot.pause()


async def note(player, line):
    """Type a line on a sheet, and return what the screen shows then."""
    noted = player.app.screen.query_one("#noted", Input)
    noted.value = line
    noted.focus()
    await player.pilot.press("enter")
    await player.pilot.pause()
    return " ".join(text_of(player.app).split())


async def test_players_come_and_go_on_a_sheet_and_the_lot_names_the_dealer(home):
    async with program() as player:
        await begin_sheet(player)
        assert "Mikkel sits down" in await note(player, "join Mikkel after Bo")
        assert look(home / "score.keep").sheet.seated == ("Ida", "Bo", "Mikkel", "Saga")
        assert "Saga leaves" in await note(player, "leave saga")
        assert "The lot makes" in await note(player, "lot")
        assert "Mikkel deals next" in await note(player, "dealer mikkel")
        assert "nothing is entered" in await note(player, "try bo 9")
        assert look(home / "score.keep").sheet.match.standing.scores[1] == 0
        assert "is a command here" in await note(player, "join Lot")
        assert "deal again" not in await note(player, "undo")


async def test_what_is_wrong_about_an_entry_is_told_in_the_language_of_the_reader():
    async with program(language="da") as player:
        await begin_sheet(player)
        told = words("da", "entries")
        who = {"said": "nils", "names": "Ida, Bo, Saga"}
        assert told.say("name-unknown", who) in await note(player, "nils 9")
        assert told.say("nothing-to-undo") not in await note(player, "bo 9")
        await player.pilot.press("f6", "f6")
        assert told.say("nothing-to-undo") in text_of(player.app)


async def test_a_sheet_of_seven_fits_a_terminal_of_80_columns():
    async with program() as player:
        await begin_sheet(player, "Ida,Bo,Saga,Mikkel,Ola,Freja,Nils")
        await note(player, "bo K")
        lines = text_of(player.app).splitlines()
        lives = next(line for line in lines if line.startswith("Lives"))
        assert lives.count("(") == 14


async def test_a_sheet_is_begun_with_house_rules(home):
    async with program() as player:
        await begin_sheet(player, house="threshold=30")
        assert look(home / "score.keep").sheet.variant.threshold == 30


async def test_a_sheet_is_saved_as_a_record_that_can_be_opened_as_what_it_is(tmp_path):
    path = tmp_path / "evening.agurk"
    async with program() as player:
        await begin_sheet(player)
        await note(player, "bo K")
        assert "evening.agurk" in "".join((await note(player, f"save {path}")).split())
        await player.pilot.press("escape")
        await player.pilot.pause()
        await choose(player, "record")
        await open_file(player, path)
        shown = text_of(player.app)
        assert "Bo pays 13." in shown
        assert "Bo 13" in shown


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("dispute 9c / 6d / Kh 2s", "should have been", id="not legal"),
        pytest.param("dispute 9c / 2s / Kh 6d", "legal", id="legal"),
        pytest.param("dispute 9c", "Write a dispute as", id="not understood"),
    ],
)
async def test_a_dispute_is_settled_in_a_line(line, told):
    async with program() as player:
        await begin_sheet(player)
        assert told in await note(player, line)


async def test_a_dispute_is_asked_for_in_three_fields():
    async with program(language="de") as player:
        await begin_sheet(player)
        await player.pilot.press("f9")
        await player.pilot.pause()
        for name, cards in (("trick", "9c"), ("played", "6d"), ("hand", "Kh 2s")):
            player.app.screen.query_one(f"#{name}", Input).value = cards
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert "K♥" in text_of(player.app)
        player.app.screen.query_one("#played", Input).value = ""
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert "Das ging nicht" in text_of(player.app)


async def test_what_can_be_typed_on_a_sheet_is_told():
    async with program() as player:
        await begin_sheet(player)
        shown = await note(player, "?")
        assert "join NAME, join NAME after saga somebody sits down" in shown


async def open_file(player, path):
    player.app.screen.query_one("#file", Input).value = str(path)
    player.app.screen.query_one("#file").focus()
    await player.pilot.press("enter")
    await player.pilot.pause()


@pytest.mark.parametrize("name", ["danish-spectator.agurk", "danish-spectator.jsonl"])
async def test_a_record_without_hands_is_read_deal_by_deal(name):
    async with program(language="da", size=(80, 50)) as player:
        await choose(player, "record")
        await open_file(player, DEALS / name)
        shown = text_of(player.app)
        assert "Dansk Agurk" in shown
        assert "1" in shown
        assert "♣" in shown


async def test_one_of_several_matches_in_a_file_is_chosen(tmp_path):
    path = tmp_path / "two.agurk"
    path.write_text("\n".join((DEALS / f"{name}.agurk").read_text() for name in ("danish", "diku")))
    async with program() as player:
        await choose(player, "record")
        await open_file(player, path)
        assert "Which match?" in text_of(player.app)
        await player.pilot.press("down", "enter")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Replay)
        assert "bonus for equals" in text_of(player.app)
