"""What `agurk COMMAND --help` prints."""

from itertools import pairwise

import pytest

from agurk.bots.registry import OFFERED
from agurk.cli.commands import COMMANDS


@pytest.fixture
def explained(agurk):
    """Return a function that returns the help of a command without its frame."""

    def run(name):
        return " ".join(agurk(f"{name} --help").replace("│", " ").split())

    return run


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_only_options_that_somebody_may_want_are_listed(name, explained):
    told = explained(name)
    assert "--no-" not in told
    assert "--empty-" not in told
    assert "[default: False]" not in told
    assert '[default: ""]' not in told


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_the_help_fits_a_terminal(name, agurk):
    assert max(map(len, agurk(f"{name} --help").splitlines())) <= 80


def test_a_default_that_means_something_is_told(explained):
    assert "What the others call you. [default: You]" in explained("play")


def test_the_variant_is_named_before_what_changes_it(explained):
    told = explained("play")
    assert told.index("--variant") < told.index("--house ") < told.index("--players")


def test_the_bots_are_listed_by_strength(explained):
    assert f"weakest first: {', '.join(OFFERED)}." in explained("play")


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_no_line_ends_long_before_the_terminal_does(name, agurk):
    told = agurk(f"{name} --help").partition("╭")[0].strip().split("\n\n")
    for lines in (paragraph.splitlines() for paragraph in told):
        for line, below in pairwise(lines):
            assert len(line.rstrip()) + len(below.split()[0]) + 1 >= 80, line


def test_what_an_option_means_is_set_as_one_paragraph(agurk):
    lines = [line.strip("│ ") for line in agurk("play --help").splitlines()]
    assert "beginner, learner, casual, practised, skilled, expert," in lines
