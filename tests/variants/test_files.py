import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.choices import Grade
from agurk.rules.errors import UnknownVariant, VariantError
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS
from agurk.variants.files import dump, dumps, load, loads
from agurk.variants.house import with_rules
from tests.variants.strategies import house_rules

DANISH = VARIANTS["danish"]

texts = st.text(st.characters(codec="utf-8", include_characters="\x00\x7f\"\\\n\r\t'"), max_size=30)


def test_a_file_names_its_base_and_the_rules_that_differ():
    text = 'base = "danish"\nname = "Ours"\nsource = "Inge"\n\n[rules]\nthreshold = 30\nlives = 3\n'
    variant = loads(text)
    assert variant == DANISH.but(name="Ours", source="Inge", threshold=30, lives=3)
    assert dumps(variant) == text


def test_without_a_base_rules_are_counted_from_the_plain_game():
    assert loads("[rules]\nthreshold = 30\n") == Variant(threshold=30)


def test_a_base_may_be_named_as_people_name_it():
    assert loads('base = "agurk"') == DANISH


def test_a_file_written_is_read_back(tmp_path):
    variant = with_rules(VARIANTS["gurka_is"], ["top_card=none", "exact_reset=0"])
    dump(variant, tmp_path / "ours.toml")
    assert load(tmp_path / "ours.toml") == variant


@given(house_rules())
def test_house_rules_are_written_and_read_back(variant):
    assert loads(dumps(variant)) == variant


@given(house_rules(most=1), texts, texts, st.sampled_from(Grade), st.integers(1, 1000))
def test_whatever_else_a_variant_says_is_written_and_read_back(
    variant, name, source, grade, number
):
    variant = variant.but(name=name, source=source, grade=grade, revision=number)
    assert loads(dumps(variant)) == variant


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("base = danish", r"not TOML: .*line 1", id="no quotes"),
        pytest.param('base = "danish"\n[rules', r"not TOML: .*line 2", id="an open bracket"),
        pytest.param(
            'colour = "green"', '"colour" means nothing here; a file has base', id="a key"
        ),
        pytest.param("threshold = 30", r"below a line \[rules\]", id="a rule in the wrong place"),
        pytest.param("rules = 3", r"rules is a table", id="rules that are no table"),
        pytest.param("[rules]\ntreshold = 3", "Did you mean threshold", id="a rule nearly right"),
        pytest.param("[rules]\nkey = 'x'", "no rule named", id="a field that is no rule"),
        pytest.param("[rules]\nthreshold = '30'", "without quotes", id="a number in quotes"),
        pytest.param("[rules]\nthreshold = true", "a whole number", id="yes for a number"),
        pytest.param("[rules]\nkeep_cards = 1", "true or false", id="a number for yes"),
        pytest.param("[rules]\nfollow = 1", '"optional", "forced"', id="a number for a choice"),
        pytest.param("[rules]\nfollow = 'x'", "optional, forced or", id="no such choice"),
        pytest.param("[rules]\nthreshold = -1", "from 0 to", id="out of range"),
        pytest.param(f"[rules]\nthreshold = {'1' * 5000}", "not TOML", id="endless digits"),
        pytest.param(
            f"[rules]\nthreshold = 0x{'f' * 5000}", "more than 9 digits", id="an endless number"
        ),
        pytest.param(f"name = 0x{'f' * 5000}", "name is text", id="an endless name"),
        pytest.param(f"stake = {'[' * 100000}", "not TOML", id="too deep"),
        pytest.param("[rules]\njokers = 2", "joker_as", id="a contradiction"),
        pytest.param("base = 3", "base is text", id="a base that is no text"),
        pytest.param("name = 1979-05-27", "name is text", id="a name that is a date"),
        pytest.param("grade = 'Z'", "grade cannot be", id="no such grade"),
        pytest.param("revision = 'one'", "a whole number", id="a revision in words"),
    ],
)
def test_a_text_that_is_no_house_rules_is_refused(text, told):
    with pytest.raises(VariantError, match=told):
        loads(text)


def test_an_unknown_base_is_refused():
    with pytest.raises(UnknownVariant, match="danish"):
        loads('base = "danich"')


def test_a_file_that_is_wrong_is_named(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text("base = danish")
    with pytest.raises(VariantError, match=r"ours\.toml: .*line 1"):
        load(path)


def test_a_file_with_an_unknown_base_is_named(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('base = "danich"')
    with pytest.raises(UnknownVariant, match=r"ours\.toml: .*danish"):
        load(path)


def test_a_file_that_is_no_text_is_named(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(VariantError, match=r"ours\.toml: .*UTF-8"):
        load(path)


def test_a_variant_of_an_unknown_key_is_not_written():
    with pytest.raises(VariantError, match="mine"):
        dumps(DANISH.but(key="mine"))
