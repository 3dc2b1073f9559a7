"""A server of our own and the people who visit it, each with a browser profile of their own."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from typing import Any

from playwright.sync_api import expect

from tests.server.ports import free_port

PATIENCE = 30.0
"""For how many seconds a server may be starting, or ending."""

BROKEN = "WebSocket connection to"
"""How the browser itself reports a socket that was cut; no page can prevent that."""


FAILED = "Failed to load resource"
"""How it reports an answer that is a refusal."""


class Site:
    """`agurk serve` on one port, which it keeps when it is started again."""

    def __init__(self, folder):
        self.url = f"http://127.0.0.1:{free_port()}"
        self._folder = folder
        self._process: Any = None

    def start(self):
        port = self.url.rpartition(":")[2]
        ours = {name: text for name, text in os.environ.items() if not name.startswith("AGURK_")}
        limits = {f"AGURK_{what}_PER_HOUR": "9999" for what in ("TABLES", "PLAYERS")}
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "agurk", "serve", "--port", port],
                env=ours | limits | {"AGURK_HOME": str(self._folder), "AGURK_LOG_LEVEL": "warning"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < until, (self._folder / "log").read_text()
            time.sleep(0.05)

    def kill(self):
        self._process.kill()
        self._process.wait(PATIENCE)

    def end(self):
        self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(PATIENCE)
            assert code == 0, (code, (self._folder / "log").read_text())
        finally:
            self._process.kill()

    @contextmanager
    def visitors(self, browser):
        visitors = Visitors(self, browser)
        try:
            yield visitors
        finally:
            visitors.leave()
        assert visitors.problems == []

    def _answers(self):
        asking = HTTPConnection(self.url.partition("://")[2], timeout=5)
        try:
            with closing(asking):
                asking.request("GET", "/readyz")
                return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False


class Visitors:
    """Opens pages, and notes all that goes wrong in them."""

    def __init__(self, site, browser):
        self.problems = []
        self.cuts = False
        """Whether sockets may break."""
        self._site = site
        self._browser = browser
        self._contexts = []

    def __call__(self, path="/", *, width=1000, height=800, **more):
        """Return the page of somebody new."""
        context = self._browser.new_context(
            base_url=self._site.url, viewport={"width": width, "height": height}, **more
        )
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(error.stack or str(error)))
        page.on("request", self._asked)
        page.on("websocket", self._asked)
        page.goto(path)
        return page

    def table(self, page, *, start=True, name="Ida", **options):
        """Let the person of a page open a table, and go there."""
        headers = {"origin": self._site.url}
        assert page.request.post("/api/players", headers=headers).ok
        given = {"variant": "danish", "seats": 3, "pace": "none", "thinking": "at-once"} | options
        body = {"name": name, "options": given, "start": start}
        opened = page.request.post("/api/tables", headers=headers, data=body)
        assert opened.status == 201, opened.text()
        page.goto(f"/t/{opened.json()['table']}")
        page.locator(".sheet li").first.wait_for()

    def forgive(self, status):
        """Take it that the browser itself has noted that a request was refused."""
        noted = [told for told in self.problems if FAILED in told and status in told]
        assert noted, self.problems
        self.problems[:] = [told for told in self.problems if told not in noted]

    def leave(self):
        for context in self._contexts:
            context.close()

    def _heard(self, message):
        if message.type in {"error", "warning"} and not (self.cuts and BROKEN in message.text):
            self.problems.append(message.text)

    def _asked(self, request):
        host = request.url.partition("://")[2].partition("/")[0]
        if host != self._site.url.partition("://")[2]:
            self.problems.append(f"Another host was asked: {request.url}")


def play_on(page, cards=1):
    """Click so many legal cards, each when it is the reader's turn."""
    for _ in range(cards):
        left = page.locator(".hand .card").count()
        page.locator(".mine.turn .hand .legal").first.click()
        page.wait_for_function(
            "left => document.querySelectorAll('.hand .card').length !== left", arg=left
        )


def play_until(page, sight):
    """Click legal cards until something comes in sight."""
    turn = page.locator(".mine.turn .hand .legal")
    expect(turn.or_(sight).first).to_be_visible()
    while not sight.count():
        play_on(page)
        expect(turn.or_(sight).first).to_be_visible()


def to_act(*pages):
    """Return the page whose reader's turn it is, once it is somebody's."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if page.locator(".mine.turn").count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("It is nobody's turn.")


def hand(page):
    """Return the cards in the hand that a page shows, as they are read aloud."""
    said = [card.get_attribute("aria-label") for card in page.locator(".hand .card").all()]
    return [text.partition(",")[0] for text in said]


def is_too_wide(page):
    """Return whether a page would have to be scrolled sideways."""
    return page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
