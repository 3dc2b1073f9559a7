"""Many games stepped by one call: the kernel's, its twin, and what they show."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from agurk.rules.errors import IllegalAction
from agurk.sim import native
from agurk.sim.opening import opening, opening_of
from agurk.sim.plain.deal import Game
from agurk.sim.plain.vector_env import PlainEnv
from agurk.sim.vector_env import VectorEnv
from agurk.variants import VARIANTS
from tests.sim.equality import tables

FIELDS = ("legal", "numbered", "turns", "ends", "rewards", "observations")

with_kernel = pytest.mark.skipif(not native.available(), reason="there is no kernel")


@pytest.fixture(params=[pytest.param("on", id="by the kernel"), pytest.param("off", id="in plain")])
def kind(request, monkeypatch):
    if request.param == "on" and not native.available():
        pytest.skip("there is no kernel")
    monkeypatch.setenv("AGURK_KERNEL", request.param)


def shown(env):
    return [np.asarray(getattr(env, name)).copy() for name in FIELDS]


def same(one, other):
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@with_kernel
def test_the_kernel_and_its_twin_step_the_same_games():
    random = Random(5)
    for table in islice(tables(random), 60):
        size, n = min(table.size, 7), random.choice([1, 3, 33])
        words = {"seed": random.getrandbits(64), "hand": size}
        env = VectorEnv(table.variant, table.players, n, observe=True, **words)
        begun = opening_of(table.variant, table.players, **words)
        twin = PlainEnv(table.variant, begun, n, observe=True)
        drawn = np.zeros_like(VectorEnv(table.variant, table.players, n).sample())
        for _ in range(table.players * size + 3):
            theirs = [np.asarray(getattr(twin, name)()) for name in FIELDS]
            assert same(shown(env), theirs), table
            twin.sample(drawn.data)
            assert np.array_equal(env.sample(), drawn)
            env.step(drawn)
            assert twin.step(drawn.tolist()) == -1


@with_kernel
def test_games_in_lockstep_are_those_one_by_one():
    random = Random(6)
    for table in islice(tables(random), 150):
        shape, players, size, leader, seed, _ = opening(
            table.variant, table.players, hand=table.size, seed=table.number
        )
        envs = [
            native.kernel.vector_env(
                shape, players, size, leader, 70, seed, observe=True, alone=alone
            )
            for alone in (False, True)
        ]
        wide = table.variant.lead.value == "sets" or table.variant.exchange.value != "none"
        drawn = np.zeros(70, np.uint16 if wide else np.uint8)
        for _ in range(players * size + 2):
            one, other = ([getattr(env, name)() for name in FIELDS] for env in envs)
            assert same(one, other), table
            envs[0].sample(drawn)
            assert [env.step(drawn) for env in envs] == [-1, -1]


def test_a_game_ends_is_paid_for_and_is_dealt_anew(kind):
    env = VectorEnv(VARIANTS["danish"], 3, 5, seed=2, hand=2)
    games = [Game(VARIANTS["danish"], 3, seed=2, number=at, hand=2) for at in range(5)]
    for _ in range(6):
        assert not any(env.ends)
        chosen = env.sample()
        for game, choice in zip(games, chosen, strict=True):
            game.apply(int(choice))
        env.step(chosen)
    assert all(env.ends)
    paid = [[-points for points in game.payments] for game in games]
    assert np.array_equal(env.rewards, np.array(paid, np.float32))
    again = [Game(VARIANTS["danish"], 3, seed=2, number=5 + at, hand=2) for at in range(5)]
    assert [int(legal) for legal in env.legal] == [game.legal for game in again]
    env.step(env.sample())
    assert not any(env.ends)
    assert not np.any(env.rewards)


def test_one_choice_that_is_none_leaves_all_games_as_they_are(kind):
    env = VectorEnv(VARIANTS["danish"], 4, 40, seed=1)
    chosen, before = env.sample().copy(), shown(env)
    chosen[37] = 13
    with pytest.raises(IllegalAction, match=r"In game 37 place 0 may play the ranks .*, not 13"):
        env.step(chosen)
    assert same(shown(env), before)


def test_a_number_that_is_no_choice_is_refused(kind):
    env = VectorEnv(VARIANTS["gurka_is"], 2, 2, seed=1)
    chosen = env.sample().copy()
    chosen[1] = 999
    with pytest.raises(IllegalAction, match=r"In game 1 place 0 may choose 0 to .*, not 999"):
        env.step(chosen)


def test_there_is_at_least_one_game(kind):
    with pytest.raises(IllegalAction, match="at least one game, not 0"):
        VectorEnv(VARIANTS["danish"], 4, 0)


@with_kernel
def test_each_step_writes_over_the_same_memory():
    env = VectorEnv(VARIANTS["danish"], 4, 8, seed=1, observe=True)
    fields = {name: getattr(env, name) for name in FIELDS}
    before = [env.legal.copy(), env.observations.copy()]
    env.step(env.sample())
    assert all(getattr(env, name) is array for name, array in fields.items())
    assert not np.array_equal(env.legal, before[0])
    assert not np.array_equal(env.observations, before[1])


@pytest.mark.parametrize(
    ("key", "features"),
    [
        pytest.param("danish", 64, id="a pack of thirteen ranks"),
        pytest.param("krypkille", 88, id="a pack of twenty-one"),
    ],
)
def test_an_observation_has_three_blocks_and_sixteen_more(key, features, kind):
    variant = VARIANTS[key]
    env = VectorEnv(variant, 4, 3, seed=7, observe=True)
    game = Game(variant, 4, seed=7)
    assert (env.features, np.shape(env.observations)) == (features, (3, features))
    block, equal = (16, 4) if features == 64 else (24, 8)
    played: list[int] = []
    for step in range(9):
        seen = np.asarray(env.observations)[0]
        hand, legal = game.hands[game.turn], game.legal
        assert [round(share * equal) for share in seen[:block]] == [
            hand.count(rank) for rank in range(block)
        ]
        assert sum(1 << rank for rank in range(block) if seen[block + rank]) == legal
        assert [round(share * equal) for share in seen[2 * block : 3 * block]] == [
            played.count(rank) for rank in range(block)
        ]
        others = seen[3 * block :]
        assert others[0] == (step % 4 == 0)
        assert others[3] == np.float32(step % 4 / 4)
        assert others[6] == np.float32(game.turn / 4)
        assert others[15] == np.float32(min(16, legal.bit_count()) / 16)
        chosen = env.sample()
        played.append(int(chosen[0]))
        game.apply(int(chosen[0]))
        env.step(chosen)
