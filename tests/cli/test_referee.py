"""`agurk referee`: whether a disputed card was legal, and what should have been played."""

import pytest


def test_the_answer_for_a_program(agurk):
    line = 'referee --variant danish --trick "9c" --played 6d --remaining "Kh 2s" --json'
    assert agurk(line) == (
        '{"legal": false, "should_have": ["2s", "Kh"], '
        '"reason": "The 6 is under the 9, and the lowest in hand was the 2."}\n'
    )


def test_a_legal_card_leaves_nothing_that_should_have_been_played(answer):
    assert answer('referee --trick "9c" --played 2s --remaining "Kh 6d"') == {
        "legal": True,
        "should_have": [],
        "reason": "The lowest in hand, the 2, is always allowed.",
    }


@pytest.mark.parametrize(
    ("line", "legal", "should_have"),
    [
        pytest.param('--played 6d --remaining "Kh 2s"', True, [], id="a lead"),
        pytest.param('--trick 9c --played 6d --remaining ""', True, [], id="a last card"),
        pytest.param('--trick 9c --played 6d --remaining "Kh 6c"', True, [], id="an equal lowest"),
        pytest.param(
            '--variant cucumber --trick 9c --played 2s --remaining "Kh 9d"',
            False,
            ["9d", "Kh"],
            id="a duty to head",
        ),
        pytest.param(
            '--variant gurka_is --trick "9c 9d" --played "5c 8d" --remaining "3c 7h"',
            False,
            ["3c 5c"],
            id="a set",
        ),
        pytest.param(
            '--variant gurka_is --trick "9c 9d" --played "Kd" --remaining "3c 7h"',
            False,
            ["3c 7h"],
            id="too few cards",
        ),
    ],
)
def test_a_ruling(line, legal, should_have, answer):
    told = answer(f"referee {line}")
    assert (told["legal"], told["should_have"]) == (legal, should_have)


def test_the_answer_for_people_names_the_cards_that_prove_it(agurk):
    assert agurk('referee --trick "9c" --played 6d --remaining "Kh 2s"') == (
        "Not legal. The 6 is under the 9, and the lowest in hand was the 2.\n"
        "It should have been 2♠ or K♥.\n"
        "The hand left shows it: 2♠.\n"
    )


def test_the_answer_for_people_when_all_was_right(agurk):
    assert agurk('referee --trick "9c" --played 9d --remaining "Kh 2s"') == (
        "Legal. It equals the 9, and that is enough.\n"
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            '--trick 9c --played "" --remaining 2s',
            "The disputed play has no cards: write them with spaces between, such as Kh 6d 2s.",
            id="nothing played",
        ),
        pytest.param(
            '--trick 9c --played 6d --remaining "6d 2s"',
            "6d is named twice; the pack of Danish Agurk has it once.",
            id="a card played and still held",
        ),
        pytest.param(
            '--trick 9c --played 6d --remaining "Kh Kh"',
            "--remaining: Kh comes 2 times, more often than the pack has it.",
            id="a card held twice",
        ),
        pytest.param(
            '--trick 9c --played X1 --remaining "Kh"',
            "--played: X1 is not in the pack of Danish Agurk, which has 2c to As.",
            id="a card of another pack played",
        ),
        pytest.param(
            '--trick X1 --played 6d --remaining "Kh"',
            "--trick: X1 is not in the pack of Danish Agurk, which has 2c to As.",
            id="a card of another pack in the trick",
        ),
        pytest.param(
            '--trick "3c 4c 5c 6c 7c 8c 9c" --played 6d --remaining 2s',
            "The trick with the disputed card has 8 plays, and Danish Agurk is for at most 7 "
            "players.",
            id="too many plays",
        ),
        pytest.param(
            '--variant gurka_is --trick "9c 9d" --played 6d --remaining ""',
            "2 cards were led, more than the 1 that the player held.",
            id="a hand too small",
        ),
    ],
)
def test_a_mistake_is_told(line, told, refusal):
    assert refusal(f"referee {line}") == told
