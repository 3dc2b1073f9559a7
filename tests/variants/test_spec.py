import json

from agurk.rules.variant import FIELDS, as_data
from agurk.variants import FAMILIES, NATIONAL, VARIANTS
from scripts import gen_variants


def test_the_golden_file_is_what_the_presets_say():
    found = gen_variants.TARGET.read_text(encoding="utf-8")
    assert found == gen_variants.text(), "spec/variants.json is stale: run `make spec`"


def test_the_golden_file_holds_every_field_and_table():
    data = json.loads(gen_variants.text())
    assert data["fields"] == list(FIELDS)
    for entry, variant in zip(data["variants"], VARIANTS.values(), strict=True):
        tables = entry.pop("tables")
        assert entry == as_data(variant)
        assert tables["cards"] == [card.text for card in variant.cards]
        assert {len(table) for table in tables.values()} == {len(variant.cards)}
        assert sorted(tables["strength"]) == tables["strength"]


def test_the_golden_file_names_every_preset_in_its_family():
    data = json.loads(gen_variants.text())
    told = {key: each["family"] for each in data["families"] for key in each["variants"]}
    assert told == dict(FAMILIES)
    assert set(data["national"]) == NATIONAL
