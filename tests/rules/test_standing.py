"""Points, lives and money where the presets are silent: house rules and rare moments."""

from dataclasses import replace

import pytest

from agurk.rules import events as ev
from agurk.rules.choices import AllOut, BuyIn, LifeLost, Money, PenaltyTie
from agurk.rules.outcome import Outcome, outcome, pay_out, places
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.standing import Standing, buy_in, buy_in_score, opening, settle
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS


def standing(variant: Variant, scores: str, lives: str = "") -> Standing:
    points = tuple(map(int, scores.split()))
    left = tuple(map(int, lives.split())) or (variant.lives,) * len(points)
    return replace(opening(variant, len(points)), scores=points, lives=left)


def paying(*payments: tuple[int, int]) -> LastTrick:
    """Return a last trick that costs seats points, taken by the last of them."""
    return LastTrick(payments[-1][0], tuple(Payment(*payment) for payment in payments))


def test_two_who_lose_a_life_together_take_over_nothing_from_each_other():
    both = VARIANTS["danish_tie_all"]
    after, _ = settle(both, standing(both, "20 15"), paying((0, 9), (1, 9)))
    assert (after.scores, after.lives) == ((0, 0), (1, 1))


def test_a_life_lost_without_a_score_to_return_on_begins_from_nothing():
    ours = Variant(lives=2, life_lost=LifeLost.NONE)
    after, events = settle(ours, standing(ours, "20 15 3"), paying((0, 9)))
    assert after.scores == (0, 15, 3)
    assert ev.LifeLost(0, 29, 0, 1) in events


def test_what_a_player_who_is_out_has_is_taken_over_by_nobody():
    danish = VARIANTS["danish"]
    after, _ = settle(danish, standing(danish, "20 28 3", "2 0 2"), paying((0, 9)))
    assert after.scores == (3, 28, 3)


@pytest.mark.parametrize(
    ("all_out", "winners"),
    [
        pytest.param(AllOut.LOWEST_TOTAL, (1,), id="the lowest total"),
        pytest.param(AllOut.SHARE, (0, 1), id="shared"),
    ],
)
def test_when_nobody_is_left_the_match_is_won_by(all_out, winners):
    ours = Variant(penalty_tie=PenaltyTie.ALL, all_out=all_out)
    trick = paying((0, 9), (1, 9))
    after, _ = settle(ours, standing(ours, "20 15"), trick)
    ended = outcome(ours, after, trick)
    assert ended is not None
    assert ended.winners == winners


@pytest.mark.parametrize(
    ("all_out", "scores"),
    [
        pytest.param(AllOut.REPLAY, (20, 15, 30), id="the deal does not count"),
        pytest.param(AllOut.RAMPO, (0, 0, 0), id="everybody begins again"),
    ],
)
def test_when_nobody_would_be_left(all_out, scores):
    ours = Variant(penalty_tie=PenaltyTie.ALL, all_out=all_out)
    after, events = settle(ours, standing(ours, "20 15 30", "1 1 0"), paying((0, 9), (1, 9)))
    assert after.scores == scores
    assert events == (ev.DealVoid(all_out),)


def test_an_odd_unit_goes_to_the_first_winner_from_the_left_of_the_dealer():
    ours = Variant(money=Money.ANTE, stake=1)
    paid, events = pay_out(ours, standing(ours, "1 1 9"), winners=(0, 1), dealer=0)
    assert (paid.money, paid.pot) == ((0, 1, -1), 0)
    assert events == (ev.Won(0, 1), ev.Won(1, 2))


def test_differences_are_paid_to_the_winner():
    ours = Variant(money=Money.DIFFERENCE)
    paid, _ = pay_out(ours, standing(ours, "4 9 12"), Outcome((0,)).winners, dealer=1)
    assert paid.money == (13, -5, -8)


def test_a_free_return_costs_nothing():
    free = VARIANTS["gurka_se_20"]
    before = replace(standing(free, "22 9 12 5", "0 1 1 1"), caught=(0,))
    after, events = buy_in(free, before, 0)
    assert (after.scores[0], after.lives[0], after.pot) == (12, 1, before.pot)
    assert events == (ev.BuyInAnswered(0, bought=True, score=12),)


@pytest.mark.parametrize(
    ("lives", "bought", "score"),
    [
        pytest.param("0 1 1 1", 0, 12, id="three others"),
        pytest.param("0 1 1 0", 0, None, id="two others"),
        pytest.param("0 1 1 1", 1, None, id="a second time"),
        pytest.param("1 1 1 1", 0, None, id="one who is still in"),
    ],
)
def test_buying_in_is_possible_with(lives, bought, score):
    hard = VARIANTS["cucumber_hard"]
    before = replace(standing(hard, "31 9 12 5", lives), bought=(bought, 0, 0, 0))
    assert buy_in_score(hard, before, 0) == score


def test_a_buy_in_that_is_not_allowed_is_a_mistake_of_the_program():
    danish = VARIANTS["danish"]
    assert danish.buy_in is BuyIn.NONE
    with pytest.raises(ValueError, match="Seat 0 may not buy in"):
        buy_in(danish, standing(danish, "4 9"), 0)


@pytest.mark.parametrize(
    ("ended", "scores", "lives", "told"),
    [
        pytest.param(Outcome((2,), (0,)), "3 9 20", "1 1 1", (3, 2, 1), id="winners first"),
        pytest.param(Outcome(()), "2 20 1", "1 2 1", (3, 1, 2), id="lives before points"),
        pytest.param(Outcome(()), "5 5 5", "1 1 1", (1, 1, 1), id="alike"),
        pytest.param(Outcome((0, 1)), "5 7 6", "1 1 1", (1, 1, 3), id="two winners"),
        pytest.param(Outcome((), (1, 2)), "9 4 3", "1 1 1", (1, 3, 2), id="two losers"),
    ],
)
def test_whoever_did_better_has_a_better_place(ended, scores, lives, told):
    assert places(ended, standing(VARIANTS["danish"], scores, lives)) == told
