"""What is observed: the same as by `VectorEnv`, by the view alone, and named one by one."""

from random import Random

import numpy as np
import pytest

from agurk.envs.features import Features
from agurk.envs.numbering import Numbering
from agurk.envs.plan import plan_of
from agurk.sim.plain.deal import Game
from agurk.sim.vector_env import VectorEnv
from agurk.variants import VARIANTS
from tests.envs.moments import choice_of, decisions, drawing, laid_out, rows_of


def observers(plan):
    numbering = Numbering(plan)
    return numbering, Features(plan, numbering)


@pytest.mark.parametrize("key", VARIANTS)
@pytest.mark.parametrize("most", [False, True], ids=["fewest players", "most players"])
def test_a_deal_is_observed_as_by_the_vector_environment(key, most):
    variant = VARIANTS[key]
    players = variant.most_players if most else variant.least_players
    env, random = VectorEnv(variant, players, 1, seed=3, observe=True), Random(key)
    game = Game(variant, players, seed=3)
    numbering, features = observers(plan_of(variant, players))
    state = laid_out(variant, game.hands)
    while not env.ends[0]:
        view = state.view(state.to_act)
        numbers, choices = rows_of(numbering, view)
        seen = features.of(view, numbers, (), choices)[: features.base]
        wrong = np.flatnonzero(seen != env.observations[0])
        assert [features.names[at] for at in wrong] == []
        choice = env.sample().copy()
        number = random.choice(numbers) if not env.numbered[0] else int(choice[0])
        ranks = game.choices[number] if env.numbered[0] else (number,)
        choice[0], place = number, game.turn
        env.step(choice)
        game.apply(number)
        made = choice_of(view, ranks)
        state = drawing(state, place, made, game.hands[place]).apply(made).state


@pytest.mark.parametrize("key", ["danish", "gurka_is_exchange", "rassi", "matapesa", "gurka_se"])
def test_hidden_cards_change_nothing(key):
    random = Random(key)
    plan = plan_of(key, VARIANTS[key].least_players, episode="match")
    numbering, features = observers(plan)
    for at, state in enumerate(decisions(plan, random)):
        if at > 80:
            break
        for seat in range(plan.players):
            view = state.view(seat)
            numbers, choices = rows_of(numbering, view) if seat == state.to_act else ((), 0)
            twin = view.resample(random).view(seat)
            told = [features.of(each, numbers, (), choices) for each in (view, twin)]
            assert np.array_equal(*told)


@pytest.mark.parametrize("key", VARIANTS)
def test_each_feature_has_a_name_of_its_own_and_is_a_part_of_one(key):
    random = Random(key)
    plan = plan_of(key, VARIANTS[key].most_players, episode="match")
    numbering, features = observers(plan)
    assert len(set(features.names)) == len(features.names)
    for at, state in enumerate(decisions(plan, random)):
        if at > 120:
            break
        seen = features.of(state.view(state.to_act), *split(numbering, state))
        assert seen.shape == (len(features),)
        assert 0 <= seen.min() <= seen.max() <= 1


def split(numbering, state):
    numbers, choices = rows_of(numbering, state.view(state.to_act))
    return numbers, (), choices


def test_whoever_is_not_in_turn_has_no_card_to_play():
    plan = plan_of("danish", 3)
    _, features = observers(plan)
    state = next(decisions(plan, Random(1)))
    (other, *_) = set(range(3)) - {state.to_act}
    seen = features.of(state.view(other), ())
    held, may = seen[:16], seen[16:32]
    assert held.sum() * 4 == 7
    assert may.sum() == 0


def test_cards_chosen_so_far_are_observed():
    plan = plan_of("gurka_is_exchange", 2)
    numbering, features = observers(plan)
    state = next(decisions(plan, Random(1)))
    view = state.view(state.to_act)
    seen = features.of(view, (numbering.ranks,), (3, 3, 5))
    told = dict(zip(features.names, seen.tolist(), strict=True))
    assert (told["5 chosen"], told["7 chosen"], told["2 chosen"]) == (0.5, 0.25, 0.0)
