"""Every view can be used by whoever hears it, sees little, or has no mouse."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.sentences import said
from tests.browser.sheets import begin, note
from tests.browser.site import LEGAL, TURN, button, is_too_wide, menu, play_on, play_until, to_act

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
LONG = "Wolfeschlegelsteinhausen"
"""A name of as many letters as a seat takes."""

WIDTHS = {1440: 900, 640: 450, 360: 640}
"""The widths to look at, and how high each is; one is a usual window at twice its size."""

SHORT: dict[str, Any] = {"variant": "danish_first_over", "house": ["hand=2", "threshold=2"]}

VIOLATIONS = """async rules => {
    const only = rules.length ? { runOnly: rules } : {};
    const found = await axe.run(document, { ...only, resultTypes: ["violations"] });
    const told = ({ html, failureSummary }) => `${html} ${failureSummary}`;
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join("; ")}`);
}"""

WIDE = """() => [...document.querySelectorAll("main *")]
    .filter(each => each.getBoundingClientRect().right > innerWidth)
    .map(each => each.outerHTML.slice(0, 80)).slice(0, 9)"""

OUTLINED = """() => {
    const here = document.activeElement;
    const around = [here, here.closest("label, li, tr, .row"), here.nextElementSibling];
    return around.filter(Boolean).some(each =>
        [null, "::before", "::after"].some(part => {
            const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
            return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        }));
}"""


SETTLED = """() => document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getComputedTiming().iterations === Infinity)"""
"""Whether nothing fades in any more: half there, nothing has the contrast it will have."""


def check(page):
    """Make sure that whoever comes to a view as it is now can read and use it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert not is_too_wide(page), (width, page.evaluate(WIDE))
        expect(page.locator("h1:visible")).to_have_count(1)
        assert page.title()
        if width != 640:
            page.wait_for_function(SETTLED)
            assert page.evaluate(VIOLATIONS, []) == [], width
            page.emulate_media(color_scheme="dark")
            page.wait_for_function(SETTLED)
            assert page.evaluate(VIOLATIONS, ["color-contrast"]) == [], (width, "dark")
            page.emulate_media(color_scheme="light")


@pytest.fixture
def come(visit):
    """Returns what opens a page of somebody whose name is long."""

    def come(path="/", **more):
        settings = {"name": LONG, "theme": "device"} | more.pop("settings", {})
        return visit(path, width=1440, height=900, settings=settings, **more)

    return come


STILL = {
    "/": "button.play",
    "/play": "form input[type=number]",
    "/invite": "form details",
    "/score": "a[href='/score/new']",
    "/score/new": "form select",
    "/score/nothing": "a.button[href='/score']",
    "/learn": "a[href='/learn/lesson']",
    "/learn/lesson": "main button.main",
    "/rules/danish": ".book section",
    "/records": "a[href='/play']",
    "/settings": "select",
    "/nothing/here": "a.button[href='/']",
    "/t/nothing": "a.button[href='/']",
    "/m/nothing": "[role=alert]",
    "/d/nothing": "[role=alert]",
    "/rules/nothing": "[role=alert]",
}
"""Views that need no match, and what is there once one is whole."""


@pytest.mark.parametrize("path", STILL)
def test_a_view_is_accessible(visit, come, path):
    page = come(path)
    page.locator(STILL[path]).first.wait_for()
    check(page)
    focus_is_seen(page)
    if "nothing" in path and not path.startswith("/score"):
        visit.forgive("404")


def focus_is_seen(page):
    """Go through all that has the focus, one after the other, to the first one again."""
    page.evaluate("document.activeElement.blur()")
    seen = 0
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        assert page.evaluate(OUTLINED), page.evaluate("document.activeElement.outerHTML")
        seen += 1
    assert seen


@pytest.mark.parametrize("path", ["/play", "/invite"])
def test_house_rules_are_accessible(come, path):
    page = come(path)
    page.locator("form details summary").click()
    page.locator("input[id$=-threshold]").fill("9")
    expect(page.locator("form details .chip")).to_contain_text("1")
    check(page)


def test_an_exercise_that_was_answered_is_accessible(come):
    page = come("/learn/lesson")
    page.locator(".hand button").first.click()
    button(page, "learn.check").click()
    button(page, "learn.next").wait_for()
    check(page)


def test_a_table_that_waits_is_accessible_to_its_host_and_to_guests(visit, come):
    host = come()
    visit.table(host, start=False, name=LONG)
    host.locator("[data-stage=waiting] .lobby").wait_for()
    check(host)
    guest = come(host.url)
    guest.locator("input[name=name]").wait_for()
    check(guest)
    guest.locator("input[name=name]").fill("Bo")
    guest.locator("form button.main").click()
    guest.locator("[data-line=open] .lobby").wait_for()
    check(guest)


@pytest.mark.parametrize("text", [False, True], ids=["a table", "a table as text"])
def test_a_deal_is_accessible(visit, come, text):
    page = come(settings={"textTable": text})
    visit.table(page, name=LONG, seats=4, house=["hand=3"])
    play_on(page)
    page.locator(LEGAL).first.wait_for()
    check(page)
    play_on(page)
    page.locator(LEGAL).first.wait_for()
    check(page)


def test_the_reason_why_a_card_is_not_legal_is_accessible(visit, come):
    page = come()
    visit.table(page, name=LONG)
    off = page.locator(f"{TURN} [data-hand] [data-legal=false]")
    play_until(page, off.first)
    off.first.click()
    page.locator("[data-turn] [role=alert]").wait_for()
    check(page)


def test_a_hint_is_accessible(visit, come):
    page = come()
    visit.table(page, name=LONG)
    page.locator("[data-hint]").click()
    page.locator("[data-worth]").first.wait_for()
    check(page)
    focus_is_seen(page)


def test_a_table_at_which_somebody_else_plays_is_accessible(visit, come):
    ida, bo = come(), come("/settings")
    visit.table(ida, start=False, name=LONG, seats=2)
    bo.goto(ida.url)
    bo.locator("input[name=name]").fill("Bo")
    bo.locator("form button.main").click()
    bo.locator("[data-line=open]").wait_for()
    button(ida, "seats.start").click()
    mine = to_act(ida, bo)
    other = bo if mine is ida else ida
    play_on(mine)
    other.locator(LEGAL).first.wait_for()
    check(mine)
    watcher = come("/settings")
    watcher.goto(ida.url.replace("/t/", "/watch/"))
    watcher.locator("[data-line=open]").wait_for()
    check(watcher)


def test_the_end_of_a_match_and_its_record_are_accessible(visit, come):
    page = come()
    visit.table(page, name=LONG, **SHORT)
    play_until(page, button(page, "seats.rematch"))
    check(page)
    record = page.locator(".after a[href^='/m/']").get_attribute("href")
    page.goto(record)
    page.locator("[data-fair=fair]").wait_for()
    check(page)
    page.locator("[data-fair] summary").click()
    check(page)
    page.goto(f"{record}/1")
    page.locator("[data-fair=fair]").wait_for()
    page.keyboard.press("End")
    check(page)
    page.goto(f"{record}/review")
    page.locator("[data-stage=review]").wait_for(timeout=120_000)
    check(page)
    focus_is_seen(page)
    page.goto(record.replace("/m/", "/d/"))
    page.locator("form.panel").wait_for()
    check(page)
    page.goto("/records")
    page.locator("#statistics").wait_for()
    check(page)


PARTS = {"people": "people", "invite-others": "invite", "other-device": "device", "rules": "rules"}
"""What the menu offers, and the part that it opens."""


def test_the_menu_of_a_table_is_accessible(visit, come):
    page = come()
    visit.table(page, name=LONG)
    page.locator(LEGAL).first.wait_for()
    button(page, "seats.menu").click()
    page.locator(".menu").wait_for()
    check(page)
    page.keyboard.press("Escape")
    for wanted, part in PARTS.items():
        page.set_viewport_size({"width": 1440, "height": 900})
        menu(page, f"seats.{wanted}")
        opened = page.get_by_role("complementary", name=said(f"seats.part-{part}"), exact=True)
        opened.get_by_role("heading").first.wait_for()
        check(page)
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)


def test_a_table_whose_line_is_broken_is_accessible(visit, come, server):
    page = come()
    visit.table(page, name=LONG)
    page.locator(LEGAL).first.wait_for()
    visit.cuts = True
    server.kill()
    page.locator("[data-line=away]").wait_for()
    check(page)
    server.start()
    page.locator("[data-line=open]").wait_for()


def test_a_score_sheet_is_accessible(come):
    page = come()
    begin(page, LONG, "Bo", "Ida", "Saga", lives=2)
    check(page)
    row = page.locator(f"li[data-player='{LONG}'] label")
    row.click()
    page.locator(".what [data-key='K']").click()
    check(page)
    page.locator("button.confirm").click()
    for _ in range(3):
        note(page, "Bo", "A")
    expect(page.locator("li[data-player='Bo'] .out")).to_be_visible()
    check(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("aside details summary").first.click()
    page.locator("aside .keys [data-key]").first.click()
    check(page)
