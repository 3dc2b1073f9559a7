"""The guest in examples/ plays by the rules, and the manual shows it as it is."""

import sys
from pathlib import Path
from shlex import quote

import pytest

from agurk.arena.guests import Guest
from agurk.bots.check import check
from agurk.variants import VARIANTS

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "arena_bot.py"
MANUAL = ROOT / "docs" / "tutorial" / "first-bot.md"


@pytest.mark.parametrize("key", ["danish", "cucumber_free", "diku_exchange", "five_cucumbers"])
def test_the_example_plays_whole_matches_without_a_fault(key):
    guest = Guest(f"{quote(sys.executable)} {quote(str(EXAMPLE))}")
    try:
        assert check(guest, [VARIANTS[key]], [3]) > 20
        assert guest.greet() == "careful"
    finally:
        guest.close()
    assert guest.faults == []


def test_the_manual_shows_the_example_and_it_has_ten_lines():
    code = EXAMPLE.read_text(encoding="utf-8").split('"""\n\n')[1]
    assert f"```python\n{code}```" in MANUAL.read_text(encoding="utf-8")
    assert len([line for line in code.splitlines() if line]) <= 10
