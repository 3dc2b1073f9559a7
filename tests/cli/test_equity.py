"""`agurk equity`."""

import pytest

from agurk.solve.equity import shelf


@pytest.fixture(autouse=True)
def no_process(monkeypatch, tmp_path):
    monkeypatch.setenv(shelf.FOLDER, str(tmp_path / "cache"))
    monkeypatch.setattr(shelf, "_start", lambda _: None)


def test_the_answer_for_a_program_is_what_the_library_says(answer):
    from agurk.rules.actions import Lot
    from agurk.rules.state import begin
    from agurk.solve.equity import equity_of
    from agurk.variants import VARIANTS

    told = answer("equity --players 3 --dealer 1")
    match = begin(VARIANTS["danish"], 3).apply(Lot(1)).state.match
    chances = equity_of(VARIANTS["danish"], 3).chances(match)
    assert [seat["win"] for seat in told["seats"]] == pytest.approx(chances, abs=1e-6)
    assert (told["variant"], told["dealer"], told["source"]) == ("danish", 1, "exact")
    assert "safe" not in told["seats"][0]


def test_scores_lives_and_who_is_out(answer):
    seats = answer("equity --scores 13,20,-,5 --lives 2,1,0,2")["seats"]
    assert [seat["score"] for seat in seats] == [13, 20, 0, 5]
    assert [seat["lives"] for seat in seats] == [2, 1, 0, 2]
    assert seats[2]["win"] == 0
    assert seats[3]["win"] > seats[0]["win"] > seats[1]["win"]
    assert sum(seat["win"] for seat in seats) == pytest.approx(1, abs=1e-5)


def test_the_answer_for_people(agurk):
    lines = agurk("equity --scores 13,20,5 --lives 2,1,2").splitlines()
    assert lines[0].startswith("Danish Agurk, 3 players: the chance to win")
    row = next(line for line in lines if line.split()[:3] == ["1", "20", "1"])
    assert row.endswith("%")
    assert lines[-1] == "The chances are exact for such play."


def test_where_one_loses_the_chance_not_to_be_that_one_is_told(agurk, answer):
    asked = "equity --variant danish_first_over --scores 20,3,3"
    seats = answer(asked)["seats"]
    assert seats[0]["safe"] < seats[1]["safe"]
    assert seats[1]["safe"] > seats[1]["win"]
    assert "does not lose" in agurk(asked)


def test_house_rules_without_a_table_are_played(answer, agurk):
    asked = "equity --house threshold=17 --scores 16,2"
    told = answer(asked)
    assert told["source"] == "sampled"
    assert told["seats"][0]["win"] < told["seats"][1]["win"]
    assert "playing 20,000 matches" in " ".join(agurk(asked).split())


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        pytest.param(
            "--scores 1,2 --players 3", "There are 2 scores for 3 players.", id="other players"
        ),
        pytest.param("--scores 1,2 --dealer 2", "seat 2 cannot deal", id="a dealer without a seat"),
        pytest.param("--scores 1,2 --lives 1", "2 scores and 1 numbers of lives", id="few lives"),
        pytest.param("--scores 1,-", "At least two must still be in", id="one alone"),
        pytest.param("--scores 1,x", "x", id="no score"),
        pytest.param("--players 9", "2 to 7 players, not 9", id="too many players"),
        pytest.param("--plot chances.txt", "chances.txt", id="no picture"),
        pytest.param("--variant matapesa --plot a.svg", "no score costs a life", id="no curve"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(refusal, line, sentence):
    assert sentence in refusal(f"equity {line}")


def test_a_picture_has_a_curve_for_each_seat(agurk, tmp_path):
    pytest.importorskip("matplotlib")
    file = tmp_path / "chances.svg"
    agurk(f"equity --scores 13,20,5 --plot {file}")
    assert file.read_text().count("<path") > 3
