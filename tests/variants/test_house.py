import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.choices import Compare, Follow
from agurk.rules.errors import UnknownVariant, VariantError
from agurk.rules.variant import RULES, Variant
from agurk.variants import VARIANTS
from agurk.variants.house import (
    from_header,
    house_text,
    parse_rule,
    with_rules,
    word_of,
)
from tests.variants.strategies import house_rules, presets

DANISH = VARIANTS["danish"]


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        pytest.param("threshold=30", {"threshold": 30}, id="a number"),
        pytest.param(" threshold = 30 ", {"threshold": 30}, id="spaces"),
        pytest.param("keep_cards=yes", {"keep_cards": True}, id="yes"),
        pytest.param("keep-cards=FALSE", {"keep_cards": False}, id="false, with a hyphen"),
        pytest.param("follow=forced", {"follow": Follow.FORCED}, id="a choice"),
        pytest.param("compare=more-than", {"compare": Compare.MORE_THAN}, id="a choice in words"),
        pytest.param("players=2-5", {"least_players": 2, "most_players": 5}, id="a range"),
        pytest.param("players=4", {"least_players": 4, "most_players": 4}, id="one number"),
        pytest.param("players=2–5", {"least_players": 2, "most_players": 5}, id="a long dash"),
    ],
)
def test_a_house_rule_is_read(text, changes):
    assert parse_rule(text) == changes


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("threshold", "write it as name=value", id="no value"),
        pytest.param("=3", "write it as name=value", id="no name"),
        pytest.param("threshold=", "write it as name=value", id="an empty value"),
        pytest.param("treshold=3", "Did you mean threshold", id="a name nearly right"),
        pytest.param("player=3", "Did you mean players", id="a range's name nearly right"),
        pytest.param("zzz=3", "The rules are least_players, ", id="no such name"),
        pytest.param("grade=B", "There is no rule named", id="a field that is no rule"),
        pytest.param("follow=maybe", "optional, forced or match_first", id="no such choice"),
        pytest.param("keep_cards=perhaps", "yes or no", id="neither yes nor no"),
        pytest.param("threshold=many", "a whole number", id="no number"),
        pytest.param("threshold=-3", "a whole number", id="a negative number"),
        pytest.param("threshold=1000000000", "number from 0 to 10000", id="too many digits"),
        pytest.param("threshold=3.5", "a whole number", id="a fraction"),
        pytest.param("threshold=٣", "a whole number", id="digits of another script"),
        pytest.param("players=two", "2-5 or 4", id="players in words"),
        pytest.param("players=2-", "2-5 or 4", id="half a range"),
    ],
)
def test_a_house_rule_that_means_nothing_is_refused(text, told):
    with pytest.raises(VariantError, match=told) as error:
        parse_rule(text)
    assert error.value.slug == "variant"


def test_house_rules_keep_the_key_and_say_so_in_the_name():
    variant = with_rules(DANISH, ["threshold=30", "lives=3"])
    assert (variant.key, variant.name) == ("danish", "Danish Agurk, house rules")
    assert (variant.threshold, variant.lives) == (30, 3)


def test_a_later_rule_overrules_an_earlier_one():
    assert with_rules(DANISH, ["threshold=30", "threshold=40"]).threshold == 40


def test_rules_that_change_nothing_leave_the_preset_as_it_is():
    assert with_rules(DANISH, ["threshold=21"]) == DANISH


def test_house_rules_taken_back_give_the_preset_again():
    assert with_rules(with_rules(DANISH, ["threshold=30"]), ["threshold=21"]) == DANISH


def test_a_chosen_name_stays():
    mine = DANISH.but(name="Ours")
    assert with_rules(mine, ["threshold=30"]).name == "Ours"


def test_rules_that_belong_together_are_set_together():
    variant = with_rules(VARIANTS["gurka_no"], ["jokers=2", "joker_as=ace"])
    assert variant.jokers == 2
    with pytest.raises(VariantError, match="joker_as"):
        with_rules(VARIANTS["gurka_no"], ["jokers=2"])


def test_a_preset_has_no_house_text():
    assert {house_text(variant) for variant in VARIANTS.values()} == {""}


def test_house_text_is_in_the_order_of_the_fields():
    variant = with_rules(DANISH, ["lives=3", "threshold=30", "keep_cards=no", "follow=forced"])
    assert house_text(variant) == "follow=forced threshold=30 lives=3"


def test_a_header_of_an_unknown_preset_is_refused():
    with pytest.raises(UnknownVariant):
        from_header("nothing", "threshold=30")


def test_a_variant_of_an_unknown_key_has_nothing_to_be_counted_from():
    with pytest.raises(VariantError, match="mine"):
        house_text(DANISH.but(key="mine"))


def test_the_plain_game_can_be_changed_too():
    variant = with_rules(Variant(), ["threshold=30"])
    assert (variant.key, variant.name) == ("custom", "House rules")
    assert from_header("custom", house_text(variant)) == variant


@given(house_rules())
def test_headers_give_house_rules_back(variant):
    assert from_header(variant.key, house_text(variant)) == variant


@given(presets, st.sampled_from(RULES))
def test_every_value_of_a_preset_is_written_as_a_word_that_is_read_back(variant, field):
    value = getattr(variant, field)
    assert parse_rule(f"{field}={word_of(value)}") == {field: value}


@given(st.text(max_size=60))
def test_any_text_is_a_house_rule_or_is_refused(text):
    try:
        changes = parse_rule(text)
    except VariantError:
        return
    assert set(changes) <= set(RULES)
