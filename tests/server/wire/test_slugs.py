"""Every slug that page and terminal may meet has a sentence in every language."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from agurk import text
from agurk.notation import verify
from scripts.wire_slugs import said, slugs

TEXT = Path(text.__file__).parent
LANGUAGES = sorted(path.parent.name for path in TEXT.glob("*/refusals.ftl"))


def messages(language):
    """Return the names of what is said of refusals."""
    told = (TEXT / language / "refusals.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+) =", told, re.MULTILINE))


def found():
    """Return the slugs of what a check of a record may find."""
    return {
        ast.literal_eval(node.args[0])
        for node in ast.walk(ast.parse(inspect.getsource(verify)))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Finding"
    }


def test_there_are_languages():
    assert len(LANGUAGES) == 8
    assert len(found()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slug_has_a_sentence(language):
    wanted = {f"refused-{slug}" for slug in {*slugs(), *said()}}
    wanted |= {f"found-{slug}" for slug in found()}
    assert messages(language) == wanted
