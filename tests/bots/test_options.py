"""What can be chosen of a bot."""

from dataclasses import dataclass

import pytest

from agurk.bots import BotOption, UnknownBot, find, make
from agurk.bots.options import with_options


@dataclass(frozen=True)
class Patient:
    worlds: int = 10
    ms: float | None = None
    sure: bool = False
    tone: str = "calm"

    def choose(self, view, random):  # noqa: ARG002
        return view.actions[0]


@pytest.mark.parametrize(
    ("options", "made"),
    [
        pytest.param((), Patient(), id="none"),
        pytest.param(("worlds=5",), Patient(worlds=5), id="a whole number"),
        pytest.param((" worlds = 5 ", "ms=2.5"), Patient(worlds=5, ms=2.5), id="two, with spaces"),
        pytest.param(("sure=Yes",), Patient(sure=True), id="yes"),
        pytest.param(("sure=off",), Patient(sure=False), id="off"),
        pytest.param(("ms=none",), Patient(), id="nothing, where that is allowed"),
        pytest.param(("tone=a=b",), Patient(tone="a=b"), id="a text with a mark of equality"),
    ],
)
def test_options_are_read(options, made):
    assert with_options(Patient(), "patient", options) == made


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        pytest.param(("world=5",), r'no option "world=5"; its options are worlds=, ms=', id="name"),
        pytest.param(("worlds",), 'no option "worlds"', id="no value"),
        pytest.param(("worlds=many",), 'worlds is a whole number, not "many"', id="no number"),
        pytest.param(("worlds=1.5",), "worlds is a whole number", id="no whole number"),
        pytest.param(("ms=soon",), 'ms is a number, not "soon"', id="no number of any kind"),
        pytest.param(("sure=perhaps",), "sure is yes or no", id="neither yes nor no"),
    ],
)
def test_an_option_is_refused_for(options, complaint):
    with pytest.raises(BotOption, match=complaint):
        with_options(Patient(), "patient", options)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        pytest.param("sharp:worlds=5", "sharp has no option .* it has none", id="there is none"),
        pytest.param("pimc:worlds=0", "worlds is from 1 to 1000000, not 0", id="out of range"),
    ],
)
def test_a_bot_is_not_made_with(text, complaint):
    with pytest.raises(BotOption, match=complaint):
        make(text)


def test_a_colon_without_options_changes_nothing():
    assert make(" PIMC: ") is find("pimc")


def test_options_of_an_unknown_bot_do_not_help():
    with pytest.raises(UnknownBot, match="deep"):
        make("deep:worlds=5")
