"""Every slug that a client may meet, read from the source: classes of errors, and what is said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from agurk.server.http.failures import INSIDE

_SOURCE = Path(__file__).parent.parent / "src" / "agurk"
_READ = ("rules", "table", "bots", "server")
_INSIDE = ("bots/check.py", "bots/options.py", "server/settings.py", "server/storage", "server/bus")
"""Whose errors stay inside: they end a program, or a client hears of them as `unavailable`."""

_SAID = {"_bye": 0, "Bye": 0, "Failure": 0, "Refusal": 0, "Refused": 1}
"""What is made with a slug, and as which argument, from 0."""

_SLUG = re.compile(r"[a-z]+(-[a-z]+)*")


def slugs() -> dict[str, str]:
    """Return the slug of every class of errors that a client may meet, and what it says first."""
    return {
        slug: _first(node)
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for slug in _given(node)
        if slug not in INSIDE
    }


def said() -> set[str]:
    """Return the slugs that the server gives in other ways: as words where a message is made."""
    return {
        str(argument.value)
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for argument in _slug_argument(node)
        if isinstance(argument, ast.Constant) and _SLUG.fullmatch(str(argument.value))
    }


def _trees() -> Iterator[ast.Module]:
    """Yield the modules that are read, in order."""
    for folder in _READ:
        for file in sorted((_SOURCE / folder).rglob("*.py")):
            if not file.relative_to(_SOURCE).as_posix().startswith(_INSIDE):
                yield ast.parse(file.read_text(encoding="utf-8"))


def _given(node: ast.ClassDef) -> Iterator[str]:
    for line in node.body:
        match line:
            case ast.Assign(targets=[ast.Name(id="slug")], value=ast.Constant(value=str(slug))):
                yield slug
            case _:
                pass


def _slug_argument(node: ast.Call) -> Iterator[ast.expr]:
    name = ast.unparse(node.func).rpartition(".")[2]
    if name in _SAID:
        yield from (each.value for each in node.keywords if each.arg == "slug")
        yield from node.args[_SAID[name] : _SAID[name] + 1]


def _first(node: ast.ClassDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
