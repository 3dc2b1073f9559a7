"""The README: its sessions run, its commands exist, its picture is what one sees."""

import doctest
import re
import shlex
from itertools import takewhile
from pathlib import Path

import pytest

from agurk.cli.commands import COMMANDS
from agurk.cli.main import main
from agurk.variants.files import loads
from scripts.picture import PICTURE, draw, screen

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_is_short():
    assert len(README.splitlines()) <= 120


def test_the_python_session_runs_as_shown():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


def test_the_dispute_is_settled_as_shown(capsys):
    lines = [line.removeprefix("    ") for line in README.splitlines()]
    start = next(number for number, line in enumerate(lines) if line.startswith("$ agurk "))
    shown = list(takewhile(bool, lines[start + 1 :]))
    assert main(shlex.split(lines[start])[2:]) == 0
    assert capsys.readouterr().out.splitlines() == shown


def test_the_house_rules_it_shows_can_be_read():
    (shown,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    variant = loads(shown)
    assert (variant.name, variant.threshold) == ("Agurk at the Hansens'", 30)


def test_every_command_it_names_exists():
    named = set(re.findall(r"`agurk ([a-z]+)", README))
    assert len(named) > 10
    assert named <= {command.name for command in COMMANDS}


@pytest.mark.parametrize(
    "line", [line.strip() for line in README.splitlines() if line.startswith("    agurk rules")]
)
def test_the_rules_it_asks_for_can_be_told(line, capsys):
    assert main(shlex.split(line)[1:]) == 0
    assert "30 points" in capsys.readouterr().out


@pytest.mark.parametrize(
    "target", sorted(set(re.findall(r"^    make (\w+)", README, re.MULTILINE)))
)
def test_every_target_it_names_exists(target):
    assert re.search(
        rf"^{target}:.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", README))
def test_every_link_leads_somewhere(link):
    assert (ROOT / link).exists()


def test_the_picture_shows_what_one_sees():
    assert PICTURE.read_text(encoding="utf-8") == "".join(draw(screen()))
