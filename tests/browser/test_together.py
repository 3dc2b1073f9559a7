"""Several people at one table, each with a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.site import hand, play_on, to_act

HOSTILE = "<img src=x onerror=alert(1)>"


def friends(visit, *names, start=True, **options):
    """Return the pages of people at one table, which the first opens."""
    first = visit()
    visit.table(first, start=False, name=names[0], **({"seats": len(names)} | options))
    pages = [first]
    for name in names[1:]:
        page = visit(first.url.partition("#")[0])
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.locator(".sheet li").first.wait_for()
        pages.append(page)
    if start:
        first.get_by_role("button", name="Start").click()
        for page in pages:
            page.locator(".hand .card").first.wait_for()
    return pages


def test_friends_meet_by_a_link_and_play_one_trick(visit):
    ida = visit()
    ida.get_by_text("Invite friends").click()
    ida.get_by_label("Your name").fill("Ida")
    ida.get_by_text("Rules, players and bots").click()
    ida.locator("[name=seats]").fill("2")
    ida.get_by_role("button", name="Open the table").click()
    link = ida.locator(".mine").get_by_label("The link to this table").input_value()
    bo = visit(link)
    expect(bo.get_by_text("The rules of this table")).to_be_visible()
    expect(bo.locator(".people")).to_contain_text("Ida")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(ida.locator(".sheet")).to_contain_text("Bo")
    ida.get_by_role("button", name="Start").click()
    ida.locator(".hand .card").first.wait_for()
    bo.locator(".hand .card").first.wait_for()
    assert not set(hand(ida)) & set(hand(bo))
    play_on(to_act(ida, bo))
    play_on(to_act(ida, bo))
    for page in (ida, bo):
        expect(page.locator(".log")).to_contain_text("the trick.")
        assert len(hand(page)) == 6


def test_a_name_that_is_markup_stays_text(visit):
    ida, bo = friends(visit, HOSTILE, "Bo")
    expect(bo.locator(".sheet")).to_contain_text(HOSTILE)
    expect(bo.locator(".log")).to_contain_text(HOSTILE)
    assert not bo.locator("img[src=x]").count()
    assert not ida.locator("img[src=x]").count()


def test_what_is_said_is_heard_unless_it_is_muted(visit):
    ida, bo = friends(visit, "Ida", "Bo", start=False)
    ida.get_by_text("Talk", exact=True).click()
    ida.get_by_role("button", name="Well played").click()
    expect(bo.locator(".log .said")).to_have_text("Ida: Well played")
    ida.get_by_label("Say something").fill(HOSTILE)
    ida.keyboard.press("Enter")
    expect(bo.locator(".log .said").first).to_have_text(f"Ida: {HOSTILE}")
    bo.get_by_text("People", exact=True).click()
    bo.get_by_role("button", name="Mute: Ida").click()
    bo.get_by_role("button", name="Hear again: Ida").wait_for()
    ida.get_by_role("button", name="Thanks").click()
    expect(ida.locator(".log .said").first).to_have_text("Ida: Thanks")
    assert bo.locator(".log .said").count() == 2


def test_a_pause_is_asked_for_granted_and_ended(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    ida.get_by_text("At this table").click()
    ida.get_by_role("button", name="Ask to pause").click()
    expect(bo.locator(".question")).to_contain_text("Ida asks to pause.")
    bo.get_by_role("button", name="Yes").click()
    expect(ida.locator(".lead")).to_have_text("The table pauses.")
    bo.get_by_role("button", name="Go on").click()
    expect(ida.locator(".lead")).not_to_have_text("The table pauses.")


def test_a_card_is_taken_back_when_the_other_agrees(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    first = to_act(ida, bo)
    second = bo if first is ida else ida
    before = hand(first)
    play_on(first)
    first.get_by_text("At this table").click()
    first.get_by_role("button", name="Take back my last card").click()
    second.get_by_role("button", name="Yes").click()
    expect(first.locator(".hand .card")).to_have_count(7)
    assert hand(first) == before


def test_the_link_for_another_device_opens_the_same_seat_and_leaves_the_address(visit):
    ida, _ = friends(visit, "Ida", "Bo")
    ida.get_by_text("At this table").click()
    ida.get_by_role("button", name="Link for my other device").click()
    link = ida.get_by_label("Open this on your other device").input_value()
    phone = visit(link)
    phone.locator(".hand .card").first.wait_for()
    assert hand(phone) == hand(ida)
    assert "#" not in phone.url
    phone.reload()
    phone.locator(".hand .card").first.wait_for()
    assert hand(phone) == hand(ida)


def link_to(page):
    """Return the link that opens the seat of a page's reader."""
    page.get_by_text("At this table").click()
    page.get_by_role("button", name="Link for my other device").click()
    return page.get_by_label("Open this on your other device").input_value()


@pytest.mark.parametrize("taken", [True, False], ids=["is taken", "is left alone"])
def test_a_link_to_another_seat_takes_nobodys_own_away_unasked(visit, taken):
    ida, bo = friends(visit, "Ida", "Bo")
    link = link_to(bo)
    before = hand(ida)
    page = ida.context.new_page()
    page.goto(link)
    expect(page.get_by_role("alert")).to_contain_text("This link opens Bo’s seat")
    page.get_by_role("button", name="Take Bo’s seat" if taken else "Keep my own seat").click()
    page.locator(".hand .card").first.wait_for()
    assert hand(page) == (hand(bo) if taken else before)
    ida.reload()
    ida.locator(".hand .card").first.wait_for()
    assert hand(ida) == hand(page)


def test_a_link_to_a_seat_that_was_given_up_leaves_whoever_kept_it_as_they_are(visit):
    ida, bo = friends(visit, "Ida", "Bo", start=False)
    phone = visit(link_to(bo))
    phone.locator(".sheet li").first.wait_for()
    bo.get_by_role("button", name="Leave my seat").click()
    bo.get_by_role("button", name="Leave my seat: sure?").click()
    bo.get_by_role("button", name="Play now").wait_for()
    phone.reload()
    phone.get_by_label("Your name").fill("Saga")
    phone.get_by_role("button", name="Sit down").click()
    expect(ida.locator(".sheet")).to_contain_text("Saga")


def test_a_person_called_you_is_not_taken_for_the_reader(visit):
    ida, you = friends(visit, "Ida", "you")
    first = to_act(ida, you)
    play_on(first)
    own = "You lead the" if first is ida else "you leads the"
    expect(ida.locator(".log .played").first).to_contain_text(own)
    expect(ida.locator(".log .match-begun")).to_have_text("A match begins: Ida and you.")


@pytest.mark.parametrize("where", ["cookie", "link"])
def test_a_token_that_is_no_good_any_more_keeps_nobody_out(visit, where):
    ida, _ = friends(visit, "Ida", "Bo", seats=3, start=False)
    saga = visit()
    if where == "cookie":
        saga.context.add_cookies(
            [{"name": "agurk", "value": "nonsense", "domain": "127.0.0.1", "path": "/"}]
        )
    saga.goto(ida.url + ("#seat=" + "A" * 60 if where == "link" else ""))
    saga.get_by_label("Your name").fill("Saga")
    saga.get_by_role("button", name="Sit down").click()
    expect(ida.locator(".sheet")).to_contain_text("Saga")
    visit.forgive("401")


def test_the_clock_runs_for_whoever_has_to_play(visit):
    ida, bo = friends(visit, "Ida", "Bo", pace="quick")
    for page in (ida, bo):
        expect(page.locator(".sheet .turn .clock")).to_have_text(re.compile("0:(1[0-5]|0[0-9])"))


def test_whoever_watches_sees_no_hand(visit):
    ida, _ = friends(visit, "Ida", "Bo")
    watcher = visit(ida.url)
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.locator(".mine")).to_contain_text("You watch.")
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(ida.locator("aside")).to_contain_text("1 person watching.", use_inner_text=False)


def test_whoever_looks_after_the_table_seats_and_removes_bots_and_people(visit):
    ida, bo = friends(visit, "Ida", "Bo", seats=3, start=False)
    ida.get_by_text("People", exact=True).click()
    ida.get_by_role("button", name="Add a bot").click()
    ida.get_by_role("button", name="Change the bot").wait_for()
    ida.locator("aside li", has_text="bot, ").get_by_role("button", name="Remove").click()
    ida.get_by_role("button", name="Remove: Bo").click()
    expect(bo.locator(".mine")).to_contain_text("You watch.")


def test_a_table_that_is_closed_says_so_and_is_not_tried_again(visit):
    ida, bo = friends(visit, "Ida", "Bo", start=False)
    ida.get_by_text("At this table").click()
    ida.get_by_role("button", name="Close the table for all").click()
    ida.get_by_role("button", name="Close the table for all: sure?").click()
    expect(bo.locator(".lead").or_(bo.locator(".away")).first).to_contain_text("closed")


def test_a_rematch_begins_when_the_other_agrees(visit):
    house = ["threshold=2", "hand=2"]
    ida, bo = friends(visit, "Ida", "Bo", variant="danish_first_over", house=house)
    for _ in range(4):
        play_on(to_act(ida, bo))
    ida.get_by_role("button", name="Rematch").click()
    expect(bo.locator(".question")).to_contain_text("Ida asks for a rematch.")
    bo.get_by_role("button", name="Yes").click()
    expect(ida.locator(".hand .card")).to_have_count(2)


def test_a_bot_plays_for_whoever_leaves_and_a_friend_takes_its_seat(visit):
    ida, bo = friends(visit, "Ida", "Bo")
    bo.get_by_text("At this table").click()
    bo.get_by_role("button", name="Leave my seat").click()
    bo.get_by_role("button", name="Leave my seat: sure?").click()
    bo.get_by_role("button", name="Play now").wait_for()
    expect(ida.locator(".sheet")).to_contain_text("bot")
    saga = visit(ida.url)
    saga.get_by_label("Your name").fill("Saga")
    saga.get_by_role("button", name="Sit down").click()
    expect(ida.locator(".sheet")).to_contain_text("Saga")
    expect(saga.locator(".sheet")).to_contain_text("bot for now")
    play_on(ida, 7)
    saga.locator(".hand .card").first.wait_for()
