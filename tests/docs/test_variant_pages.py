"""The pages on variants: their tests exist, their examples print what is shown."""

import ast
import re
import shlex
from itertools import takewhile
from pathlib import Path

import pytest

from agurk.cli.main import main

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "variants").glob("*.md"))
WALKED = [ROOT / "docs" / "variants" / name for name in ("danish.md", "cucumber.md")]
PARTS = ["Use", "Rules", "Table of facts", "Departures and readings", "Sources", "Revisions"]

_NODE = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
_BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_WIDTH = 100


def name_of(page):
    return page.stem


def defined_in(path):
    """Return the names of the tests in a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def sessions(page):
    """Return each example of a page as the command line and what it prints."""
    found = []
    for block in _BLOCK.findall(page.read_text(encoding="utf-8")):
        lines = block.splitlines()
        for number, line in enumerate(lines):
            if line.startswith("$ agurk "):
                shown = takewhile(lambda line: not line.startswith("$ "), lines[number + 1 :])
                found.append((line.removeprefix("$ agurk "), list(shown)))
    return found


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


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        pytest.param(line, shown, id=f"{page.stem}: {line}")
        for page in PAGES
        for line, shown in sessions(page)
    ],
)
def test_an_example_prints_what_the_page_shows(line, shown, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(_WIDTH))
    assert main(shlex.split(line)) == 0
    assert capsys.readouterr().out.splitlines() == shown
