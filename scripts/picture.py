"""Draw the README's picture, docs/pictures/play.svg: a real match in a terminal of 80 columns."""

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

import pexpect
from rich.console import Console
from rich.segment import Segment
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "play.svg"
ANSWERS = ("2", "why 7h", "quit")
COLUMNS, WIDE, HIGH, MARGIN = 80, 9.6, 21, 20
INKS = {1: "#AE1C2B", 2: "#2C6A3B", 3: "#A8400E"}
"""What the terminal's red, green and yellow are on paper."""
HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" \
aria-label="A match of Danish Agurk in a terminal">
<rect width="100%" height="100%" rx="12" fill="#FCFAF5" stroke="#D8D3C4"/>
<g fill="#1D2721" font-size="16" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', \
monospace">
"""


def screen() -> str:
    """Play a few cards with a fixed seed and return what the terminal showed, colours included."""
    with tempfile.TemporaryDirectory() as home:
        surroundings = dict(os.environ, AGURK_HOME=home, TERM="xterm-256color", COLUMNS="80")
        command = ["-m", "agurk", "play", "--plain", "--seed", "demo", "--name", "Anna"]
        command += ["--bots", "ladder,sharp"]
        match = pexpect.spawn(
            sys.executable, command, env=surroundings, dimensions=(60, COLUMNS), encoding="utf-8"
        )
        shown = ""
        for answer in ANSWERS:
            match.expect("\n> ")
            shown += f"{match.before}\n> "
            match.sendline(answer)
        match.expect(pexpect.EOF)
    return shown[shown.index("The lot makes") :].replace("\r", "").rstrip("> \n")


def draw(shown: str) -> Iterator[str]:
    """Yield the lines of the picture."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(width=COLUMNS, file=nowhere, force_terminal=True, color_system="standard")
        rows = console.render_lines(Text.from_ansi(shown), pad=False)
    yield HEAD.format(width=COLUMNS * WIDE + 2 * MARGIN, height=len(rows) * HIGH + 2 * MARGIN)
    for number, row in enumerate(rows):
        yield from draw_row(row, MARGIN + number * HIGH + 16)
    yield "</g>\n</svg>\n"


def draw_row(row: list[Segment], height: float) -> Iterator[str]:
    """Yield one line of text; each word stands where its column is."""
    column = 0
    for segment in row:
        style = segment.style
        ink = INKS.get(style.color.number or 0 if style and style.color else 0)
        look = (f' fill="{ink}"' if ink else "") + (
            ' font-weight="700"' if style and style.bold else ""
        )
        for word in re.finditer(r"\S+", segment.text):
            across = MARGIN + (column + word.start()) * WIDE
            yield f'<text x="{across:g}" y="{height:g}"{look}>{escape(word[0])}</text>\n'
        column += len(segment.text)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text("".join(draw(screen())), encoding="utf-8")
