"""Draw the page: real matches at a real server, as a folder of pictures and two for the README.

    python -m scripts.screenshots [FOLDER]

Deals, names and bots' choices come from a fixed seed, so the pictures are the same again until
the page changes.
"""

import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs/pictures"
FOLDER = ROOT / "build/screenshots"
SEED = 5
SIZES = ((360, 640), (768, 1024), (1440, 900))
NAMES = ("Ida", "Bo", "Saga")
CARDS = "[data-hand] [data-card]"
LEGAL = "[data-turn=true] [data-hand] [data-legal=true]"
OFF = "[data-turn=true] [data-hand] [data-legal=false]"
OVER = "[data-stage=over]"
VIEWS = {"first": "/", "play": "/play", "invite": "/invite", "learn": "/learn"}
VIEWS |= {"lesson": "/learn/lesson", "rules": "/rules/danish", "settings": "/settings"}
VIEWS |= {"records": "/records", "nothing": "/nothing/here"}
STEADY = """
crypto.getRandomValues = array => array.fill(7);
localStorage.setItem("agurk.settings", JSON.stringify(
    { language: "en", motion: false, name: "Ida" }));
"""


def serve() -> None:
    """Be a server whose chances are always the same."""

    class Steady(random.Random):
        def __init__(self, seed: Any = SEED) -> None:  # noqa: ANN401 - as the library has it
            super().__init__(seed)

    drawn = random.Random(SEED)
    secrets.token_bytes = lambda nbytes=None: drawn.randbytes(nbytes or 32)
    random.Random = Steady  # type: ignore[misc, assignment]
    from agurk.cli.start import start

    sys.argv = ["agurk", "serve", "--port", "0", "--log-level", "error"]
    sys.exit(start())


@contextmanager
def serving() -> Iterator[str]:
    """Start such a server; yields its address."""
    with tempfile.TemporaryDirectory() as home:
        ours = dict(os.environ, AGURK_HOME=home, PYTHONHASHSEED="0")
        command = [sys.executable, "-m", "scripts.screenshots", "--serve"]
        with subprocess.Popen(
            command, env=ours, cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as server:
            told = server.stdout.readline().split() if server.stdout else []
            yield next(word for word in told if word.startswith("http://")).rstrip("/.,")
            server.terminate()


class Camera:
    """Takes pictures of a page, light and dark, at each size."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        """Take all pictures of a page as it is now."""
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.mouse.move(0, 0)
                page.evaluate("document.fonts.ready.then(() => true)")
                page.screenshot(path=self.folder / f"{name}-{width}-{scheme}.png")
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1440, "height": 900})


def come(browser: Browser, address: str) -> Page:
    """Return the page of somebody new."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.add_init_script(STEADY)
    return context.new_page()


def sit_down(pages: list[Page], address: str) -> None:
    """Let all sit down at one table with a bot, and begin."""
    asking = {"origin": address}
    options = {"variant": "danish", "seats": 4, "thinking": "at-once", "pace": "none"}
    for page in pages:
        page.request.post("/api/players", headers=asking)
    body = {"name": NAMES[0], "options": options}
    table = pages[0].request.post("/api/tables", headers=asking, data=body).json()["table"]
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        page.request.post(f"/api/tables/{table}/seats", headers=asking, data={"name": name})
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator("[data-line=open]").wait_for()
    pages[0].locator(".lobby .go .button.main").click()


def play(pages: list[Page], until: str) -> None:
    """Play the first legal card of whoever's turn it is until the first page shows something."""
    while True:
        turn = next((page for page in pages if page.locator(LEGAL).count()), None)
        if turn is pages[0] and mid_deal(turn) and until == "deal":
            return
        if pages[0].locator(OVER).count():
            return
        if turn is None:
            pages[0].wait_for_timeout(20)
            continue
        left = turn.locator(CARDS).count()
        turn.locator(LEGAL).first.click()
        turn.wait_for_function(
            "([cards, left]) => document.querySelectorAll(cards).length !== left",
            arg=[CARDS, left],
        )


def mid_deal(page: Page) -> bool:
    """Return whether a page shows much of the game at once."""
    hand = page.locator(CARDS).count()
    if not 3 <= hand <= 5 or not page.locator(OFF).count():
        return False
    # The trick before may still lie there for a while.
    page.wait_for_function("document.querySelectorAll('[data-place] .card').length < 4")
    return page.locator("[data-place] .card").count() >= 2


def keep_score(page: Page) -> None:
    """Begin a sheet and note a few deals."""
    page.goto("/score/new")
    for place, name in enumerate((*NAMES, "Ola")):
        page.locator("form ol input").nth(place).fill(name)
    page.locator("form button.main").click()
    for name, rank in (("Bo", "9"), ("Saga", "K"), ("Bo", "A"), ("Ida", "7"), ("Ola", "Q")):
        page.locator(f"li[data-player={name}] label").click()
        page.locator(f".what [data-key='{rank}']").click()
        page.locator("button.confirm[aria-disabled=false]").click()
    page.locator("li[data-player=Saga] label").click()
    page.locator(".what [data-key='J']").click()


def phone(browser: Browser, shots: list[bytes], path: Path) -> None:
    """Lay two pictures of a phone side by side."""
    page = browser.new_page(viewport={"width": 760, "height": 640})
    page.route("http://two/*", lambda route: route.fulfill(body=shots[int(route.request.url[-1])]))
    page.set_content(
        "<style>body{margin:0;display:flex;gap:40px;background:#fff}</style>"
        "<img src='http://two/0'><img src='http://two/1'>"
    )
    page.wait_for_function("[...document.images].every(({ complete }) => complete)")
    page.screenshot(path=path)


def shot(page: Page, scheme: Any = "dark") -> bytes:  # noqa: ANN401 - one of two words
    """Return a picture of a page on a phone."""
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 360, "height": 640})
    return page.screenshot()


def draw(browser: Browser, address: str, folder: Path) -> None:
    """Take all pictures."""
    camera = Camera(folder)
    pages = [come(browser, address) for _ in NAMES]
    ida = pages[0]
    sit_down(pages, address)
    play(pages, "deal")
    ida.mouse.move(0, 0)
    ida.set_viewport_size({"width": 1240, "height": 800})
    PICTURES.mkdir(exist_ok=True)
    ida.screenshot(path=PICTURES / "table.png")
    camera.take(ida, "table")
    keeper = come(browser, address)
    keep_score(keeper)
    phone(browser, [shot(ida), shot(keeper)], PICTURES / "phone.png")
    camera.take(keeper, "score")
    ida.set_viewport_size({"width": 1440, "height": 900})
    play(pages, "over")
    ida.locator(".after a[href^='/m/']").wait_for()
    camera.take(ida, "after")
    keeper = come(browser, address)
    for name, path in VIEWS.items():
        keeper.goto(path, wait_until="networkidle")
        keeper.locator("h1").wait_for()
        camera.take(keeper, name)
    record = ida.locator(".after a[href^='/m/']").get_attribute("href")
    for name, path in (("match", f"{record}"), ("deal", f"{record}/1"), ("played", "/records")):
        ida.goto(path, wait_until="networkidle")
        camera.take(ida, name)


def main(words: list[str]) -> None:
    if words == ["--serve"]:
        serve()
    finding = [ROOT / "scripts" / "browser"]
    found = subprocess.run(finding, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    if not found:
        sys.exit(1)
    folder = Path(words[0]) if words else FOLDER
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        draw(browser, address, folder)
        browser.close()
    print(f"The pictures are in {folder} and {PICTURES}.")


if __name__ == "__main__":
    main(sys.argv[1:])
