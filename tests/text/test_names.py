import pytest

from agurk.text.catalogue import written
from agurk.text.names import name_of
from agurk.text.rules import rules_text
from agurk.variants import VARIANTS
from agurk.variants.house import with_rules


def test_presets_are_called_in_english_what_they_are_named():
    assert {key: name_of(variant) for key, variant in VARIANTS.items()} == {
        key: variant.name for key, variant in VARIANTS.items()
    }


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("key", VARIANTS)
def test_every_preset_has_a_name_in_every_language(language, key):
    assert name_of(VARIANTS[key], language)


@pytest.mark.parametrize("language", written())
def test_house_rules_are_told_by_the_name(language):
    preset = VARIANTS["danish"]
    house = with_rules(preset, ["threshold=33"])
    assert name_of(preset, language) in name_of(house, language)
    assert name_of(house, language) != name_of(preset, language)


def test_a_name_of_ones_own_stays():
    ours = VARIANTS["danish"].but(threshold=33, name="At Aunt Ida's")
    assert name_of(ours, "da") == "At Aunt Ida's"
    assert rules_text(ours).startswith("At Aunt Ida's\n")
