import json

import pytest

from agurk.notation import dumps, loads
from scripts import gen_scores

LINES = gen_scores.TARGET.read_text(encoding="utf-8").splitlines()


def test_the_golden_file_is_what_the_scorekeeper_says():
    found = gen_scores.TARGET.read_text(encoding="utf-8")
    assert found == gen_scores.text(), "spec/scores.jsonl is stale: run `make spec`"


def test_the_golden_sheets_hold_everything_that_may_happen():
    sheets = [json.loads(line) for line in LINES]
    after = [each for sheet in sheets for each in sheet["after"]]
    marks = {cell[2] for sheet in sheets for row in sheet["rows"] for cell in row[3]}
    assert None in after
    assert any(each and each.get("asked") for each in after)
    assert any(each and each.get("winners") for each in after)
    assert any(row[2] for sheet in sheets for row in sheet["rows"])
    assert marks == {"none", "life", "out", "reset", "joined", "left"}


@pytest.mark.parametrize("place", range(0, len(LINES), 13))
def test_a_record_of_a_sheet_is_read_back(place):
    record = json.loads(LINES[place])["record"]
    assert record is None or dumps(loads(record)) == record
