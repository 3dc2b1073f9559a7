import pytest

from agurk.notation import dumps, jsonl, loads, state_after
from agurk.rules.match import Phase
from agurk.variants import VARIANTS
from scripts import gen_deals

FILES = gen_deals.files()


def test_there_is_a_match_of_each_variant_and_no_stale_file():
    assert {file.name for file in gen_deals.TARGET.iterdir()} == set(FILES)
    assert {name.removesuffix(".agurk") for name in FILES} >= set(VARIANTS)


@pytest.mark.parametrize("name", FILES)
def test_a_golden_record_is_what_the_engine_writes(name):
    found = (gen_deals.TARGET / name).read_text(encoding="utf-8")
    assert found == FILES[name], f"spec/deals/{name} is stale: run `make spec`"


@pytest.mark.parametrize("name", FILES)
def test_a_golden_record_replays_to_its_end(name):
    form = (loads, dumps) if name.endswith(".agurk") else (jsonl.loads, jsonl.dumps)
    text = (gen_deals.TARGET / name).read_text(encoding="utf-8")
    record = form[0](text)
    assert form[1](record) == text
    assert record.partial or state_after(record).match.phase is Phase.OVER
