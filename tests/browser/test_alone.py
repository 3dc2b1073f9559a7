"""One person at the page, against bots."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.site import hand, is_too_wide, play_on, play_until


def test_a_match_is_played_to_its_end_by_clicking_legal_cards_and_is_fair(visit):
    page = visit()
    page.get_by_text("Rules, players and bots").click()
    page.locator("[name=variant]").select_option("danish_first_over")
    page.locator("[name=seats]").fill("3")
    page.locator("[name=thinking]").select_option("at-once")
    page.get_by_role("button", name="Play now").click()
    rematch = page.get_by_role("button", name="Rematch")
    play_until(page, rematch)
    page.get_by_role("button", name="Check the deals").click()
    expect(page.locator(".mine .second").last).to_contain_text("Fair:")
    expect(page.locator(".mine .second").last).to_contain_text("is the one that was promised")
    record = page.request.get(
        page.get_by_role("link", name="The record").first.get_attribute("href")
    )
    assert '[Nonce1 "' in record.text()
    rematch.click()
    expect(page.locator(".mine.turn .hand .legal").first).to_be_visible()


def test_nothing_is_said_twice_to_the_server(visit):
    page = visit()
    said = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(text)))  # noqa: PLW0108
    visit.table(page)
    play_on(page, 3)
    page.locator(".mine.turn").wait_for()
    ids = [message["id"] for message in map(json.loads, said) if "id" in message]
    assert len(ids) > 3
    assert len(set(ids)) == len(ids)


def test_what_was_chosen_is_remembered(visit):
    page = visit()
    page.get_by_label("Your name").fill("Saga")
    page.get_by_text("Rules, players and bots").click()
    page.locator("[name=variant]").select_option("gurka_se")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Saga")
    expect(page.locator("form .quiet").first).to_contain_text("Gurka, Swedish book form")


def test_house_rules_change_the_rules_in_words_and_a_wrong_one_is_refused_in_a_sentence(visit):
    page = visit()
    page.get_by_text("House rules, and the rules in words").click()
    page.get_by_label("House rules, one a line").fill("threshold=33")
    expect(page.locator("form .rules")).to_contain_text("33")
    page.get_by_label("House rules, one a line").fill("moon=full")
    expect(page.locator("form .rules .told")).to_contain_text("moon")
    visit.forgive("400")


def test_the_keyboard_alone_opens_a_table_and_plays_a_card(visit):
    page = visit()
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    page.locator(".mine.turn .hand .legal").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.hand .legal')"):
            break
    before = hand(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(len(before) - 1)
    assert page.evaluate("document.activeElement.matches('.hand .card')")


def test_a_card_that_is_not_legal_is_answered_with_the_reason(visit):
    page = visit()
    visit.table(page, variant="gurka_se_lead_lowest", seats=3)
    off = page.locator(".mine.turn .hand .off")
    play_until(page, off.first)
    before = hand(page)
    off.first.click()
    expect(page.locator(".reason")).to_be_visible()
    assert hand(page) == before


def test_cards_are_changed_and_led_together_where_the_variant_has_it(visit):
    page = visit()
    visit.table(page, variant="gurka_is_exchange", seats=2)
    page.locator(".mine.turn").get_by_role("button", name="Keep all cards").wait_for()
    page.locator(".hand .card").first.click()
    page.get_by_role("button", name="Change the").click()
    play = page.locator(".mine.turn").get_by_role("button", name="Play the")
    choose = page.get_by_role("button", name="Choose cards to play")
    keep = page.get_by_role("button", name="Keep all cards")
    # Where no set is legal a card is played at once; sooner or later one is.
    while not choose.count():
        play_until(page, choose.or_(keep))
        if keep.count():
            keep.click()
            expect(keep).to_have_count(0)
    page.locator(".mine.turn .hand .legal[aria-pressed]").first.click()
    expect(play).to_be_visible()
    if play.get_attribute("aria-disabled"):
        page.get_by_role("button", name="Why not?").click()
        expect(page.locator(".reason")).to_contain_text("must follow")
    else:
        play.click()
        expect(page.locator(".log")).to_contain_text("You ")


@pytest.mark.parametrize("action", ["size", "kontra"])
def test_other_decisions_are_buttons(visit, action):
    variant = {"size": "cucumber_dealers_choice", "kontra": "ogorek_kontra"}[action]
    wanted = {"size": "5", "kontra": "Pass"}[action]
    page = visit()
    visit.table(page, variant=variant, seats=3)
    button = page.get_by_role("button", name=wanted, exact=True)
    play_until(page, button)
    button.click()
    expect(button).to_have_count(0)


def test_the_page_comes_back_in_the_middle_of_a_match_when_it_is_loaded_again(visit):
    page = visit()
    visit.table(page)
    play_on(page, 2)
    page.locator(".mine.turn").wait_for()
    before = hand(page)
    page.reload()
    page.locator(".mine.turn").wait_for()
    assert hand(page) == before
    expect(page.locator(".log .played").first).to_be_attached()
    play_on(page)


def test_the_page_comes_back_by_itself_when_the_server_was_killed(visit, server):
    visit.cuts = True
    page = visit()
    visit.table(page)
    play_on(page)
    page.locator(".mine.turn").wait_for()
    before = hand(page)
    server.kill()
    expect(page.locator(".away")).to_have_text("Away from the table. Trying again.")
    page.locator(".mine.turn .hand .legal").first.click()
    assert hand(page) == before
    server.start()
    expect(page.locator(".away")).to_be_hidden(timeout=40_000)
    expect(page.locator(".hand .card")).to_have_count(len(before) - 1)
    play_on(page)


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/t/nothing", "/nothing"])
def test_an_address_where_nothing_is_says_so(visit, path):
    page = visit(path)
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()
    visit.forgive("40")


def test_a_table_is_entered_without_its_rules_when_they_cannot_be_had(visit):
    page = visit()
    page.route("**/api/tables/*/rules", lambda route: route.fulfill(status=503, json={}))
    visit.table(page)
    play_on(page)
    visit.forgive("503")


def test_the_bar_that_says_that_one_is_away_leaves_the_page_as_high_as_the_window(visit):
    page = visit(width=1200, height=700)
    visit.table(page)
    play_on(page)
    page.evaluate("document.querySelector('.away').hidden = false")
    page.evaluate("document.querySelector('.away').textContent = 'Away from the table.'")
    height = "[document.documentElement.scrollHeight, innerHeight]"
    assert page.evaluate(height) == [700, 700]
    expect(page.locator(".hand .card").last).to_be_in_viewport(ratio=1)


LETTERS = """letters => letters.flatMap(letter => [".held .card", ".card.small"].map(kind => {
    const card = document.querySelector(kind), rank = card.querySelector(".rank");
    rank.textContent = letter;
    rank.classList.toggle("two", letter.length === 2);
    const range = document.createRange();
    range.selectNodeContents(rank);
    const inner = range.getBoundingClientRect(), outer = card.getBoundingClientRect();
    return [letter, kind, inner.left - outer.left >= 3, outer.right - inner.right >= 3];
}))"""


def test_a_rank_stays_within_its_card_on_a_small_phone(visit):
    page = visit(width=360, height=640)
    visit.table(page, seats=2)
    play_on(page, 2)
    page.locator(".card.small").first.wait_for()
    placed = page.evaluate(LETTERS, ["J", "10", "Q"])
    assert [place for place in placed if False in place] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_has_to_be_scrolled_sideways_on_a_small_phone(visit, scheme):
    page = visit(width=360, height=640, color_scheme=scheme)
    page.get_by_role("button", name="Play now").wait_for()
    for details in page.locator("summary").all():
        details.click()
    assert not is_too_wide(page)
    visit.table(page, seats=7, name="M" * 40)
    for details in page.locator("summary").all():
        details.click()
    for _ in range(3):
        play_on(page)
        assert not is_too_wide(page)
