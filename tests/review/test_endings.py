"""Endings that follow from a view, against every lay of the cards played out by the engine."""

from itertools import islice, permutations

import pytest

from agurk.bots.plays import plays_of
from agurk.review.endings import lays_of, nothing_is_chosen
from agurk.review.worth import Effort, worths_of
from agurk.rules.actions import Play
from agurk.rules.resample import _state
from agurk.sim.hidden import Hidden
from agurk.sim.native import available
from agurk.sim.position import in_ranks
from agurk.sim.sample import Worlds
from agurk.sim.shape import ranks_of
from agurk.solve.endings import ending
from agurk.solve.equity import equity_of
from tests.bots.questions import questions
from tests.rules.scenes import scene

LITTLE = Effort(blocks=1, forced=1)
KERNELS = [
    "off",
    pytest.param(
        "on", marks=pytest.mark.skipif(not available(), reason="there is no kernel")
    ),
]  # fmt: skip
LAST_TO_PLAY = ("danish", "2d 9d|Ks 5s|Qc 6s", "9d 5s", "3h 4h Th Ah")
LAST_TRICK = ("danish", "2d 9d|Ks 5s|Qc 6s", "9d 5s Qc 6s", "3h 4h Th Ah")


def states_of(view):
    """Return every state that a seat cannot tell from the real one, cards told apart."""
    unseen, others = view.unseen(), [seat for seat in view.match.seats if seat != view.seat]
    excluded, strength = view.excluded(), view.variant.strength
    found = []
    for drawn in permutations(unseen, sum(view.counts[seat] for seat in others)):
        held, at = {}, 0
        for seat in others:
            held[seat] = list(drawn[at : at + view.counts[seat]])
            at += view.counts[seat]
        if any(strength[card] in excluded[seat] for seat in others for card in held[seat]):
            continue
        rest = [card for card in unseen if card not in drawn]
        found.append(_state(view, held, rest))
    return found


def played_out(state, seat, equity):
    """Return a seat's chance when nobody has a choice any more."""
    while state.deal is not None:
        (only,) = state.actions
        state = state.apply(only).state
    return equity.chances(state.match)[seat]


def at_best(state, equity):
    """Return the chances if everybody goes on for himself with open hands."""
    if state.deal is None:
        return equity.chances(state.match)
    ends = [at_best(state.apply(action).state, equity) for action in state.actions]
    return max(ends, key=lambda chances: chances[state.to_act])


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    "line",
    [
        pytest.param(LAST_TO_PLAY, id="the last to play before the last trick"),
        pytest.param(LAST_TRICK, id="the last trick"),
        pytest.param(
            ("five_cucumbers", "2 9|14 5|12 6", "9 5", "3 4 10 15"), id="numbers without suits"
        ),
    ],
)
def test_what_nobody_can_change_is_the_average_over_every_lay(line, kernel, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", kernel)
    state = scene(*line)
    view = state.view(state.to_act)
    equity = equity_of(view.variant, 3)
    found = worths_of(view, equity, seed=1, effort=LITTLE)
    assert found.exact
    for each in found.plays:
        ends = [
            played_out(world.apply(Play(each.cards)).state, view.seat, equity)
            for world in states_of(view)
        ]
        assert each.chance == pytest.approx(sum(ends) / len(ends), abs=1e-6)
        assert each.error == each.loss_error == 0


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize(
    "hands", ["2d 9d Kh|Ks 5s 7c", "3d 4d Ah|2s Qs Jc", "5d 9d Td Jd|2s 6s 8c Kc"]
)
def test_hands_that_follow_from_the_view_are_solved(hands, kernel, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", kernel)
    state = scene("danish", hands)
    equity = equity_of(state.match.variant, 2)
    found = worths_of(state.view(0), equity, seed=1, effort=LITTLE)
    assert found.exact
    for each in found.plays:
        ends = at_best(state.apply(Play(each.cards)).state, equity)
        assert each.chance == pytest.approx(ends[0], abs=1e-6)


def test_a_choice_to_come_is_not_told_exactly():
    state = scene("danish", "2d 9d Kh|Ks 5s 7c", stock="3h 4h")
    assert not nothing_is_chosen(state.view(0))
    found = worths_of(state.view(0), equity_of(state.match.variant, 2), seed=1, effort=LITTLE)
    assert not found.exact
    assert found.worlds


@pytest.mark.skipif(not available(), reason="there is no kernel")
def test_the_best_play_of_two_loses_next_to_nothing_where_both_know_how_to_go_on():
    losses = []
    for view in islice(endings_of_two(), 16):
        equity = equity_of(view.variant, 2)
        best = worths_of(view, equity, seed=1, effort=Effort(blocks=4)).best
        found = ending(view, utility=equity.utility(view.match))
        most = max(each.value for each in found.values())
        # What one gains the other loses, so a value counts a chance twice.
        losses.append((most - found[in_ranks(ranks_of(view.variant), best.cards)].value) / 2)
    assert sum(losses) / len(losses) < 0.01
    assert sorted(losses)[len(losses) * 3 // 4] < 0.001


def endings_of_two():
    """Yield what a player sees who still has a choice, and whose choice is not the last one."""
    for seed in range(10):
        for view in questions("danish", 2, seed):
            choices = len(plays_of(view)) > 1
            if choices and (len(view.hand) == 3 or (len(view.hand) == 2 and not view.trick)):
                yield view


@pytest.mark.parametrize("may_hold", [(0b011, 0b111), (0b111, 0b110), (0b100, 0b011)])
def test_lays_are_what_can_be_drawn_as_often_as_they_can_be_dealt(may_hold):
    hidden = Hidden((2, 1, 3), (1, 2), may_hold)
    lays = dict(lays_of(hidden))
    drawn = Worlds(hidden, ((0,) * 3,) * 2, (0, 1)).draw(4000, seed=1)
    assert set(drawn) == set(lays)
    whole = sum(lays.values())
    for hands, ways in lays.items():
        assert drawn.count(hands) / 4000 == pytest.approx(ways / whole, abs=0.04)
