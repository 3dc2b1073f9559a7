"""Several people at one table, each with a browser of their own."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.sentences import said
from tests.browser.site import (
    HAND,
    LEGAL,
    PATIENCE,
    TURN,
    button,
    hand,
    menu,
    play_on,
    to_act,
)

GRACE = 2.0
"""For how many seconds bots wait here for people who are away."""

HOSTILE = "<img src=x onerror=alert(1)>"
QUESTION = "[aria-live=polite] [role=group]"


def friends(visit, *names, start=True, wide=False, **options):
    """Return the pages of people at one table, which the first opens."""
    size = {"width": 1400, "height": 900} if wide else {}
    first = visit(**size)
    visit.table(first, start=False, name=names[0], **({"seats": len(names)} | options))
    pages = [first]
    for name in names[1:]:
        page = visit(first.url, **size)
        sit_down(page, name)
        pages.append(page)
    if start:
        button(first, "seats.start").click()
        for page in pages:
            page.locator(HAND).first.wait_for()
    return pages


def sit_down(page, name):
    """Take a seat at the table that a page shows."""
    page.locator("input[name=name]").fill(name)
    page.locator("form button.main").click()
    page.locator("[data-line=open]").wait_for()


def test_four_friends_meet_by_a_link_and_play_a_deal_while_somebody_watches(visit):
    ida = visit()
    ida.locator("main a[href='/invite']").click()
    ida.locator("input[name=name]").fill("Ida")
    ida.locator("form select").first.select_option("danish")
    ida.get_by_label(said("invite.pace-none"), exact=True).check(force=True)
    ida.locator("form details summary").click()
    ida.locator("input[id$=-hand]").fill("3")
    expect(ida.locator("form details .chip")).to_contain_text("1")
    ida.locator("form button.main").click()
    link = ida.get_by_label(said("seats.invite"), exact=True).input_value()
    pages = [ida]
    for name in ("Bo", "Saga", "Ari"):
        page = visit(link)
        # What is played otherwise here is told before one sits down.
        expect(page.locator("main li").filter(has_text="3").first).to_be_visible()
        expect(page.locator("[data-seat='0']")).to_contain_text("Ida")
        sit_down(page, name)
        expect(ida.locator(f"[data-seat='{len(pages)}']")).to_contain_text(name)
        pages.append(page)
    eva = visit(link)
    eva.locator("a[href^='/watch/']").click()
    eva.locator("[data-line=open]").wait_for()
    button(ida, "seats.start").click()
    for page in pages:
        expect(page.locator(HAND)).to_have_count(3)
    hands = [hand(page) for page in pages]
    assert len({card for cards in hands for card in cards}) == 12
    menu(ida, "seats.people")
    watching = said("seats.watching", watching=1)
    expect(ida.locator("aside").get_by_text(watching)).to_be_visible()
    ida.keyboard.press("Escape")
    for _ in range(12):
        play_on(to_act(*pages))
        assert eva.locator(HAND).count() == 0
    eva.locator("[data-stage=playing]").wait_for()
    assert {message["mine"] for message in visit.heard(eva) if "mine" in message} == {None}


def test_a_name_that_is_markup_stays_text(visit):
    ida, bo = friends(visit, HOSTILE, "Bo", wide=True)
    expect(bo.locator("[data-seat='0']").first).to_contain_text(HOSTILE)
    play_on(to_act(ida, bo))
    play_on(to_act(ida, bo))
    expect(bo.locator(".log")).to_contain_text(HOSTILE)
    for page in (ida, bo):
        assert not page.locator("img[src=x]").count()


def test_what_is_said_is_heard_unless_it_is_muted(visit):
    ida, bo = friends(visit, "Ida", "Bo", wide=True)
    button(ida, "seats.picture-clap").click()
    expect(bo.locator(".log")).to_contain_text(said("table.phrase-clap"))
    ida.get_by_label(said("seats.say")).fill(HOSTILE)
    ida.keyboard.press("Enter")
    expect(bo.locator(".log")).to_contain_text(HOSTILE)
    button(bo, "seats.phrases").click()
    button(bo, "seats.mute", name="Ida").click()
    button(bo, "seats.hear", name="Ida").wait_for()
    heard = len([message for message in visit.heard(bo) if message["type"] == "said"])
    assert heard == 2
    button(ida, "seats.picture-cry").click()
    # What comes after it has come: nothing was said in between.
    play_on(to_act(ida, bo))
    play_on(to_act(ida, bo))
    assert len([message for message in visit.heard(bo) if message["type"] == "said"]) == heard
    expect(bo.locator(".log")).not_to_contain_text(said("table.phrase-cry"))


def test_a_pause_is_asked_for_granted_and_ended(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    menu(ida, "seats.ask-pause")
    expect(bo.locator(QUESTION)).to_contain_text("Ida")
    button(bo, "seats.yes").click()
    for page in (ida, bo):
        expect(page.locator(LEGAL)).to_have_count(0)
        expect(button(page, "seats.go-on")).to_be_visible()
    button(bo, "seats.go-on").click()
    play_on(to_act(ida, bo))


def test_a_question_may_be_refused(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    menu(ida, "seats.ask-pause")
    button(bo, "seats.no").click()
    for page in (ida, bo):
        expect(page.locator(QUESTION)).to_have_count(0)
    play_on(to_act(ida, bo))


def test_a_card_is_taken_back_when_the_other_agrees(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    first = to_act(ida, bo)
    second = bo if first is ida else ida
    before = hand(first)
    play_on(first)
    menu(first, "seats.ask-undo")
    button(second, "seats.yes").click()
    expect(first.locator(HAND)).to_have_count(7)
    assert hand(first) == before
    play_on(first)
    play_on(second)


def test_cards_are_changed_by_whoever_leads_and_kept_by_the_other(visit):
    pages = friends(visit, "Ida", "Bo", variant="gurka_is_exchange")
    changes = asked(visit, "exchange", *pages)
    before = hand(changes)
    do(changes, f"exchange {before[0]}")
    (keeps,) = (page for page in pages if page is not changes)
    do(asked(visit, "exchange", keeps), "exchange none")
    assert asked(visit, "play", *pages) is changes
    assert len(set(before) - set(hand(changes))) == 1
    assert before[0] not in hand(changes)


def test_equal_cards_are_led_together_where_the_variant_has_it(visit):
    # Two of fifteen cards are equal, however they are dealt.
    pages = friends(visit, "Ida", "Bo", variant="gurka_is", house=["hand=15"])
    leads = asked(visit, "play", *pages)
    before = hand(leads)
    pair = next(action for action in offered(visit, leads) if "+" in action)
    do(leads, pair)
    expect(leads.locator(HAND)).to_have_count(15 - len(pair.split("+")))
    assert set(before) - set(hand(leads)) == set(pair.split("+"))
    assert [message["action"] for message in visit.sent(leads) if "action" in message] == [pair]
    (follows,) = (page for page in pages if page is not leads)
    answers = offered(visit, asked(visit, "play", follows))
    assert {answer.count("+") for answer in answers} == {pair.count("+")}


def asked(visit, phase, *pages):
    """Return that of some pages whose reader is to decide something, once it shows so."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            # A page that was asked before may not yet have heard that it no longer is.
            if visit.last(page)["scene"]["match"]["phase"] == phase and offered(visit, page):
                page.locator(f"{TURN} [data-hand]").wait_for()
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"Nobody is asked in the phase {phase}.")


def offered(visit, page):
    """Return what the reader of a page may do, by what was last heard there."""
    return [option["action"] for option in visit.last(page)["mine"]["options"]]


def do(page, action):
    """Choose the cards that an action names, and press the button that does it."""
    for card in re.findall(r"\b[2-9TJQKA][cdhs]\b", action):
        page.locator(f"{HAND}[data-card='{card}']").click()
    page.locator(f"{TURN} [data-action='{action}']").click()


def test_a_rematch_begins_when_the_other_agrees(visit):
    house = ["threshold=2", "hand=2"]
    ida, bo = friends(visit, "Ida", "Bo", variant="danish_first_over", house=house)
    for _ in range(4):
        play_on(to_act(ida, bo))
    button(ida, "seats.rematch").click()
    expect(bo.locator(QUESTION)).to_contain_text("Ida")
    button(bo, "seats.yes").click()
    for page in (ida, bo):
        expect(page.locator(HAND)).to_have_count(2)
    play_on(to_act(ida, bo))


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(visit):
    ida, bo = friends(visit, "Ida", "Bo", seats=3)
    context, address = bo.context, bo.url
    bo.close()
    seat = ida.locator("[data-seat='1']").first
    expect(seat).to_contain_text(said("table.chip-away"))
    stands_in = ida.get_by_label(said("table.chip-stand-in"), exact=True)
    while not stands_in.count():
        expect(ida.locator(LEGAL).first.or_(stands_in.first).first).to_be_visible()
        if not stands_in.count():
            play_on(ida)
    play_on(ida)
    bo = context.new_page()
    bo.goto(address)
    bo.locator(HAND).first.wait_for()
    expect(stands_in).to_have_count(0)
    expect(seat).not_to_contain_text(said("table.chip-away"))
    page = to_act(ida, bo)
    play_on(page)
    play_on(to_act(ida, bo))


def link_to(page):
    """Return the link that opens the seat of a page's reader."""
    menu(page, "seats.other-device")
    button(page, "seats.device-make").click()
    return page.get_by_label(said("seats.device-link"), exact=True).input_value()


def test_the_link_for_another_device_opens_the_same_seat_and_leaves_the_address(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    phone = visit(link_to(ida), width=360, height=640)
    phone.locator(HAND).first.wait_for()
    assert hand(phone) == hand(ida)
    assert "#" not in phone.url
    phone.reload()
    phone.locator(HAND).first.wait_for()
    assert hand(phone) == hand(ida)
    # What is played on the one is played on the other.
    if to_act(ida, bo) is bo:
        play_on(bo)
    play_on(phone)
    expect(ida.locator(HAND)).to_have_count(6)
    assert hand(phone) == hand(ida)


@pytest.mark.parametrize("taken", [True, False], ids=["is taken", "is left alone"])
def test_a_link_to_another_seat_takes_nobodys_own_away_unasked(visit, taken):
    ida, bo = friends(visit, "Ida", "Bo")
    link = link_to(bo)
    before = hand(ida)
    page = ida.context.new_page()
    page.goto(link)
    name = "seats.take-seat" if taken else "seats.keep-seat"
    button(page, name, name="Bo" if taken else "Ida").click()
    page.locator(HAND).first.wait_for()
    assert hand(page) == (hand(bo) if taken else before)


def test_whoever_looks_after_the_table_removes_somebody(visit):
    ida, bo = friends(visit, "Ida", "Bo", seats=3, start=False)
    seat = ida.locator("[data-seat='1']")
    button(seat, "seats.remove-name", name="Bo").click()
    button(seat, "seats.remove-sure").click()
    expect(seat.locator("b")).not_to_contain_text("Bo")
    expect(bo.get_by_role("heading", name=said("seats.gone-removed"))).to_be_visible()
    expect(bo.locator("a[href='/']").first).to_be_visible()


def test_whoever_looks_after_the_table_gives_a_seat_to_a_bot_and_takes_it_again(visit):
    ida, _ = friends(visit, "Ida", "Bo", seats=3, start=False)
    choice = ida.locator("[data-seat='2'] select")
    choice.select_option("expert")
    expect(choice).to_have_value("expert")
    choice.select_option("")
    expect(choice).to_have_value("")
    saga = visit(ida.url)
    sit_down(saga, "Saga")
    expect(ida.locator("[data-seat='2']")).to_contain_text("Saga")


def test_a_table_that_is_closed_says_so(visit):
    ida, bo = friends(visit, "Ida", "Bo", start=False)
    button(ida, "seats.menu").click()
    ida.locator(".menu").get_by_text(said("seats.close"), exact=True).click()
    ida.locator(".menu").get_by_text(said("seats.close-sure"), exact=True).click()
    for page in (ida, bo):
        page.locator("[data-stage=closed][data-line=ended]").wait_for()
        expect(page.locator("main a[href='/']")).to_be_visible()


def test_a_bot_plays_for_whoever_leaves_and_a_friend_takes_the_seat(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    button(bo, "seats.menu").click()
    bo.locator(".menu").get_by_text(said("seats.leave"), exact=True).click()
    bo.locator(".menu").get_by_text(said("seats.leave-sure"), exact=True).click()
    bo.wait_for_url("**/")
    saga = visit(ida.url)
    sit_down(saga, "Saga")
    expect(ida.locator("[data-seat='1']").first).to_contain_text("Saga")
    assert not hand(saga)
    play_on(ida, 7)
    saga.locator(HAND).first.wait_for()


@pytest.mark.parametrize("where", ["in the cookie", "in a link"])
def test_a_token_that_is_no_good_any_more_keeps_nobody_out(visit, where):
    ida, _ = friends(visit, "Ida", "Bo", seats=3, start=False)
    saga = visit("/settings")
    if where == "in the cookie":
        host = {"domain": "127.0.0.1", "path": "/"}
        saga.context.add_cookies([{"name": "agurk", "value": "nonsense", **host}])
    saga.goto(ida.url + ("#seat=" + "A" * 60 if where == "in a link" else ""))
    sit_down(saga, "Saga")
    expect(ida.locator("[data-seat='2']")).to_contain_text("Saga")
    visit.forgive("401")


def test_the_clock_runs_for_whoever_has_to_play(visit):
    ida, bo = friends(visit, "Ida", "Bo", pace="quick")
    to_act(ida, bo)
    for page in (ida, bo):
        expect(page.get_by_role("timer").first).to_be_visible()


def test_what_somebody_says_stands_at_the_seat_for_a_moment(visit):
    ida, bo = friends(visit, "Ida", "Bo", wide=True)
    bo.set_viewport_size({"width": 360, "height": 640})
    ida.get_by_role("button", name=said("seats.picture-sweat"), exact=True).click()
    spoken = bo.locator("li[data-seat='0'] [data-says]")
    expect(spoken).to_have_text(said("table.phrase-sweat"))
    expect(spoken).to_have_count(0)
