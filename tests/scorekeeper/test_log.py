"""Undo, redo and folding, whatever was entered."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.standing import is_over_threshold
from agurk.scorekeeper.entries import Joined, Opened, Rematch, Took
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.log import begin_log, fold
from tests.scorekeeper.sheets import any_log, keys, seeds, sheet_of


@given(keys, seeds, st.integers(0, 80))
def test_what_is_undone_and_done_again_was_never_touched(variant, seed, steps):
    log = any_log(variant, seed)
    steps = min(steps, len(log.past) - 1)
    after = log
    for _ in range(steps):
        after = after.undo()
    assert after.sheet == fold(log.entries[: len(log.entries) - steps]).sheet
    for _ in range(steps):
        after = after.redo()
    assert after == log


@given(keys, seeds, st.integers(0, 60))
def test_any_prefix_folds_to_what_was_so_then(variant, seed, end):
    log = any_log(variant, seed)
    prefix = log.entries[: end + 1]
    assert fold(prefix).last == log.past[len(prefix) - 1][1]


@given(keys, seeds)
def test_money_and_pot_sum_to_nothing(variant, seed):
    log = any_log(variant, seed)
    for _, step in log.past:
        assert sum(step.sheet.money) + step.sheet.match.standing.pot == 0


@given(keys, seeds)
def test_everybody_has_one_place(variant, seed):
    log = any_log(variant, seed)
    sheet = log.sheet
    assert tuple(name for name in sheet.people if name in sheet.seated) == sheet.seated
    assert {gone.player for gone in sheet.gone} == set(sheet.people) - set(sheet.seated)
    assert len(sheet.seated) == sheet.match.players
    assert [account.player for account in sheet.start] == list(sheet.people)


@given(keys, seeds)
def test_somebody_in_always_deals_next(variant, seed):
    log = any_log(variant, seed)
    for _, step in log.past:
        if not step.sheet.over and step.sheet.asked is None:
            assert step.sheet.dealer in step.sheet.players_in


@given(keys, seeds)
def test_who_plays_never_gains_by_coming_late(variant, seed):
    log = any_log(variant, seed)
    for (_, before), (entry, after) in zip(log.past, log.past[1:], strict=False):
        if isinstance(entry, Joined):
            had = {each.player: each for each in before.sheet.accounts if each.lives}
            new = next(each for each in after.sheet.accounts if each.player == entry.player)
            assert new.lives <= min(each.lives for each in had.values())
            rules = after.sheet.variant
            bearable = [
                each.score for each in had.values() if not is_over_threshold(rules, each.score)
            ]
            assert new.score >= max(bearable)


def test_an_entry_forgets_what_was_undone():
    log = sheet_of("Ida Bo | Ida 9 | Bo K").undo().enter(Took(takers=("Ida",), card="2"))
    with pytest.raises(EntryError, match="nothing to do again"):
        log.redo()


def test_the_opening_cannot_be_undone():
    with pytest.raises(EntryError, match="nothing to undo") as error:
        sheet_of("Ida Bo").undo()
    assert error.value.slug == "score-entry"


def test_nothing_opens_a_sheet_but_its_opening():
    with pytest.raises(EntryError, match="has to open"):
        fold([Joined("Ida")])
    with pytest.raises(EntryError, match="begun already"):
        sheet_of("Ida Bo").enter(Opened(variant="danish", players=("Ida", "Bo")))


def test_undo_reaches_behind_a_rematch():
    log = begin_log(Opened(variant="matapesa", players=("Ida", "Bo", "Saga")))
    log = log.enter(Took(takers=("Bo",)))
    again = log.enter(Rematch())
    assert (again.sheet.over, again.sheet.dealer, len(again.sheet.earlier)) == (False, "Bo", 1)
    assert again.undo().sheet == log.sheet
