"""`agurk rules`: the rules of any variant in plain words."""

import pytest

from agurk.text.rules import rules_sections, rules_text
from agurk.variants import VARIANTS


@pytest.mark.parametrize("key", VARIANTS)
def test_every_sentence_is_printed(key, agurk):
    told = " ".join(agurk(f"rules {key}").split())
    for section in rules_sections(VARIANTS[key]):
        assert " ".join((section.title, *section.sentences)) in told


def test_no_line_is_wider_than_the_terminal(agurk, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, agurk("rules danish").splitlines())) <= 60


def test_a_house_rule_explains_itself(agurk):
    assert "30 points" in agurk("rules --house threshold=30")
    assert "30 points" not in agurk("rules")


def test_rules_are_printed_as_markdown(agurk):
    assert agurk("rules cucumber --markdown") == rules_text(VARIANTS["cucumber"], markdown=True)


def test_a_program_reads_the_sections(answer):
    told = answer("rules cucumber")
    assert (told["variant"], told["name"]) == ("cucumber", "Cucumber")
    sections = rules_sections(VARIANTS["cucumber"])
    assert [section["key"] for section in told["sections"]] == [section.key for section in sections]
    assert told["sections"][0]["sentences"] == list(sections[0].sentences)


def test_an_unknown_variant_is_told_with_the_nearest_names(refusal):
    assert refusal("rules danihs").startswith(
        'There is no variant named "danihs". Did you mean danish'
    )
