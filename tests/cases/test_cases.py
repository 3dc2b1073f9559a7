"""Every case of the specification, put to the engine."""

from pathlib import Path

import pytest

from tests.cases.comparing import differences
from tests.cases.reading import Case, CaseFileError, read
from tests.cases.running import fault, run

SPEC = Path(__file__).parents[2] / "spec" / "cases.jsonl"
CASES = list(read(SPEC))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_engine_answers_as_the_specification_says(case):
    assert fault(case) is None


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_no_case_passes_whatever_is_expected(case):
    for key in case.expect:
        other = case._replace(expect={**case.expect, key: "something else"})
        assert fault(other) is not None


def test_a_run_prints_what_failed_and_counts(capsys):
    good = CASES[0]
    bad = good._replace(id="bad", expect={"ok": False})
    unknown = good._replace(id="unknown", variant="no_such_variant")
    assert run([good, bad, unknown]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("bad: expected {'ok': False}, came {'ok': True}")
    assert printed[1].startswith("unknown: ")
    assert printed[2] == "1 passed, 2 failed"


def test_a_run_without_failures_ends_with_nothing_wrong(capsys):
    assert run(CASES[:3]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_yaml_files_are_read_like_our_own(tmp_path):
    file = tmp_path / "more.yaml"
    file.write_text(
        "cucumber_tests:\n"
        "- {id: Z-1, rules: danish, kind: legal, given: {hand: [KH, 6D, 2S], trick: [9C]},"
        " expect: {legal: [2S, KH]}, source: here}\n",
        encoding="utf-8",
    )
    (case,) = read(file)
    assert isinstance(case, Case)
    assert fault(case) is None


@pytest.mark.parametrize("text", ["{", "a: 1", "- {id: 1}", "cucumber_tests: 5"])
def test_a_file_without_cases_is_refused_with_a_sentence(tmp_path, text):
    file = tmp_path / "broken.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CaseFileError, match=r"broken\.yaml"):
        list(read(file))


def test_penalties_of_others_are_a_difference():
    assert differences("settle", {"penalty": {"A": 9}}, {"penalty": {"A": 9, "B": 9}})
    assert not differences("settle", {"penalty": {"A": 9}}, {"penalty": {"A": 9, "B": 0}})
    assert not differences("settle", {"scores": {"A": 9}}, {"scores": {"A": 9, "B": 3}})
