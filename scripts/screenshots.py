"""Draw the page: matches at a real server, as a folder of pictures and two for the README.

    python -m scripts.screenshots [FOLDER]

Whatever is left to chance there comes from a fixed seed: pictures change with the page alone.
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

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs/pictures"
FOLDER = ROOT / "build/screenshots"
SEED = 5
SIZES = ((360, 640), (768, 1024), (1440, 900))
PHONE, WIDE = SIZES[0], SIZES[-1]
HAND = "[data-hand] [data-card]"
LEGAL = "[data-turn=true] [data-hand] [data-legal=true]"
OFF = "[data-turn=true] [data-hand] [data-legal=false]"
LYING = "[data-place] .card"
HERS = "[data-place='0'] .turn"
PRICE = "section.pays"
OVER = "[data-stage=over] .after:has(table)"
OUT = "section.mine .name.out"
SETTLED = 200
"""How many milliseconds a page is given for what it loads and moves at another size."""
SHORT = ["threshold=12"]
"""A house rule with which a match takes a few deals."""
VIEWS = {"first": "/", "play": "/play", "invite": "/invite", "learn": "/learn"}
VIEWS |= {"lesson": "/learn/lesson", "rules": "/rules/danish", "settings": "/settings"}
VIEWS |= {"records": "/records", "nothing": "/nothing/here"}
expect.set_options(timeout=20_000)
STEADY = """
crypto.getRandomValues = array => array.fill(7);
localStorage.setItem("agurk.settings", JSON.stringify(
    { language: "en", motion: false, pace: "quick", name: "Ida" }));
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
            try:
                yield next(word for word in told if word.startswith("http://")).rstrip("/.,")
            finally:
                server.terminate()


class Camera:
    """Takes pictures of a page, light and dark, at each size."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        """Take all pictures of a page as it is now."""
        for size in SIZES:
            for scheme in ("light", "dark"):
                path = self.folder / f"{name}-{size[0]}-{scheme}.png"
                path.write_bytes(shot(page, size, scheme))
        shot(page, WIDE)


def shot(page: Page, size: tuple[int, int], scheme: Any = "light") -> bytes:  # noqa: ANN401
    """Return a picture of a page of some size, once nothing in it moves."""
    page.emulate_media(color_scheme=scheme)
    if page.viewport_size != (wanted := viewport(size)):
        page.set_viewport_size(wanted)
        page.wait_for_timeout(SETTLED)
    return page.screenshot(animations="disabled")


def viewport(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def come(browser: Browser, address: str) -> Page:
    """Return the page of somebody new."""
    context = browser.new_context(base_url=address, viewport=viewport(WIDE))
    context.set_default_timeout(20_000)
    context.add_init_script(STEADY)
    return context.new_page()


def sit_down(page: Page, address: str, *, start: bool = True, **options: object) -> None:
    """Let somebody open a table for four, which bots fill when it starts."""
    asking = {"origin": address}
    page.request.post("/api/players", headers=asking)
    given = {"variant": "danish", "seats": 4, "thinking": "at-once", "pace": "none"} | options
    body = {"name": "Ida", "options": given, "start": start}
    table = page.request.post("/api/tables", headers=asking, data=body).json()["table"]
    page.goto(f"/t/{table}")
    page.locator("[data-line=open]").wait_for()
    # The page would have noted it, had it asked for the player itself.
    page.evaluate("localStorage.setItem('agurk.player', 'true')")


def play(page: Page) -> bool:
    """Play the lowest legal card once it is Ida's turn; false if the match is over."""
    turn, over, out = page.locator(LEGAL), page.locator(OVER), page.locator(OUT)
    expect(turn.or_(over).or_(out).first).to_be_visible()
    if out.count():
        # The others have played on by now, and need not be watched.
        page.reload()
        expect(over).to_be_visible()
    if over.count():
        return False
    left = page.locator(HAND).count()
    turn.first.click()
    expect(page.locator(HAND)).not_to_have_count(left)
    return True


def play_until_much_is_seen(page: Page) -> None:
    """Play on until a position shows much of the game at once, in another match if need be."""
    while not shows_much(page):
        if not play(page):
            page.locator(f"{OVER} button.main").click()
            page.locator(LEGAL).first.wait_for()


def shows_much(page: Page) -> bool:
    """Return whether Ida is to play in the middle of a trick, and has some choice."""
    expect(page.locator(LEGAL).or_(page.locator(OVER)).first).to_be_visible()
    legal, off = page.locator(LEGAL).count(), page.locator(OFF).count()
    if not 3 <= legal + off <= 5 or legal < 2 or not off:
        return False
    # Her place is marked once all that came before has been shown.
    expect(page.locator(HERS)).to_be_visible()
    return page.locator(LYING).count() >= 2


def play_until_price_is_seen(page: Page) -> None:
    """Play the deal to its end, and let time stand still when its last trick is counted."""
    while page.locator(HAND).count() != 1:
        play(page)
    page.locator(LEGAL).first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.locator(LEGAL).first.click()
    for _ in range(100):
        page.clock.run_for(100)
        if page.locator(PRICE).count():
            return
    raise AssertionError("The price of the last trick is not shown.")


def keep_score(page: Page) -> None:
    """Begin a sheet and note a few deals."""
    page.goto("/score/new")
    for place, name in enumerate(("Ida", "Bo", "Saga", "Ola")):
        page.locator("form ol input").nth(place).fill(name)
    page.locator("form button.main").click()
    for name, rank in (("Bo", "9"), ("Saga", "K"), ("Bo", "A"), ("Ida", "7"), ("Ola", "Q")):
        page.locator(f"li[data-player={name}] label").click()
        page.locator(f".what [data-key='{rank}']").click()
        page.locator("button.confirm[aria-disabled=false]").click()
    page.locator("li[data-player=Saga] label").click()
    page.locator(".what [data-key='J']").click()


def side_by_side(browser: Browser, shots: list[bytes]) -> bytes:
    """Return two pictures of a phone as one."""
    page = browser.new_page(viewport=viewport((2 * PHONE[0] + 40, PHONE[1])))
    page.route("http://two/*", lambda route: route.fulfill(body=shots[int(route.request.url[-1])]))
    page.set_content(
        "<style>body{margin:0;display:flex;gap:40px;background:#fff}</style>"
        "<img src='http://two/0'><img src='http://two/1'>"
    )
    page.wait_for_function("[...document.images].every(({ complete }) => complete)")
    return page.screenshot()


def draw(browser: Browser, address: str, folder: Path) -> None:
    """Take all pictures."""
    camera = Camera(folder)
    PICTURES.mkdir(exist_ok=True)
    ida = come(browser, address)
    ida.clock.install()
    sit_down(ida, address, start=False)
    camera.take(ida, "lobby")
    ida.locator(".lobby .go .button.main").click()
    play_until_much_is_seen(ida)
    (PICTURES / "table.png").write_bytes(shot(ida, (1240, 800)))
    keeper = come(browser, address)
    keep_score(keeper)
    on_phones = [shot(page, PHONE, "dark") for page in (ida, keeper)]
    (PICTURES / "phone.png").write_bytes(side_by_side(browser, on_phones))
    camera.take(ida, "table")
    camera.take(keeper, "score")
    play_until_price_is_seen(ida)
    camera.take(ida, "price")
    for name, path in VIEWS.items():
        keeper.goto(path)
        keeper.wait_for_load_state("networkidle")
        camera.take(keeper, name)
    ida = come(browser, address)
    sit_down(ida, address, house=SHORT)
    while play(ida):
        pass
    camera.take(ida, "after")
    record = ida.locator(f"{OVER} a[href^='/m/']").get_attribute("href")
    for name, path in (("match", f"{record}"), ("deal", f"{record}/1"), ("played", "/records")):
        ida.goto(path)
        ida.wait_for_load_state("networkidle")
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
