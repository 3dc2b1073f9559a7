"""The golden tree counts, against the engine and against the second statement of the rules."""

import re

import pytest

from agurk.notation.count import count, position, position_text
from agurk.rules.errors import TextError, WrongTime
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS
from scripts import gen_counts
from tests import checker

LINE = re.compile(
    r"(?P<hands>.*?); leader (?P<leader>\d+)(?:; trick (?P<trick>.*?))?: (?P<counts>.*)"
)


def lines(key):
    text = (gen_counts.TARGET / f"{key}.txt").read_text(encoding="utf-8")
    return [LINE.fullmatch(line) for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("key", VARIANTS)
def test_the_golden_file_is_what_the_engine_counts(key):
    found = (gen_counts.TARGET / f"{key}.txt").read_text(encoding="utf-8")
    assert found == gen_counts.text(VARIANTS[key]), f"spec/counts/{key}.txt is stale: `make spec`"


def test_there_is_a_file_for_each_variant_and_no_other():
    assert {file.stem for file in gen_counts.TARGET.iterdir()} == set(VARIANTS)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_second_statement_of_the_rules_counts_the_same(key):
    rules = checker.load(key)
    for line in lines(key):
        hands = [hand.split() for hand in line["hands"].split("|")]
        trick = [play.split("+") for play in (line["trick"] or "").split()]
        for depth, number in enumerate(line["counts"].split(), 1):
            found = checker.count(rules, hands, int(line["leader"]), depth, trick=trick)
            assert found == int(number), f"{line[0]}, the next {depth}"


def test_a_position_is_the_same_after_printing_and_reading():
    deal = position(Variant(), "8d | 5c 8h", leader=0, trick="7s")
    assert position(Variant(), *position_text(deal)) == deal


def test_no_cards_out_means_nothing_to_count():
    with pytest.raises(WrongTime, match="No cards are out"):
        count(begin(Variant(), 2), 1)


@pytest.mark.parametrize(
    ("hands", "leader", "trick", "complaint"),
    [
        pytest.param("2s Kh", 0, "", "is one hand", id="a hand alone"),
        pytest.param("2s | 3x", 0, "", "'3x' is not a card", id="a word that is no card"),
        pytest.param("2s | 2s", 0, "", "twice, and the pack has it once", id="a card held twice"),
        pytest.param("2s 2s | 3c 4c", 0, "", "2s comes 2 times", id="a card twice in a hand"),
        pytest.param("2s 3s | 3c", 0, "", "Place 1 began this trick with 1", id="unequal hands"),
        pytest.param("2s | 3c", 2, "", "from 0 to 1, not 2", id="a leader who is not there"),
        pytest.param("2s | 3c", 0, "4c 5c", "complete with 2 plays", id="a trick that is over"),
        pytest.param("15 | 3c", 0, "", "is not in the pack", id="a card of another pack"),
    ],
)
def test_a_position_is_refused(hands, leader, trick, complaint):
    with pytest.raises(TextError, match=complaint):
        position(Variant(), hands, leader, trick)
