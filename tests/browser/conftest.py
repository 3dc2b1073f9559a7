import os
import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.site import GRACE, PER_CARD, Site

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items):
    for item in items:
        if "browser" in item.nodeid.split("/")[:2]:
            item.add_marker(pytest.mark.browser)


# One browser a module: while it runs, no other event loop can run in this thread.
@pytest.fixture(scope="module")
def chromium():
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None and os.environ.get("CI") == "true":
        pytest.fail("There is no Chromium; scripts/browser installs it or says how.")
    if path is None:
        pytest.skip("There is no Chromium; scripts/browser installs it or says how.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
        yield browser
        browser.close()


# A module may say how long bots wait for people who are away, as `GRACE`, and how long quick tables
# wait for a card, as `PER_CARD`.
@pytest.fixture(scope="module")
def server(request, tmp_path_factory):
    grace = getattr(request.module, "GRACE", GRACE)
    per_card = getattr(request.module, "PER_CARD", PER_CARD)
    site = Site(tmp_path_factory.mktemp("site"), grace=grace, per_card=per_card)
    site.start()
    yield site
    site.end()


@pytest.fixture
def visit(chromium, server):
    """Returns what opens a page of somebody new, and checks in the end that all went well."""
    with server.visitors(chromium) as visitors:
        yield visitors
