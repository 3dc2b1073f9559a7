from enum import Enum

import pytest

from agurk.rules.choices import Grade
from agurk.rules.variant import RULES, Variant
from agurk.text.catalogue import words, written
from agurk.text.variants import describe, diff
from agurk.variants import VARIANTS
from agurk.variants.house import with_rules

DANISH = VARIANTS["danish"]
CHOICES = [
    (field, choice)
    for field in (*RULES, "grade")
    if isinstance(default := Variant.__dataclass_fields__[field].default, Enum)
    for choice in type(default)
]


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize(("field", "choice"), CHOICES, ids=str)
def test_every_value_of_every_choice_has_a_word_and_a_sentence(language, field, choice):
    name = field.replace("_", "-")
    assert words(language, "fields").has(f"field-{name}.{choice.value}")
    assert words(language, "rules").has(f"rule-{name}-{choice.value}")


@pytest.mark.parametrize("language", written())
def test_every_field_has_a_label_of_its_own(language):
    labels = [entry.label for entry in describe(DANISH, language)]
    assert len(set(labels)) == len(RULES)


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("key", VARIANTS)
def test_every_field_of_every_preset_is_described(language, key):
    described = describe(VARIANTS[key], language)
    assert [entry.field for entry in described] == list(RULES)
    assert all(entry.label and entry.value for entry in described)
    assert all(entry.sentence.endswith(".") for entry in described)


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("key", VARIANTS)
def test_no_two_fields_are_described_by_the_same_sentence(language, key):
    sentences = [entry.sentence for entry in describe(VARIANTS[key], language)]
    assert len(set(sentences)) == len(sentences)


def test_values_are_told_as_people_say_them():
    told = {entry.field: entry.value for entry in describe(DANISH)}
    assert told["threshold"] == "21"
    assert told["keep_cards"] == "no"
    assert told["hand_max"] == "no limit but the pack"
    assert told["follow"] == "head or play the lowest"


def test_a_difference_is_told_from_both_sides():
    house = with_rules(DANISH, ["threshold=30", "follow=forced"])
    assert [tuple(entry) for entry in diff(DANISH, house)] == [
        ("follow", "following", "head or play the lowest", "head if able"),
        ("threshold", "score limit", "21", "30"),
    ]


def test_a_variant_does_not_differ_from_itself():
    assert diff(DANISH, DANISH) == []


def test_the_grades_are_among_the_choices():
    assert {choice for field, choice in CHOICES if field == "grade"} == set(Grade)
