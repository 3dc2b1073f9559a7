"""What each play of a view is worth."""

import pytest

from agurk.review.worth import Effort, worths_of
from agurk.rules.cards import cards
from agurk.sim import rollouts
from agurk.sim.hidden import TooManyWays
from agurk.sim.native import available
from agurk.solve.equity import equity_of
from tests.rules.scenes import scene

STOCK = "3h 4h Th Ah 8c 9c"


def question():
    return scene("danish", "2d 9d Kd|Ks 5s 7s|Qc 6s 8d", "9d", STOCK).view(1)


def found(view, blocks=2, seed=1, error=0.0):
    effort = Effort(blocks=blocks, forced=1, error=error)
    return worths_of(view, equity_of(view.variant, 3), seed=seed, effort=effort)


def test_every_legal_card_has_a_chance_and_an_error_bar():
    told = found(question())
    assert [each.cards for each in told.plays] == [cards("5s"), cards("Ks")]
    assert all(0 < each.chance < 1 and each.error > 0 for each in told.plays)
    assert told.worlds == 128
    assert not told.exact


def test_the_best_loses_nothing_and_the_others_what_they_are_behind():
    told = found(question())
    assert told.best.loss == told.best.loss_error == 0
    for each in told.plays:
        assert each.loss == told.best.chance - each.chance >= 0


def test_the_same_seed_finds_the_same_and_another_something_else():
    assert found(question()) == found(question())
    assert found(question()) != found(question(), seed=2)


def test_chances_are_whole_steps_so_that_their_sums_are_exact():
    assert all((each.chance * 2**30).is_integer() for each in found(question()).plays)


def test_how_often_it_ends_in_paying_is_counted():
    assert all(0 <= each.pays <= 1 for each in found(question()).plays)


@pytest.mark.skipif(not available(), reason="there is no kernel")
def test_it_looks_until_the_plays_are_told_apart():
    assert found(question(), blocks=32, error=1.0).worlds == 4 * 64
    assert found(question(), blocks=8).worlds <= 8 * 64


@pytest.mark.skipif(not available(), reason="there is no kernel")
def test_more_worlds_make_the_error_smaller():
    few, many = found(question(), blocks=4), found(question(), blocks=64, error=1e-9)
    if few.worlds < many.worlds:
        assert many.plays[0].error < few.plays[0].error


@pytest.mark.skipif(not available(), reason="there is no kernel")
def test_it_finds_the_same_without_the_kernel(monkeypatch):
    told = found(question(), blocks=1)
    monkeypatch.setenv("AGURK_KERNEL", "off")
    assert found(question(), blocks=1) == told


def test_what_is_too_tangled_goes_by_numbers_of_cards(monkeypatch):
    drawn = rollouts.Rollouts.believe

    def tangled(self, *args, **kwargs):
        if any(self.question.excluded):
            raise TooManyWays("What is known is too tangled.")
        return drawn(self, *args, **kwargs)

    monkeypatch.setattr(rollouts.Rollouts, "believe", tangled)
    view = scene("danish", "2d 9d Kd|Ks 5s 7s|Qc 6s 8d", "9d 5s", STOCK).view(2)
    assert any(view.excluded())
    assert found(view, blocks=1).worlds == 64


def test_equal_cards_stand_for_one_another():
    view = scene("danish", "2d 9d 9s|Ks 5s 7s|Qc 6s 8d", "", STOCK).view(0)
    told = found(view, blocks=1)
    assert told.of(view, cards("9s")) is told.of(view, cards("9d"))
