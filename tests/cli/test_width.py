"""What people read fits a terminal of 80 columns, broken between words."""

import io
import sys

import pytest

from agurk.bots.names import NAMES
from agurk.cli.line.pen import Pen, whole
from agurk.cli.main import main
from agurk.cli.output import columns
from agurk.variants import VARIANTS
from tests.cli.typist import Screen

WIDTH = 80


@pytest.fixture
def type_at(monkeypatch, tmp_path):
    """Return a function that types lines at a command, and returns the lines it writes."""
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))

    def run(arguments, *lines):
        screen = Screen()
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        main(arguments)
        return screen.getvalue().splitlines()

    return run


def too_wide(lines):
    """Return the lines too wide, but for those that are one word: a file's name."""
    return [line for line in lines if len(line) > WIDTH and " " in line.strip()]


def test_a_last_column_hangs_below_itself():
    assert columns([("a", "word " * 20), ("bcd", "")]) == [
        "  a    " + ("word " * 14).rstrip(),
        "       " + ("word " * 6).rstrip(),
        "  bcd",
    ]


def test_what_is_to_be_copied_is_not_broken():
    out = io.StringIO()
    Pen(out, width=20).say("To go on with it:", whole("agurk keep --file mine"))
    assert out.getvalue() == "To go on with it:\nagurk keep --file mine\n"


@pytest.mark.parametrize("key", VARIANTS)
def test_the_help_of_keep_fits(key, type_at):
    players = ",".join(NAMES[: max(3, VARIANTS[key].least_players)])
    lines = type_at(["keep", "--players", players, "--variant", key], "?", "rules", "quit")
    assert any(line.startswith("  quit ") for line in lines)
    assert not too_wide(lines)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_differences_of_two_variants_fit(key, agurk):
    assert not too_wide(agurk(f"variants --diff danish {key}").splitlines())


def test_wide_differences_stand_below_each_other(agurk):
    assert "most players\n    danish    7\n    gurka_is  4\n" in agurk(
        "variants --diff danish gurka_is"
    )


def test_a_player_reads_the_rules_as_the_command_tells_them(type_at):
    told = "\n".join(type_at(["rules", "ogorek"]))
    assert told in "\n".join(type_at(["play", "--variant", "ogorek"], "rules", "quit"))


@pytest.mark.parametrize("name", ["left", "a-name-of-a-file-that-is-longer-than-anybody-needs"])
def test_the_list_of_matches_that_were_left_fits(name, type_at, tmp_path):
    type_at(["play", "--variant", "gurka_is_six_loses"], "quit")
    (left,) = (tmp_path / "matches").glob("*.table")
    left.rename(left.with_stem(name))
    lines = type_at(["resume", "--list"])
    assert name in lines[1]
    assert not too_wide(lines)


def test_a_mistake_told_at_a_terminal_fits(monkeypatch):
    screen = Screen()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(["rules", "no-such-variant"]) == 2
    lines = screen.getvalue().splitlines()
    assert len(lines) > 1
    assert not too_wide(lines)
