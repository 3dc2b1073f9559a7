"""A Chromium that is told what to do over its own protocol, and watched as little as that allows.

Playwright looks on at all that a page does, and gives each document a second world for its own
scripts: on a slow device that takes a page tens of milliseconds. Here a page has one script beside
its own, and says itself when it is done.
"""

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
QUIET: Final = (
    "--headless",
    "--no-sandbox",
    "--no-first-run",
    "--hide-scrollbars",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--remote-debugging-port=0",
)
"""What keeps it from doing anything but what it is told."""

READY: Final = 2.0
"""After how many seconds a new window has its own parts ready: the list below its address bar is a
page as heavy as ours, and would run at the same time."""

PATIENCE: Final = 60.0
"""How many seconds a page may take to say so."""


class Chromium:
    """A browser that is running."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent = 0

    def told(self, address: str, script: str, *, size: tuple[int, int], slower: float) -> Any:  # noqa: ANN401
        """Open an address in a browser that has kept nothing, and return what the page tells.

        Args:
            address: What is opened.
            script: What runs before the page's own scripts; it calls `alert` with a text of JSON.
            size: How wide and high the window is.
            slower: How many times slower the processor is.
        """
        context = self._ask("Target.createBrowserContext")["browserContextId"]
        opening = {"url": "about:blank", "browserContextId": context}
        target = self._ask("Target.createTarget", opening)["targetId"]
        attaching = {"targetId": target, "flatten": True}
        page = self._ask("Target.attachToTarget", attaching)["sessionId"]
        width, height = size
        window = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._ask("Emulation.setDeviceMetricsOverride", window, page)
        self._ask("Page.enable", {}, page)
        self._ask("Page.addScriptToEvaluateOnNewDocument", {"source": script}, page)
        self._ask("Emulation.setCPUThrottlingRate", {"rate": slower}, page)
        time.sleep(READY)
        self._ask("Page.navigate", {"url": address}, page)
        told = json.loads(self._heard("Page.javascriptDialogOpening")["message"])
        self._ask("Target.disposeBrowserContext", {"browserContextId": context})
        return told

    def _ask(self, method: str, params: dict[str, Any] | None = None, page: str = "") -> Any:  # noqa: ANN401
        self._sent += 1
        message = {"id": self._sent, "method": method, "params": params or {}}
        self._line.send(json.dumps(message | ({"sessionId": page} if page else {})))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") == self._sent:
                if "error" in answer:
                    raise ValueError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _heard(self, event: str) -> Any:  # noqa: ANN401
        while True:
            message = json.loads(self._line.recv(PATIENCE))
            if message.get("method") == event:
                return message["params"]


@contextmanager
def chromium() -> Iterator[Chromium]:
    """Start a browser of our own."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise FileNotFoundError(f"None of {', '.join(NAMES)} is installed.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        command = [path, *QUIET, f"--user-data-dir={home}", "about:blank"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as browser:
            lines = iter(browser.stderr.readline, "") if browser.stderr else iter(())
            address = next(
                line.split()[-1] for line in lines if line.startswith("DevTools listening")
            )
            try:
                with connect(address, max_size=None, compression=None) as line:
                    yield Chromium(line)
            finally:
                browser.terminate()
