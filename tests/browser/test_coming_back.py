"""Coming back: after a reload, after the network was away, after the server was killed."""

import time

from playwright.sync_api import expect

from tests.browser.sentences import said
from tests.browser.site import HAND, LEGAL, hand, play_on

SOON = 3.0
"""Within how many seconds a page is back, however busy the machine is; it is less than one."""


def at_table(visit, **options):
    """Return a page at a table whose reader has played two cards and is to play the third."""
    page = visit()
    visit.table(page, **options)
    play_on(page, 2)
    page.locator(LEGAL).first.wait_for()
    return page


def my_plays(visit, page):
    """Return what the reader has played in this deal, as the server tells it."""
    last = visit.last(page)
    match = last["scene"]["match"]
    plays = [play for trick in match["tricks"] for play in trick["plays"]] + match["trick"]
    return [
        card for play in plays if play["seat"] == last["mine"]["seat"] for card in play["cards"]
    ]


def test_a_page_that_is_loaded_again_goes_on_in_the_middle_of_a_trick(visit):
    page = at_table(visit)
    before, played = hand(page), my_plays(visit, page)
    page.reload()
    page.locator(LEGAL).first.wait_for()
    assert hand(page) == before
    assert my_plays(visit, page) == played
    play_on(page)
    assert len(my_plays(visit, page)) in (len(played) + 1, 1)


def test_a_page_says_quietly_that_the_network_is_away_and_is_back_at_once(visit):
    visit.cuts = True
    page = at_table(visit)
    before, played = hand(page), my_plays(visit, page)
    page.context.set_offline(True)
    expect(page.locator("[data-line=away]")).to_be_visible()
    expect(page.get_by_text(said("seats.away"), exact=True)).to_be_visible()
    assert hand(page) == before
    # What is played now is sent once there is a network again, and once only.
    wanted = page.locator(LEGAL).first
    card = wanted.get_attribute("data-card")
    wanted.dblclick()
    page.context.set_offline(False)
    begun = time.monotonic()
    page.locator("[data-line=open]").wait_for()
    assert time.monotonic() - begun < SOON
    expect(page.get_by_text(said("seats.away"), exact=True)).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(len(before) - 1)
    page.locator(LEGAL).first.wait_for()
    assert my_plays(visit, page) == [*played, card]
    play_on(page)


def test_a_table_is_there_again_after_the_server_was_killed(visit, server):
    visit.cuts = True
    page = at_table(visit)
    before, played = hand(page), my_plays(visit, page)
    server.kill()
    expect(page.locator("[data-line=away]")).to_be_visible()
    card = page.locator(LEGAL).first.get_attribute("data-card")
    page.locator(LEGAL).first.click()
    assert hand(page) == before
    server.start()
    page.locator("[data-line=open]").wait_for(timeout=40_000)
    expect(page.locator(HAND)).to_have_count(len(before) - 1)
    page.locator(LEGAL).first.wait_for()
    assert my_plays(visit, page) == [*played, card]
    play_on(page)


def test_a_page_that_was_closed_while_the_server_was_killed_finds_its_table_again(visit, server):
    visit.cuts = True
    page = at_table(visit)
    before, address = hand(page), page.url
    page.goto("about:blank")
    server.kill()
    server.start()
    page.goto(address)
    page.locator(LEGAL).first.wait_for()
    assert hand(page) == before
    play_on(page)
