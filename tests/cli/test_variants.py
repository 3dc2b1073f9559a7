"""`agurk variants`: the ways to play, each rule of one, or what two differ in."""

import pytest

from agurk.rules.variant import RULES
from agurk.text.variants import describe
from agurk.variants import VARIANTS


def test_every_variant_is_listed_on_a_line(agurk):
    lines = agurk("variants").splitlines()
    assert [line.split()[0] for line in lines] == list(VARIANTS)
    assert "danish                    2-7   Danish Agurk" in lines


def test_a_program_reads_the_list(answer):
    told = answer("variants")
    assert [entry["key"] for entry in told] == list(VARIANTS)
    assert told[0] == {
        "key": "danish",
        "name": "Danish Agurk",
        "players": [2, 7],
        "source": VARIANTS["danish"].source,
        "grade": "A",
        "revision": VARIANTS["danish"].revision,
        "names": ["agurk", "dansk agurk", "default"],
    }


@pytest.mark.parametrize("key", VARIANTS)
def test_each_rule_of_a_variant_is_told_in_words(key, agurk, answer):
    text = " ".join(agurk(f"variants {key}").split())
    variant = VARIANTS[key]
    for entry in describe(variant):
        assert f"{entry.label}: {entry.value} {entry.field}=" in text
        assert entry.sentence in text
    assert variant.source in text
    assert [rule["field"] for rule in answer(f"variants {key}")["rules"]] == list(RULES)


def test_house_rules_are_shown_in_their_place(agurk, answer):
    assert "  threshold=30: " in agurk("variants danish --house threshold=30")
    rules = {rule["field"]: rule for rule in answer("variants --house threshold=30")["rules"]}
    assert rules["threshold"]["setting"] == 30


def test_two_variants_are_compared(agurk):
    assert agurk("variants --diff cucumber cucumber_21") == (
        "             cucumber            cucumber_21\n"
        "score limit  30                  21\n"
        "end          one player is left  one player is out\n"
    )


def test_a_program_reads_the_differences(answer):
    assert answer("variants --diff cucumber cucumber_21") == {
        "one": "cucumber",
        "other": "cucumber_21",
        "differences": [
            {"field": "threshold", "label": "score limit", "one": "30", "other": "21"},
            {
                "field": "end",
                "label": "end",
                "one": "one player is left",
                "other": "one player is out",
            },
        ],
    }


def test_two_names_of_one_variant_differ_in_nothing(agurk):
    assert agurk("variants --diff danish agurk") == "danish and danish have the same rules.\n"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            "danish --diff danish cucumber",
            "--diff compares two variants as they are: leave out everything else.",
            id="one variant too many",
        ),
        pytest.param(
            "--diff danish",
            "agurk variants needs a value after --diff. See agurk variants --help.",
            id="one variant too few",
        ),
        pytest.param(
            "--house follow=maybe",
            'follow cannot be "maybe"; it is optional, forced or match_first.',
            id="a rule that means nothing",
        ),
    ],
)
def test_a_mistake_is_told(line, told, refusal):
    assert refusal(f"variants {line}") == told
