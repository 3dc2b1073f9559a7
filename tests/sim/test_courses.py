"""How matches go deal by deal, how deals end and what follows, and their plain twins."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim import native
from agurk.sim.courses import deal_ends, match_courses, match_of, match_steps, row_of
from agurk.sim.deal_sums import random_deals
from agurk.sim.match_sums import matches
from agurk.sim.plain.matches import MatchPlay
from agurk.sim.policies import POLICIES
from agurk.sim.running import CountError
from agurk.variants import VARIANTS
from tests.sim.replaying import house_rules

DANISH = VARIANTS["danish"]
need_kernel = pytest.mark.skipif(not native.available(), reason="there is no kernel")


def table_of(variant, random):
    """Return how many play, and by what policies."""
    players = random.randint(variant.least_players, max(variant.least_players, 4))
    players = min(players, variant.most_players)
    return players, [random.choice(POLICIES) for _ in range(players)]


def somewhere(variant, policies, seed):
    """Return a match that has gone on for some deals, before the next."""
    before = MatchPlay(variant, policies, seed=seed, number=0).before
    return before[len(before) // 2]


def alike(one, other):
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@need_kernel
@pytest.mark.parametrize("key", VARIANTS)
def test_the_plain_twin_plays_matches_on_from_where_they_were(key, monkeypatch):
    variant, random = VARIANTS[key], Random(f"courses {key}")
    players, policies = table_of(variant, random)
    begun = [somewhere(variant, policies, random.getrandbits(64)) for _ in range(2)]
    asked = {"seed": random.getrandbits(64), "policies": policies}

    def played():
        return (
            match_courses(variant, players, 2, begun=begun, **asked),
            match_courses(variant, players, 2, first=3, **asked),
        )

    natively = played()
    monkeypatch.setenv("AGURK_KERNEL", "off")
    assert all(map(alike, natively, played()))


@need_kernel
@pytest.mark.parametrize("key", VARIANTS)
def test_the_plain_twin_finds_the_same_ends_and_what_follows_them(key, monkeypatch):
    variant, random = VARIANTS[key], Random(f"steps {key}")
    players, _ = table_of(variant, random)
    seed = random.getrandbits(64)
    match = begin(variant, players).match
    begun = np.array([row_of(replace(match, dealer=dealer, number=1)) for dealer in range(players)])
    if not variant.keep_cards:
        far = [somewhere(variant, ["sharp"] * players, seed + more) for more in range(4)]
        rows = [row_of(each) for each in far if len(each.seats) == players]
        begun = np.array([*begun.tolist(), *rows])

    def found():
        ends = deal_ends(variant, players, 30, seed=seed)
        return ends, match_steps(variant, players, begun.astype(np.int32), list(ends))

    ends, steps = found()
    monkeypatch.setenv("AGURK_KERNEL", "off")
    others, other_steps = found()
    assert ends == others
    assert sum(ends.values()) == 30
    assert np.array_equal(steps, other_steps)


@need_kernel
def test_house_rules_go_on_alike(monkeypatch):
    random = Random("courses of house rules")
    for _ in range(12):
        variant = house_rules(random)
        players, _ = table_of(variant, random)
        natively = match_courses(variant, players, 2, seed=4, policies="uniform")
        monkeypatch.setenv("AGURK_KERNEL", "off")
        assert alike(natively, match_courses(variant, players, 2, seed=4, policies="uniform"))
        monkeypatch.delenv("AGURK_KERNEL")


def test_courses_are_those_of_the_matches_that_sums_tell_of():
    found = match_courses(DANISH, 3, 30, seed=6, policies="sharp")
    sums = matches(DANISH, 3, 30, seed=6, policies="sharp")
    assert found.winners.sum(axis=0).tolist() == list(sums.wins)
    assert len(found.match) == sums.deals
    assert found.match.tolist() == sorted(found.match.tolist())
    assert found.scores[found.lives > 0].max() == 20


def test_ends_are_those_of_the_deals_that_sums_tell_of():
    sums = random_deals(DANISH, 4, 200, seed=9, policies="ladder", hand=3)
    ends = deal_ends(DANISH, 4, 200, seed=9, policies="ladder", hand=3)
    taken = [sum(times for end, times in ends.items() if end.taker == place) for place in range(4)]
    assert sum(taken) == 200
    assert all(end.points[end.taker] >= 2 for end in ends)
    assert sum(sums.taken_by) == 200


def test_a_match_in_numbers_is_the_same_match():
    match = somewhere(DANISH, ["sharp"] * 3, 8)
    again = match_of(begin(DANISH, 3).match, row_of(match))
    assert again.phase is Phase.DEAL
    assert row_of(again) == row_of(match)
    assert again.standing.scores == match.standing.scores


def test_each_match_needs_a_beginning_of_its_own():
    match = somewhere(DANISH, ["sharp"] * 3, 8)
    with pytest.raises(CountError, match="5 matches cannot go on from 1 beginnings"):
        match_courses(DANISH, 3, 5, begun=[match])


@need_kernel
@pytest.mark.parametrize(
    ("at", "value"),
    [
        pytest.param(0, 3, id="a dealer who has no seat"),
        pytest.param(1, 0, id="no number of a deal"),
        pytest.param(2, 1, id="half of how the deal before ended"),
        pytest.param(9, 300, id="too many lives"),
        pytest.param(slice(10, 12), [0, 0], id="one player alone"),
    ],
)
def test_the_kernel_refuses_a_beginning_that_there_cannot_be(at, value):
    row = np.array(row_of(replace(begin(DANISH, 3).match, dealer=0, number=1)), np.int32)
    row[at] = value
    kernel, shape = native.kernel, _shape()
    with pytest.raises(ValueError, match=r"\.$"):
        kernel.match_courses(shape, 3, [2] * 3, 0, 0, 1, [row.tolist()])


@need_kernel
def test_the_kernel_refuses_rows_that_do_not_fit():
    kernel, shape = native.kernel, _shape()
    begun, rows = np.zeros((2, 15), np.int32), np.zeros((2, 1, 18), np.int32)
    with pytest.raises(ValueError, match=r"do not fit"):
        kernel.match_steps(shape, 3, [2] * 3, begun.data, [[0] * 8], rows.data)
    with pytest.raises(ValueError, match=r"too few numbers"):
        kernel.match_courses(shape, 3, [2] * 3, 0, 0, 1, [[0, 1]])
    with pytest.raises(ValueError, match=r"one beginning"):
        kernel.match_courses(shape, 3, [2] * 3, 0, 0, 2, [[0] * 15])


def _shape():
    from agurk.sim.shape import shape_of

    return shape_of(DANISH).native()
