"""Who takes part."""

import pytest

from agurk.arena.entrants import EntrantsError, checked, command_of, split
from agurk.arena.guests import GuestError
from agurk.bots import BotOption, UnknownBot


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        pytest.param("sharp", ["sharp"], id="one"),
        pytest.param("sharp, ladder", ["sharp", "ladder"], id="a space"),
        pytest.param("a:x=1,y=2,b", ["a:x=1,y=2", "b"], id="two options"),
        pytest.param("a:x=1, y=2,b:z=3", ["a:x=1,y=2", "b:z=3"], id="options of both"),
        pytest.param("cmd:./mine,sharp", ["cmd:./mine", "sharp"], id="a guest"),
        pytest.param("a,b=1", ["a", "b=1"], id="an option of a bot without a colon is a bot"),
    ],
)
def test_a_list_is_split(text, bots):
    assert split(text) == bots


def test_bots_are_called_alike_in_any_case():
    assert checked([" SHARP", "Pimc:worlds=5"]) == ("sharp", "pimc:worlds=5")


def test_a_command_may_stand_in_quotes():
    assert command_of('cmd:"python mine.py"') == command_of("cmd: python mine.py")


@pytest.mark.parametrize(
    ("bots", "error", "complaint"),
    [
        pytest.param(["sharp"], EntrantsError, "between 2 and 50 bots, not 1", id="one alone"),
        pytest.param(["sharp", "Sharp "], EntrantsError, "named twice", id="one twice"),
        pytest.param(["sharp", "deep"], UnknownBot, "deep", id="unknown"),
        pytest.param(["sharp", "pimc:x=1"], BotOption, "worlds=", id="an unknown option"),
        pytest.param(["sharp", "cmd:"], GuestError, "nothing is none", id="no command"),
        pytest.param(["sharp", "cmd:no-such-1x"], GuestError, "no-such-1x", id="no program"),
        pytest.param(["sharp", "cmd:'x"], GuestError, "not to be read", id="an open quote"),
    ],
)
def test_entrants_are_refused_for(bots, error, complaint):
    with pytest.raises(error, match=complaint):
        checked(bots)
