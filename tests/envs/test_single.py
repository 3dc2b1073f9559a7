"""The Gymnasium environment: its own checker, and bots that play as they should."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import agurk.envs
from agurk.bots import find
from agurk.bots.registry import UnknownBot
from agurk.rules.errors import IllegalAction, PlayersError, WrongTime
from agurk.variants import VARIANTS


@pytest.mark.parametrize("key", VARIANTS)
def test_it_passes_the_checker(key, capsys):
    bots = ["uniform"] * (VARIANTS[key].least_players - 1)
    env = gymnasium.make("agurk/Cucumber-v0", bots=bots, variant=key, cards=3)
    check_env(env.unwrapped)
    capsys.readouterr()


def test_a_match_passes_the_checker(capsys):
    env = gymnasium.make(
        "agurk/Cucumber-v0", bots=["sharp", "ladder"], episode="match", reward="equity"
    )
    check_env(env.unwrapped)
    capsys.readouterr()


def random_reward(env, episodes):
    """Return what random play brings on average."""
    env.action_space.seed(1)
    total = 0.0
    for episode in range(episodes):
        observation, _ = env.reset(seed=episode)
        over = False
        while not over:
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, over, cut, _ = env.step(action)
            assert not cut
            total += reward
    return total / episodes


def test_sharp_bots_make_a_random_player_lose_more_often_than_a_quarter():
    env = gymnasium.make("agurk/Cucumber-v0", bots=["sharp"] * 3, reward="deal")
    assert random_reward(env.unwrapped, 300) < -0.35


@pytest.mark.parametrize("key", ["gurka_se", "gurka_is_exchange", "cucumber_hard"])
def test_whole_matches_come_to_an_end(key):
    env = gymnasium.make(
        "agurk/Cucumber-v0", bots=["uniform"] * 2, variant=key, episode="match", reward="deal"
    )
    assert random_reward(env.unwrapped, 2) < 0


def test_a_bot_may_be_a_player():
    env = agurk.envs.Cucumber(bots=[find("sharp")])
    assert env.reset(seed=1)[0]["observation"].shape == (64,)


@pytest.mark.parametrize(
    ("bots", "error"),
    [
        pytest.param(["stockfish"], UnknownBot, id="no such bot"),
        pytest.param([], PlayersError, id="nobody to play with"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots, error):
    with pytest.raises(error):
        agurk.envs.Cucumber(bots=bots)


def test_an_action_that_is_not_allowed_costs_the_dearest_card_or_is_refused():
    env = agurk.envs.Cucumber()
    env.reset(seed=1)
    _, reward, over, *_ = env.step(-1)
    assert (reward, over) == (-14, True)
    env = agurk.envs.Cucumber(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(-1)


def test_masks_are_those_of_the_observation():
    env = agurk.envs.Cucumber()
    observation, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), observation["action_mask"])


def test_nothing_is_asked_before_it_begins():
    with pytest.raises(WrongTime):
        agurk.envs.Cucumber().action_masks()
