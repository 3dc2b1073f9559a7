"""Rules in words: what was told of late is told again without waiting."""

import asyncio
import threading

import pytest

from agurk.server.http import wording
from agurk.server.http.wording import Wording, rules_of
from agurk.server.wire.http import Rules
from agurk.variants import find

pytestmark = pytest.mark.asyncio

HERE = "192.0.2.77"
DANISH, SWEDISH = find("danish"), find("gurka_se")


class Slow:
    """Tells rules once it may, and counts how often it was asked."""

    def __init__(self):
        self.may = threading.Event()
        self.told: list[str] = []

    def __call__(self, variant, language):
        self.may.wait()
        self.told.append(variant.key if language == "en" else f"{variant.key} {language}")
        return Rules(variant.name, ())


async def test_rules_have_the_name_and_the_words_of_their_variant():
    assert await Wording().of(DANISH, HERE) == rules_of(DANISH)


async def test_what_was_told_before_is_told_while_others_wait_for_something_else():
    slow = Slow()
    wording = Wording(slow)
    slow.may.set()
    first = await wording.of(DANISH, HERE)
    slow.may.clear()
    other = asyncio.create_task(wording.of(SWEDISH, HERE))
    await asyncio.sleep(0)
    assert await wording.of(DANISH, HERE) is first
    assert not other.done()
    slow.may.set()
    await other
    assert slow.told == ["danish", "gurka_se"]


async def test_each_language_has_its_own_words():
    slow = Slow()
    slow.may.set()
    words = Wording(slow)
    for language in ("en", "da", "en", "da"):
        await words.of(DANISH, HERE, language)
    assert slow.told == ["danish", "danish da"]


async def test_a_form_and_the_book_are_made_once():
    words = Wording()
    first = await words.form(DANISH, ("threshold=30",), HERE)
    assert await words.form(DANISH, ("threshold=30",), HERE) is first
    assert await words.form(DANISH, ("threshold=31",), HERE) != first
    book = await words.book(HERE)
    assert await words.book(HERE) is book
    assert len(book.packed) < len(book.body) / 10


async def test_no_more_is_kept_than_there_is_room_for(monkeypatch):
    monkeypatch.setattr(wording, "KEPT", 1)
    slow = Slow()
    slow.may.set()
    words = Wording(slow)
    for variant in (DANISH, SWEDISH, DANISH):
        await words.of(variant, HERE)
    assert slow.told == ["danish", "gurka_se", "danish"]
