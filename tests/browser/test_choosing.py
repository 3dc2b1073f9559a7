"""Choosing what is played, by the forms of the page."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def asked(visit):
    """Returns a page, and the list of what it asks about the fields of a variant."""
    page, found = visit(), []

    def note(request):
        if "/fields" in request.url:
            found.append(request.url)

    page.on("request", note)
    return page, found


@pytest.mark.parametrize("path", ["/play", "/invite"])
def test_house_rules_are_asked_for_once_and_after_each_change(asked, path):
    page, found = asked
    page.goto(path)
    page.get_by_role("group").get_by_text("House rules").click()
    threshold = page.locator("[id$='-threshold']")
    expect(threshold).to_have_value("21")
    page.wait_for_load_state("networkidle")
    assert len(found) == 1
    threshold.fill("33")
    expect(page.locator("[id$='-threshold-what']")).to_contain_text("33")
    page.wait_for_load_state("networkidle")
    assert len(found) == 2


def test_a_contradiction_is_explained_at_its_field_and_leads_there(asked):
    page, _ = asked
    page.goto("/play")
    page.get_by_role("group").get_by_text("House rules").click()
    hand = page.locator("[id$='-hand']")
    expect(hand).to_have_value("7")
    hand.fill("60")
    expect(hand).to_have_attribute("aria-invalid", "true")
    told = page.locator("[id$='-hand-what']")
    expect(told).to_contain_text("60")
    assert told.get_attribute("id") == hand.get_attribute("aria-describedby")
    page.get_by_role("button", name="Play now").press("Enter")
    expect(page.locator("[aria-invalid=true]").first).to_be_focused()
    hand.fill("5")
    expect(hand).to_have_attribute("aria-invalid", "false")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[data-card]")).to_have_count(5)


def test_what_was_chosen_is_what_the_first_page_plays(asked):
    page, _ = asked
    page.goto("/play")
    page.get_by_role("combobox", name="Variant").select_option("gurka_is")
    page.get_by_role("button", name="One fewer").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_contain_text("Gúrka")
    expect(page.get_by_role("button", name="Play now")).to_contain_text("3 players")
