"""docs/arena.md: options and views are as it says."""

import re
from pathlib import Path

import pytest

from agurk.notation.views import view_object
from agurk.rules.state import begin
from agurk.variants import VARIANTS

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", sorted(set(re.findall(r"--([a-z]+)", TEXT))))
def test_every_option_is_one(option, capsys):
    from agurk.cli.main import main

    main(["arena", "--help"])
    assert f"--{option}" in capsys.readouterr().out


def test_every_field_of_a_view_is_explained():
    table = TEXT.split("| in a view | |")[1].split("\n\n")[0]
    named = {
        name
        for line in table.splitlines()[2:]
        for name in re.findall(r"`([a-z_]+)`", line.split(" | ")[0])
    }
    assert named == set(view_object(begin(VARIANTS["danish"], 2).view(None)))
