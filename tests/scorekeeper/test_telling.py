"""What the scorekeeper says."""

import pytest
from hypothesis import given

from agurk.scorekeeper.entries import Answered, Dealing, Joined, Left, Rematch, Took
from agurk.scorekeeper.telling import told, what_next
from tests.scorekeeper.sheets import any_log, keys, seeds, sheet_of


@given(keys, seeds)
def test_there_is_a_sentence_for_everything(variant, seed):
    log = any_log(variant, seed)
    for _, step in log.past:
        for sentence in (*told(step), what_next(step.sheet)):
            assert sentence.endswith((".", "!")), sentence
            assert "  " not in sentence
            assert " ," not in sentence


@pytest.mark.parametrize(
    ("line", "variant", "entry", "said"),
    [
        pytest.param(
            "Ida Bo | Ida A | Bo 9",
            "danish",
            Took(takers=("Ida",), card="Q"),
            [
                "Ida pays 12: 14 and 12 make 26.",
                (
                    "26 is more than 21: a cucumber for Ida, who goes on with 9, the highest "
                    "score of the others, and has one life left."
                ),
            ],
            id="a life",
        ),
        pytest.param(
            "Ida Bo | Ida Q | Ida 9 | Ida A",
            "danish",
            Took(takers=("Ida",), card="7"),
            [
                "Ida pays 7: 14 and 7 make 21.",
                "21 is reached: a cucumber for Ida, who is out.",
                "Bo is the last one in, and wins.",
            ],
            id="the end",
        ),
        pytest.param(
            "Ida Bo | Ida+Bo A | Ida+Bo A",
            "cucumber",
            Took(takers=("Ida", "Bo"), card="9"),
            [
                "Ida pays 9: 28 and 9 make 37.",
                "Bo pays 9: 28 and 9 make 37.",
                "37 is more than 30: a cucumber for Ida, who is out.",
                "37 is more than 30: a cucumber for Bo, who is out.",
                "Nobody is left in. Ida and Bo share the win.",
            ],
            id="nobody left",
        ),
        pytest.param(
            "Ida Bo | Ida A",
            "gurka_is",
            Took(takers=("Ida",), card="7"),
            ["Ida pays 7: 14 and 7 make 21.", "21 exactly: Ida is back at 0."],
            id="a reset",
        ),
        pytest.param(
            "Ida Bo",
            "gurka_is_six_loses",
            Took(takers=("Ida",), card="6c"),
            [
                "Ida pays 21.",
                "That card loses at once: a cucumber for Ida, who is out.",
                (
                    "The 6 of clubs in the last trick loses the match at once, so it is over: Bo "
                    "wins. Ida has lost."
                ),
            ],
            id="the top card",
        ),
        pytest.param(
            "Ida Bo Saga",
            "matapesa",
            Took(takers=("Bo",)),
            [
                "Bo takes the last trick, which costs nothing.",
                "The match is over: Ida and Saga win. Bo has lost.",
            ],
            id="one deal",
        ),
        pytest.param(
            "Ida Bo | Ida 9 | Bo 9",
            "diku",
            Took(takers=("Ida", "Bo"), card="5"),
            ["Bo pays 5: 9 and 5 make 14.", "Ida takes 5 off, which leaves 4."],
            id="a bonus",
        ),
        pytest.param(
            "Ida Bo Saga Ola | Ida A | Ida A",
            "cucumber_hard",
            Took(takers=("Ida",), card="9"),
            [
                "Ida pays 9: 28 and 9 make 37.",
                "37 is more than 30: a cucumber for Ida, who is out.",
            ],
            id="may buy in",
        ),
        pytest.param(
            "Ida Bo Saga Ola | Ida A | Ida A | Ida 9",
            "cucumber_hard",
            Answered("Ida", bought=True),
            ["Ida buys in at 0.", "Ida pays one unit to the pot."],
            id="buys in",
        ),
        pytest.param(
            "Ida Bo Saga Ola | Ida A | Ida A | Ida 9",
            "cucumber_hard",
            Took(takers=("Bo",), card="9"),
            ["Ida does not buy in, and is out.", "Bo pays 9."],
            id="does not buy in",
        ),
        pytest.param(
            "Ida Bo | Ida 9",
            "danish",
            Joined("Saga"),
            [
                (
                    "Saga sits down at 9, with 2 lives: the worst of those in, so that nobody "
                    "gains by coming late."
                )
            ],
            id="sits down",
        ),
        pytest.param(
            "Ida Bo", "cucumber", Joined("Saga"), ["Saga sits down at 0."], id="sits down at first"
        ),
        pytest.param(
            "Ida Bo | Bo 9",
            "cucumber",
            Left("Bo"),
            ["Bo leaves with 9.", "Ida is the last one in, and wins."],
            id="leaves",
        ),
        pytest.param("Ida Bo", "danish", Dealing("Bo"), ["Bo deals next."], id="deals"),
        pytest.param(
            "Ida Bo | Ida A | Ida 7 | Ida A | Ida 7",
            "danish",
            Rematch(),
            ["Ida and Bo play Danish Agurk."],
            id="a rematch",
        ),
    ],
)
def test_it_says(line, variant, entry, said):
    assert list(told(sheet_of(line, variant).enter(entry).last)) == said


def test_the_way_to_play_is_called_by_its_name_in_the_language():
    over = sheet_of("Ida Bo | Ida A | Ida 7 | Ida A | Ida 7", "danish")
    (begun,) = told(over.enter(Rematch()).last, "da")
    assert "Dansk Agurk" in begun


@pytest.mark.parametrize(
    ("line", "variant", "said"),
    [
        pytest.param("Ida Bo", "danish", "Deal 1: Ida deals 7 cards to each.", id="a deal"),
        pytest.param(
            "Ida Bo Saga",
            "cucumber_dealers_choice",
            "Deal 1: Ida deals, and names how many cards each gets, 3 to 17.",
            id="a choice",
        ),
        pytest.param(
            "Ida Bo Saga Ola | Ida A | Ida A | Ida 9",
            "cucumber_hard",
            "Ida may buy in at 0 for one unit. Without an answer Ida is out with 37.",
            id="a question",
        ),
        pytest.param(
            "Ida Bo Saga Ola | Ida A",
            "gurka_se",
            "Ida may buy in at 0 for one unit. Without an answer Ida stays at 14.",
            id="a question to one still in",
        ),
        pytest.param(
            "Ida Bo | Ida A | Ida 7 | Ida A | Ida 7",
            "danish",
            "Bo is the last one in, and wins.",
            id="nothing",
        ),
        pytest.param(
            "Ida Bo | Ida 5", "twenty_two", "Deal 2: Ida deals 5 cards to each.", id="a new size"
        ),
    ],
)
def test_it_says_what_comes_next(line, variant, said):
    assert what_next(sheet_of(line, variant).sheet) == said
