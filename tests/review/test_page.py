"""A review as a page."""

import re
from html.parser import HTMLParser

from agurk.review import review
from agurk.review.page import as_html
from tests.review.test_reviewing import LITTLE, first_deals, pytestmark, reviewed

__all__ = ["pytestmark"]


class Read(HTMLParser):
    """What stands in a page."""

    def __init__(self):
        super().__init__()
        self.open, self.text, self.tags = [], [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in {"meta", "link", "img"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def read(page):
    found = Read()
    found.feed(page)
    assert not found.open
    return found


def test_the_page_asks_nothing_of_others_and_runs_nothing():
    page = as_html(reviewed())
    tags = read(page).tags
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in tags}
    assert not re.search(r"https?:|url\(|@import", page)
    assert "light-dark(" in page


def test_every_card_is_on_it_with_its_worths():
    found = reviewed()
    classes = [given.get("class", "") for _, given in read(as_html(found)).tags]
    plays = [play for deal in found.deals for play in deal.plays]
    worths = [each for each in classes if each.split()[:1] == ["worth"]]
    assert len(worths) == sum(len(play.worths.plays) for play in plays)
    assert sum("ringed" in each for each in worths) == len(plays)


def test_it_speaks_other_languages():
    assert "Hvad kortene var værd" in as_html(reviewed(), "da")


def test_names_are_text_and_nothing_else():
    from dataclasses import replace

    record = replace(first_deals(deals=1), names=("<script>", "a & b", ""))
    page = as_html(review(record, effort=LITTLE))
    assert "<script" not in page
    assert {"<script>", "Seat 2"} <= {text.strip() for text in read(page).text}
