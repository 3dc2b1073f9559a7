"""docs/review.md: options and fields are as it says."""

import re
from pathlib import Path

import pytest

from agurk.review.data import as_data
from agurk.sim.native import available
from tests.review.test_reviewing import reviewed

PAGE = Path(__file__).parents[2] / "docs" / "review.md"
TEXT = PAGE.read_text(encoding="utf-8")
kernel = pytest.mark.skipif(not available(), reason="there is no kernel")


@pytest.mark.parametrize("option", sorted(set(re.findall(r"--([a-z]+)", TEXT))))
def test_every_option_is_one(option, capsys):
    from agurk.cli.main import main

    main(["review", "--help"])
    assert f"--{option}" in capsys.readouterr().out


@kernel
def test_every_field_is_explained():
    told = set(re.findall(r"`([a-z_]+)`", TEXT.split("## As data")[1]))

    def names(value):
        if isinstance(value, dict):
            for name, inner in value.items():
                yield name
                yield from names(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                yield from names(inner)

    assert set(names(as_data(reviewed()))) <= told
