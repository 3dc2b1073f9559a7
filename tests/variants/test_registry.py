import unicodedata
from collections import Counter

import pytest

from agurk.rules.errors import UnknownVariant
from agurk.variants import ALIASES, FAMILIES, NATIONAL, VARIANTS, find, usual_players


@pytest.mark.parametrize(
    ("name", "key"),
    [
        pytest.param("danish", "danish", id="a key"),
        pytest.param("DANISH-Kept", "danish_kept", id="a key in capitals, with a hyphen"),
        pytest.param("danish kept", "danish_kept", id="a key with a space"),
        pytest.param("agurk", "danish", id="the game's Danish name"),
        pytest.param("gurka", "gurka_se", id="the game's Swedish name"),
        pytest.param("gúrka", "gurka_is", id="the game's Icelandic name"),
        pytest.param("GÚRKA", "gurka_is", id="the Icelandic name in capitals"),
        pytest.param(unicodedata.normalize("NFD", "gúrka"), "gurka_is", id="a loose accent"),
        pytest.param("ogórek", "ogorek", id="the game's Polish name"),
        pytest.param("ogorek", "ogorek", id="the Polish name without its accent"),
        pytest.param("kurkku", "kurkku_sandgren", id="the game's Finnish name"),
        pytest.param("cucumber", "cucumber", id="the game's English name"),
        pytest.param("five cucumbers", "five_cucumbers", id="a name of two words"),
        pytest.param("Fünf Gurken", "five_cucumbers", id="a German name"),
        pytest.param("concombre", "concombre", id="a French name"),
        pytest.param("Mätäpesä", "matapesa", id="dots on vowels"),
        pytest.param("rokkar", "rokkar", id="a stroke left out"),
        pytest.param("Røkkar", "rokkar", id="a stroke"),
        pytest.param("ogórek-with-kontra", "ogorek_kontra", id="a whole name, hyphenated"),
        pytest.param("  danish  agurk ", "danish", id="too many spaces"),
        pytest.param("Vidargas", "norwegian_vidargas", id="an author"),
    ],
)
def test_a_variant_is_found(name, key):
    assert find(name).key == key


@pytest.mark.parametrize("key", VARIANTS)
def test_every_preset_is_found_by_key_name_and_aliases(key):
    for name in (key, VARIANTS[key].name, *ALIASES[key]):
        assert find(name) is VARIANTS[key]


def test_no_alias_is_given_twice():
    names = [alias for aliases in ALIASES.values() for alias in aliases]
    assert len(set(names)) == len(names)
    assert not set(names) & set(VARIANTS)


def test_a_name_nearly_right_is_told_the_nearest_and_where_to_look():
    with pytest.raises(UnknownVariant, match=r"danich.*danish.*agurk variants") as error:
        find("danich")
    assert error.value.slug == "unknown-variant"


@pytest.mark.parametrize("name", ["", "x" * 10_000, "\x00", "♣", "日本"])
def test_a_name_that_means_nothing_is_refused_in_a_short_sentence(name):
    with pytest.raises(UnknownVariant) as error:
        find(name)
    assert len(str(error.value)) < 200


def test_the_list_of_presets_cannot_be_changed():
    with pytest.raises(TypeError):
        VARIANTS["mine"] = VARIANTS["danish"]  # type: ignore[index]


def test_every_preset_has_a_family_and_every_family_one_or_two_that_people_know_first():
    assert list(FAMILIES) == list(VARIANTS)
    known = Counter(FAMILIES[key] for key in NATIONAL)
    assert set(known) == set(FAMILIES.values())
    assert set(known.values()) <= {1, 2}


@pytest.mark.parametrize(
    ("key", "family"),
    [("danish", "danish"), ("parlett", "swedish"), ("ogorek", "polish"), ("gurka_is", "icelandic")],
)
def test_a_family_is_named_after_where_it_is_at_home(key, family):
    assert FAMILIES[key] == family


@pytest.mark.parametrize(
    ("key", "players"),
    [
        pytest.param("danish", 4, id="four"),
        pytest.param("ogorek_two_packs", 9, id="more where it takes more"),
        pytest.param("gurka_is", 4, id="the most there may be"),
    ],
)
def test_so_many_players_are_offered_first(key, players):
    assert usual_players(VARIANTS[key]) == players
    for variant in VARIANTS.values():
        assert variant.least_players <= usual_players(variant) <= variant.most_players
