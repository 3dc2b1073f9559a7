"""Every command and every session of the manual is run, or at least understood."""

import doctest
import os
import re
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from agurk.cli.application import application
from agurk.cli.commands import COMMANDS
from agurk.cli.options import spread
from agurk.server.settings import rows
from agurk.sim.native import available
from tests.docs.sessions import NAMES, PAGES, ROOT, commands, run
from tests.notation.test_guide import WHOLE

pytestmark = pytest.mark.timeout(600)

READ_ONLY = {
    "agurk serve": "serves until it is stopped; tests/cli/test_serve.py does so",
    "agurk db upgrade": "asks for a database of PostgreSQL here; tests/server does so",
    'agurk import all.jsonl --db "postgresql': "likewise",
    "agurk simulate --variant danish --players 4 --deals 100M": "takes hours without the kernel",
    "agurk simulate --deals 1T": "takes many machines",
    "agurk arena --bots ladder,sharp,pimc": "takes minutes",
}
"""The commands that are read but not run, and why."""

NEEDS_KERNEL = ("agurk review", "agurk equilibrium", "agurk simulate", "agurk arena")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
SHOWN = [(page, shown) for page in PAGES for shown in commands(page)]
WITH_COMMANDS = sorted({page for page, _ in SHOWN})
WITH_PYTHON = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


def is_run(shown):
    """Return whether a command of ours is run, and not only read."""
    named = any(f"{shown.line}\n".startswith(start) for start in READ_ONLY)
    return shown.words[0] == "agurk" and not named


@pytest.fixture
def readers_folder(tmp_path, monkeypatch):
    """Be in a folder with the files that pages speak of, on a machine where nothing was done."""
    monkeypatch.chdir(tmp_path)
    for name, place in (("HOME", tmp_path), ("AGURK_HOME", tmp_path / "home"), ("COLUMNS", "80")):
        monkeypatch.setenv(name, str(place))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    monkeypatch.setattr(sys, "argv", ["agurk"])
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    (tmp_path / "match.agurk").write_text(WHOLE, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=NAMES.get)
def test_the_commands_of_a_page_do_what_it_shows(page, readers_folder, capsys, monkeypatch):
    for rules in re.findall(
        r"```toml\n(base = .*?)```", page.read_text(encoding="utf-8"), re.DOTALL
    ):
        (readers_folder / "ours.toml").write_text(rules, encoding="utf-8")
    for answers in re.findall(r"```python\n(answer = .*)\n```", page.read_text(encoding="utf-8")):
        given = (readers_folder / "examples" / "arena_bot.py").read_text(encoding="utf-8")
        mine = re.sub(r"^( +)answer = .*actions.*$", rf"\1{answers}", given, flags=re.MULTILINE)
        assert mine != given
        (readers_folder / "mine.py").write_text(mine, encoding="utf-8")
    if page.stem == "backup":
        run(["db", "upgrade"])
        capsys.readouterr()
    if page.parent.name == "variants":
        monkeypatch.setenv("COLUMNS", "100")
    for shown in filter(is_run, commands(page)):
        if not available() and shown.line.startswith(NEEDS_KERNEL):
            continue
        monkeypatch.setattr(sys, "stdin", StringIO(shown.typed))
        code = run(shown.words[1:])
        said = "".join(capsys.readouterr())
        refused = shown.below[:1] and shown.below[0].startswith("agurk: ")
        assert code == (2 if refused else 0), said
        assert shown.fits(said), f"$ {shown.line}\n{said}"


@pytest.mark.parametrize("page", WITH_PYTHON, ids=NAMES.get)
def test_the_sessions_of_a_page_run(page):
    if page.stem == "review" and not available():
        pytest.skip("there is no kernel")
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize(
    "shown", [pytest.param(each, id=f"{NAMES[page]}: {each.line}") for page, each in SHOWN]
)
def test_a_command_is_understood(shown):
    tool, *words = shown.words
    if tool == "agurk":
        words = (
            words[: words.index(">")] if ">" in words else [each for each in words if each != "&"]
        )
        application(COMMANDS).parse_args(spread(words), exit_on_error=False, print_error=False)
    elif tool == "make":
        assert re.search(rf"^{words[0]}:.*## ", MAKEFILE, re.MULTILINE)
    elif tool.endswith("pip"):
        extras = re.findall(r"\[(.*)\]", words[1])
        assert all(f"\n{extra} = [" in PROJECT for each in extras for extra in each.split(","))
    elif tool == "export":
        assert words[0].partition("=")[0] in {row.variable for row in rows()}
    else:
        assert tool in {"dask", "python3", "."}, f"nothing knows how to look at {shown.line}"


@pytest.mark.parametrize("start", READ_ONLY)
def test_a_command_that_is_only_read_stands_in_the_manual(start):
    assert any(f"{shown.line}\n".startswith(start) for _, shown in SHOWN)


@pytest.mark.parametrize("page", PAGES, ids=NAMES.get)
def test_every_command_that_stands_by_itself_is_marked_as_one(page):
    text = page.read_text(encoding="utf-8")
    assert not re.findall(r"^ {4}(?:\$ )?(?:agurk|make|pip|dask|python -m) .*", text, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=NAMES.get)
def test_a_session_in_python_is_marked_as_python(page):
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    assert not [block for kind, block in blocks if ">>> " in block and kind != "python"]
