"""`agurk count`: how many ways the next cards of a deal can be played."""

import pytest

from agurk.notation import dump
from agurk.notation.count import count
from agurk.notation.opened import opened
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.strategies import random_record


@pytest.fixture
def match(tmp_path):
    """Return the record of a match, and the file it is in."""
    record = random_record(VARIANTS["gurka_is"], 3, seed=3)
    dump(record, tmp_path / "match.agurk")
    return record, tmp_path / "match.agurk"


def test_the_answer_for_people(agurk):
    assert agurk('count --deal "2s Kh | 3c 9d"') == (
        "cards  ways\n    1     2\n    2     3\n    3     3\n    4     3\n"
    )


def test_the_answer_for_a_program(agurk):
    assert agurk('count --deal "2s Kh|9d 3c" --json') == (
        '{"variant": "danish", "deal": "2s Kh | 3c 9d", "leader": 0, "trick": "", '
        '"counts": [2, 3, 3, 3]}\n'
    )


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        pytest.param('"2s Kh | 3c 9d" --depth 2', [2, 3], id="not to the end"),
        pytest.param('"2s Kh | 3c 9d" --leader 1', [2, 4, 4, 4], id="another leader"),
        pytest.param('"2s Kh | 3c" --leader 1 --trick 9d', [2, 2, 2], id="in a trick"),
        pytest.param('"2s Kh | 3c 9d" --variant cucumber', [2, 3, 3, 3], id="a duty to head"),
        pytest.param(
            '"2s 2h Kh | 3c 3d 9d" --variant gurka_is --depth 2', [4, 11], id="sets may be led"
        ),
    ],
)
def test_counts_of_a_deal(line, counts, answer):
    assert answer(f"count --deal {line}")["counts"] == counts


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_of_a_record_is_counted_from_its_first_card(number, match, answer):
    record, path = match
    told = answer(f"count {path} --number {number} --depth 3")
    state = begin(record.variant, record.players)
    for action in record.actions:
        state = state.apply(action).state
        if state.match.phase is Phase.PLAY and state.match.number == number:
            break
    assert told["variant"] == "gurka_is"
    assert told["counts"] == [count(state, depth) for depth in (1, 2, 3)]


def test_a_score_sheet_has_no_hands_to_count(match, tmp_path, refusal):
    path = tmp_path / "sheet.agurk"
    dump(opened(match[0]), path)
    assert refusal(f"count {path}") == f"{path} is a score sheet; its hands are not known."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            "",
            "Name a record, or the cards that each holds with --deal, and not both.",
            id="nothing",
        ),
        pytest.param(
            'match.agurk --deal "2s | 3c"',
            "Name a record, or the cards that each holds with --deal, and not both.",
            id="a record and cards",
        ),
        pytest.param(
            "match.agurk --variant danish",
            "A record says its own rules, leader and trick; name it alone.",
            id="a record and rules",
        ),
        pytest.param(
            '--deal "2s | 3c" --depth 3',
            "2 cards are left, so the depth is from 1 to 2, not 3.",
            id="further than the end",
        ),
        pytest.param(
            '--deal "2s 3d | 3c"',
            "Place 1 began this trick with 1 cards, place 0 with 2.",
            id="hands of two sizes",
        ),
        pytest.param(
            '--deal "2s 3d"',
            "'2s 3d' is one hand; write more, with | between them.",
            id="one hand",
        ),
    ],
)
def test_a_mistake_is_told(line, told, refusal):
    assert refusal(f"count {line}") == told


def test_a_deal_that_was_not_played_is_refused(match, refusal):
    assert refusal(f"count {match[1]} --number 99") == f"{match[1]} has no deal 99 that was played."
