"""The page in every language that it is written in."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.sentences import said
from tests.browser.site import HAND, LEGAL, is_too_wide, play_on, play_until

FOLDERS = Path(__file__).parents[2] / "web/src/text"


def files(folder):
    return {path.name for path in folder.glob("*.ftl")}


LANGUAGES = sorted(
    folder.name
    for folder in FOLDERS.iterdir()
    if folder.is_dir() and files(folder) >= files(FOLDERS / "en")
)
"""The languages whose folders have every file."""

VIEWS = {
    "/": "button.play",
    "/play": "form input[type=number]",
    "/invite": "form details",
    "/score": "a[href='/score/new']",
    "/learn": "a[href='/learn/lesson']",
    "/learn/lesson": "main button.main",
    "/rules/danish": ".book section",
    "/records": "a[href='/play']",
    "/settings": "select",
    "/nothing/here": "a.button[href='/']",
}
"""Views, and what is there once one is whole."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_has_all_its_sentences(visit, language):
    page = visit("/settings", width=360, height=640, settings={"language": language})
    for path, sight in VIEWS.items():
        page.goto(path)
        page.locator(sight).first.wait_for()
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        assert not is_too_wide(page), path
    visit.forgive("404")
    begin_sheet(page)
    expect(page.locator("[data-sheet] h1")).to_have_text(said("keeping.who-took", language))


def begin_sheet(page):
    """Begin a sheet of four, whatever the language."""
    page.goto("/score/new")
    for place, name in enumerate(("Ida", "Bo", "Saga", "Ola")):
        page.locator("form ol input").nth(place).fill(name)
    page.locator("form button.main").click()
    page.locator("[data-sheet]").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_and_its_record_have_all_their_sentences(visit, language):
    page = visit("/settings", width=360, height=640, settings={"language": language})
    visit.table(page, start=False, variant="danish_first_over", house=["hand=2", "threshold=2"])
    page.locator("[data-stage=waiting] .lobby").wait_for()
    assert not is_too_wide(page)
    page.get_by_role("button", name=said("seats.start", language), exact=True).click()
    rematch = page.get_by_role("button", name=said("seats.rematch", language), exact=True)
    play_until(page, rematch)
    assert not is_too_wide(page)
    record = page.locator(".after a[href^='/m/']").get_attribute("href")
    for path, sight in (
        (record, "[data-fair=fair]"),
        (f"{record}/1", "[data-fair=fair]"),
        (f"{record}/review", "[data-stage=review]"),
        (record.replace("/m/", "/d/"), "form.panel"),
        ("/records", "#statistics"),
    ):
        page.goto(path)
        page.locator(sight).first.wait_for()
        assert not is_too_wide(page), path


def test_the_language_changes_at_once_and_is_remembered(visit):
    page = visit(settings={"language": ""}, locale="en-GB")
    choice = page.get_by_role("combobox")
    expect(page.locator(".motto")).to_have_text(said("page.motto"))
    for language in reversed(LANGUAGES):
        choice.select_option(language)
        expect(page.locator(".motto")).to_have_text(said("page.motto", language))
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        page.reload()
        expect(page.locator(".motto")).to_have_text(said("page.motto", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(visit, language):
    page = visit(settings={"language": ""}, locale=language)
    expect(page.locator(".motto")).to_have_text(said("page.motto", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_letters_of_the_language_if_wanted(visit, language):
    page = visit("/settings", settings={"language": language, "ownLetters": True})
    visit.table(page, house=["hand=7"])
    pictures = page.locator(", ".join(f"{HAND}[data-card^={rank}]" for rank in "JQKA"))
    while not pictures.count():
        play_on(page)
        page.locator(LEGAL).first.wait_for()
    card = pictures.first
    number = 11 + "JQKA".index(card.get_attribute("data-card")[0])
    letter = said(f"cards.letter-{number}", language)
    expect(card.locator(".rank").first).to_have_text(re.compile(rf"\s*{letter}\s*"))
