"""Every slug that the page may meet has a sentence in every language of the page."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from agurk.notation import verify
from scripts.wire_slugs import said, slugs

TEXT = Path(__file__).parents[3] / "web" / "src" / "text"
LANGUAGES = sorted(path.parent.name for path in TEXT.glob("*/page.ftl"))


def messages(language):
    """Return the names of what is said of refusals."""
    text = (TEXT / language / "refusals.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def found():
    """Return the slugs of what a check of a record may find."""
    return {
        ast.literal_eval(node.args[0])
        for node in ast.walk(ast.parse(inspect.getsource(verify)))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Finding"
    }


def test_the_page_speaks_languages():
    assert len(LANGUAGES) == 8
    assert len(found()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slug_has_a_sentence(language):
    wanted = {f"refused-{slug}" for slug in {*slugs(), *said()}}
    wanted |= {f"found-{slug}" for slug in found()}
    assert messages(language) == wanted
