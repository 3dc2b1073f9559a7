"""Records of matches by house rules that nobody has thought of."""

from hypothesis import given
from hypothesis import strategies as st

from agurk.notation import dumps, jsonl, loads
from tests.strategies import random_record
from tests.variants.strategies import house_rules

random_records = house_rules(6).flatmap(
    lambda variant: st.builds(
        random_record,
        st.just(variant),
        st.integers(variant.least_players, variant.most_players),
        st.integers(0, 2**32),
        st.integers(0, 200),
    )
)


@given(random_records)
def test_a_record_by_any_house_rules_is_read_back(record):
    assert loads(dumps(record)) == record
    assert jsonl.loads(jsonl.dumps(record)) == record
