"""docs/simulation.md: its commands are answered."""

import re
from pathlib import Path

import pytest

from agurk.cli.commands import COMMANDS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "simulation.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", sorted(set(re.findall(r"--([a-z]+)", TEXT)) - {"nworkers"}))
def test_every_option_is_one(option, agurk_help):
    assert f"--{option}" in agurk_help


@pytest.fixture(scope="module")
def agurk_help():
    from contextlib import redirect_stdout
    from io import StringIO

    from agurk.cli.main import main

    assert "simulate" in {command.name for command in COMMANDS}
    with redirect_stdout(StringIO()) as printed:
        main(["simulate", "--help"])
    return printed.getvalue()
