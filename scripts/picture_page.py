"""Draw the README's picture, docs/pictures/table.png: a real match at the server's page."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "table.png"
WIDE, HIGH = 1080, 720
WORDS = ("lowest", "equals", "beats")
"""What the hand in the picture has to show under its cards."""


def open_table(page: Page, address: str) -> None:
    """Open a table with bots, and begin."""
    asking = {"origin": address}
    page.request.post("/api/players", headers=asking)
    options = {"variant": "danish", "seats": 4, "thinking": "at-once", "pace": "none"}
    body = {"name": "Anna", "options": options, "start": True}
    opened = page.request.post("/api/tables", headers=asking, data=body)
    page.goto(f"/t/{opened.json()['table']}")


def play(page: Page) -> None:
    """Play the lowest legal card until all kinds of cards are in hand, in the middle of a deal."""
    turn = page.locator(".mine.turn")
    over = page.get_by_role("button", name="Rematch")
    while True:
        turn.or_(over).first.wait_for()
        if over.count():
            over.click()
        left = page.locator(".hand .card").count()
        kinds = [page.locator(f".hand small:text-is('{word}')").count() for word in WORDS]
        if all(kinds) and page.locator(".hand .off").count() and 3 < left < 6:
            return
        page.locator(".mine.turn .hand .legal").first.click()
        page.wait_for_function(
            "left => document.querySelectorAll('.hand .card').length !== left", arg=left
        )


def main(browser: str) -> None:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        serving = [sys.executable, "-m", "agurk", "serve", "--port", "0"]
        surroundings = dict(os.environ, AGURK_HOME=home, AGURK_LOG_LEVEL="error")
        with subprocess.Popen(
            serving, env=surroundings, stdout=subprocess.PIPE, text=True
        ) as server:
            told = server.stdout.readline().split() if server.stdout else []
            address = next(word for word in told if word.startswith("http://")).rstrip("/.,")
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
            page = chromium.new_page(base_url=address, viewport={"width": WIDE, "height": HIGH})
            open_table(page, address)
            play(page)
            page.mouse.move(0, 0)
            PICTURE.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURE)
            chromium.close()
            server.terminate()


if __name__ == "__main__":
    finding = [ROOT / "scripts" / "browser"]
    found = subprocess.run(finding, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    if not found:
        sys.exit(1)
    main(found)
