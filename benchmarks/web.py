"""The web page against our limits: how much JavaScript it is, and how soon a card can be played.

Somebody new comes to the first page, in a browser that knows nothing of it, with the processor
slowed down, and presses "Play now" as soon as the button has been drawn. The time is the page's
own: from its opening until the first card that may be played has been drawn. Until then a table
has been opened, lot and cards have been drawn, and bots have led where the lot says so; everything
is set as it is for whoever changes nothing.
"""

import gzip
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.chromium import Chromium, chromium

SCRIPTS = Path(__file__).parents[1] / "src/agurk/server/page/assets"
LIMIT_KB = 60.0
"""The most JavaScript, gzipped, that comes for the first view and a table together."""

LIMIT_SECONDS = 1.0
"""How long the first card may take to come, on a device that is four times slower."""

SLOWER = 4
RUNS = 7
SIZES = {"narrow": (360, 640), "wide": (1440, 900)}
PAGES = Path(__file__).parents[1] / "web/src/pages"
IMPORTED = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')
CARD = "[data-turn=true] [data-hand] [data-legal=true]"
WATCH = f"""
(() => {{
    const drawn = (then) => requestAnimationFrame(() => setTimeout(then));
    const asked = () => performance.getEntriesByType("resource").map(({{ name }}) => name);
    let pressed, first, done;
    new MutationObserver(() => {{
        const play = document.querySelector("button.play");
        if (play && !pressed) {{
            pressed = true;
            drawn(() => {{
                first = {{ seconds: performance.now() / 1000, asked: asked() }};
                play.click();
            }});
        }}
        if (done || !document.querySelector("{CARD}")) return;
        done = true;
        const both = asked();
        drawn(() => {{
            alert(JSON.stringify({{ first, both, seconds: performance.now() / 1000 }}));
        }});
    }}).observe(document, {{ subtree: true, childList: true, attributes: true }});
}})()
"""
"""Presses the button, and watches for the first card; nothing else is asked of the page."""


class Coming(NamedTuple):
    """How it went when somebody came."""

    first: set[str]
    """The scripts of the first view."""
    both: set[str]
    """Those, and those that had been asked for when the first card was there."""
    viewed: float
    """After how many seconds the first view had been drawn."""
    seconds: float
    """After how many seconds the first card had been drawn."""


def kilobytes(scripts: set[str]) -> float:
    """Return how much scripts are, gzipped."""
    contents = ((SCRIPTS / script).read_bytes() for script in scripts)
    return sum(len(gzip.compress(content, 9)) for content in contents) / 1000


def needed(script: str, found: set[str]) -> set[str]:
    """Add a script, and all that it needs before it can run, to those found."""
    if script not in found:
        found.add(script)
        for other in IMPORTED.findall((SCRIPTS / script).read_text("utf-8")):
            needed(other, found)
    return found


def weigh_views(first: set[str]) -> None:
    """Print how much each view is beside the first."""
    for view in sorted(PAGES.glob("*.svelte")):
        for script in SCRIPTS.glob(f"{view.stem}-*.js"):
            more = needed(script.name, set()) - first
            if more:
                print(f"{view.stem}, beside the first view: {kilobytes(more):.1f} kB")


def come(browser: Chromium, address: str, size: tuple[int, int]) -> Coming:
    """Let somebody new come and play at once."""
    told = browser.told(address, WATCH, size=size, slower=SLOWER)
    first = told["first"]
    return Coming(
        _scripts(first["asked"]), _scripts(told["both"]), first["seconds"], told["seconds"]
    )


def _scripts(asked: list[str]) -> set[str]:
    names = {address.rpartition("/assets/")[2] for address in asked}
    return {name for name in names if name.endswith(".js") and (SCRIPTS / name).is_file()}


@contextmanager
def serving() -> Iterator[str]:
    """Start a server of our own; yields its address."""
    ours = {name: text for name, text in os.environ.items() if not name.startswith("AGURK_")}
    ours |= {"AGURK_TABLES_PER_HOUR": "9999", "AGURK_PLAYERS_PER_HOUR": "9999"}
    command = [sys.executable, "-m", "agurk", "serve", "--port", "0", "--log-level", "error"]
    with tempfile.TemporaryDirectory() as home:
        ours["AGURK_HOME"] = home
        with subprocess.Popen(command, env=ours, stdout=subprocess.PIPE, text=True) as server:
            told = server.stdout.readline().split() if server.stdout else []
            yield next(word for word in told if word.startswith("http://")).rstrip("/.,")
            server.terminate()


def main() -> int:
    good = True
    with serving() as address, chromium() as browser:
        for name, size in SIZES.items():
            runs = [come(browser, address, size) for _ in range(1 + RUNS)][1:]
            first, both, _, _ = runs[0]
            if name == "narrow":
                print(f"first view: {kilobytes(first):.1f} kB")
                weigh_views(first)
            weight = kilobytes(both)
            viewed = statistics.median(run.viewed for run in runs)
            seconds = statistics.median(run.seconds for run in runs)
            good &= weight <= LIMIT_KB and seconds <= LIMIT_SECONDS
            print(
                f"first view and a {name} table: {weight:.1f} kB of {LIMIT_KB:.0f} kB allowed, "
                f"{'ok' if weight <= LIMIT_KB else 'too much'}; {SLOWER} times slower the first "
                f"view is drawn after {1000 * viewed:.0f} ms, the first card after "
                f"{1000 * seconds:.0f} ms of {1000 * LIMIT_SECONDS:.0f} ms allowed, "
                f"{'ok' if seconds <= LIMIT_SECONDS else 'too slow'}"
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
