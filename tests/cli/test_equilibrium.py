"""`agurk equilibrium`: small deals of two players at best."""

import pytest

from agurk.solve.equilibrium import find
from agurk.variants import VARIANTS


def test_the_answer_for_a_program_is_what_the_library_says(answer):
    told = answer("equilibrium --variant cucumber --cards 2 --threads 1")
    found = find(VARIANTS["cucumber"], 2)
    assert told.pop("seconds") >= 0
    assert told == {
        "variant": "cucumber",
        "cards": 2,
        "value": found.value,
        "exploitability": found.exploitability,
        "nash_conv": found.nash_conv,
        "best": list(found.measured.best),
        "iterations": found.walks,
    }


def test_the_answer_for_people(agurk):
    lines = agurk("equilibrium --cards 3 --target 0.05").splitlines()
    assert lines[0] == "Danish Agurk, 2 players with 3 cards each, one deal."
    assert lines[1].startswith("Whoever leads pays 1.")
    assert "points a deal less than the other one" in lines[1]
    assert "by it at best" in " ".join(lines)


def test_one_card_has_no_choice(agurk):
    lines = agurk("equilibrium --cards 1 --variant danish_tie_all").splitlines()
    assert lines[0].endswith("with 1 card each, one deal.")
    assert lines[1] == "On average nobody gains by leading."


def test_house_rules_are_played(answer):
    asked = "equilibrium --cards 2"
    assert answer(asked)["value"] != answer(f"{asked} --house follow=forced")["value"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        pytest.param("--cards 6", "1 to 4 cards", id="too many cards"),
        pytest.param("--variant gurka_is", "sets can be led", id="sets"),
        pytest.param("--target 0", "more than nothing", id="a target of nothing"),
        pytest.param("--threads 0", "threads", id="no threads"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(refusal, line, says):
    assert says in refusal(f"equilibrium {line}")
