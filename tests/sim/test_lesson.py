"""What has been learned from search."""

import pytest

from agurk.sim import matches
from agurk.sim.lesson import FEATURES, SITUATIONS, habits, lesson, situation, standing
from agurk.sim.plain.learned import chance_of
from agurk.sim.plain.rollouts import PlayOn
from agurk.sim.policies import UnknownPolicy
from agurk.sim.rollouts import Rollouts, question_of
from agurk.sim.sample import Worlds
from agurk.variants import VARIANTS
from tests.rules.scenes import scene


def test_there_is_a_number_for_each_situation_and_feature():
    assert [len(weights) for weights in lesson()] == [FEATURES] * SITUATIONS


def test_there_are_habits_of_two_players_and_of_more():
    assert [len(weights) for weights in habits()] == [FEATURES] * SITUATIONS * 2
    stood = {standing(at, players) for at in range(SITUATIONS) for players in (2, 3)}
    assert stood == set(range(2 * SITUATIONS))
    assert standing(0, 3) == standing(0, 7)


def test_how_often_all_plays_are_made_adds_up_to_one():
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td").view(0)
    (hands,) = Worlds.of(view).draw(1)
    on = PlayOn(question_of(view, 0, "learned", None), hands)
    plays = on.deal.legal()
    chances = [chance_of(play, on.deal, plays, on.outlook()) for play in plays]
    assert len(plays) == 3
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


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
