"""The suite for bots finds those that do what a player cannot do."""

from itertools import count
from random import Random

import pytest

from agurk.bots.check import BadBot, check
from agurk.rules.actions import Play
from agurk.rules.match import Phase
from agurk.variants import VARIANTS

asked = count()


class Bot:
    def __init__(self, choose):
        self.choose = choose


def highest_held(view, random):
    return Play(view.hand[-1:]) if view.match.phase is Phase.PLAY else view.actions[0]


def forgetful_of_seeds(view, random):
    return Random(next(asked)).choice(view.actions)


@pytest.mark.parametrize(
    ("choose", "complaint"),
    [
        pytest.param(highest_held, "it could choose", id="an illegal card"),
        pytest.param(forgetful_of_seeds, "the same view and random numbers", id="its own chance"),
    ],
)
def test_a_bot_is_refused_for(choose, complaint):
    with pytest.raises(BadBot, match=complaint):
        check(Bot(choose), [VARIANTS["danish"]], [3])


def test_a_bot_that_counts_its_questions_is_refused():
    seen = []

    def tiring(view, random):
        seen.append(view)
        return view.actions[0 if len(seen) < 40 else -1]

    with pytest.raises(BadBot, match="given"):
        check(Bot(tiring), [VARIANTS["danish"]], [3])


def test_every_choice_of_every_number_of_matches_is_counted():
    first = check(Bot(lambda view, _: view.actions[0]), [VARIANTS["danish"]], [2])
    more = check(Bot(lambda view, _: view.actions[0]), [VARIANTS["danish"]], [2], matches=3)
    assert more > 2 * first


def test_a_number_of_players_that_a_variant_does_not_know_is_left_out():
    assert check(Bot(lambda view, _: view.actions[0]), [VARIANTS["danish"]], [9]) == 0
