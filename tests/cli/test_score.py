"""`agurk score`: a last trick counted for a table."""

import pytest


def test_the_answer_for_a_program(answer):
    asked = 'score --variant danish --scores "14,5,12" --lives "2,2,2" --taker 0 --points 9'
    found = answer(asked)
    assert list(found) == ["scores", "lives", "out", "events", "over", "winners", "losers"]
    assert found | {"events": []} == {
        "scores": [12, 5, 12],
        "lives": [1, 2, 2],
        "out": [],
        "events": [],
        "over": False,
        "winners": [],
        "losers": [],
    }
    assert [event["kind"] for event in found["events"]] == ["paid", "life-lost"]
    assert found["events"][0] == {
        "kind": "paid",
        "seat": 0,
        "points": 9,
        "score": 23,
        "text": "Seat 0 pays 9: 14 and 9 make 23.",
    }


def test_the_answer_for_people(agurk):
    assert agurk('score --scores "14,9" --lives "1,2" --taker 0 --card Q --names Ida,Bo') == (
        "Ida  out  (::)(::)\n"
        "Bo     9  (  )(  )\n"
        "\n"
        "Ida pays 12: 14 and 12 make 26.\n"
        "26 is more than 21: a cucumber for Ida, who is out.\n"
        "Bo is the last one in, and wins.\n"
    )


@pytest.mark.parametrize(
    ("given", "scores"),
    [
        pytest.param("--taker Ida", [10, 2, 3], id="a name"),
        pytest.param("--taker 0", [10, 2, 3], id="a seat all the same"),
        pytest.param("--taker 2", [1, 11, 3], id="a number that is a name"),
        pytest.param("--taker 'ida, sag'", [10, 2, 12], id="several, cut short"),
    ],
)
def test_players_who_have_names_are_named_by_them(given, scores, answer):
    line = f"score --variant cucumber --scores 1,2,3 --card 9 --names Ida,2,Saga {given}"
    assert answer(line)["scores"] == scores


def test_whoever_called_kontra_is_named_too(answer):
    line = "score --variant ogorek_kontra --scores 1,2,3 --card A --names Ida,Bo,Saga --taker bo"
    assert answer(f"{line} --kontra bo")["scores"] == [1, 6, 3]


def test_people_read_that_a_match_goes_on(agurk):
    told = agurk('score --scores "-,9,3" --taker 1 --card 2').splitlines()
    assert told[0] == "Seat 0  out  (::)(::)"
    assert told[-1] == "The match goes on with 2 players."


@pytest.mark.parametrize(
    ("line", "scores", "lives", "out"),
    [
        pytest.param("--scores 14,9 --taker 0 --points 7", [9, 9], [1, 2], [], id="all lives"),
        pytest.param("--scores 0,20 --taker 1 --card A", [0, 0], [2, 1], [], id="comes back at 0"),
        pytest.param(
            "--scores 3,-,4 --lives 2,null,1 --taker 2 --card 5",
            [3, None, 9],
            [2, 0, 1],
            [1],
            id="one is out already",
        ),
        pytest.param(
            "--scores 3,22,4 --lives 2,0,1 --taker 2 --card 5",
            [3, None, 9],
            [2, 0, 1],
            [1],
            id="the last score of one who is out",
        ),
        pytest.param(
            "--variant cucumber --scores 14,5,12 --taker 0,2 --card Kh",
            [27, 5, 25],
            [1, 1, 1],
            [],
            id="two share",
        ),
        pytest.param(
            "--variant diku --scores 14,5,12 --taker 1,0 --points 6",
            [20, 0, 12],
            [2, 2, 2],
            [],
            id="the last one named pays and the other gains",
        ),
        pytest.param(
            "--variant ogorek_kontra --scores 1,2,3 --taker 1 --card A --kontra 1",
            [1, 6, 3],
            [1, 1, 1],
            [],
            id="the caller of Kontra pays four times",
        ),
        pytest.param(
            "--variant five_cucumbers --scores 0,0 --taker 1 --card 9 --one",
            [0, 4],
            [1, 1],
            [],
            id="doubled by a 1",
        ),
        pytest.param(
            "--variant rassi --scores 0,0 --taker 0,1 --card 9 --doubled 0 --redoubled 1",
            [18, 36],
            [1, 1],
            [],
            id="exchanges multiply",
        ),
        pytest.param(
            "--variant agurk_server --scores 0,0,0 --taker 1 --card 9",
            [0, 9, 0],
            [1, 1, 1],
            [],
            id="who goes on is not asked",
        ),
        pytest.param(
            "--scores 14,5 --taker 0 --points 9 --house lives=1 life_lost=none threshold=30",
            [23, 5],
            [1, 1],
            [],
            id="house rules",
        ),
    ],
)
def test_scores_become(answer, line, scores, lives, out):
    found = answer(f"score {line}")
    assert (found["scores"], found["lives"], found["out"]) == (scores, lives, out)
    assert not found["over"]


@pytest.mark.parametrize(
    ("line", "winners", "losers", "why"),
    [
        pytest.param(
            "--scores 20,3 --lives 1,1 --taker 0 --card 2", [1], [], "last one in", id="last in"
        ),
        pytest.param(
            "--variant cucumber --scores 29,28 --taker 0,1 --card 9",
            [1],
            [],
            "lowest score",
            id="nobody left",
        ),
        pytest.param(
            "--variant cucumber_21 --scores 20,3,4 --taker 0 --card 9",
            [1],
            [0],
            "lowest score",
            id="the first out loses",
        ),
        pytest.param(
            "--variant gurka_is_six_loses --scores 0,3,4 --taker 0 --card 6c",
            [1],
            [0],
            "loses the match at once",
            id="the top card",
        ),
        pytest.param("--variant matapesa --scores 0,0,0 --taker 1", [0, 2], [1], "", id="one deal"),
        pytest.param(
            "--variant kurko --scores 29,3,40 --taker 0 --card 9",
            [1],
            [0, 2],
            "lowest score",
            id="all but one",
        ),
    ],
)
def test_the_match_is_over(answer, line, winners, losers, why):
    found = answer(f"score {line}")
    assert found["over"]
    assert (found["winners"], found["losers"]) == (winners, losers)
    (end,) = [event for event in found["events"] if event["kind"] == "match-over"]
    assert why in end["text"]


def test_who_may_buy_in_is_told(answer):
    found = answer("score --variant cucumber_hard --scores 28,5,12,0 --taker 0 --card K")
    assert found["events"][-1] == {
        "kind": "may-buy-in",
        "seat": 0,
        "score": 12,
        "text": "Seat 0 may buy in at 12, for one unit.",
    }
    assert not found["over"]


def test_differences_are_paid_and_an_unknown_pot_is_not(answer):
    kurko = answer("score --variant kurko --scores 29,3 --taker 0 --card 9")
    paid = {event["seat"]: event["units"] for event in kurko["events"] if event["kind"] == "won"}
    assert paid == {0: -35, 1: 35}
    hard = answer("score --variant cucumber_hard --scores 29,3 --taker 0 --card 9")
    assert "won" not in {event["kind"] for event in hard["events"]}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("--scores 1,2 --lives 2 --taker 0 --card 9", "2 scores and 1", id="lives"),
        pytest.param("--scores 1,2 --lives 3,2 --taker 0 --card 9", "3 lives", id="a third life"),
        pytest.param("--scores=-,2,3 --lives 1,2,2 --taker 1 --card 9", "no score", id="no score"),
        pytest.param("--scores 1,2 --taker 2 --card 9", "no seat 2", id="no such seat"),
        pytest.param("--scores 1,2 --taker -1 --card 9", "whole number", id="a seat below 0"),
        pytest.param("--scores 1,2 --taker x --card 9", "whole number", id="a seat in letters"),
        pytest.param("--scores 1,²,2 --taker 0 --card 9", "whole number", id="a raised 2"),
        pytest.param("--scores 1,-,2 --taker 1 --card 9", "Seat 1 is out", id="one who is out"),
        pytest.param("--scores 1,- --taker 0 --card 9", "two must", id="one left"),
        pytest.param("--scores 1,22 --taker 0 --card 9", "in with 22", id="beyond the threshold"),
        pytest.param("--scores 1,2 --taker 0 --points -3", "whole number", id="points below 0"),
        pytest.param("--scores 1,2 --taker 0 --points 1.5", "whole number", id="half a point"),
        pytest.param("--scores 1,2 --taker 0", "Name the card", id="neither card nor points"),
        pytest.param("--scores 1,2 --taker 0 --card 9 --points 9", "not both", id="both"),
        pytest.param("--scores 1,2 --taker 0 --card 1x", "not a card", id="no card"),
        pytest.param("--scores 1,2 --taker 0,1 --card 9", "only the last", id="two pay"),
        pytest.param("--scores 1,2 --taker 0,0 --card 9", "only one card", id="one twice"),
        pytest.param("--scores 1,2 --taker 0 --card 9 --kontra 1", "no Kontra", id="no Kontra"),
        pytest.param("--scores 1,2 --taker 0 --card 9 --one", "doubles nothing", id="no ones"),
        pytest.param("--scores 1,2 --taker 0 --card 9 --names Ida", "1 names", id="a name short"),
        pytest.param(
            "--scores 1,2 --taker Saga --card 9 --names Ida,Bo",
            'Nobody here is called "Saga"; here are Ida, Bo.',
            id="nobody of that name",
        ),
        pytest.param(
            "--scores 1,1,1,1,1,1,1,1 --taker 0 --card 9", "at most 7", id="too many players"
        ),
        pytest.param("--scores 1,2 --taker 0 --card 9 --variant x", "no variant", id="no variant"),
        pytest.param(
            "--scores 1,2 --taker 0 --card 9 --house lives=x", "cannot be", id="no house rule"
        ),
        pytest.param("--scores 1,2 --card 9", "needs --taker", id="no taker"),
    ],
)
def test_a_mistake_is_answered_in_a_sentence(refusal, line, told):
    assert told in refusal(f"score {line}")
