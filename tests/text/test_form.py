"""The rules of a variant as a form, and what is wrong with house rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules.errors import VariantError
from agurk.rules.variant import RULES
from agurk.text.catalogue import words, written
from agurk.text.form import form
from agurk.text.variants import describe
from agurk.variants import VARIANTS
from agurk.variants.house import with_rules

DANISH = VARIANTS["danish"]
HAND = "“cards each, or each in the first deal” is a whole number from 1 to 52."


def entry(filled, field):
    return next(each for each in filled.entries if each.field == field)


@pytest.mark.parametrize("key", VARIANTS)
def test_a_preset_has_every_rule_and_no_problem(key):
    filled = form(VARIANTS[key], ())
    assert tuple(each.field for each in filled.entries) == RULES
    assert (filled.name, filled.problem, filled.house) == (VARIANTS[key].name, None, ())
    told = {each.field: (each.label, each.sentence) for each in describe(VARIANTS[key])}
    assert {each.field: (each.label, each.sentence) for each in filled.entries} == told


@pytest.mark.parametrize("key", VARIANTS)
def test_a_value_is_among_the_choices_or_within_the_limits(key):
    for each in form(VARIANTS[key], ()).entries:
        if each.least is None or each.most is None:
            assert {each.value, each.preset} <= {value for value, _ in each.choices}
        else:
            assert each.least <= int(each.value) <= each.most


def test_what_differs_from_the_preset_is_told_in_the_order_of_the_rules():
    filled = form(DANISH, ["threshold=30", "lives=1", "life_lost=none", "hand=7", "threshold=25"])
    assert filled.house == ("threshold=25", "lives=1", "life_lost=none")
    assert filled.name == "Danish Agurk, house rules"
    assert "25 points" in entry(filled, "threshold").sentence
    assert (entry(filled, "threshold").value, entry(filled, "threshold").preset) == ("25", "21")


def test_a_number_names_what_zero_means():
    assert entry(form(DANISH, ()), "threshold").choices == (("0", "none"),)
    assert entry(form(DANISH, ()), "hand").choices == ()


def test_a_rule_without_effect_is_told_from_the_others():
    assert not entry(form(DANISH, ()), "set_follow").effect
    assert entry(form(DANISH, ["lead=sets"]), "set_follow").effect


@pytest.mark.parametrize(
    ("house", "fields", "told"),
    [
        pytest.param(
            ["lives=1"],
            ("life_lost", "lives"),
            "“after a lost life: at the highest score of another” and “lives: 1” contradict each "
            "other.",
            id="a contradiction",
        ),
        pytest.param(
            ["players=5-3"],
            ("least_players", "most_players"),
            "“fewest players: 5” and “most players: 3” contradict each other.",
            id="fewer than the fewest",
        ),
        pytest.param(["hand=99"], ("hand",), HAND, id="a number out of range"),
        pytest.param(["hand=many"], ("hand",), HAND, id="no number"),
        pytest.param(["hand="], ("hand",), HAND, id="nothing said"),
        pytest.param(
            ["follow=maybe"], ("follow",), "“following” cannot be that.", id="an unknown word"
        ),
        pytest.param(
            ["keep_cards=maybe"],
            ("keep_cards",),
            "“losing cards stay out” cannot be that.",
            id="neither yes nor no",
        ),
        pytest.param(
            ["players=2-few"],
            ("most_players",),
            "“most players” is a whole number from 2 to 17.",
            id="no number of players",
        ),
        pytest.param(["colour=red"], (), "There is no such rule.", id="an unknown rule"),
    ],
)
def test_a_problem_is_told_at_its_fields(house, fields, told):
    problem = form(DANISH, ["threshold=30", *house]).problem
    assert problem is not None
    assert (problem.fields, problem.told) == (fields, told)


def test_what_is_understood_is_shown_beside_a_problem():
    filled = form(DANISH, ["threshold=30", "colour=red", "lives=1"])
    assert (entry(filled, "threshold").value, entry(filled, "lives").value) == ("30", "1")
    assert filled.house == ("threshold=30", "lives=1")
    assert (
        entry(filled, "lives").sentence
        == entry(form(DANISH, ["life_lost=none", "lives=1"]), "lives").sentence
    )


RULE = st.sampled_from(RULES).flatmap(
    lambda field: st.sampled_from(
        [value for value, _ in entry(form(DANISH, ()), field).choices] or ["0", "1", "2", "9", "99"]
    ).map(lambda value: f"{field}={value}")
)


@settings(max_examples=60)
@given(key=st.sampled_from(list(VARIANTS)), house=st.lists(RULE | st.text(max_size=12), max_size=4))
def test_any_house_rules_give_a_form_and_a_problem_where_they_cannot_be_played(key, house):
    filled = form(VARIANTS[key], house)
    assert tuple(each.field for each in filled.entries) == RULES
    if filled.problem is None:
        variant = with_rules(VARIANTS[key], house)
        assert filled.name == variant.name
        assert with_rules(VARIANTS[key], filled.house) == variant
    else:
        assert set(filled.problem.fields) <= set(RULES)
        with pytest.raises(VariantError) as refused:
            with_rules(VARIANTS[key], house)
        assert str(refused.value) == filled.problem.why


@pytest.mark.parametrize("language", written())
def test_a_form_is_told_in_every_language(language):
    filled = form(DANISH, ["lives=1"], language)
    assert entry(filled, "lives").label == words(language, "fields").say("field-lives")
    assert entry(filled, "keep_cards").choices[0][1] == words(language, "fields").say("value-yes")
    assert filled.problem is not None
    assert entry(filled, "life_lost").label in filled.problem.told
