"""Matches that are over: step by step, checked, played again, compared, and as files."""

import re

import pytest
from playwright.sync_api import expect

from agurk.notation import loads
from agurk.notation.verify import Verdict, verify
from tests.browser.sentences import said
from tests.browser.site import LEGAL, button, hand, play_until

HOUSE = ["hand=3", "threshold=2"]
FAIR = "[data-fair=fair]"


@pytest.fixture
def played(visit):
    """Returns what plays a match to its end; that returns the page, and the name of the match."""

    def played(**settings):
        page = visit(settings=settings)
        visit.table(page, variant="danish_first_over", house=HOUSE)
        play_until(page, button(page, "seats.rematch"))
        link = page.locator(".after a[href^='/m/']")
        return page, link.get_attribute("href").rpartition("/")[2]

    return played


def test_a_deal_is_stepped_through_with_all_hands_open_and_was_honest(played):
    page, match = played()
    page.goto(f"/m/{match}")
    page.locator(FAIR).wait_for()
    page.locator("a.main[href$='/1']").click()
    page.locator(FAIR).wait_for()
    replay = page.request.get(f"/api/matches/{match}/replay").json()
    for seat, dealt in enumerate(replay["deals"][0]["hands"]):
        cards = page.locator(f"[data-seat='{seat}'] ul li")
        expect(cards).to_have_count(len(dealt))
    steps = page.get_by_role("slider")
    last = int(steps.get_attribute("max"))
    assert last > 8
    page.keyboard.press("Home")
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(steps).to_have_value(str(step))
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_value(str(last - 1))
    page.keyboard.press("End")
    expect(page.locator("[data-seat] .cell .card")).to_have_count(9)
    page.locator("[data-fair] summary").click()
    expect(page.locator("[data-fair]")).to_contain_text(replay["secret"][:10])


def test_a_record_is_downloaded_and_opened_again_and_a_changed_one_is_found_out(
    played, visit, tmp_path
):
    page, match = played()
    page.goto(f"/m/{match}")
    with page.expect_download() as downloading:
        page.get_by_role("link", name=said("records.download"), exact=True).last.click()
    path = tmp_path / downloading.value.suggested_filename
    assert path.name == f"{match}.agurk"
    downloading.value.save_as(path)
    text = path.read_text("utf-8")
    assert verify(loads(text)).verdict is Verdict.FAIR
    stranger = visit("/records")
    stranger.locator("input[type=file]").set_input_files(path)
    stranger.locator(FAIR).wait_for()
    (secret,) = re.findall(r'\[Secret "([0-9a-f]+)"\]', text)
    other = ("1" if secret[0] == "0" else "0") + secret[1:]
    path.write_text(text.replace(secret, other), "utf-8")
    stranger.goto("/records")
    stranger.locator("input[type=file]").set_input_files(path)
    wrong = stranger.locator("[data-fair=wrong]")
    expect(wrong).to_contain_text(said("records.wrong-promise"))


def test_a_deal_is_played_again_as_it_was_dealt(played, visit):
    page, match = played(play={**PLAY, "quick": True})
    dealt = page.request.get(f"/api/matches/{match}/replay").json()["deals"][0]["hands"][0]
    page.goto(f"/m/{match}/1")
    button(page, "records.play-again-go").click()
    page.wait_for_url("**/t/*")
    page.locator(LEGAL).first.wait_for()
    assert sorted(hand(page)) == sorted(dealt)
    play_until(page, button(page, "seats.rematch"))
    page.goto("/records")
    page.locator("#my-matches").wait_for()
    expect(page.locator("section ol li")).to_have_count(2)
    expect(page.locator("section ol .chip")).to_have_count(1)
    assert page.request.get("/api/me").json()["matches"] == 1


PLAY = {"variant": "danish", "house": [], "seats": 4, "level": "ladder", "quick": False}


def test_friends_get_the_same_deals_and_are_compared(played, visit):
    page, match = played()
    dealt = page.request.get(f"/api/matches/{match}/replay").json()["deals"][0]["hands"][0]
    friend = visit(f"/d/{match}", settings={"play": {**PLAY, "quick": True}})
    friend.locator("form.panel input").fill("Bo")
    button(friend, "records.same-go").click()
    friend.wait_for_url("**/t/*")
    friend.locator(LEGAL).first.wait_for()
    assert sorted(hand(friend)) == sorted(dealt)
    play_until(friend, button(friend, "seats.rematch"))
    for each in (friend, page):
        each.goto(f"/d/{match}")
        expect(each.locator("section > table tbody tr")).to_have_count(2)
    expect(page.locator("section > table")).to_contain_text("Bo")
    expect(friend.locator("section > table")).to_contain_text("Ida")


def test_statistics_tell_of_the_match(played):
    page, match = played()
    page.goto("/records")
    page.locator("#statistics").wait_for()
    found = page.request.get("/api/me").json()
    assert found["matches"] == 1
    facts = page.locator("section[aria-labelledby=statistics] > ul li")
    expect(facts.first).to_contain_text("1")
    expect(facts.nth(2)).to_contain_text(str(found["deals"]))
    expect(page.locator("figure tbody tr")).to_have_count(page.locator("figure").count())
    page.locator(f"a[href='/m/{match}']").click()
    page.locator(FAIR).wait_for()
