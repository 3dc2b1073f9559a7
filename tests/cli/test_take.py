"""`agurk take`: who takes a trick, and what it costs whom."""

import pytest


def test_the_answer_for_a_program(agurk):
    assert agurk('take --variant danish "9c 2s 9h" --last --json') == (
        '{"taker": 2, "payers": [{"place": 2, "points": 9}]}\n'
    )


def test_an_early_trick_costs_nothing(agurk):
    assert agurk('take --variant danish "9c 2s 9h" --json') == '{"taker": 2, "payers": []}\n'


@pytest.mark.parametrize(
    ("line", "taker", "payers"),
    [
        pytest.param('--variant cucumber "9c 2s 9h" --last', 2, [(0, 9), (2, 9)], id="all pay"),
        pytest.param('--variant diku "9c 2s 9h" --last', 2, [(2, 9)], id="who gains does not pay"),
        pytest.param('--variant ogorek "Ac 2s" --last', 1, [(1, 2)], id="an ace that is low"),
        pytest.param('--variant ogorek "Ac 2s"', 0, [], id="an ace that is not low yet"),
        pytest.param(
            '--variant ogorek_kontra "Kc 2s" --last --kontra 0', 0, [(0, 52)], id="by the caller"
        ),
        pytest.param(
            '--variant ogorek_kontra "Kc 2s" --last --kontra 1', 0, [(0, 26)], id="by another"
        ),
        pytest.param('--variant cucumber "Ac Ad"', 0, [], id="an ace that had to be played"),
        pytest.param('--variant five_cucumbers "15 1 3" --last', 0, [(0, 10)], id="doubled by a 1"),
        pytest.param('--variant gurka_is "9c 6c 9h" --last', 1, [(1, 21)], id="a top card"),
        pytest.param('--variant gurka_is "9c 9d | 8c Td | 9h Ts"', 2, [], id="sets"),
        pytest.param('--variant gurka_is "9c Td 8h"', 1, [], id="single cards among sets"),
        pytest.param('"9c 2s 9h" --last --house penalty_tie=all', 2, [(0, 9), (2, 9)], id="house"),
    ],
)
def test_who_takes_and_who_pays(line, taker, payers, answer):
    told = answer(f"take {line}")
    assert told == {
        "taker": taker,
        "payers": [{"place": place, "points": points} for place, points in payers],
    }


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            '"9c 2s 9h"',
            "Place 2 takes the trick with 9♥.\n"
            "It is not the last trick, so it costs nothing.\n"
            "Places count from 0, in order of play.\n",
            id="an early trick",
        ),
        pytest.param(
            '--variant diku "9c 2s 9h" --last',
            "Place 2 takes the trick with 9♥.\n"
            "Place 2 pays 9.\n"
            "Place 0 takes 9 off.\n"
            "Places count from 0, in order of play.\n",
            id="a bonus",
        ),
        pytest.param(
            '--variant matapesa "9c 2s 3h" --last',
            "Place 0 takes the trick with 9♣.\n"
            "Place 0 loses.\n"
            "Places count from 0, in order of play.\n",
            id="no points",
        ),
    ],
)
def test_the_answer_for_people(line, told, agurk):
    assert agurk(f"take {line}") == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            '"9c"', "A trick has a card of each of two players at least, not 1.", id="one card"
        ),
        pytest.param(
            '""', "A trick has a card of each of two players at least, not 0.", id="nothing"
        ),
        pytest.param(
            '"9c 9c"', "9c is named twice; the pack of Danish Agurk has it once.", id="a card twice"
        ),
        pytest.param(
            '"9c X1"',
            "TRICK: X1 is not in the pack of Danish Agurk, which has 2c to As.",
            id="a card of another pack",
        ),
        pytest.param(
            '"2c 3c 4c 5c 6c 7c 8c 9c"',
            "The trick has 8 plays, and Danish Agurk is for at most 7 players.",
            id="too many",
        ),
        pytest.param(
            '--variant gurka_is "9c 9d | 8c 8d" --last',
            "9c 9d cannot have been led together: each plays one card to the last trick.",
            id="sets in the last trick",
        ),
        pytest.param(
            '"9c 2s" --last --kontra 0',
            "Danish Agurk knows no Kontra; --house multiplier=kontra adds it.",
            id="Kontra where it is unknown",
        ),
        pytest.param(
            '--variant ogorek_kontra "9c 2s" --kontra 0',
            "Kontra counts in the last trick only: add --last.",
            id="Kontra in an early trick",
        ),
        pytest.param(
            '--variant ogorek_kontra "9c 2s" --last --kontra 2',
            "The places in this trick are 0 to 1, not 2.",
            id="Kontra by nobody",
        ),
    ],
)
def test_a_mistake_is_told(line, told, refusal):
    assert refusal(f"take {line}") == told
