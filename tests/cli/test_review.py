"""`agurk review`."""

import pytest

from agurk.notation import dumps
from agurk.sim.native import available
from tests.review.test_reviewing import DEALS, first_deals

kernel = pytest.mark.skipif(not available(), reason="there is no kernel")


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "match.agurk"
    file.write_text(dumps(first_deals(deals=1)), encoding="utf-8")
    return file


@kernel
def test_the_answer_for_people(agurk, record):
    lines = agurk(f"review {record}").splitlines()
    assert lines[0].startswith("What the cards were worth: Danish")
    assert {"How well each played", "Turning points", "What cost most", "Deal 1"} <= set(lines)
    assert any("The match is not over" in line for line in lines)
    assert sum("*" in line for line in lines) >= 21


@kernel
def test_the_answer_for_a_program(answer, record):
    data = answer(f"review {record} --seat 1 --seed 5")
    assert (data["format"], data["version"], data["seed"]) == ("agurk-review", 1, 5)
    assert {play["seat"] for deal in data["deals"] for play in deal["plays"]} == {1}


@kernel
def test_the_answer_as_a_page_in_another_language(agurk, record, tmp_path):
    page = tmp_path / "review.html"
    assert agurk(f"review {record} --html {page} --language sv") == ""
    assert "Vad korten var värda" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        pytest.param(
            f"{DEALS / 'danish-spectator.agurk'}", "does not hold all hands", id="no hands"
        ),
        pytest.param(f"{DEALS / 'danish.agurk'} --seat 9", "there is no seat 9", id="no such seat"),
        pytest.param(f"{DEALS / 'danish.agurk'} --language xx", "xx", id="no such language"),
        pytest.param(
            f"{DEALS / 'danish.agurk'} --json --html a.html", "not both", id="two kinds of answer"
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(refusal, line, sentence):
    assert sentence in refusal(f"review {line}")
