"""One person at the page, against bots."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.sentences import said
from tests.browser.site import (
    FAILED,
    HAND,
    LEGAL,
    PATIENCE,
    TURN,
    button,
    hand,
    is_too_wide,
    play_on,
    play_until,
)

SHORT = ["hand=3", "threshold=9"]
"""House rules with which a match takes a few short deals."""

QUICK = {"variant": "danish_first_over", "house": SHORT, "seats": 3, "level": "lowest"}
OVER = "[data-stage=over]"
LYING = "document.querySelectorAll('[data-place] .card').length"


def test_a_match_is_played_to_its_end_with_the_mouse_and_once_more(visit):
    page = visit(width=1400, height=900)
    page.locator("main a[href='/play']").click()
    page.locator("form select").first.select_option("danish_first_over")
    page.locator("form input[type=number]").first.fill("3")
    page.get_by_label(said("invite.quick-bots")).check()
    page.locator("form details summary").click()
    page.locator("input[id$=-hand]").fill("3")
    page.locator("input[id$=-threshold]").fill("9")
    expect(page.locator("form details .chip")).to_contain_text("2")
    page.locator("form button.main").click()
    rematch = button(page, "seats.rematch")
    play_until(page, rematch)
    expect(page.locator(OVER)).to_be_visible()
    rows = page.locator(".after tbody tr")
    expect(rows).to_have_count(3)
    record = page.locator(".after a[href^='/m/']").get_attribute("href")
    assert '[Nonce1 "' in page.request.get(f"/api/matches/{record.rpartition('/')[2]}").text()
    rematch.click()
    expect(page.locator(LEGAL).first).to_be_visible()
    expect(page.locator("[data-stage=playing]")).to_be_visible()


def test_the_record_of_a_match_is_a_click_away(visit):
    page = visit()
    visit.table(page, variant="danish_first_over", house=["hand=2", "threshold=2"])
    play_until(page, page.locator(OVER))
    page.locator(".after a[href^='/m/']").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    expect(page.locator(".after")).to_be_visible()


def test_nothing_lies_on_what_is_said_after_a_match(visit):
    page = visit(width=1240, height=800)
    rules = {"variant": "danish_first_over", "house": ["threshold=2"]}
    visit.table(page, seats=4, level="lowest", **rules)
    play_until(page, page.locator(OVER))
    page.locator(".after table").wait_for()
    page.wait_for_function(SEEN, arg="[data-turn] .lead, [data-seat] b")
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("li[data-seat] .card").first.wait_for()
    page.wait_for_function(SEEN, arg="[data-turn] .lead, [data-seat] b")


def test_nobody_sits_on_somebody_else_at_a_wide_table(visit):
    page = visit(width=1440, height=900)
    visit.table(page, seats=4)
    page.locator(LEGAL).first.wait_for()
    seats = page.locator(".seat[data-seat]")
    expect(seats).to_have_count(3)
    page.wait_for_function(APART)


APART = """() => {
    const boxes = [...document.querySelectorAll(".seat[data-seat]")]
        .map(seat => seat.getBoundingClientRect());
    const inside = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
    const meet = (one, other) => one.left < other.right && other.left < one.right &&
        one.top < other.bottom && other.top < one.bottom;
    return boxes.every(inside) &&
        boxes.every((one, at) => !boxes.some((other, place) => place > at && meet(one, other)));
}"""
"""Whether all seats are in sight, and none lies on another."""

SEEN = """what => [...document.querySelectorAll(what)].every(said => {
    said.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = said.getBoundingClientRect();
    return said.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""Whether all of these can be seen, each once it is scrolled to."""


def test_the_keyboard_alone_plays_from_the_first_page_to_the_end_of_a_match(visit):
    page = visit(settings={"play": QUICK | {"quick": True}})
    keys = page.keyboard
    page.locator("button.play").wait_for()
    tab_to(page, "button.play")
    keys.press("Enter")
    page.locator(LEGAL).first.wait_for()
    tab_to(page, HAND)
    before = hand(page)
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    for _ in before:
        if page.evaluate("document.activeElement.dataset.legal") == "true":
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.locator(HAND)).to_have_count(len(before) - 1)
    assert page.evaluate(f"document.activeElement.matches('{HAND}')")
    rematch = button(page, "seats.rematch")
    turn = page.locator(LEGAL)
    while True:
        expect(turn.or_(rematch).first).to_be_visible()
        if rematch.count():
            break
        before = hand(page)
        rank = turn.first.get_attribute("data-card")[0]
        keys.type("10" if rank == "T" else rank)
        gone(page, before)
    tab_to(page, ".after button.main")
    keys.press("Enter")
    turn.first.wait_for()


def test_space_ends_the_rest_after_a_trick(visit):
    page = visit()
    page.clock.install()
    visit.table(page, level="lowest")
    play_on(page)
    page.locator(LEGAL).first.wait_for()
    # From now on nothing happens by itself: no time passes.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.locator(LEGAL).first.click()

    def space():
        page.keyboard.press("Space")

    until(page, f"{LYING} === 3", space)
    until(page, f"{LYING} < 3", space)
    page.clock.resume()
    play_on(page)


def until(page, sight, act):
    """Do something until something is so."""
    late = time.monotonic() + PATIENCE
    while not page.evaluate(sight):
        assert time.monotonic() < late, sight
        act()
        page.wait_for_timeout(50)


@pytest.mark.parametrize("way", ["by taps", "by dragging"])
def test_a_deal_is_played_on_a_small_touch_screen(visit, way):
    page = visit(width=360, height=640, has_touch=True, is_mobile=True)
    visit.table(page, house=["hand=4"])
    for left in (3, 2, 1, 0):
        assert not is_too_wide(page)
        card = page.locator(LEGAL).first
        card.wait_for()
        before = hand(page)
        if way == "by taps":
            card.tap()
        else:
            drag(page, card)
        gone(page, before)
        if left:
            assert len(hand(page)) == left
    page.locator(LEGAL).first.wait_for()


def drag(page, card):
    """Drag a card to the table with a finger."""
    box = card.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    for up in range(10, 130, 20):
        send("touchMove", {"x": x, "y": y - up})
    send("touchEnd")
    touch.detach()


def test_a_card_that_is_dragged_too_short_a_way_stays(visit):
    page = visit()
    visit.table(page)
    card = page.locator(LEGAL).first
    card.wait_for()
    before = hand(page)
    box = card.bounding_box()
    page.mouse.move(box["x"] + 9, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] + 24, steps=4)
    page.mouse.up()
    play_sent = [message for message in visit.sent(page) if message["type"] == "choose"]
    assert not play_sent
    assert hand(page) == before


def test_a_card_that_is_not_legal_is_answered_with_the_reason(visit):
    page = visit()
    visit.table(page)
    off = page.locator(f"{TURN} [data-hand] [data-legal=false]")
    play_until(page, off.first)
    before = hand(page)
    off.first.click()
    expect(page.locator("[data-turn] [role=alert]")).to_be_visible()
    told = next(heard for heard in visit.heard(page) if heard["type"] == "explained")
    assert told["legal"] is False
    expect(page.locator("[data-turn] [role=alert]")).to_have_text(told["told"])
    assert hand(page) == before
    play_on(page)


def test_a_card_is_chosen_first_and_played_by_a_second_press_if_one_wants_it_so(visit):
    page = visit(settings={"confirm": True})
    visit.table(page)
    card = page.locator(LEGAL).first
    card.wait_for()
    before = hand(page)
    card.click()
    expect(page.locator(f"{HAND}[aria-pressed=true]")).to_have_count(1)
    assert hand(page) == before
    assert not [message for message in visit.sent(page) if message["type"] == "choose"]
    page.locator(f"{HAND}[aria-pressed=true]").click()
    expect(page.locator(HAND)).to_have_count(len(before) - 1)


def test_nothing_is_said_twice_to_the_server(visit):
    page = visit()
    visit.table(page)
    for _ in range(3):
        card = page.locator(LEGAL).first
        card.wait_for()
        before = hand(page)
        card.dblclick()
        gone(page, before)
        page.locator(f"{TURN} {HAND}").first.wait_for()
    ids = [message["id"] for message in visit.sent(page) if "id" in message]
    assert len(ids) > 3
    assert len(set(ids)) == len(ids)
    assert not [message for message in visit.heard(page) if message["type"] == "refused"]


def test_the_second_half_of_a_double_click_plays_nothing_though_it_is_ones_turn_again(visit):
    page = visit()
    visit.table(page)
    legal = page.locator(LEGAL)
    play_until(page, legal.nth(1))
    before, meant = hand(page), legal.last.get_attribute("data-card")
    said = len(visit.sent(page))
    legal.first.hover()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    legal.last.click()
    gone(page, before)
    chosen = [message for message in visit.sent(page)[said:] if message["type"] == "choose"]
    assert [message["action"] for message in chosen] == [meant]


@pytest.mark.parametrize(
    ("variant", "action"),
    [("cucumber_dealers_choice", "size 5"), ("ogorek_kontra", "no kontra")],
    ids=["how many cards each gets", "whether to double"],
)
def test_whoever_has_to_decide_is_asked_for(visit, variant, action):
    page = visit()
    visit.table(page, variant=variant, seats=3)
    asked = page.locator(f"{TURN} [data-action='{action}']")
    play_until(page, asked)
    asked.click()
    expect(asked).to_have_count(0)
    assert visit.sent(page)[-1]["action"] == action


@pytest.mark.parametrize("answer", ["buy-in", "no buy-in"], ids=["bought", "declined"])
def test_whether_to_buy_in_is_asked_with_what_it_costs_and_a_time_limit(visit, answer):
    page = visit()
    # Here everybody is asked after each deal.
    visit.table(page, variant="gurka_se", seats=4, house=["hand=2"])
    asked = page.locator(f"{TURN} [data-action='{answer}']")
    play_until(page, asked)
    expect(page.locator(f"{TURN} [role=timer]").first).to_be_visible()
    fields = page.request.get("/api/variants/gurka_se/fields?language=en").json()["fields"]
    cost = next(field["sentence"] for field in fields if field["field"] == "buy_in_stakes")
    expect(page.locator(TURN)).to_contain_text(cost)
    asked.click()
    expect(asked).to_have_count(0)
    events = [
        event
        for heard in visit.heard(page)
        for entry in heard.get("entries", ())
        for event in entry["events"]
        if event["type"] == "buy-in-answered"
    ]
    mine = [event["bought"] for event in events if event["seat"] == 0]
    assert mine == [answer == "buy-in"]
    if answer == "buy-in":
        play_on(page)


def test_the_table_can_be_read_as_text(visit):
    page = visit(settings={"textTable": True})
    visit.table(page)
    lines = page.locator("[data-text] li")
    play_on(page, 2)
    expect(lines.first).to_be_visible()
    expect(page.locator("[data-place]")).to_have_count(0)
    cards = page.evaluate("[...document.querySelectorAll('[data-text] li')].length")
    assert cards > 3
    play_on(page)


@pytest.mark.parametrize(
    ("motion", "device", "pace"),
    [(True, "reduce", "1"), (False, "no-preference", "0"), (None, "reduce", "0")],
    ids=["moving", "still", "still as the device is"],
)
def test_things_move_as_they_were_set_and_nobody_has_to_wait_for_them(visit, motion, device, pace):
    settings = {"motion": motion, "pace": "normal"}
    page = visit(settings=settings, reduced_motion=device, width=1400, height=900)
    visit.table(page, house=["hand=4"])
    play_on(page, 5)
    root = "getComputedStyle(document.documentElement)"
    assert page.evaluate(f"{root}.getPropertyValue('--pace')") == pace


def test_a_click_on_the_table_ends_a_rest_as_well(visit):
    page = visit(width=1400, height=900)
    page.clock.install()
    visit.table(page, level="lowest")
    play_on(page)
    page.locator(LEGAL).first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.locator(LEGAL).first.click()
    board = page.get_by_role("region", name=said("table.part-table"), exact=True)

    def click():
        board.click(position={"x": 5, "y": 5})

    until(page, f"{LYING} === 3", click)
    until(page, f"{LYING} < 3", click)
    page.clock.resume()
    play_on(page)


def test_colours_and_ranks_are_as_the_device_was_set(visit):
    page = visit("/settings")
    looks = []
    for wanted in (False, True):
        page.goto("/settings")
        for name in ("settings.four-colours", "settings.large-index"):
            page.get_by_label(said(name)).set_checked(wanted)
        visit.table(page)
        page.locator(LEGAL).first.wait_for()
        looks.append(page.evaluate(LOOKS))
    plain, changed = looks
    assert float(changed["size"]) > float(plain["size"])
    assert len(set(plain["colours"].values())) == 2
    assert set(changed["colours"]) == set(plain["colours"])
    assert len(set(changed["colours"].values())) == 4


LOOKS = """(() => {
    const rank = document.querySelector("[data-hand] .card .rank");
    const kind = document.querySelector("[data-hand] .card");
    const colours = {}, own = kind.dataset.suit;
    for (const suit of "cdhs") {
        kind.dataset.suit = suit;
        colours[suit] = getComputedStyle(rank).color;
    }
    kind.dataset.suit = own;
    return { size: parseFloat(getComputedStyle(rank).fontSize), colours };
})()"""


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/t/nothing", "/nothing"])
def test_an_address_where_nothing_is_says_so_and_leads_back(visit, path):
    page = visit(path)
    expect(page.locator("a[href='/']").first).to_be_visible()
    expect(page.get_by_role("heading", level=1).or_(page.locator("main p")).first).to_be_visible()
    visit.forgive("40")


def test_a_table_is_entered_without_its_rules_when_they_cannot_be_had(visit):
    page = visit()
    page.route("**/api/tables/*/rules*", lambda route: route.fulfill(status=503, json={}))
    # The lobby asks for the rules on its own time: how that ends is noted some time later.
    with page.expect_event("console", lambda told: FAILED in told.text and "503" in told.text):
        visit.table(page, start=False)
    visit.forgive("503")
    expect(page.locator("[data-stage=waiting]")).to_be_visible()
    page.get_by_role("group").get_by_text(said("seats.rules"), exact=True).click()
    expect(page.get_by_text(said("seats.no-rules"), exact=True)).to_be_visible()
    button(page, "seats.start").click()
    play_on(page)


def tab_to(page, what):
    """Press Tab until something has the focus."""
    for _ in range(60):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {what}.")


def gone(page, before):
    """Wait until a card has left the hand."""
    expect(page.locator(HAND)).not_to_have_count(len(before))
