"""Keeping score at a table with real cards, with a network and without."""

import re

from playwright.sync_api import expect

from agurk.notation import dumps_all, loads_all
from tests.browser.sentences import said
from tests.browser.sheets import READY, begin, cucumbers, note, row
from tests.browser.site import button, is_too_wide

NAMES = ("Ida", "Bo", "Saga", "Ola")


def score(page, name):
    return row(page, name).locator(".score")


def test_an_evening_is_kept_to_its_winner_and_read_by_python(visit, tmp_path):
    page = visit(width=360, height=640)
    begin(page, *NAMES)
    note(page, "Bo", "9")
    expect(score(page, "Bo")).to_have_text("9")
    note(page, "Saga", "K")
    expect(score(page, "Saga")).to_have_text("13")
    button(page, "keeping.undo").click()
    expect(score(page, "Saga")).to_have_text("0")
    button(page, "keeping.redo").click()
    expect(score(page, "Saga")).to_have_text("13")
    expect(cucumbers(page, "Bo", 0)).to_be_visible()
    note(page, "Bo", "A")
    expect(cucumbers(page, "Bo", 1)).to_be_visible()
    address = page.url
    page.reload()
    expect(cucumbers(page, "Bo", 1)).to_be_visible()
    expect(score(page, "Saga")).to_have_text("13")
    for name in ("Bo", "Ida", "Ola"):
        until_out(page, name)
        assert not is_too_wide(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(said("keeping.match-over"))
    expect(page.locator(".what h2")).to_contain_text("Saga")
    expect(page.locator(READY)).to_have_count(0)
    text = saved(page, tmp_path)
    (record,) = loads_all(text)
    assert record.names == NAMES
    assert list(loads_all(dumps_all([record]))) == [record]
    page.goto("/score")
    expect(page.locator(f"a[href='{re.sub('.*/score', '/score', address)}']")).to_contain_text(
        "Saga"
    )


def until_out(page, name):
    """Note aces of somebody until a cucumber is drawn for each life."""
    while not row(page, name).locator(".out").count():
        note(page, name, "A")


def saved(page, folder):
    """Save the sheet, and return what was saved."""
    page.locator("button.menu").click()
    with page.expect_download() as downloading:
        button(page, "keeping.save-record").click()
    path = folder / downloading.value.suggested_filename
    assert path.suffix == ".agurk"
    downloading.value.save_as(path)
    return path.read_text("utf-8")


def test_whoever_is_out_may_buy_back_in_once(visit):
    page = visit()
    begin(page, *NAMES, lives=1, buy_in=True)
    note(page, "Saga", "5")
    note(page, "Bo", "A")
    note(page, "Bo", "A")
    page.locator(".what h2").wait_for()
    button(page, "keeping.buy-in-at", score=5).click()
    expect(score(page, "Bo")).to_have_text("5")
    note(page, "Bo", "A")
    note(page, "Bo", "A")
    expect(row(page, "Bo").locator(".out")).to_be_visible()
    button(page, "keeping.undo").click()
    expect(score(page, "Bo")).to_have_text("19")


def test_a_dispute_is_settled(visit):
    page = visit(width=1440, height=900)
    begin(page, *NAMES)
    page.locator("aside summary").first.click()
    keys = page.locator("aside .keys")
    for part, rank in (("trick", "9"), ("played", "6"), ("left", "2")):
        page.locator(f"aside input[type=radio][value={part}]").check()
        keys.locator(f"[data-key='{rank}']").click()
    verdict = page.locator("aside .verdict")
    assert said("keeping.was-not-legal", reason="").strip() in verdict.inner_text()
    page.locator("aside input[type=radio][value=left]").check()
    button(page, "keeping.take-back").click()
    keys.locator("[data-key='K']").click()
    page.locator("aside input[type=radio][value=trick]").check()
    button(page, "keeping.take-back").click()
    expect(verdict).to_contain_text(said("keeping.was-legal", reason="").strip())


def test_score_rules_and_lessons_need_no_network_once_the_page_was_there(visit):
    page = visit()
    page.locator("button.play").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/rules/danish")
    page.locator(".book section").first.wait_for()
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    begin(page, *NAMES)
    note(page, "Bo", "9")
    page.reload()
    expect(score(page, "Bo")).to_have_text("9")
    for path, sight in (("/learn", "a[href='/learn/lesson']"), ("/rules/danish", ".book section")):
        page.goto(path)
        expect(page.locator(sight).first).to_be_visible()
    page.context.set_offline(False)
    # The browser notes what was asked for in vain; no page can prevent that.
    visit.problems[:] = [told for told in visit.problems if "net::ERR_" not in told]


KEPT = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found.some(url => /score-?.*[.]js|Score/i.test(url))
        && found.some(url => url.includes("/api/rulebook"));
}"""
"""Whether the page has put by what it needs without a network."""
