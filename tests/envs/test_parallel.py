"""The PettingZoo environment in which everybody answers in every cycle."""

import pytest
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test

from agurk.envs import agurk_v0
from agurk.variants import VARIANTS


@pytest.mark.parametrize("key", list(VARIANTS)[::4])
def test_it_keeps_to_the_interface(key):
    fixed = {"variant": key, "players": VARIANTS[key].least_players, "illegal": "mend"}
    parallel_api_test(agurk_v0.parallel_env(**fixed), 60)
    parallel_seed_test(lambda: agurk_v0.parallel_env(**fixed), 20)


def test_only_the_action_of_whoever_is_in_turn_counts():
    one, other = (agurk_v0.parallel_env(players=3, illegal="raise") for _ in range(2))
    for env in (one, other):
        env.reset(seed=8)
    while one.agents:
        turn = one.turns.agent_selection
        number = one.turns.episode.allowed[-1]
        told = one.step(dict.fromkeys(one.agents, number))
        again = other.step(dict.fromkeys(other.agents, -1) | {turn: number})
        assert told[1:4] == again[1:4]
    assert sum(told[1].values()) < 0
    assert all(told[2].values())


def test_it_is_shown_and_closed():
    env = agurk_v0.parallel_env(render_mode="ansi")
    env.reset(seed=1)
    assert "danish, deal 1: play" in env.render()
    env.close()
