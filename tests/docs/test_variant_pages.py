"""The pages on variants have the same parts, and the tests that they name exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "variants").glob("*.md"))
WALKED = [ROOT / "docs" / "variants" / name for name in ("danish.md", "cucumber.md")]
PARTS = ["Use", "Sentence by sentence", "Departures and readings", "Sources", "Revisions"]

_NODE = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def name_of(page):
    return page.stem


def defined_in(path):
    """Return the names of the tests in a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_has_the_same_parts_as_the_others(page):
    headings = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert [heading for heading in headings if heading in PARTS] == PARTS


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_test_that_a_page_names_exists(page):
    named = _NODE.findall(page.read_text(encoding="utf-8"))
    assert not [f"{path}::{name}" for path, name in named if name not in defined_in(path)]


@pytest.mark.parametrize("page", WALKED, ids=name_of)
def test_every_sentence_of_a_text_names_the_test_that_holds_it(page):
    _, _, rest = page.read_text(encoding="utf-8").partition("## Sentence by sentence\n")
    rows = [line for line in rest.partition("\n## ")[0].splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 30
    assert not [row for row in rows if len(_NODE.findall(row.split("|")[4])) != 1]


@pytest.mark.parametrize("page", WALKED, ids=name_of)
def test_every_test_of_a_text_is_named_on_its_page(page):
    path = f"tests/sources/test_{page.stem}.py"
    named = {name for _, name in _NODE.findall(page.read_text(encoding="utf-8"))}
    assert {name for name in defined_in(path) if name.startswith("test_")} == named
