"""What has been learned from search."""

import pytest

from agurk.sim import matches
from agurk.sim.lesson import FEATURES, SITUATIONS, lesson, situation
from agurk.sim.policies import UnknownPolicy
from agurk.sim.rollouts import Rollouts
from agurk.variants import VARIANTS
from tests.rules.scenes import scene


def test_there_is_a_number_for_each_situation_and_feature():
    assert [len(weights) for weights in lesson()] == [FEATURES] * SITUATIONS


def test_situations_tell_hands_and_turns_apart():
    found = {situation(size, made, 3) for size in range(2, 8) for made in range(3)}
    assert found == set(range(SITUATIONS))


@pytest.mark.parametrize(("size", "like"), [(1, 2), (9, 7)], ids=["a last card", "a large hand"])
def test_other_hands_are_played_like_the_nearest_that_was_learned(size, like):
    assert situation(size, 1, 2) == situation(like, 1, 2)


def test_deals_are_only_played_on_by_what_was_learned():
    with pytest.raises(UnknownPolicy, match="learned"):
        matches(VARIANTS["danish"], 2, 1, policies="learned")
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td").view(0)
    assert Rollouts(view, policies="learned").run(4, seed=1).worlds == 4
