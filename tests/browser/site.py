"""A server of our own and the people who visit it, each with a browser profile of their own."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from functools import cache
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from agurk.server.http.page import FOLDER
from tests.browser.sentences import said
from tests.server.ports import free_port

PATIENCE = 30.0
"""For how many seconds a server may be starting or ending, and how long it may be nobody's turn."""

GRACE = 120.0
"""For how many seconds a bot waits for somebody who is away, unless a test says otherwise."""

PER_CARD = 15.0
"""How many seconds a quick table gives for a card, unless a test says otherwise."""

BUILT = Path(os.environ.get("BROWSER_PAGE") or FOLDER)
"""The page that is tested: the one that was built last, or another one."""

IN_VAIN = re.compile(r"/assets/\w\w\.first-\w+\.json was preloaded using link preload but not used")
"""How the browser reports first sentences that came in vain: in its own language, where another is
set for this page, which the server does not know."""

BROKEN = (
    "WebSocket connection to",
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_CONNECTION_RESET",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "An unknown error occurred when fetching the script.",
)
"""How the browser itself reports a cut socket, and a server not there; no page can prevent that.

The script is the worker's, which the page asks for when it has had time to settle.
"""

FAILED = "Failed to load resource"
"""How it reports an answer that is a refusal."""

SETTINGS = {"language": "en", "pace": "quick", "motion": False}
"""What devices are set to unless a test says otherwise."""

TURN = "[data-turn=true]"
HAND = "[data-hand] [data-card]"
LEGAL = "[data-turn=true] [data-hand] [data-legal=true]"

WATCH = """given => {
    const tell = text => console.error(text);
    addEventListener("securitypolicyviolation", event =>
        tell(`Against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
    addEventListener("unhandledrejection", event => tell(`Nobody handled: ${event.reason}`));
    try {
        const key = "agurk.settings";
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(given));
    } catch {
        // There is nowhere to keep them, such as on an empty page.
    }
}"""
"""What runs in each page before its own scripts."""


class Site:
    """`agurk serve` on one port, which it keeps when it is started again."""

    def __init__(self, folder, *, grace=GRACE, per_card=PER_CARD):
        self.url = f"http://127.0.0.1:{free_port()}"
        self._folder = folder
        self._patience = (str(grace), str(per_card))
        self._process: Any = None

    def start(self):
        assert (BUILT / "index.html").is_file(), "The page is not built; run `make page`."
        port = self.url.rpartition(":")[2]
        ours = {name: text for name, text in os.environ.items() if not name.startswith("AGURK_")}
        limits = {f"AGURK_{what}_PER_HOUR": "9999" for what in ("TABLES", "PLAYERS")}
        limits["AGURK_REQUESTS_PER_MINUTE"] = "99999"
        command = ["tests.browser.serve", str(BUILT), *self._patience, "--port", port]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=Path(__file__).parents[2],
                env=ours | limits | {"AGURK_HOME": str(self._folder), "AGURK_LOG_LEVEL": "warning"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)

    def kill(self):
        self._process.kill()
        self._process.wait(PATIENCE)

    def end(self):
        self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(PATIENCE)
            assert code == 0, (code, self.log())
        finally:
            self._process.kill()

    def log(self):
        return (self._folder / "log").read_text()

    @contextmanager
    def visitors(self, browser):
        visitors = Visitors(self, browser)
        try:
            yield visitors
        finally:
            visitors.leave()
        assert visitors.problems == [], visitors.problems

    def _answers(self):
        asking = HTTPConnection(self.url.partition("://")[2], timeout=5)
        try:
            with closing(asking):
                asking.request("GET", "/readyz")
                return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False


class Visitors:
    """Opens pages, keeps what is said on their lines, and notes all that goes wrong in them."""

    def __init__(self, site, browser):
        self.problems = []
        self._forgiven = set()
        self.cuts = False
        """Whether sockets may break, and the server be away."""
        self.url = site.url
        self._browser = browser
        self._contexts = []
        self._lines = {}

    def __call__(self, path="/", *, width=1000, height=800, settings=None, **more):
        """Return the page of somebody new."""
        context = self._browser.new_context(
            base_url=self.url, viewport={"width": width, "height": height}, **more
        )
        context.set_default_timeout(20_000)
        self._contexts.append(context)
        given = json.dumps(SETTINGS | (settings or {}))
        context.add_init_script(f"({WATCH})({given})")
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.problems.append(str(error.error)))
        context.on("request", self._asked)
        context.on("serviceworker", self._asked)
        context.on("page", self._listen)
        page = context.new_page()
        page.goto(path)
        return page

    def table(self, page, *, start=True, name="Ida", bots=(), **options):
        """Let the person of a page open a table, and go there."""
        headers = {"origin": self.url}
        assert page.request.post("/api/players", headers=headers).ok
        given = {"variant": "danish", "seats": 3, "pace": "none", "thinking": "at-once"} | options
        body = {"name": name, "options": given, "start": start, "bots": list(bots)}
        opened = page.request.post("/api/tables", headers=headers, data=body)
        assert opened.status == 201, opened.text()
        page.goto(f"/t/{opened.json()['table']}")
        page.locator("[data-line=open]").wait_for()
        # The page would have noted it, had it asked for the player itself.
        page.evaluate("localStorage.setItem('agurk.player', 'true')")

    def sent(self, page):
        """Return all that a page has said on its lines."""
        return self._lines[page][0]

    def heard(self, page):
        """Return all that a page has heard on its lines."""
        return self._lines[page][1]

    def last(self, page):
        """Return what a page has heard last of the table as it stands."""
        scenes = (message for message in reversed(self.heard(page)) if "scene" in message)
        return next(scenes)

    def forgive(self, status):
        """Take it that the browser itself has noted that a request was refused."""

        def noted():
            return [told for told in self.problems if FAILED in told and status in told]

        # What the browser notes may come after what the page shows of it.
        for _ in range(50):
            if noted():
                break
            self._contexts[-1].pages[-1].wait_for_timeout(100)
        assert noted(), self.problems
        self._forgiven.add(status)
        self.problems[:] = [told for told in self.problems if not self._is_forgiven(told)]

    def _is_forgiven(self, told):
        """Return whether a request was refused as it was said; a second may come later still."""
        return FAILED in told and any(status in told for status in self._forgiven)

    def leave(self):
        for context in self._contexts:
            context.close()

    def _listen(self, page):
        sent, heard = self._lines.setdefault(page, ([], []))

        def listen(line):
            self._asked(line)
            line.on("framesent", lambda text: sent.append(json.loads(text)))
            line.on("framereceived", lambda text: heard.append(json.loads(text)))

        page.on("websocket", listen)

    def _heard(self, message):
        if message.type not in {"error", "warning"} or IN_VAIN.search(message.text):
            return
        forgiven = self._is_forgiven(message.text)
        if not (forgiven or (self.cuts and any(told in message.text for told in BROKEN))):
            self.problems.append(message.text)

    def _asked(self, request):
        scheme, _, rest = request.url.partition("://")
        if scheme in {"http", "https", "ws", "wss"} and rest.partition("/")[0] != _host(self.url):
            self.problems.append(f"Another host was asked: {request.url}")


@cache
def _host(url):
    return url.partition("://")[2].partition("/")[0]


def button(page, sentence, **args):
    """Return the button that says a sentence of the page's, such as `seats.rematch`."""
    return page.get_by_role("button", name=said(sentence, **args), exact=True)


def menu(page, name):
    """Choose something of the table's menu."""
    button(page, "seats.menu").click()
    page.locator(".menu").get_by_text(said(name), exact=True).click()


def play_on(page, cards=1):
    """Click so many legal cards, each when it is the reader's turn."""
    for _ in range(cards):
        _play(page, page.locator(LEGAL).first)


def play_until(page, sight):
    """Click legal cards until something comes in sight, in another match if one ends before."""
    turn = page.locator(LEGAL)
    rematch = button(page, "seats.rematch")
    while True:
        expect(turn.or_(sight).or_(rematch).first).to_be_visible()
        if sight.count():
            return
        if rematch.count():
            rematch.click()
            rematch.wait_for(state="detached")
        else:
            _play(page, turn.first)


def _play(page, card):
    """Click a card, and wait until it has left the hand."""
    before = hand(page)
    card.click()
    _changed(page, before)


def _changed(page, before):
    page.wait_for_function(
        "([cards, before]) => [...document.querySelectorAll(cards)]"
        ".map(card => card.dataset.card).join() !== before",
        arg=[HAND, ",".join(before)],
    )


def to_act(*pages):
    """Return the page whose reader's turn it is, once it is somebody's."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if page.locator(LEGAL).count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("It is nobody's turn.")


def hand(page):
    """Return the cards in the hand that a page shows."""
    cards = "cards => cards.map(card => card.dataset.card)"
    found: list[str] = page.locator(HAND).evaluate_all(cards)
    return found


def is_too_wide(page):
    """Return whether a page would have to be scrolled sideways."""
    return page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
