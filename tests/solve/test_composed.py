"""Small deals put together from plans, against asking about each hand."""

import pytest

from agurk.rules.errors import AgurkError
from agurk.sim.native import available
from agurk.solve.composed import exploited_by_parts
from agurk.solve.equilibrium import exploitability_of, find
from agurk.solve.last_tricks import Rest, rest_of
from agurk.solve.situation import policy_by_plans
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]

pytestmark = pytest.mark.skipif(not available(), reason="there is no kernel")


class Learnt:
    """A plan that says what both have learnt."""

    def __init__(self, view):
        self.rest = rest_of(view)

    def __call__(self, hand):
        return self.rest.chances(hand)


class Told:
    """A plan that is only told hand by hand: the lowest card always, or the highest."""

    rest: Rest | None = None

    def __init__(self, view, *, highest):
        self.place = -1 if highest and not view.trick else 0

    def __call__(self, hand):
        return {hand[self.place]: 1.0}


@pytest.mark.parametrize("highest", [False, True], ids=["the lowest", "the highest is led"])
def test_what_is_told_hand_by_hand_is_measured_alike(highest):
    def plan_of(view):
        return Told(view, highest=highest)

    whole = exploitability_of(DANISH, 2, policy_by_plans(plan_of, DANISH))
    assert exploited_by_parts(DANISH, 2, plan_of) == whole


def test_what_was_learnt_of_the_rest_is_put_in_as_it_is():
    whole = exploitability_of(DANISH, 2, policy_by_plans(Learnt, DANISH))
    parts = exploited_by_parts(DANISH, 2, Learnt)
    assert parts.value == pytest.approx(whole.value, abs=0.001)
    assert parts.best == pytest.approx(whole.best, abs=0.001)


def test_three_cards_each_are_played_so_that_next_to_nothing_is_gained():
    found = exploited_by_parts(DANISH, 3, Learnt)
    assert 0 < found.exploitability <= 0.005
    assert found.value == pytest.approx(find(DANISH, 3, target=0.005).value, abs=0.02)


def test_what_is_played_seldom_can_be_left_out():
    always = exploited_by_parts(DANISH, 2, Learnt, seldom=0.1)
    assert always.exploitability <= exploited_by_parts(DANISH, 2, Learnt).exploitability


@pytest.mark.parametrize("number", [1, 3])
def test_it_refuses_deals_without_a_plan(number):
    with pytest.raises(AgurkError) as refused:
        exploited_by_parts(DANISH, number, lambda _: None)
    assert refused.value.slug == "incorrect-deal"
