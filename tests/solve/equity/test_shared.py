"""Where the chances of a variant come from."""

import os
import subprocess
import sys
from time import perf_counter

import pytest

from agurk.rules.choices import LifeLost
from agurk.rules.errors import PlayersError, VariantError
from agurk.rules.state import begin
from agurk.solve.equity import equity_of, making, shelf
from agurk.solve.equity.book import mark_of
from agurk.solve.equity.building import Effort, book_of
from agurk.solve.equity.shared import nearest
from agurk.variants import VARIANTS, files

DANISH = VARIANTS["danish"]
OURS = DANISH.but(
    key="custom", name="Ours", lives=1, life_lost=LifeLost.NONE, threshold=8, hand=3, most_players=3
)
LITTLE = Effort(deals=1_000, matches=40, epochs=1)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(shelf.FOLDER, str(tmp_path))
    return tmp_path


@pytest.fixture
def asked(monkeypatch):
    """Return the rules for which processes would have been started."""
    found: list[str] = []
    monkeypatch.delenv(shelf.BACKGROUND)
    monkeypatch.setattr(shelf, "_begun", set())
    monkeypatch.setattr(shelf, "_start", found.append)
    return found


@pytest.mark.parametrize("key", VARIANTS)
def test_every_preset_has_its_book(key):
    assert shelf.shipped(VARIANTS[key]) is not None


def test_a_preset_is_read_quickly_and_once():
    begun = perf_counter()
    equity = equity_of(VARIANTS["cucumber"], 3)
    assert perf_counter() - begun < 1
    assert equity.final
    assert equity_of(VARIANTS["cucumber"], 3) is equity


def test_what_is_shipped_is_small():
    assert shelf.SHIPPED.stat().st_size < 1_000_000


def test_house_rules_have_those_of_the_nearest_preset_until_theirs_are_made(folder, asked):
    ours = OURS.but(threshold=9)
    early = equity_of(ours, 3)
    assert not early.final
    assert sum(early.chances(begin(ours, 3).match)) == pytest.approx(1)
    assert [files.loads(rules) for rules in asked] == [ours]
    shelf.keep(ours, book_of(ours, LITTLE))
    late = equity_of(ours, 3)
    assert late.final
    assert late.is_exact(begin(ours, 3).match)
    assert len(asked) == 1


def test_a_preset_starts_no_process(asked):
    equity_of(DANISH, 4)
    equity_of(OURS, 2, background=False)
    assert asked == []


def test_a_process_makes_a_book_and_keeps_it(folder, monkeypatch):
    monkeypatch.setattr(making, "QUICK", LITTLE)
    making.main(files.dumps(OURS))
    made = shelf.made_here(OURS)
    assert made is not None
    assert made.mark == mark_of(OURS)
    before = next(folder.glob("equity/*")).stat().st_mtime_ns
    making.main(files.dumps(OURS))
    assert next(folder.glob("equity/*")).stat().st_mtime_ns == before
    assert len(list(folder.glob("equity/*"))) == 1


def test_two_processes_are_not_at_one_book(folder):
    with shelf.alone() as first, shelf.alone() as second:
        assert (first, second) == (True, False)
    with shelf.alone() as again:
        assert again


def test_while_one_book_is_made_no_process_is_started_for_another(folder, asked):
    ours = OURS.but(threshold=10)
    with shelf.alone():
        equity_of(ours, 2)
    assert asked == []
    equity_of(ours, 2)
    assert [files.loads(rules) for rules in asked] == [ours]


def test_a_lock_that_was_forgotten_keeps_nobody_off(folder):
    with shelf.alone():
        lock = next(folder.glob("equity/*.lock"))
        os.utime(lock, (0, 0))
        with shelf.alone() as other:
            assert other


def test_no_process_is_started_where_none_is_wanted(folder, asked, monkeypatch):
    monkeypatch.setenv(shelf.BACKGROUND, "off")
    equity_of(OURS.but(threshold=11), 2)
    assert asked == []


def test_a_book_that_cannot_be_read_is_as_if_it_were_not_there(folder):
    shelf.keep(OURS, book_of(OURS, LITTLE))
    next(folder.glob("equity/*")).write_bytes(b"broken")
    assert shelf.made_here(OURS) is None


def test_a_process_in_the_background_is_started_quietly(folder, monkeypatch):
    started = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    monkeypatch.delenv(shelf.BACKGROUND)
    monkeypatch.setattr(shelf, "_begun", set())
    shelf.make_in_background(OURS)
    shelf.make_in_background(OURS)
    assert [command[:3] for command in started] == [
        [sys.executable, "-m", "agurk.solve.equity.making"]
    ]


def test_the_nearest_preset_differs_least():
    assert nearest(DANISH.but(threshold=22))[0] == DANISH
    assert len(nearest(OURS)) == len(VARIANTS)


def test_rules_that_nobody_can_reckon_with_are_refused():
    with pytest.raises(PlayersError, match="not 9"):
        equity_of(DANISH, 9)
    many = DANISH.but(key="custom", name="Many packs", decks=4)
    with pytest.raises(VariantError, match="count up to"):
        equity_of(many, 3, background=False)
