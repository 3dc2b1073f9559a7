"""What cards are worth: a hint before one is played, and the review of a match that is over."""

import pytest
from playwright.sync_api import expect

from tests.browser.sentences import said
from tests.browser.site import LEGAL, button, is_too_wide, play_on, play_until, to_act

HINT = "[data-hint]"
WORTH = "[data-worth]"
SHORT = {"variant": "danish_first_over", "house": ["hand=3", "threshold=25"], "seats": 3}


@pytest.mark.parametrize("width", [360, 1440])
def test_whoever_plays_alone_is_told_what_each_card_is_worth(visit, width):
    page = visit(width=width, height=900 if width > 1000 else 640)
    visit.table(page)
    page.locator(LEGAL).first.wait_for()
    page.locator(HINT).click()
    page.locator(WORTH).first.wait_for()
    legal = {card.get_attribute("data-card") for card in page.locator(LEGAL).all()}
    shown = {card.get_attribute("data-worth") for card in page.locator(WORTH).all()}
    # Of equal cards one stands for all.
    assert shown <= legal
    assert {card[0] for card in shown} == {card[0] for card in legal}
    best = page.locator(f".best{WORTH}")
    expect(best).to_have_count(1)
    expect(best).to_contain_text("%")
    (hinted,) = [message for message in visit.heard(page) if message["type"] == "hinted"]
    assert best.get_attribute("data-worth") == "+".join(hinted["best"])
    if hinted["told"]:
        expect(page.locator("section.hint .told")).to_have_text(hinted["told"])
        expect(page.locator("[role=status]", has_text=hinted["told"])).to_have_count(1)
    assert not is_too_wide(page)
    play_on(page)
    expect(page.locator(WORTH)).to_have_count(0)


def test_the_keyboard_asks_for_a_hint_and_puts_it_away(visit):
    page = visit(width=1440, height=900)
    visit.table(page)
    page.locator(HINT).wait_for()
    page.keyboard.press("?")
    page.locator(WORTH).first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(WORTH)).to_have_count(0)
    page.keyboard.press("?")
    page.locator(WORTH).first.wait_for()
    page.keyboard.press("?")
    expect(page.locator(WORTH)).to_have_count(0)


def test_a_hint_is_told_in_the_readers_language(visit):
    page = visit(width=1440, height=900, settings={"language": "da"})
    visit.table(page)
    expect(page.locator(HINT)).to_contain_text(said("worth.hint", "da"))
    page.locator(HINT).click()
    expect(page.locator("section.hint header")).to_contain_text(said("worth.of-what", "da"))


@pytest.mark.parametrize("hints", ["alone", "never"])
def test_no_hint_is_offered_at_a_table_that_has_none(visit, hints):
    ida, bo = visit(), visit("/settings")
    visit.table(ida, start=hints == "never", hints=hints, seats=2)
    if hints == "alone":
        bo.goto(ida.url)
        expect(bo.locator(".facts")).to_contain_text(said("seats.hints-alone"))
        bo.locator("input[name=name]").fill("Bo")
        bo.locator("form button.main").click()
        bo.locator("[data-line=open]").wait_for()
        button(ida, "seats.start").click()
    play_on(to_act(ida) if hints == "never" else to_act(ida, bo))
    for page in (ida, bo):
        page.keyboard.press("?")
        expect(page.locator(HINT)).to_have_count(0)
    assert not [each for each in visit.sent(ida) if each["type"] == "hint"]


def test_all_at_the_table_hear_that_a_hint_was_taken(visit):
    ida, bo = visit(width=1440, height=900), visit("/settings")
    visit.table(ida, start=False, hints="always", seats=2)
    bo.goto(ida.url)
    expect(bo.locator(".facts")).to_contain_text(said("seats.hints-always"))
    bo.locator("input[name=name]").fill("Bo")
    bo.locator("form button.main").click()
    bo.locator("[data-line=open]").wait_for()
    button(ida, "seats.start").click()
    mine = to_act(ida, bo)
    other = bo if mine is ida else ida
    mine.locator(HINT).click()
    mine.locator(WORTH).first.wait_for()
    other.wait_for_function("() => document.body.textContent.includes('takes a hint')")
    assert not [message for message in visit.heard(other) if message["type"] == "hinted"]


@pytest.fixture
def over(visit):
    """Returns what plays a match to its end, and returns the page and where the match is."""

    def over(**more):
        page = visit(**more)
        visit.table(page, **SHORT)
        play_until(page, button(page, "seats.rematch"))
        return page, page.locator(".after a[href^='/m/']").get_attribute("href")

    return over


def test_a_match_is_reviewed_and_its_turning_points_lead_to_the_cards(over):
    page, match = over(width=1440, height=900)
    page.goto(match)
    page.locator(f"a[href='{match}/review']").click()
    page.locator("[data-stage=review]").wait_for(timeout=120_000)
    expect(page.get_by_role("heading", level=1)).to_have_text(said("review.title"))
    review = page.request.get(f"/api/matches/{match.rpartition('/')[2]}/review").json()
    turns = page.locator(".turns button")
    expect(turns).to_have_count(len(review["turns"]))
    for number, turn in enumerate(review["turns"]):
        turns.nth(number).click()
        expect(page.locator("select")).to_have_value(str(turn["seat"]))
        expect(page.locator("#deal")).to_have_text(said("review.deal", deal=turn["deal"]))
        (deal,) = [each for each in review["deals"] if each["deal"] == turn["deal"]]
        plays = [play for play in deal["plays"] if play["seat"] == turn["seat"]]
        rows = page.locator("[data-trick]")
        expect(rows).to_have_count(len(plays))
        expect(page.locator("[data-trick] .ringed")).to_have_count(len(plays))
    for number, play in enumerate(plays):
        expect(rows.nth(number).locator(".why")).to_have_count(int(play["because"] is not None))
    assert page.url.endswith(f"/review/{review['turns'][-1]['deal']}")
    expect(page.locator("table tbody tr")).to_have_count(
        3 * len(review["accuracy"]) + len(deal["shares"])
    )


def test_another_players_cards_are_looked_at_in_a_deal_they_played(over):
    page, match = over(width=360, height=640)
    page.goto(f"{match}/review")
    page.locator("[data-stage=review]").wait_for(timeout=120_000)
    for seat in ("1", "2", "0"):
        page.locator("select").select_option(seat)
        expect(page.locator("select")).to_have_value(seat)
        page.locator("[data-trick]").first.wait_for()
        assert not is_too_wide(page)
    page.locator(".deal nav a").first.click()
    page.locator("[data-trick]").first.wait_for()


def test_a_match_that_goes_on_is_not_reviewed(visit):
    page = visit()
    visit.table(page)
    page.locator(LEGAL).first.wait_for()
    name = visit.last(page)["scene"]["match"]["name"]
    page.goto(f"/m/{name}/review")
    expect(page.locator("[role=alert]")).to_have_text(said("records.refused-not-found"))
    visit.forgive("404")
