"""How the search bot plays the last tricks of two players."""

from collections import Counter
from random import Random

import pytest

from agurk.bots.endgame import SELDOM, Plan, is_endgame, plan_of
from agurk.bots.search import Search, others_play
from agurk.rules.actions import BuyIn, Play
from agurk.rules.cards import cards
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim.native import available
from agurk.solve.composed import exploited_by_parts
from agurk.solve.situation import view_of_deal
from agurk.variants import VARIANTS
from tests.bots.questions import questions
from tests.strategies import play_on

DANISH = VARIANTS["danish"]

pytestmark = pytest.mark.skipif(not available(), reason="there is no kernel")


def seen(hand, played="", variant=DANISH):
    """Return what a player sees who is in turn with some cards after some plays."""
    return view_of_deal(variant, cards(hand), played=cards(played) if played else ())


@pytest.mark.parametrize(
    ("bot", "number"),
    [
        pytest.param(Search(), 2, id="with two cards each"),
        pytest.param(Search(), 3, id="with three cards each"),
        pytest.param(Search(points=True), 2, id="playing for points"),
    ],
)
def test_at_most_two_hundredths_of_a_point_are_gained_by_knowing_it(bot, number):
    found = exploited_by_parts(DANISH, number, bot.plan, seldom=SELDOM)
    assert found.exploitability <= 0.02


def test_it_makes_the_plays_of_its_plan_as_often_as_that_says():
    view, bot = seen("2c 5d 8h Jd"), Search()
    plan = bot.plan(view)
    assert plan is not None
    chances = plan((0, 3, 6, 9))
    assert len(chances) > 1
    found = Counter(bot.choose(view, Random(seed)) for seed in range(600))
    assert len(found) == len(chances)
    for rank, chance in chances.items():
        play = Play(next(card for card in view.hand if card.rank == rank + 2).alone)
        assert found[play] / 600 == pytest.approx(chance, abs=0.07)


def believed(view, models=()):
    """Return how likely the hands of both are thought when a plan begins."""
    plan = plan_of(view, None, models=models)
    assert plan is not None
    assert plan.rest is not None
    return plan.rest.duel.start.likely


def test_what_was_played_before_the_last_tricks_tells_what_is_held():
    asked = 0
    for moment in play_on(begin(DANISH, 2), Random(7), 0.0):
        if moment.state.match.number > 4:
            break
        if moment.state.match.phase is not Phase.PLAY or moment.state.to_act is None:
            continue
        view = moment.state.view(moment.state.to_act)
        if len(view.hand) != 3 or view.trick:
            continue
        assert believed(view) == (None, None)
        for likely in believed(view, others_play(DANISH)):
            assert likely is not None
            assert max(likely.values()) > 3 * min(likely.values()) > 0
        asked += 1
    assert asked > 2


def test_the_same_seed_makes_the_same_play():
    view = seen("2c 5d 8h Jd")
    assert [Search().choose(view, Random(seed)) for seed in range(20)] == [
        Search().choose(view, Random(seed)) for seed in range(20)
    ]


def test_what_would_be_played_seldom_is_left_out():
    plans = 0
    for view in questions("danish", 2, "seldom"):
        plan = Search().plan(view)
        if plan is not None:
            hand = tuple(sorted(card.rank - 2 for card in view.hand))
            chances = plan(hand)
            assert min(chances.values()) >= SELDOM
            assert sum(chances.values()) == pytest.approx(1)
            plans += 1
    assert plans > 5


def test_two_who_are_left_of_more_players_have_a_plan():
    found = 0
    for moment in play_on(begin(DANISH, 3), Random(2), 0.0):
        state = moment.state
        if state.match.phase is not Phase.PLAY:
            continue
        view = state.view(state.to_act)
        if is_endgame(view):
            assert len(view.match.seats) == 2
            if len(view.hand) <= 3:
                assert Search().plan(view) is not None
                found += 1
    assert found


@pytest.mark.parametrize(
    "bot",
    [
        pytest.param(Search(endings=False), id="if it is told not to"),
        pytest.param(Search(haze=0.1), id="if it sees in a haze"),
        pytest.param(Search(inference=False), id="if it minds no plays"),
    ],
)
def test_it_searches_worlds(bot):
    assert bot.plan(seen("3c 9d")) is None


def test_who_has_forgotten_a_trick_searches_worlds():
    view = seen("3c 9d", "2d 4d")
    assert Search(memory=0).plan(view) is None
    assert Search(memory=1).plan(view) is not None


def test_there_is_no_plan_for_who_is_not_in_an_ending():
    long = next(questions("danish", 2, "long"))
    three = next(view for view in questions("danish", 3, "three") if len(view.hand) == 2)
    for view in (long, three, seen("3c", "2d 4d")):
        assert plan_of(view, None) is None


@pytest.mark.parametrize("key", ["gurka_is", "agurk_server"])
def test_sets_of_cards_are_searched(key):
    short = [view for view in questions(key, 2, key) if is_endgame(view)]
    assert short
    assert all(Search().plan(view) is None for view in short)


def test_without_the_kernel_worlds_are_searched(monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", "off")
    assert Search().plan(seen("3c 9d")) is None


def test_an_opening_is_for_who_goes_by_points():
    view = seen("2c 5d 8h Jd")
    assert Search(points=True).plan(view) == Search().plan(view) != Plan()
    all_or_nothing = [
        [
            [(-1.0 if place == payer else 1.0) * (rank == 0) for rank in range(13)]
            for payer in (0, 1)
        ]
        for place in (0, 1)
    ]
    assert plan_of(view, all_or_nothing) is None
    assert plan_of(seen("2c 5d 8h", "9d Ts", DANISH), all_or_nothing) is not None


def test_points_alone_can_be_what_it_plays_for():
    view = seen("3c 9d Kd", "5s")
    hand = (1, 7, 11)
    points, match = (duel_of(bot.plan(view)) for bot in (Search(points=True), Search()))
    assert points.values(hand)[11] > 1 > match.values(hand)[11] > 0


def duel_of(plan):
    """Return what a plan was read from."""
    assert plan is not None
    assert plan.rest is not None
    return plan.rest.duel


def test_other_decisions_are_made_as_before():
    for moment in play_on(begin(VARIANTS["cucumber"], 3), Random(1), 0.0):
        if moment.state.match.phase is Phase.BUY_IN:
            view = moment.state.view(moment.state.to_act)
            assert isinstance(Search().choose(view, Random(1)), BuyIn)
            return
