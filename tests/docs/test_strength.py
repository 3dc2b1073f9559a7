"""docs/strength.md: its sessions run."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


def test_the_sessions_run():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed
