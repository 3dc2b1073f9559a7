"""What a pen writes, with colours and without."""

import io

import pytest
from rich.console import Console

from agurk.cli.line.pen import Mark, Pen, marked


@pytest.fixture
def written():
    """Return a function that gives what a pen writes for a line, in plain letters or in colour."""

    def write(line, *, colours):
        out = io.StringIO()
        console = Console(file=out, force_terminal=True, color_system="standard", highlight=False)
        Pen(out, console=console if colours else None).show([line])
        return out.getvalue().removesuffix("\n")

    return write


def test_marks_are_not_seen_without_colour(written):
    assert written(f"Ida {marked('holds', Mark.GOOD)}", colours=False) == "Ida holds"


def test_what_is_marked_is_coloured(written):
    assert written(f"Ida {marked('holds', Mark.GOOD)}", colours=True) == "Ida \x1b[32mholds\x1b[0m"


@pytest.mark.parametrize("line", ["your lowest is the 2.", "holds equals beats", "Bo is out."])
def test_words_alone_are_not_coloured(line, written):
    assert written(line, colours=True) == line
