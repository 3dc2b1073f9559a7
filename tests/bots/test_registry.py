import pytest

from agurk.bots import BOTS, UnknownBot, find
from agurk.rules.player import Player


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
    assert len(str(caught.value)) < 120
