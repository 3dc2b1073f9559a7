"""The PettingZoo environment: PettingZoo's own tests over every variant, and what is paid."""

import pickle
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from agurk.bots import find
from agurk.envs import agurk_v0
from agurk.envs.options import BadOption
from agurk.rules.choices import Exchange, HandRule, Lead, Multiplier
from agurk.rules.errors import IllegalAction, WrongTime
from agurk.solve.equity import equity_of
from agurk.variants import VARIANTS
from agurk.variants.house import with_rules

SEATS = [
    (key, variant, name, players)
    for key, variant in VARIANTS.items()
    for name, players in (("fewest", variant.least_players), ("most", variant.most_players))
]
TABLES = [
    pytest.param(variant, players, id=f"{key}, {name}") for key, variant, name, players in SEATS
]
ALIKE = [
    table
    for table, (_, variant, _, players) in zip(TABLES, SEATS, strict=True)
    if variant.exchange is Exchange.NONE
    and variant.lead is not Lead.SETS
    and variant.multiplier is not Multiplier.KONTRA
    and not (variant.hand_rule is HandRule.DEALER_CHOICE and players > 13)
]
"""Those in which everybody acts as often in four tricks, as PettingZoo's test of cycles asks."""
# PettingZoo warns of a mask in the observation, unless the environment is one of its own.
OURS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]


def match_of(env: Any) -> Any:
    """Return the open part of the match, of which everybody knows all."""
    return inside(env).view("player_0").match


def seen(env: Any, agent: str) -> Any:
    """Return what an agent observes."""
    return env.observe(agent)


def inside(env: Any) -> agurk_v0.raw_env:
    """Return an environment without what is wrapped around it."""
    found = env.unwrapped
    assert isinstance(found, agurk_v0.raw_env)
    return found


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_it_keeps_to_the_interface(variant, players):
    api_test(agurk_v0.env(variant=variant, players=players, mask="info", episode="match"), 4)


@pytest.mark.filterwarnings(*OURS)
@pytest.mark.parametrize(("variant", "players"), TABLES[::7])
def test_it_keeps_to_the_interface_with_masks_in_observations(variant, players):
    api_test(agurk_v0.env(variant=variant, players=players), 10)


@pytest.mark.parametrize("reward", ["points", "deal", "equity"])
def test_it_keeps_to_the_interface_whatever_is_played_for(reward):
    api_test(agurk_v0.env(players=3, mask="info", reward=reward, cards=2), 30)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_seed_gives_the_same_again(variant, players):
    seed_test(lambda: agurk_v0.env(variant=variant, players=players), 4)


@pytest.mark.parametrize(("variant", "players"), ALIKE)
def test_it_is_cut_short_after_so_many_cycles(variant, players):
    fixed = {"variant": variant, "players": players, "illegal": "mend"}
    if players * 4 <= len(variant.cards):
        fixed["cards"] = 5 if players * 5 <= len(variant.cards) else 4
    else:
        fixed["episode"] = "match"
    max_cycles_test(
        SimpleNamespace(
            env=lambda **more: agurk_v0.env(**fixed, **more),
            parallel_env=lambda **more: agurk_v0.parallel_env(**fixed, **more),
        )
    )


@pytest.mark.parametrize("key", ["gurka_is_exchange", "ogorek_kontra", "vidivellir"])
def test_it_is_cut_short_after_so_many_tricks_where_some_act_more_often(key):
    env, random = agurk_v0.env(variant=key, players=3, max_cycles=2, mask="info"), Random(key)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(random.choice(np.flatnonzero(mask).tolist()))
    assert inside(env).episode.tricks == 2


@pytest.mark.parametrize(("variant", "players"), TABLES[::2])
def test_it_is_shown(variant, players, capsys):
    make: Any = partial(agurk_v0.env, variant=variant, players=players)
    render_test(make)
    capsys.readouterr()


def played(env, bot="uniform", seed=1):
    """Play an episode by a bot; return what each got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        *_, reward, terminated, truncated, _ = env.last(observe=False)
        got[agent] += reward
        env.step(None if terminated or truncated else inside(env).bot(bot))
    return list(got.values())


def test_points_are_those_of_the_last_trick():
    env = agurk_v0.env(players=4)
    got = sorted(played(env))
    counted = match_of(env).counted
    assert got == [-counted.trick.payments[0].points, 0, 0, 0]


def test_points_of_a_match_are_all_that_was_paid():
    variant = with_rules(VARIANTS["danish"], ["lives=1", "life_lost=none"])
    env = agurk_v0.env(variant=variant, players=2, episode="match")
    got = played(env, seed=5)
    assert [-points for points in got] == list(match_of(env).standing.scores)


def test_bonuses_are_points_won():
    brought = {
        point
        for seed in range(60)
        for point in played(
            agurk_v0.env(
                variant=with_rules(VARIANTS["danish"], ["penalty_tie=bonus"]), players=7, cards=2
            ),
            seed=seed,
        )
    }
    assert any(point > 0 for point in brought)


def test_whoever_loses_a_deal_gets_one_less():
    env = agurk_v0.env(variant="matapesa", players=4, reward="deal")
    got = played(env)
    losers = match_of(env).outcome.losers
    assert [seat for seat, reward in enumerate(got) if reward == -1] == sorted(losers)
    assert set(got) == {0, -1}


@pytest.mark.parametrize("key", ["danish", "gurka_se"])
def test_equity_adds_up_to_what_was_won_less_the_chance_at_the_beginning(key):
    env = agurk_v0.env(variant=key, players=3, episode="match", reward="equity")
    env.reset(seed=4)
    at_first = equity_of(VARIANTS[key], 3, background=False).chances(match_of(env))
    got = played(env, seed=4)
    winners = match_of(env).outcome.winners
    won = [(seat in winners) / len(winners) for seat in range(3)]
    assert np.add(got, at_first) == pytest.approx(won)
    assert sum(got) == pytest.approx(0, abs=1e-3)


def test_the_equity_of_one_deal_is_what_it_has_changed():
    got = played(agurk_v0.env(players=2, reward="equity"))
    assert min(got) < 0 < max(got)


@pytest.mark.parametrize("bot", ["uniform", "lowest", "sharp", "ladder"])
@pytest.mark.parametrize("key", ["gurka_is_exchange", "ogorek_kontra", "spillemagasinet", "rassi"])
def test_bots_of_ours_decide_whatever_is_asked(key, bot):
    env = agurk_v0.env(variant=key, players=3, episode="match", illegal="raise", reward="deal")
    assert sum(played(env, bot)) < 0


def test_a_bot_may_be_a_player_with_its_own_random_numbers():
    env = agurk_v0.env()
    env.reset(seed=1)
    assert inside(env).bot(find("uniform"), Random(1)) in inside(env).episode.allowed


def test_an_action_that_is_not_allowed_ends_the_episode_for_the_worst():
    env = agurk_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(forbidden(env))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -14
    assert sum(env.rewards.values()) == -14


def test_an_action_that_is_not_allowed_is_refused_where_that_is_asked_for():
    env = agurk_v0.env(players=3, illegal="raise", cards=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"Player \d may choose \d+ \(.\), .*, not \d+\."):
        env.step(forbidden(env))


def test_an_action_that_is_not_allowed_is_mended():
    env = agurk_v0.env(players=3, illegal="mend")
    env.reset(seed=1)
    env.step(forbidden(env))
    assert not any(env.terminations.values())


def forbidden(env):
    return next(at for at in range(13) if at not in inside(env).episode.allowed)


def test_only_whoever_is_in_turn_has_actions():
    env = agurk_v0.env()
    env.reset(seed=1)
    masks = {agent: seen(env, agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, allowed in masks.items() if allowed] == [env.agent_selection]


def test_a_seed_given_once_goes_on_to_other_cards():
    env = agurk_v0.env()
    env.reset(seed=1)
    first = [seen(env, agent)["observation"] for agent in env.agents]
    env.reset()
    then = [seen(env, agent)["observation"] for agent in env.agents]
    assert not np.array_equal(first, then)


def test_it_travels_to_another_process():
    env = agurk_v0.raw_env(variant="ogorek", players=5, reward="deal")
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert twin.plan == env.plan


@pytest.mark.parametrize("option", ["mask", "render_mode"])
def test_an_option_that_is_none_is_refused(option):
    with pytest.raises(BadOption, match=f"{option} can be .*; not 'loud'"):
        agurk_v0.env(**{option: "loud"})


def test_nothing_is_asked_before_it_begins():
    with pytest.raises(WrongTime, match="call reset first"):
        _ = agurk_v0.raw_env().episode


def test_whoever_is_in_turn_cannot_choose_nothing():
    env = agurk_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(WrongTime, match="chooses a number, not None"):
        env.step(None)
