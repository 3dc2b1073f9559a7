"""Many deals at once: the numbers of `VectorEnv` in the calls of Gymnasium."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from agurk.envs import Batch
from agurk.rules.errors import IllegalAction
from agurk.sim import VectorEnv
from agurk.variants import VARIANTS


@pytest.mark.parametrize("key", VARIANTS)
def test_every_choice_is_in_the_space_and_has_its_mark(key):
    batch = Batch(16, variant=key, players=VARIANTS[key].least_players)
    observations, infos = batch.reset(seed=1)
    for _ in range(60):
        choices = batch.sample()
        assert batch.action_space.contains(choices.astype(np.int64))
        assert batch.observation_space.contains(observations)
        marked = infos["action_mask"]
        assert marked[np.arange(16), choices].all()
        assert (marked.sum(1) >= 1).all()
        observations, *_, infos = batch.step(choices)


def test_marks_are_all_that_may_be_chosen():
    batch, games = Batch(8, variant="gurka_is_exchange", players=3), None
    _, infos = batch.reset(seed=4)
    games = VectorEnv(VARIANTS["gurka_is_exchange"], 3, 8, seed=int(seed_of(4)), observe=True)
    for _ in range(100):
        counted = [
            int(legal) if numbered else int(legal).bit_count()
            for legal, numbered in zip(games.legal, games.numbered, strict=True)
        ]
        assert infos["action_mask"].sum(1).tolist() == counted
        choices = batch.sample()
        *_, infos = batch.step(choices)
        games.step(choices)


def seed_of(seed):
    """Return the seed of the kernel that a seed of Gymnasium leads to."""
    from gymnasium.utils.seeding import np_random

    return np_random(seed)[0].integers(1 << 62)


def test_it_is_the_vector_environment():
    batch = Batch(32, variant="danish", players=4, cards=5)
    observations, infos = batch.reset(seed=9)
    games = VectorEnv(VARIANTS["danish"], 4, 32, seed=int(seed_of(9)), hand=5, observe=True)
    assert np.array_equal(observations, games.observations)
    for _ in range(20):
        choices = batch.sample()
        observations, rewards, ends, cut, infos = batch.step(choices)
        games.step(choices)
        assert np.array_equal(observations, games.observations)
        assert np.array_equal(rewards, games.rewards)
        assert np.array_equal(ends, games.ends)
        assert np.array_equal(infos["turn"], games.turns)
        assert not cut.any()
    assert ends.all()
    assert (rewards.sum(1) < 0).all()


def test_what_a_step_returned_stays():
    batch = Batch(4)
    observations, _ = batch.reset(seed=1)
    before = observations.copy()
    batch.step(batch.sample())
    assert np.array_equal(observations, before)


def test_a_choice_that_is_none_is_refused():
    batch = Batch(4)
    batch.reset(seed=1)
    with pytest.raises(IllegalAction, match="In game 0 place 0 may play the ranks"):
        batch.step(np.full(4, 13))


def test_a_game_that_ends_is_dealt_anew_in_the_same_step():
    assert Batch(1).metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
