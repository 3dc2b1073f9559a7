from pathlib import Path

import pytest

from agurk.bots import BOTS, OFFERED, UnknownBot, find, find_offered
from agurk.rules.player import Player

TEXT = Path(__file__).parents[2] / "web" / "src" / "text"


RULES_OF_THUMB = ("uniform", "lowest", "sharp", "ladder")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_found_by_its_name_in_any_case(name):
    assert find(f" {name.upper()} ") is BOTS[name]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_a_player(name):
    assert isinstance(BOTS[name], Player)


def test_an_unknown_bot_is_told_which_there_are():
    with pytest.raises(
        UnknownBot, match=r"no bot named \"deep\"; there are uniform, lowest, sharp"
    ):
        find("deep")


def test_a_very_long_name_is_not_repeated_in_full():
    with pytest.raises(UnknownBot) as caught:
        find("x" * 500)
    assert len(str(caught.value)) < 240


@pytest.mark.parametrize("name", BOTS)
def test_people_find_the_bots_that_may_sit_at_their_tables(name):
    if name in OFFERED or name in RULES_OF_THUMB:
        assert find_offered(name.upper()) is BOTS[name]
    else:
        with pytest.raises(UnknownBot, match="there are beginner, learner"):
            find_offered(name)


@pytest.mark.parametrize("name", OFFERED)
def test_a_bot_that_people_are_offered_is_called_something_in_every_language(name):
    folders = [file.parent for file in TEXT.glob("*/page.ftl")]
    assert len(folders) == 8
    for folder in folders:
        assert f"\nbot-{name} = " in (folder / "page.ftl").read_text("utf-8")
        assert f"\nbot-{name}-what = " in (folder / "invite.ftl").read_text("utf-8")


@pytest.mark.parametrize("name", RULES_OF_THUMB)
def test_a_bot_of_an_old_table_is_called_something_in_every_language(name):
    for file in TEXT.glob("*/page.ftl"):
        assert f"\nbot-{name} = " in file.read_text("utf-8")
