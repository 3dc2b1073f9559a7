"""Somebody whose time is up at a table where a bot plays on."""

from playwright.sync_api import expect

from tests.browser.site import HAND, LEGAL, TURN, button, hand, play_on

PER_CARD = 3.0
"""How many seconds there are for a card here."""


def test_cards_that_a_bot_plays_are_taken_again_between_two_cards(visit):
    page = visit()
    visit.table(page, seats=2, pace="quick", late="bot", thinking="human")
    again = button(page, "seats.take-again")
    again.wait_for()
    # Nobody has to wait for the bot: it plays meanwhile, and the cards stay in sight.
    expect(page.locator(HAND)).not_to_have_count(7)
    again.click()
    expect(again).to_have_count(0)
    before = hand(page)
    page.locator(f"{TURN} {HAND}").first.wait_for()
    assert hand(page) == before
    mine = [chair for chair in visit.last(page)["scene"]["chairs"] if chair["name"] == "Ida"]
    assert [chair["bot"] for chair in mine] == [""]
    card = page.locator(LEGAL).first.get_attribute("data-card")
    play_on(page)
    assert set(before) - set(hand(page)) == {card}
    said = [message for message in visit.sent(page) if message["type"] in {"return", "choose"}]
    assert [message["type"] for message in said] == ["return", "choose"]
    assert not [message for message in visit.heard(page) if message["type"] == "refused"]
