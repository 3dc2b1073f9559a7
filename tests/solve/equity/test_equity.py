"""The chances of matches: what they add up to, what they come to, and what a card changes."""

import sys
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from agurk.rules.actions import Lot
from agurk.rules.dealing import chance
from agurk.rules.errors import PlayersError, WrongTime
from agurk.rules.match import Phase
from agurk.rules.outcome import Outcome
from agurk.rules.state import begin
from agurk.sim import Rollouts
from agurk.sim.shape import shape_of
from agurk.solve.equity import Equity, equity_of, shelf
from agurk.solve.equity.exact import names_losers
from agurk.solve.equity.learning import scattered
from agurk.solve.equity.sampling import sampled
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def table_of(variant):
    return min(max(4, variant.least_players), variant.most_players)


@pytest.mark.parametrize("key", VARIANTS)
def test_chances_to_win_add_up_to_one_in_every_variant(key):
    variant, random = VARIANTS[key], Random(f"sums {key}")
    for players in {variant.least_players, table_of(variant)}:
        equity = equity_of(variant, players, background=False)
        matches = [begin(variant, players).match]
        if not variant.keep_cards:
            matches += [scattered(variant, players, random) for _ in range(3)]
        for match in matches:
            chances = equity.chances(match)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= each <= 1 for each in (*chances, *equity.safe(match)))


@pytest.mark.parametrize("key", VARIANTS)
def test_what_a_card_changes_adds_up_to_nothing(key):
    variant = VARIANTS[key]
    players = table_of(variant)
    match = begin(variant, players).apply(Lot(1)).state.match
    utility = equity_of(variant, players, background=False).utility(match)
    changes = np.array(utility)
    assert changes.shape == (players, players, shape_of(variant).ranks)
    assert np.abs(changes.sum(axis=0)).max() < 1e-6


@pytest.mark.parametrize("players", range(2, 8))
def test_whoever_pays_more_has_less_left(players):
    match = begin(DANISH, players).apply(Lot(0)).state.match
    utility = np.array(equity_of(DANISH, players).utility(match))
    mine = utility[np.arange(players), np.arange(players)]
    assert (np.diff(mine, axis=1) <= 0.002).all()
    assert (mine[:, -1] < 0).all()


def test_seats_that_are_alike_have_the_same_chances(standing):
    equity = equity_of(DANISH, 4)
    before_lot = equity.chances(begin(DANISH, 4).match)
    assert before_lot == pytest.approx([0.25] * 4, abs=1e-9)
    here = equity.chances(standing(DANISH, (3, 9, 14, 14), (2, 2, 1, 2), dealer=3))
    turned = equity.chances(standing(DANISH, (14, 3, 9, 14), (2, 2, 2, 1), dealer=0))
    assert turned[1:] + turned[:1] == pytest.approx(here)


@pytest.mark.parametrize("players", [2, 3])
def test_more_points_of_ones_own_are_never_better_with_one_life_left(players, standing):
    equity = equity_of(DANISH, players)
    others = [7] * (players - 1)
    chances = [
        equity.chances(standing(DANISH, [score, *others], [1] * players))[0] for score in range(21)
    ]
    assert (np.diff(chances) <= 1e-3).all()
    assert chances[0] - chances[20] > 0.1


@pytest.mark.parametrize(
    ("key", "scores", "lives", "most"),
    [
        pytest.param("danish", (0, 0), (2, 2), 0.02, id="two at the start"),
        pytest.param("danish", (20, 4, 11), (1, 2, 1), 0.025, id="three in the middle"),
        pytest.param("danish", (20, 4, 11, 6, 15), (1, 2, 1, 1, 2), 0.04, id="five"),
        pytest.param("cucumber_free", (28, 12, 3), None, 0.03, id="one nearly out"),
        pytest.param("danish_first_over", (18, 9, 2), None, 0.03, id="the first one out loses"),
        pytest.param("parlett", (10, 20, 29), None, 0.04, id="until two are left"),
    ],
)
def test_chances_are_what_comes_of_matches_that_are_played(key, scores, lives, most, standing):
    variant = VARIANTS[key]
    match = standing(variant, scores, lives or (1,) * len(scores))
    equity = equity_of(variant, len(scores), background=False)
    played = sampled(match, 10_000, seed=4).chances
    assert equity.chances(match) == pytest.approx(played.win, abs=most)
    assert equity.safe(match) == pytest.approx(played.safe, abs=most)


def test_where_one_loses_it_is_enough_not_to_be_that_one(standing):
    variant = VARIANTS["danish_first_over"]
    match = standing(variant, (18, 9, 2), (1, 1, 1))
    equity = equity_of(variant, 3, background=False)
    assert sum(equity.safe(match)) == pytest.approx(2, abs=0.02)
    assert all(safe > win for safe, win in zip(*reversed(equity.of(match)), strict=True))
    assert not names_losers(DANISH)
    three = equity_of(DANISH, 3)
    assert three.safe(standing(DANISH, (0, 5, 9))) == three.chances(standing(DANISH, (0, 5, 9)))


def test_a_match_that_is_over_has_nothing_left_to_chance():
    over = begin(DANISH, 3).match
    over = replace(over, phase=Phase.OVER, outcome=Outcome((0, 2)))
    equity = equity_of(DANISH, 3)
    assert equity.chances(over) == (0.5, 0.0, 0.5)
    assert equity.is_exact(over)
    with pytest.raises(WrongTime, match="Only a deal that is to be played"):
        equity.utility(over)
    with pytest.raises(WrongTime, match="The match is over"):
        sampled(over, 10)


def test_who_is_out_has_no_chance_and_the_others_play_on(standing):
    equity = equity_of(DANISH, 4)
    chances = equity.chances(standing(DANISH, (25, 3, 9, 14), (0, 2, 2, 1), dealer=1))
    assert chances[0] == 0.0
    assert sum(chances) == pytest.approx(1)
    utility = equity.utility(standing(DANISH, (25, 3, 9, 14), (0, 2, 2, 1), dealer=1))
    assert len(utility) == len(utility[0]) == 3


def test_a_life_that_is_lost_shows_in_what_a_card_changes(standing):
    match = standing(DANISH, (20, 0), (1, 2), dealer=0)
    before = equity_of(DANISH, 2).chances(match)
    utility = equity_of(DANISH, 2).utility(match)
    assert [change + before[0] for change in utility[0][0]] == pytest.approx([0.0] * 13)
    assert utility[1][1] == pytest.approx([-change for change in utility[0][1]])


def test_kontra_is_paid_for(standing):
    variant = VARIANTS["ogorek_kontra"]
    match = standing(variant, (20, 30, 10))
    equity = equity_of(variant, 3, background=False)
    plain = equity.utility(match)
    called = equity.utility(replace(match, kontra=1))
    at = len(plain[0][0]) - 2
    assert called[0][0][at] < plain[0][0][at]
    assert called[1][1][at] < plain[1][1][at]


def test_buying_in_is_answered_where_it_pays():
    variant, random = VARIANTS["gurka_se_20"], Random(3)
    asked = 0
    for number in range(40):
        state = begin(variant, 5).apply(Lot(number % 5)).state
        while state.match.phase is not Phase.OVER:
            if state.match.phase is Phase.BUY_IN:
                asked += 1
                chances = equity_of(variant, 5, background=False).chances(state.match)
                assert sum(chances) == pytest.approx(1)
            if state.to_act is None:
                state = state.apply(chance(state.match, random.randbytes(32))).state
            else:
                state = state.apply(random.choice(state.actions)).state
    assert asked > 5


def test_rollouts_take_what_a_card_changes():
    state = begin(DANISH, 3).apply(Lot(2)).state
    state = state.apply(chance(state.match, bytes(32))).state
    view = state.view(state.to_act)
    utility = equity_of(DANISH, 3).utility(view.match)
    tried = Rollouts(view, utility=utility).run(64)
    assert max(map(abs, tried.means)) < 1


def test_without_numpy_all_is_the_same(monkeypatch, standing):
    pytest.importorskip("numpy")
    match = standing(DANISH, (3, 20, 7, 12), (2, 1, 1, 2))
    book = shelf.shipped(DANISH)
    assert book is not None
    with_numpy = Equity(DANISH, 4, book).utility(match)
    monkeypatch.setitem(sys.modules, "numpy", None)
    without = Equity(DANISH, 4, book).utility(match)
    for mine, theirs in zip(with_numpy, without, strict=True):
        for one, other in zip(mine, theirs, strict=True):
            assert one == pytest.approx(other)


def test_what_is_asked_again_is_remembered(standing):
    equity = equity_of(DANISH, 3)
    match = standing(DANISH, (3, 20, 7))
    assert equity.utility(match) is equity.utility(standing(DANISH, (3, 20, 7)))


def test_chances_are_those_of_matches_with_as_many_players(standing):
    with pytest.raises(PlayersError, match="matches with 3 players, not 2"):
        equity_of(DANISH, 3).chances(standing(DANISH, (0, 0)))
