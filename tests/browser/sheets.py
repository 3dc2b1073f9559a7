"""Writing on a score sheet of the page's, as whoever keeps score at a table does."""

from playwright.sync_api import expect

from tests.browser.sentences import said

READY = "button.confirm[aria-disabled=false]"


def begin(page, *players, variant="danish", lives=None, buy_in=False):
    """Begin a sheet, with house rules where they are named."""
    page.goto("/score/new")
    names = page.locator("form ol input")
    expect(names).to_have_count(4)
    for place, name in enumerate(players):
        names.nth(place).fill(name)
    page.locator("form select").first.select_option(variant)
    if lives is not None or buy_in:
        page.locator("form summary").click()
    if lives is not None:
        page.get_by_label(said("keeping.lives"), exact=True).fill(str(lives))
    if buy_in:
        page.get_by_role("checkbox", name=said("keeping.buy-in")).check()
    page.locator("form button.main").click()
    page.locator("[data-sheet]").wait_for()


def row(page, name):
    """Return the row of a player."""
    return page.locator(f"li[data-player='{name}']")


def note(page, name, rank):
    """Note that somebody took the last trick with a card of a rank."""
    row(page, name).locator("label").click()
    page.locator(f".what [data-key='{rank}']").click()
    page.locator(READY).click()
    expect(page.locator(READY)).to_have_count(0)


def cucumbers(page, name, lost, lives=2):
    """Return what shows how many cucumbers are drawn for somebody."""
    told = said("keeping.cucumbers", lost=lost, all=lives)
    return row(page, name).get_by_role("img", name=told)
