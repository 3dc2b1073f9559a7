"""The page about running a server says what the code does."""

import re

from agurk.server.metrics import Metrics
from scripts import gen_operations, marks
from tests.docs.sessions import PAGES

PAGE = gen_operations.PAGE.read_text(encoding="utf-8")


def test_the_list_of_settings_is_what_the_script_makes_of_them():
    assert marks.names(PAGE) == list(gen_operations.PARTS)
    assert gen_operations.filled(PAGE) == PAGE


def test_the_page_names_every_metric():
    _, _, chapter = PAGE.partition("## Health and metrics")
    told = set(re.findall(r"`(agurk_\w+)`", chapter.partition("\n## ")[0]))
    metrics = Metrics()
    metrics.count_rooms(dict)
    counted = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in metrics.registry.collect()
    }
    assert told == counted


def test_links_into_the_page_lead_to_a_heading():
    headings = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    led = [
        address
        for page in PAGES
        for address in re.findall(r"operations\.md#([^)]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert len(led) > 5
    assert set(led) <= {heading.lower().replace(" ", "-") for heading in headings}
