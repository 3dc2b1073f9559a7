"""The examples of docs/records.md."""

import doctest
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import agurk
from agurk import notation
from agurk.notation import dumps, jsonl, loads
from agurk.notation.log_body import LogBody
from agurk.notation.sheet_body import SheetBody
from agurk.rules.errors import RecordError

GUIDE = Path(__file__).parent.parent.parent / "docs" / "records.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def examples(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


WHOLE, *SHEETS = examples("agurk")


def test_the_first_example_is_a_whole_match():
    record = loads(WHOLE)
    assert not record.partial
    assert loads(dumps(record)) == record


def test_the_first_example_with_another_result_is_refused_as_the_guide_says():
    with pytest.raises(RecordError) as caught:
        loads(WHOLE.replace('[Result "1"]', '[Result "2"]'))
    assert examples("text") == [f"{caught.value}\n"]


@pytest.mark.parametrize("text", [pytest.param(text, id=text[10:18]) for text in SHEETS])
def test_a_score_sheet_of_the_guide_counts_up(text):
    record = loads(text)
    assert record.partial
    assert loads(dumps(record)) == record


def test_the_json_lines_of_the_guide_are_what_is_written():
    (text,) = examples("jsonl")
    assert jsonl.dumps(jsonl.loads(text)) == text


def test_every_line_that_can_be_written_is_in_the_guide():
    for keyword in (*LogBody.statements, *SheetBody.statements):
        assert re.search(rf"`{keyword}\b", TEXT, re.IGNORECASE), keyword


@pytest.mark.parametrize(
    "module",
    [
        pytest.param(import_module(f"agurk.notation.{found.name}"), id=found.name)
        for found in pkgutil.iter_modules(notation.__path__)
    ]
    + [pytest.param(agurk, id="agurk")],
)
def test_sessions_in_docstrings_run(module):
    failed, _ = doctest.testmod(module)
    assert not failed
