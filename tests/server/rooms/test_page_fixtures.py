"""What the page's tests hear is what a server says."""

import pytest

from scripts import gen_page_fixtures


@pytest.mark.parametrize("name", [f"{name}.jsonl" for name in gen_page_fixtures.TABLES])
def test_the_messages_are_what_a_table_says(name):
    kept = (gen_page_fixtures.TARGET / name).read_text(encoding="utf-8")
    made = gen_page_fixtures.files()[name]
    assert kept == made, f"web/src/state/fixtures/{name} is stale: run `make spec`"


def test_no_other_file_lies_there():
    found = {file.name for file in gen_page_fixtures.TARGET.iterdir()}
    assert found == set(gen_page_fixtures.files())
