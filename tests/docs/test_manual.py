"""The manual is built without a fault, has all its pages, and asks nothing of other sites."""

import re
import subprocess
import sys
from fcntl import LOCK_EX, flock
from html.parser import HTMLParser

import pytest

from agurk.cli.commands import COMMANDS
from agurk.rules.variant import RULES
from agurk.variants import VARIANTS
from tests.docs.sessions import NAMES, ROOT

pytestmark = pytest.mark.timeout(900)

FETCHED = {"script", "img", "source", "iframe", "audio", "video", "object", "embed", "use", "image"}
"""Elements that make a browser fetch something by themselves."""


class Fetching(HTMLParser):
    """Notes what a page makes a browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[str] = []

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        kind = named.get("rel") or ""
        if tag in FETCHED or (tag == "link" and kind not in {"index", "search", "next", "prev"}):
            places = (named.get(name) for name in ("src", "href", "srcset", "data", "xlink:href"))
            self.places += [place for place in places if place]
        self.places += re.findall(r"url\(([^)]*)\)", named.get("style") or "")


@pytest.fixture(scope="module")
def manual(tmp_path_factory, worker_id):
    """Return the folder of a manual that was just built, once for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "manual" / "html"
    folder.parent.mkdir(exist_ok=True)
    with (folder.parent / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not folder.is_dir():
            command = [sys.executable, "-m", "scripts.docs", str(folder)]
            built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert built.returncode == 0, built.stderr
    return folder


def is_elsewhere(place):
    return re.match(r"[\"' ]*(?:https?:|wss?:|//)", place) is not None


def test_no_page_makes_a_browser_ask_another_site(manual):
    pages = list(manual.rglob("*.html"))
    assert len(pages) > 80
    for page in pages:
        fetching = Fetching()
        fetching.feed(page.read_text(encoding="utf-8"))
        assert fetching.places
        assert [place for place in fetching.places if is_elsewhere(place)] == [], page


def test_no_sheet_and_no_script_fetches_from_another_site(manual):
    for sheet in manual.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        places = re.findall(r"url\(([^)]*)\)", text) + re.findall(r"@import\s+([^;]+)", text)
        assert [place for place in places if is_elsewhere(place)] == [], sheet
    for script in manual.rglob("*.js"):
        text = script.read_text(encoding="utf-8")
        assert not re.search(r"""(?:fetch|import)\(\s*["'`](?:https?:)?//""", text), script


@pytest.mark.parametrize("name", NAMES.values())
def test_every_page_that_is_kept_is_in_it(name, manual):
    assert (manual / name).with_suffix(".html").is_file()


@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_has_a_page_with_its_rules_and_source(key, manual):
    text = (manual / "reference" / "variants" / f"{key}.html").read_text(encoding="utf-8")
    assert all(f"<h2>{part}<" in text for part in ("Use", "Rules", "Source", "Table of facts"))
    assert all(f">{field}=" in text for field in RULES)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_is_told_of(command, manual):
    text = (manual / "reference" / "commands.html").read_text(encoding="utf-8")
    assert f"<h3>agurk {command.name}<" in text


def test_the_names_that_programs_need_first_lead_somewhere(manual):
    import agurk

    text = (manual / "reference" / "api" / "index.html").read_text(encoding="utf-8")
    linked = set(re.findall(r'href="(agurk\.[\w.]+\.html)#[\w.]+\.(\w+)"', text))
    assert {name for _, name in linked} >= set(agurk.__all__)
