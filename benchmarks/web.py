"""The web page against our limits: how much JavaScript it is, and how soon a card can be played."""

import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

SCRIPTS = Path(__file__).parents[1] / "src/agurk/server/page/assets"
LIMIT_KB = 60.0
"""The most JavaScript, gzipped, that comes for the first view and a table together."""

LIMIT_SECONDS = 1.0
"""How long the first card may take to come, on a device that is four times slower."""

SLOWER = 4
RUNS = 7
WIDTHS = {"narrow": 360, "wide": 1440}
PAGES = Path(__file__).parents[1] / "web/src/pages"
IMPORTED = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')
CARD = "[data-turn=true] [data-hand] [data-legal=true]"
PLAY = {"variant": "danish", "house": [], "seats": 4, "level": "ladder", "quick": True}
KEEP = f"localStorage.setItem('agurk.settings', JSON.stringify({json.dumps({'play': PLAY})}))"


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


def come(browser: Browser, address: str, width: int) -> tuple[set[str], set[str], float]:
    """Let somebody new come and play at once.

    Returns the scripts of the first view, those with a table's, and the seconds to the first card.
    """
    context = browser.new_context(base_url=address, viewport={"width": width, "height": 640})
    context.add_init_script(KEEP)
    page = context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/assets/")[2]))
    tool = context.new_cdp_session(page)
    tool.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = time.perf_counter()
    page.goto("/", wait_until="commit")
    play = page.locator("button.play")
    play.wait_for()
    first = set(asked)
    play.click()
    page.locator(CARD).first.wait_for()
    seconds = time.perf_counter() - begun
    context.close()
    return _scripts(first), _scripts(asked), seconds


def _scripts(asked: set[str]) -> set[str]:
    return {name for name in asked if name.endswith(".js") and (SCRIPTS / name).is_file()}


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
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    good = True
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, width in WIDTHS.items():
            runs = [come(browser, address, width) for _ in range(1 + RUNS)][1:]
            first, both, _ = runs[0]
            if name == "narrow":
                print(f"first view: {kilobytes(first):.1f} kB")
                weigh_views(first)
            size = kilobytes(both)
            seconds = statistics.median(seconds for _, _, seconds in runs)
            good &= size <= LIMIT_KB and seconds <= LIMIT_SECONDS
            print(
                f"first view and a {name} table: {size:.1f} kB of {LIMIT_KB:.0f} kB allowed, "
                f"{'ok' if size <= LIMIT_KB else 'too much'}; first card {SLOWER} times slower: "
                f"{1000 * seconds:.0f} ms of {1000 * LIMIT_SECONDS:.0f} ms allowed, "
                f"{'ok' if seconds <= LIMIT_SECONDS else 'too slow'}"
            )
        browser.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
