"""Rollouts: kernel against plain Python, by hand, and as a way to find the best play."""

import pickle
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from agurk.bots import find
from agurk.rules.errors import TextError, WrongTime
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.sim import native
from agurk.sim.plain.random import SeedError
from agurk.sim.plain.rollouts import solve_all
from agurk.sim.policies import POLICIES, UnknownPolicy
from agurk.sim.position import Position, in_ranks
from agurk.sim.rollouts import Rollouts, Tried
from agurk.sim.shape import ranks_of, shape_of
from agurk.sim.solver import MOST_PLAYS, TooLarge, solve
from agurk.variants import VARIANTS
from tests.rules.scenes import scene
from tests.strategies import play_on

NEEDS_KERNEL = pytest.mark.skipif(not native.available(), reason="there is no kernel")
ENGINES = [pytest.param("on", marks=NEEDS_KERNEL, id="kernel"), pytest.param("off", id="plain")]


@pytest.fixture(params=ENGINES)
def engine(request, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", request.param)


def moments(key, random, share):
    """Yield some of the states of a match in which a card is to be played."""
    variant = VARIANTS[key]
    players = random.randint(variant.least_players, max(variant.least_players, 7))
    players = min(players, variant.most_players)
    for moment in islice(play_on(begin(variant, players), random, 0.02), 200):
        if moment.state.match.phase is Phase.PLAY and random.random() < share:
            yield moment.state


def some_policies(random, places):
    if random.random() < 0.3:
        return random.choice(POLICIES)
    return [random.choice(POLICIES) for _ in range(places)]


@NEEDS_KERNEL
@pytest.mark.parametrize("key", VARIANTS)
def test_kernel_and_plain_python_come_to_the_same(key):
    random = Random(key)
    for state in moments(key, random, 0.04):
        places, ranks = len(state.match.seats), shape_of(state.match.variant).ranks
        utility = [
            [[random.random() - 0.5 for _ in range(ranks)] for _ in range(places)]
            for _ in range(places)
        ]
        rollouts = Rollouts(
            state.view(state.to_act),
            policies=some_policies(random, places),
            utility=utility if random.random() < 0.5 else None,
        )
        assert rollouts.run(2, seed=9, first=3) == rollouts._plain_piece(9, 3, 2), state


@NEEDS_KERNEL
@pytest.mark.parametrize("key", ["danish", "diku", "ogorek", "gurka_se_match", "five_cucumbers"])
def test_kernel_and_plain_python_solve_the_same(key):
    random, looked = Random(key), 0
    for state in moments(key, random, 0.5):
        view = state.view(state.to_act)
        places, ranks = len(state.match.seats), shape_of(view.variant).ranks
        if len(view.hand) * places > 9:
            continue
        utility = [
            [[random.random() - 0.5 for _ in range(ranks)] for _ in range(places)]
            for _ in range(places)
        ]
        rollouts = Rollouts(view, utility=utility if random.random() < 0.5 else None)
        found = rollouts.solve(3, seed=5, first=2)
        difference = places == 2 and not rollouts.question.table
        expected = solve_all(
            rollouts.question,
            rollouts.worlds,
            5,
            range(2, 5),
            difference=difference,
            most=MOST_PLAYS,
        )
        assert found == expected, state
        looked += 1
    assert looked > 3


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize(
    "hands",
    [
        pytest.param("4c 9h Kd | 3d 8c Jc | 5h 7s Qd", id="three players"),
        pytest.param("4c 9h Kd | 3d 8c Jc", id="two players"),
    ],
)
def test_worlds_are_solved_one_by_one(hands):
    state = scene("danish", hands, "", "6c Ts 2h")
    rollouts = Rollouts(state.view(0))
    sums = [0.0] * len(rollouts.plays)
    for laid in rollouts.worlds.draw(5, seed=8):
        solved = solve(Position(rollouts.question.shape, laid, 0))
        assert solved.plays == rollouts.plays
        sums = [total + value for total, value in zip(sums, solved.values, strict=True)]
    assert list(rollouts.solve(5, seed=8).sums) == sums


@pytest.mark.usefixtures("engine")
def test_a_world_too_large_is_given_up():
    with pytest.raises(TooLarge):
        rollouts().solve(1, most=3)


def played_by_bots(state: State, first, policies) -> tuple[int, ...]:
    """Return what each place pays when the bots of these names play on."""
    state = state.apply(first).state
    while state.match.phase is Phase.PLAY:
        seat = state.to_act
        assert seat is not None
        choice = find(policies[seat]).choose(state.view(seat), Random(1))
        state = state.apply(choice).state
    assert state.match.counted is not None
    paid = dict.fromkeys(range(state.match.players), 0)
    for pay in state.match.counted.trick.payments:
        paid[pay.place] += pay.points
    for bonus in state.match.counted.trick.bonuses:
        paid[bonus.place] -= bonus.points
    return tuple(paid.values())


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("key", ["danish", "cucumber", "gurka_se_match", "diku", "five_cucumbers"])
def test_a_rollout_is_what_the_bots_play_in_the_drawn_world(key):
    # Of the state itself every seat but one is open; so the one world is the state.
    random, looked = Random(key), 0
    for state in moments(key, random, 0.3):
        view = state.view(state.to_act)
        seats = state.match.seats
        if state.deal is None or len(seats) < state.match.players or len(view.hand) > 4:
            continue
        policies = [random.choice(POLICIES[1:]) for _ in seats]
        rollouts = Rollouts(view, policies=policies)
        known = Position.of(state.deal).hands
        needs = (0,) * len(rollouts.worlds.hidden.needs)
        hidden = replace(rollouts.worlds.hidden, needs=needs)
        rollouts.worlds = replace(rollouts.worlds, hidden=hidden, known=known)
        tried = rollouts.run(1)
        cards = {in_ranks(ranks_of(view.variant), each.cards): each for each in view.actions}
        for play, (ending,) in zip(tried.plays, tried.endings, strict=True):
            assert ending.paid == played_by_bots(state, cards[play], policies), (state, play)
        looked += 1
    assert looked > 3


def rollouts() -> Rollouts:
    state = scene("danish", "4c 9h Kd | 3d 8c Jc | 5h 7s Qd", "", "6c Ts 2h")
    return Rollouts(state.view(0), policies=["ladder", "uniform", "sharp"])


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("threads", [1, 3])
def test_worlds_add_up_however_they_are_shared_out(threads):
    whole = rollouts().run(70, seed=4, threads=threads)
    parts = [rollouts().run(number, seed=4, first=first) for first, number in ((0, 33), (33, 37))]
    assert whole == parts[0] + parts[1]
    assert whole.worlds == 70
    assert all(endings.total() == 70 for endings in whole.endings)


@pytest.mark.usefixtures("engine")
def test_sums_are_those_of_the_endings():
    tried = rollouts().run(50, seed=4)
    for play in range(len(tried.plays)):
        paid = [(ending.paid[0], times) for ending, times in tried.endings[play].items()]
        assert tried.sums[play] == -sum(points * times for points, times in paid)
        assert tried.products[play][play] == sum(points**2 * times for points, times in paid)


@pytest.mark.usefixtures("engine")
def test_a_utility_of_points_comes_to_the_points():
    state = scene("danish", "4c 9h Kd | 3d 8c Jc | 5h 7s Qd", "", "6c Ts 2h")
    cost = shape_of(state.match.variant).cost
    utility = [[[-c * (me == payer) for c in cost] for payer in range(3)] for me in range(3)]
    plain, weighed = (Rollouts(state.view(0), utility=each).run(40) for each in (None, utility))
    assert plain.means == weighed.means
    assert plain.behind(plain.plays[0]) == pytest.approx(weighed.behind(plain.plays[0]))


def test_the_best_play_is_the_one_that_gains_most_and_of_equals_the_highest():
    tried = Tried(((1,), (2,), (3,)), 0.5, 4, (-8, 4, 4), ((0,) * 3,) * 3, ())
    assert tried.best == (3,)
    assert tried.means == (-1.0, 0.5, 0.5)


def test_plays_that_differ_more_than_by_chance_are_told_apart():
    # The first play loses one unit in half of eight worlds, the second never.
    tried = Tried(((1,), (2,)), 1.0, 8, (-4, 0), ((4, 0), (0, 0)), ())
    gap, error = tried.behind((1,))
    assert gap == 0.5
    assert error == pytest.approx((0.5 * 0.5 / 7) ** 0.5)
    assert tried.is_clear(2.0)
    assert not tried.is_clear(3.0)


def test_plays_that_always_come_to_the_same_are_told_to_be_as_good():
    tried = Tried(((1,), (2,)), 1.0, 8, (-4, -4), ((4, 4), (4, 4)), ())
    assert tried.behind((1,)) == (0.0, 0.0)
    assert tried.is_clear()


def test_one_world_tells_nothing_apart():
    assert not Tried(((1,), (2,)), 1.0, 1, (-4, 0), ((16, 0), (0, 0)), ()).is_clear()


@pytest.mark.usefixtures("engine")
def test_a_question_can_be_sent_to_another_process():
    asked = rollouts()
    before = asked.run(20, seed=2)
    assert pickle.loads(pickle.dumps(asked)).run(20, seed=2) == before  # noqa: S301  our own


def test_only_who_is_to_play_can_try():
    state = scene("danish", "4c 9h Kd | 3d 8c Jc", "", "6c Ts 2h")
    for view in (state.view(1), state.view(None), begin(VARIANTS["danish"], 3).view(0)):
        with pytest.raises(WrongTime):
            Rollouts(view)


@pytest.mark.parametrize("policies", ["best", ["sharp", "sharp", "sharp"], []])
def test_policies_that_do_not_fit_are_refused(policies):
    state = scene("danish", "4c 9h Kd | 3d 8c Jc", "", "6c Ts 2h")
    with pytest.raises(UnknownPolicy):
        Rollouts(state.view(0), policies=policies)


def test_a_utility_that_does_not_fit_is_refused():
    state = scene("danish", "4c 9h Kd | 3d 8c Jc", "", "6c Ts 2h")
    with pytest.raises(TextError):
        Rollouts(state.view(0), utility=[[[0.0]]])


def test_a_seed_out_of_range_is_refused():
    with pytest.raises(SeedError):
        rollouts().run(1, seed=-1)
