"""Draw the terminal's table: a match whose cards follow from a seed, as docs/pictures/terminal.svg.

python -m scripts.terminal
"""

import asyncio
import os
import re
import tempfile
from pathlib import Path

from agurk.tui import opening
from agurk.tui.app import AgurkApp
from agurk.tui.picture import Stop
from agurk.tui.screens.table import Table
from agurk.tui.settings import Settings
from agurk.variants import VARIANTS

PICTURE = Path(__file__).parents[1] / "docs/pictures/terminal.svg"
SIZE = (120, 30)
CARDS = 3
"""How many of one's own cards are played before the picture is taken."""


async def drawn() -> str:
    """Return the table as an SVG that asks nothing of other sites."""
    begun = opening.new(VARIANTS["danish"], 4, ["sharp"], ["Ida"], "a picture")
    settings = Settings(language="en", theme="light", four_colours=True, pace="at-once")
    app = AgurkApp(settings, first=opening.at_once(begun))
    async with app.run_test(size=SIZE) as pilot:
        table = app.screen
        assert isinstance(table, Table)
        for left in range(CARDS, -1, -1):
            while table.picture is None or table.picture.stop is not Stop.CHOICE:
                await pilot.pause(0.02)
            if left:
                await pilot.press("tab", "enter")
                await pilot.pause(0.1)
        return tidy(app.export_screenshot(title="agurk tui"))


def tidy(svg: str) -> str:
    """Return a picture that asks nothing of other sites, and is the same from run to run."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"terminal-\d+", "terminal", svg)


def main() -> None:
    """Draw it."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["AGURK_HOME"] = folder
        svg = asyncio.run(drawn())
    PICTURE.write_text(svg, encoding="utf-8")
    print(f"{PICTURE} is drawn.")


if __name__ == "__main__":
    main()
